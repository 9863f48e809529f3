import Foundation

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

/// What libFuzzer calls with the bytes that it tries.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))") }
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    if let complaint = target.complaint(about: bytes) { fatalError(complaint) }
    return 0
}
