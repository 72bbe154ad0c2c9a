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

  @Test func `what is no text is no message of our page's`() {
    for line in ["type", "type ", "type style dark", "type insert", "type insert \"", "type background", "type insert \"a\" b"] {
      #expect(ViewerMessage(line) == nil, "\(line)")
    }
    #expect(ViewerMessage("type insert \"\(String(repeating: "x", count: ViewerMessage.longest))\"") == nil)
  }
}
