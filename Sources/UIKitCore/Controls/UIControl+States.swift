/// The events and states of controls.
extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The events of a touch within the bounds, and of a repeated touch in quick succession.
    public static let touchDown = Event(rawValue: 1 << 0), touchDownRepeat = Event(rawValue: 1 << 1)
    /// The events of a finger that moves within the bounds, and outside of them.
    public static let touchDragInside = Event(rawValue: 1 << 2), touchDragOutside = Event(rawValue: 1 << 3)
    /// The events of a finger that moves into the bounds, and out of them.
    public static let touchDragEnter = Event(rawValue: 1 << 4), touchDragExit = Event(rawValue: 1 << 5)
    /// The events of a finger that is lifted within the bounds, and outside of them.
    public static let touchUpInside = Event(rawValue: 1 << 6), touchUpOutside = Event(rawValue: 1 << 7)
    /// The event of a touch that the system cancels.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The events of a changed value, and of the control's primary action.
    public static let valueChanged = Event(rawValue: 1 << 12), primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event of a menu that the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The events of the start of editing, and of a change of the edited text.
    public static let editingDidBegin = Event(rawValue: 1 << 16), editingChanged = Event(rawValue: 1 << 17)
    /// The events of the end of editing, and of its end by the return key.
    public static let editingDidEnd = Event(rawValue: 1 << 18), editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The sets of all touch events, and of all editing events.
    public static let allTouchEvents = Event(rawValue: 0xFFF), allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits that are reserved for events of the app, and for events of the system.
    public static let applicationReserved = Event(rawValue: 0xF00_0000), systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, which can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of a control that is enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// The states of a highlighted, a disabled and a selected control.
    public static let highlighted = State(rawValue: 1 << 0), disabled = State(rawValue: 1 << 1), selected = State(rawValue: 1 << 2)
    /// The states of a focused control, of the app, and of the system. `focused` is not used here.
    public static let focused = State(rawValue: 1 << 3), application = State(rawValue: 0xFF0000), reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignments of the content in a control. The raw values equal those of UIKit.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// The horizontal alignments of the content in a control. The raw values equal those of UIKit.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
