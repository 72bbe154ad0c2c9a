import CoreGraphics

/// What a user of VoiceOver does: gestures that mean something only while it reads the screen. While it does not, they are nothing.
public enum VoiceEvent: Hashable, Sendable {
  /// A flick to the next element, or to the one before.
  case next, previous
  /// A tap with four fingers at the top, or at the bottom: the first element, the last one.
  case first, last
  /// A finger on the glass: what lies there has the focus. In window points.
  case touch(CGPoint)
  /// The focus goes to an element by its place in the order, counted from 1.
  case focus(Int)
  /// The focus goes to the next element of which something is said that begins so, once around.
  case find(String)
  /// A double tap: what has the focus is used.
  case activate
  /// A flick upwards or downwards on something that can be adjusted.
  case increment, decrement
  /// Three fingers scroll, so that what lies on that side comes.
  case scroll(Way)
  /// A scrub with two fingers: out of here.
  case escape
  /// A double tap with two fingers: the most important thing that the app does.
  case magicTap
  /// One of the actions of what has the focus, by its name.
  case action(String)

  /// Where something comes from.
  public enum Way: String, CaseIterable, Sendable { case up, down, left, right }

  /// Bytes of a name at most.
  public static let longestName = 400
}

/// What VoiceOver would say of a screen, in order: for those who look on.
public struct VoiceState: Hashable, Sendable {
  /// Whether it reads the screen.
  public var isOn = false
  /// What it would say of each element; of more than `mostLines` the first.
  public var lines: [String] = []
  /// Which of them has the focus, counted from 0; nil for none of these.
  public var focused: Int?
  /// What it said last.
  public var said: String?

  /// Lines at most, and characters of a line.
  public static let mostLines = 100, longestLine = 160

  /// It does not read.
  public init() {}
}
