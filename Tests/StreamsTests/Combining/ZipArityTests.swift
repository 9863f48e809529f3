import StreamsTesting
import Testing

@testable import Streams

/// What holds in every arity.
extension ZipTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let zip: @Sendable ([Observable<Int>]) -> Observable<[Int]>
    }

    @Test(arguments: withSelector + tuples)
    func `every arity puts each source in its place`(form: Form) {
        let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
        let result = form.zip(subjects.map { $0.asObservable() }).record()
        for (index, subject) in subjects.enumerated() {
            #expect(result.events.isEmpty)
            subject.onNext(index)
            subject.onNext(index + 100)
        }
        let row = Array(0..<form.count)
        #expect(result.elements() == [row, row.map { $0 + 100 }])
        subjects[form.count - 1].onCompleted()
        #expect(result.events.last == .completed)
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test(arguments: withSelector + tuples)
    func `in every arity an error of any source ends it and disposes all`(form: Form) {
        for failing in 0..<form.count {
            let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
            let result = form.zip(subjects.map { $0.asObservable() }).record()
            subjects[failing].onError(Failure("\(failing)"))
            #expect(result.events == [.error(Failure("\(failing)"))])
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }

    static let withSelector: [Form] = [
        Form(testDescription: "2 with selector", count: 2) { .zip($0[0], $0[1]) { [$0, $1] } },
        Form(testDescription: "3 with selector", count: 3) { .zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Form(testDescription: "4 with selector", count: 4) {
            .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
        },
        Form(testDescription: "5 with selector", count: 5) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        },
        Form(testDescription: "6 with selector", count: 6) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Form(testDescription: "7 with selector", count: 7) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Form(testDescription: "8 with selector", count: 8) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        },
    ]

    static let tuples: [Form] = [
        Form(testDescription: "2 as a tuple", count: 2) { Observable.zip($0[0], $0[1]).map { [$0.0, $0.1] } },
        Form(testDescription: "3 as a tuple", count: 3) {
            Observable.zip($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] }
        },
        Form(testDescription: "4 as a tuple", count: 4) {
            Observable.zip($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }
        },
        Form(testDescription: "5 as a tuple", count: 5) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        },
        Form(testDescription: "6 as a tuple", count: 6) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
        },
        Form(testDescription: "7 as a tuple", count: 7) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
        },
        Form(testDescription: "8 as a tuple", count: 8) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
        },
    ]
}
