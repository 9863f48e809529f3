/// Where the stack of this thread has come to.
@inline(never)
func stackAddress() -> Int {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
}
