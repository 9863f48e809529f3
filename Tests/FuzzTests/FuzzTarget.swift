import Foundation
import Streams
import VirtualTime

@testable import ConfirmCode

/// What reads text or bytes from outside, as something that any bytes can be given to.
enum FuzzTarget: String, CaseIterable {
    case marbles, code, phone, firebase

    /// What is wrong with what `bytes` led to; nil where nothing is.
    func complaint(about bytes: [UInt8]) -> String? {
        switch self {
        case .marbles: marbles(text(bytes[...]))
        case .code: code(bytes)
        case .phone: phone(bytes)
        case .firebase: firebase(bytes)
        }
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension FuzzTarget {
    /// The first line is a source, the second a result, the others are subscriptions.
    private func marbles(_ text: String) -> String? {
        let lines = text.prefix(200).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for line in lines {
            do throws(MalformedMarbles) {
                let diagram = try MarbleDiagram(Marbles<String>(line))
                let ends = diagram.events.indices.filter { diagram.events[$0].value.isStopEvent }
                if ends.contains(where: { $0 != diagram.events.count - 1 }) { return "something follows the end" }
                let ticks = diagram.events.map(\.time)
                if ticks != ticks.sorted() { return "the ticks are \(ticks)" }
            } catch {
                if error.column < 1 || error.column > max(1, line.count) { return "a column \(error.column)" }
                if error.description.isEmpty { return "no description" }
            }
        }
        let result = lines.count > 1 ? lines[1] : lines[0]
        let failure = MarbleTest.failure(
            from: ["source": Marbles<String>(lines[0])], into: Marbles<String>(result),
            held: ["source": SubscriptionMarbles(Array(lines.dropFirst(2)))]
        ) { sources, _ in sources["source"] }
        return failure?.isEmpty == true ? "no description" : nil
    }
}

extension FuzzTarget {
    /// The first byte says which field, the rest is typed line by line.
    private func code(_ bytes: [UInt8]) -> String? {
        let kind = bytes.first ?? 0
        let alphabet: CodeField.Alphabet = kind & 0x80 == 0 ? .digits : .alphanumerics
        var field = CodeField(length: Int(kind & 0x0F), alphabet: alphabet)
        for line in bytes.dropFirst().split(separator: 10) {
            let text = text(line.dropFirst())
            var change = CodeField.Change.none
            switch line.first ?? 0 {
            case 0x2D: change = field.deleteBackward()
            case 0x3D: change = field.replaceText(with: text)
            case 0x21: field.markInvalid()
            case 0x40: field.activate(Int(text) ?? text.count)
            default: change = field.insert(text)
            }
            if field.text.count > field.length { return "\(field.text) is too long" }
            if !field.text.allSatisfy(alphabet.contains) { return "\(field.text) is not of \(alphabet)" }
            if case .completed(let code) = change, code != field.text || !field.isComplete {
                return "completed with \(code), where the text is \(field.text)"
            }
            if let box = field.activeBox, !(0...field.text.count).contains(box) { return "the active box is \(box)" }
            let reader = CodeReader(length: field.length, alphabet: alphabet)
            if let code = reader.code(in: text), reader.code(in: code) != code { return "\(code) is read as another" }
        }
        return nil
    }
}

extension FuzzTarget {
    /// The first byte is the region, the rest what was typed.
    private func phone(_ bytes: [UInt8]) -> String? {
        let text = text(bytes.dropFirst())
        let regions = PhoneRegion.all
        let region = bytes.first.flatMap { $0 == 0 ? nil : regions[Int($0) % regions.count] }
        let typed = PhoneFormat(region: region).text(whileTyping: text)
        guard let number = PhoneNumber(text, region: region) else { return nil }
        let digits = number.e164.dropFirst()
        if !(7...15).contains(digits.count) || digits.first == "0" || !digits.allSatisfy(\.isASCIIDigit) {
            return "\(number.e164) has not the shape of E.164"
        }
        if PhoneNumber(number.formatted)?.e164.filter(\.isASCIIDigit) != String(digits) {
            return "\(number.e164) is written \(number.formatted), which is \(PhoneNumber(number.formatted) as Any)"
        }
        if number.formatted.filter(\.isASCIIDigit) != digits { return "\(number.formatted) has other digits" }
        if PhoneNumber(typed, region: region) != number {
            return "typed as \(typed), \(number.e164) is \(PhoneNumber(typed, region: region) as Any)"
        }
        return nil
    }
}

extension FuzzTarget {
    /// The first byte is the status of an answer, the rest its body.
    private func firebase(_ bytes: [UInt8]) -> String? {
        let statuses = [200, 201, 400, 401, 404, 429, 500, 503]
        let answer = HTTPAnswer(status: statuses[Int(bytes.first ?? 0) % 8], body: Data(bytes.dropFirst()))
        let now = RxTime(nanoseconds: 1_000)
        do throws(AuthError) {
            let info = try FirebaseReply.decode(FirebaseReply.Session.self, from: answer).sessionInfo
            let date = Date(timeIntervalSince1970: 0)
            let session = PhoneSession(
                phone: "+15555550100", token: info, countdown: Countdown(from: now, lasting: .seconds(60)))
            let resumed = session.saved(now: now, wallClock: date).resumed(now: now, wallClock: date)
            if resumed.token != info { return "a session with another token" }
        } catch {
            if error.text(in: .english).isEmpty { return "an empty text" }
        }
        do throws(AuthError) {
            let signIn = try FirebaseReply.decode(FirebaseReply.SignIn.self, from: answer)
            guard let credential = signIn.credential else { return nil }
            if credential.idToken.isEmpty { return "an empty token" }
            if "\(credential)" != "FirebaseCredential" { return "a credential that is written out" }
            let token = FirebaseSession(credential, at: now).freshToken(at: now)
            if token != nil, credential.lifetime <= FirebaseSession.margin { return "a token that is too old" }
            let stored = try? JSONDecoder().decode(FirebaseCredential.self, from: JSONEncoder().encode(credential))
            if stored != credential { return "a credential that is stored as another" }
        } catch {
            if error.text(in: .russian).isEmpty { return "an empty text" }
        }
        do throws(AuthError) {
            let old = FirebaseCredential(idToken: "old", refreshToken: "again")
            let reply = try FirebaseReply.decode(FirebaseReply.Refresh.self, from: answer)
            if reply.credential(renewing: old)?.idToken.isEmpty == true { return "an empty token" }
        } catch {}
        if let session = try? JSONDecoder().decode(ConfirmCodeSession.self, from: answer.body) {
            let resumed = session.resumed(now: now, wallClock: Date(timeIntervalSince1970: 1))
            let reading = resumed.countdown.reading(at: now)
            if !(0...1).contains(reading.fraction) || reading.text.isEmpty { return "the wait is \(reading)" }
            _ = resumed.saved(now: now, wallClock: Date(timeIntervalSince1970: 2))
            _ = resumed.countdown.nextChange(after: reading)
        }
        return nil
    }
}
