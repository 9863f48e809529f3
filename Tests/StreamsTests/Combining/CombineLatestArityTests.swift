import StreamsTesting
import Testing

@testable import Streams

/// What holds in every arity.
extension CombineLatestTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let combine: @Sendable ([Observable<Int>]) -> Observable<[Int]>
    }

    @Test(arguments: withSelector + tuples)
    func `every arity puts each source in its place`(form: Form) {
        let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
        let result = form.combine(subjects.map { $0.asObservable() }).record()
        var latest = Array(0..<form.count)
        var expected: [[Int]] = []
        for (index, subject) in subjects.enumerated() {
            #expect(result.events.isEmpty)
            subject.onNext(index)
        }
        expected.append(latest)
        for (index, subject) in subjects.enumerated() {
            latest[index] += 100
            subject.onNext(latest[index])
            expected.append(latest)
        }
        #expect(result.elements() == expected)
        for subject in subjects {
            #expect(result.elements() == expected)
            subject.onCompleted()
        }
        #expect(result.events.last == .completed)
    }

    @Test(arguments: withSelector + tuples)
    func `in every arity an error of any source ends it and disposes all`(form: Form) {
        for failing in 0..<form.count {
            let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
            let result = form.combine(subjects.map { $0.asObservable() }).record()
            subjects[failing].onError(Failure("\(failing)"))
            #expect(result.events == [.error(Failure("\(failing)"))])
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }

    static let withSelector: [Form] = [
        Form(testDescription: "2 with selector", count: 2) { .combineLatest($0[0], $0[1]) { [$0, $1] } },
        Form(testDescription: "3 with selector", count: 3) { .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Form(testDescription: "4 with selector", count: 4) {
            .combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
        },
        Form(testDescription: "5 with selector", count: 5) {
            .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        },
        Form(testDescription: "6 with selector", count: 6) {
            .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Form(testDescription: "7 with selector", count: 7) {
            .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Form(testDescription: "8 with selector", count: 8) {
            .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        },
    ]

    static let tuples: [Form] = [
        Form(testDescription: "2 as a tuple", count: 2) {
            Observable.combineLatest($0[0], $0[1]).map { [$0.0, $0.1] }
        },
        Form(testDescription: "3 as a tuple", count: 3) {
            Observable.combineLatest($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] }
        },
        Form(testDescription: "4 as a tuple", count: 4) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }
        },
        Form(testDescription: "5 as a tuple", count: 5) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        },
        Form(testDescription: "6 as a tuple", count: 6) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
        },
        Form(testDescription: "7 as a tuple", count: 7) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
        },
        Form(testDescription: "8 as a tuple", count: 8) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
        },
    ]
}
