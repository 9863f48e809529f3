#if DEBUG && os(Linux) && canImport(Runtime)
    import Runtime

    /// Where a lifetime began.
    struct LifetimeOrigin: Sendable {
        private let backtrace = try? Backtrace.capture(limit: 200)

        /// The call from outside of this package, with its line; and the file whose operator owns the lifetime, nil where
        /// it is the call's own.
        var names: (call: String, owner: String?) {
            let frames = (backtrace?.symbolicated()?.frames ?? []).compactMap(\.symbol)
                .filter { ($0.sourceLocation?.line ?? 0) != 0 }
            let own = frames.prefix(while: \.isOwn)
            guard let begun = own.last?.begun, own.count < frames.count, let site = frames[own.count].sourceLocation
            else { return ("a lifetime", nil) }
            let file = site.path.split(separator: "/").suffix(2).joined(separator: "/")
            return ("\(begun) at \(file):\(site.line)", own.lazy.compactMap(\.owner).first)
        }
    }

    extension SymbolicatedBacktrace.Symbol {
        /// True for what this package's modules define.
        fileprivate var isOwn: Bool {
            ["$s7Streams", "$s11VirtualTime", "$s14StreamsTesting"].contains { rawName.hasPrefix($0) }
        }

        /// What a call of the function begins.
        fileprivate var begun: String? {
            let names = name.prefix { $0 != "(" && $0 != "<" }.split(separator: ".")
            guard let verb = names.last else { return nil }
            if verb.hasSuffix("init") { return "a lifetime: \(names.dropLast().last ?? verb)" }
            return (verb == "create" ? "a lifetime: " : "a subscription: ") + verb
        }

        /// The operator's file, nil for those that belong to no operator.
        fileprivate var owner: String? {
            let path = (sourceLocation?.path ?? "").split(separator: "/").suffix(3)
            guard path.first == "Streams", path.count == 3 else { return nil }
            let (room, file) = (path[path.startIndex + 1], path[path.startIndex + 2])
            return room == "Core" || room == "Concurrency" ? nil : file.split(separator: ".").first.map(String.init)
        }
    }
#else
    /// Where a lifetime began, which is not known here.
    struct LifetimeOrigin: Sendable {
        var names: (call: String, owner: String?) { ("a lifetime", nil) }
    }
#endif
