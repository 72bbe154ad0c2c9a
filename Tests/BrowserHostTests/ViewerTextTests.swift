import HostInterface
import Testing

@testable import BrowserHost

/// What a page says of text.
@Suite struct ViewerTextTests {
  @Test func `text comes as it is written in touch scripts`() {
    #expect(ViewerMessage("type insert \"한\"") == .typed(.insert("한")))
    #expect(ViewerMessage("type compose \"\"") == .typed(.compose("")))
    #expect(ViewerMessage("type paste \"a\\u{A}b\\\"\"") == .typed(.paste("a\nb\"")))
    #expect(ViewerMessage("type delete") == .typed(.delete))
    #expect(ViewerMessage("type key shift+left") == .typed(.key(Key(.left, .shift))))
  }

  @Test(arguments: [
    "\u{E31}", "\u{93E}", "\u{64E}", "\u{5B8}", "\u{200C}", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{1F3FD}", "\u{600}", "\u{489}",
    "a\u{600}",
    "\u{301}\"\u{301}", "\\\u{301}",
  ])
  func `a vowel sign, a mark or a joiner that comes as one key is text, and no broken message`(text: String) {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { escaped.append("\\") }
      escaped.append(scalar)
    }
    let isKey = text.count == 1 && !text.unicodeScalars.contains("\"")
    for word in ["insert", "paste", "compose"] {
      let event: TextEvent = word == "insert" ? .insert(text) : word == "paste" ? .paste(text) : .compose(text)
      #expect(ViewerMessage("type \(word) \"\(String(escaped))\"") == .typed(event), "\(word)")
    }
    if isKey {
      #expect(ViewerMessage("type key \"\(String(escaped))\"") == .typed(.key(Key(Character(text))!)))
      #expect(ViewerMessage("type key \"shift+\(String(escaped))\"") == .typed(.key(Key(Character(text), .shift)!)))
    }
  }

  @Test func `what is no text is no message of our page's`() {
    for line in ["type", "type ", "type style dark", "type insert", "type insert \"", "type background", "type insert \"a\" b"] {
      #expect(ViewerMessage(line) == nil, "\(line)")
    }
    #expect(ViewerMessage("type insert \"\(String(repeating: "x", count: ViewerMessage.longest))\"") == nil)
  }
}
