import Foundation

/// The sanitizer that is in this process, if any.
enum Sanitizer {
    /// True where each function takes several times the stack that it takes by itself, or has its variables elsewhere.
    static let hasLargerFrames: Bool = {
        let process = dlopen(nil, RTLD_NOW)
        return ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(process, name) != nil }
    }()
}
