import ConfirmCode
import Testing

struct FirebaseAppProofTests {
    @Test(arguments: [
        FirebaseAppProof.recaptchaToken("secret"), .iosReceipt("secret", secret: "secret"),
        .playIntegrityToken("secret"), .captchaResponse("secret"),
    ])
    func `it shows nothing of itself`(proof: FirebaseAppProof) {
        var texts = ["\(proof)", String(reflecting: proof), ""]
        dump(proof, to: &texts[2])
        for text in texts { #expect(!text.contains("secret")) }
    }
}
