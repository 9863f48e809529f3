import Foundation
import Streams
import Testing

/// Chains as an app builds them, on a thread with 512 KiB of stack.
extension Laws {
    #if DEBUG
        private static let length = 1000, lengthOfFiveWords = 1000
    #elseif arch(x86_64)
        private static let length = 4000, lengthOfFiveWords = 3500
    #else
        private static let length = 3000, lengthOfFiveWords = 3000
    #endif

    @Test(.enabled(if: !Sanitizer.hasLargerFrames, "The frames of the sanitizers are larger."))
    func `5 Flat stack: a chain of 1,000 stages on a small stack, in a release build of 4,000`() {
        for isInside in [false, true] {
            withClaims { claims in
                let length = isInside ? Self.length / 2 : Self.length
                let result = Self.last(of: 1, isInside) { source in
                    var chain = source
                    for _ in 0..<length / 2 { chain = chain.map { $0 + 1 }.filter { $0 > 0 } }
                    return chain
                }
                claims.equal(result, 1 + length / 2, "a number")
            }
            withClaims { claims in
                let length = isInside ? Self.length / 2 : Self.length
                let result = Self.last(of: "a", isInside) { source in
                    var chain = source
                    for _ in 0..<length / 2 { chain = chain.filter { !$0.isEmpty }.map { $0 == "a" ? "b" : "a" } }
                    return chain
                }
                claims.equal(result, (length / 2).isMultiple(of: 2) ? "a" : "b", "a string")
            }
            withClaims { claims in
                let length = isInside ? Self.lengthOfFiveWords / 2 : Self.lengthOfFiveWords
                let result = Self.last(of: FiveWords(), isInside) { source in
                    var chain = source
                    for _ in 0..<length / 2 { chain = chain.map { $0.next }.filter { $0.fifth > 0 } }
                    return chain
                }
                claims.equal(result?.first, 1 + length / 2, "five words")
            }
        }
    }

    /// The last element that comes out of a chain.
    ///
    /// - Parameter isInside: True where its source sends inside the subscription, whose stack is needed too then.
    private static func last<Element: Sendable>(
        of element: Element, _ isInside: Bool, _ build: (Observable<Element>) -> Observable<Element>
    ) -> Element? {
        let result = Guarded<Element?>(nil)
        let subject = PublishSubject<Element>()
        let source = isInside ? Observable.from([element]) : subject.asObservable()
        let subscription = build(source).subscribe(onNext: { result.value = $0 })
        subject.onNext(element)
        subscription.dispose()
        return result.value
    }
}

private struct FiveWords: Sendable {
    var first = 1
    var second = 2
    var third = 3
    var fourth = 4
    var fifth = 5

    var next: FiveWords {
        var next = self
        next.first += 1
        return next
    }
}
