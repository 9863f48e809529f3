import Testing

@testable import ConfirmCodeUI

@Suite struct PreviewStateTests {
    @Test func `each state is reached by one way`() {
        #expect(PreviewState.allCases.count == 18)
        for state in PreviewState.allCases {
            #expect(!(state.sendsCode && state.logsIn), "\(state)")
            #expect(state.typedCode == nil || state.sendsCode, "\(state)")
            #expect(!state.usesSMS || state.sendsCode, "\(state)")
            #expect(state.id == state.rawValue)
        }
    }
}
