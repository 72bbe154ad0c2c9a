import HostInterface
import Motion
import Testing

/// What is written down of secure fields.
@Suite struct SecretTextTests {
  @Test func `bullets stand for what was typed, as many as characters, and commands stay`() {
    #expect(InputEvent.text(.insert("pä👩‍👩‍👧‍👦")).hidden == .text(.insert("•••")))
    #expect(InputEvent.text(.paste("a\nb")).hidden == .text(.paste("•\n•")))
    #expect(InputEvent.text(.compose("ㅎ")).hidden == .text(.compose("•")))
    #expect(InputEvent.text(.key(Key("a")!)).hidden == .text(.insert("•")))
    for event in [TextEvent.delete, .key(Key(.return)), .key(Key("a", .command)!)] {
      #expect(InputEvent.text(event).hidden == .text(event))
    }
  }

  @Test func `the file says that it holds bullets, and is read again`() throws {
    var script = TouchScript(demo: "today", device: "iphone-14")
    script.events = [TimedEvent(.text(.insert("••")), at: .zero)]
    #expect(!script.text.contains("#"))
    script.hidesText = true
    #expect(script.text.contains("# Bullets stand for"))
    #expect(try TouchScript(text: script.text, named: "s").events == script.events)
  }
}
