// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper public struct State<Value> {
    private let value: Value

    public init(wrappedValue value: Value) { self.value = value }
    public init(initialValue value: Value) { self.value = value }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { Binding(get: { fatalError() }, set: { _ in }) }
}

extension State: Sendable where Value: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@propertyWrapper public struct FocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public init<T: Hashable>() where Value == T? {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding() }

    @propertyWrapper public struct Binding {
        public init() {}

        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
    public init(wrappedValue: Value) {}

    public var wrappedValue: Value { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

    public var wrappedValue: Value { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EnvironmentValues {
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set {}
    }

    public var accessibilityReduceMotion: Bool { fatalError() }
    public var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { fatalError() }
        set {}
    }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public var scenePhase: ScenePhase {
        get { fatalError() }
        set {}
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
