import HostInterface
import Testing

@testable import BrowserHost

/// What a page is told of VoiceOver, and what it may ask of it.
@Suite struct ViewerVoiceTests {
  @Test func `a page may turn it on, move the focus and use what has it, and nothing else`() {
    #expect(ViewerMessage("do tell voice on") == .control(.stage(.tell(.setting(.voiceOver(true))))))
    #expect(ViewerMessage("do tell voice focus 3") == .control(.stage(.tell(.voice(.focus(3))))))
    #expect(ViewerMessage("do tell voice next") == .control(.stage(.tell(.voice(.next)))))
    for line in [
      "do tell voice", "do tell voice focus 0", "do tell voice focus -1", "do tell voice focus 1e9", "do tell voice focus 3 4",
      "do tell voice sing", "do tell voice action Delete", "do tell voice touch nan 1", "voice next", "type voice next",
    ] {
      #expect(ViewerMessage(line) == nil, "\(line)")
    }
  }

  @Test func `what is told is bounded, and nothing is told while it does not read`() {
    var state = VoiceState()
    #expect(PageMessage.Scene.Voice(state) == nil)
    state.isOn = true
    (state.lines, state.focused, state.said) = (["Save, Button"], 0, "Save, Button")
    #expect(PageMessage.Scene.Voice(state) == PageMessage.Scene.Voice(lines: ["Save, Button"], focused: 0, said: "Save, Button"))
    #expect(VoiceState.mostLines * VoiceState.longestLine < 20_000)
  }
}
