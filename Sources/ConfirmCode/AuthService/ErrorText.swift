import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a screen shows of an error that a request ended with.
enum ErrorText {
    /// The text to show; nil for a request that was cancelled, one general text for an error that has none of its own.
    static func of(_ error: any Error, in texts: SignInTexts = .current) -> String? {
        if isCancellation(error) { return nil }
        if let error = error as? AuthError { return error.text(in: texts) }
        if error is URLError { return texts.network }
        return ownText(of: error) ?? texts.general
    }

    /// True where somebody gave the request up, so that nothing went wrong.
    static func isCancellation(_ error: any Error) -> Bool {
        error is CancellationError || (error as? URLError)?.code == .cancelled
    }

    private static func ownText(of error: any Error) -> String? {
        let foundation = (error as Any) as? NSError
        let text =
            (error as? any LocalizedError)?.errorDescription
            ?? foundation?.userInfo[NSLocalizedDescriptionKey] as? String
        return text?.isEmpty == false ? text : nil
    }
}
