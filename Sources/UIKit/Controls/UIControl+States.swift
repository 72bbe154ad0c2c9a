/// What can happen to a control, and how it can stand.
extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit an event or part.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down inside; for the second time in quick succession.
    public static let touchDown = Event(rawValue: 1 << 0), touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that holds the control moved.
    public static let touchDragInside = Event(rawValue: 1 << 2), touchDragOutside = Event(rawValue: 1 << 3)
    /// It moved across the border.
    public static let touchDragEnter = Event(rawValue: 1 << 4), touchDragExit = Event(rawValue: 1 << 5)
    /// It left.
    public static let touchUpInside = Event(rawValue: 1 << 6), touchUpOutside = Event(rawValue: 1 << 7)
    /// It was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value; it was used for what it is for.
    public static let valueChanged = Event(rawValue: 1 << 12), primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control was used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16), editingChanged = Event(rawValue: 1 << 17)
    /// Editing is over.
    public static let editingDidEnd = Event(rawValue: 1 << 18), editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of a kind.
    public static let allTouchEvents = Event(rawValue: 0xFFF), allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for the app's own events, and for the system's.
    public static let applicationReserved = Event(rawValue: 0xF00_0000), systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands; parts may be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit an event or part.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No part at all.
    public static let normal = State([])
    /// One part.
    public static let highlighted = State(rawValue: 1 << 0), disabled = State(rawValue: 1 << 1), selected = State(rawValue: 1 << 2)
    /// Parts that are not used here, and the app's own.
    public static let focused = State(rawValue: 1 << 3), application = State(rawValue: 0xFF0000), reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content lies across.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where the content lies along.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
