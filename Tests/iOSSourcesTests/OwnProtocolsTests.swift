import Testing

@testable import IOSApp
@testable import IOSLibrary

/// Protocols of a library with `@objc optional` requirements.
@MainActor struct OwnProtocolsTests {
  @Test("Nothing is implemented")
  func silent() {
    let card = Card(), delegate = SilentDelegate()
    card.delegate = delegate
    #expect(card.close() == ["should true", "not asked", "untitled", "no subtitle"])
    #expect(card.height() == -1)
  }

  @Test("A subclass in another module implements everything: called with ? and !, compared with nil, and found by responds(to:)")
  func talking() {
    let card = Card(), delegate = TalkingDelegate()
    card.delegate = delegate
    #expect(card.close() == ["should false", "asked true", "talks", "softly", "responds", "height 44.0"])
    #expect(delegate.closed == 2)
    #expect(card.height() == 44)
  }
}
