import CoreGraphics

/// A gesture of a VoiceOver user. These gestures have no effect while VoiceOver is off.
public enum VoiceEvent: Hashable, Sendable {
  /// A flick that moves the focus to the next or the previous element.
  case next, previous
  /// A tap with four fingers at the top or the bottom of the screen, which moves the focus to the first or the last element.
  case first, last
  /// A touch that moves the focus to the element at this location, in points of the window.
  case touch(CGPoint)
  /// The focus moves to an element by its position in the order, counted from 1.
  case focus(Int)
  /// The focus moves to the next element whose spoken text begins with this text. The search continues at the first element after the last
  /// one.
  case find(String)
  /// A double tap, which activates the focused element.
  case activate
  /// A flick up or down on an adjustable element.
  case increment, decrement
  /// A swipe with three fingers, which scrolls so that the content at this side appears.
  case scroll(Way)
  /// A scrub with two fingers, which leaves the current context.
  case escape
  /// A double tap with two fingers, which performs the most important action of the app.
  case magicTap
  /// The custom action of the focused element that has this name.
  case action(String)

  /// The side from which content appears.
  public enum Way: String, CaseIterable, Sendable { case up, down, left, right }

  /// The maximum length of a name, in bytes.
  public static let longestName = 400
}

/// The text that VoiceOver would speak for a screen, in order. A host shows it to viewers.
public struct VoiceState: Hashable, Sendable {
  /// A Boolean value that indicates whether VoiceOver is on. The default is `false`.
  public var isOn = false
  /// The spoken text of each element, up to the first `mostLines` elements.
  public var lines: [String] = []
  /// The index of the focused element in `lines`, counted from 0. It is `nil` if none of them has the focus.
  public var focused: Int?
  /// The text that was spoken last.
  public var said: String?

  /// The maximum number of lines, and the maximum number of characters in a line.
  public static let mostLines = 100, longestLine = 160

  /// Creates the state in which VoiceOver is off.
  public init() {}
}
