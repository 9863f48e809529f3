/// What the operators themselves end a stream with.
public enum RxError: Error, Equatable, Sendable {
    /// Something that cannot be: a fault of this library.
    case unknown
    /// What was to be used is over.
    case disposed(object: String)
    /// A number would not fit.
    case overflow
    /// There is no element at the index.
    case argumentOutOfRange
    /// There is no element where one is needed.
    case noElements
    /// There is more than one element where one is needed.
    case moreThanOneElement
    /// An element is of another type.
    case invalidCastException(object: String, targetType: String)
    /// An element came too late.
    case timeout
}
