import Foundation
import QuartzCore

/// The keys that change what another means.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: Int
  /// Flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which other keyboards call Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard of the device's own, as it went down.
@preconcurrency @MainActor
open class UIKey: _UIObject {
  /// What it writes.
  open private(set) var characters: String
  /// What it would write without the keys that were held.
  open private(set) var charactersIgnoringModifiers: String
  /// The keys that were held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ characters: String, plain: String, _ flags: UIKeyModifierFlags) {
    (self.characters, charactersIgnoringModifiers, modifierFlags) = (characters, plain, flags)
    super.init(_r: ())
  }
}

/// A key that is pressed.
@preconcurrency @MainActor
open class UIPress: _UIObject {
  /// What a press does.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// What it does now.
  open internal(set) var phase = Phase.began
  /// Which key.
  open private(set) var key: UIKey?
  /// When it was last reported, in seconds of the app's time.
  open internal(set) var timestamp: TimeInterval
  /// Who heard of it first.
  open internal(set) weak var responder: UIResponder?

  init(_ key: UIKey, at timestamp: TimeInterval, responder: UIResponder) {
    (self.key, self.timestamp, self.responder) = (key, timestamp, responder)
    super.init(_r: ())
  }
}

/// News of keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys that are pressed, and those that have just come up.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Presses.
  open override var type: EventType { .presses }
}

/// A combination of keys and what it does.
@preconcurrency @MainActor
open class UIKeyCommand: _UIObject {
  /// What the key writes, or the name of a key that writes nothing: `inputEscape`.
  open private(set) var input: String?
  /// The keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// What it does.
  open private(set) var action: Selector?
  /// What it is called.
  open var title: String
  /// More about what it does.
  open var discoverabilityTitle: String?
  /// What the app wants to know when it is used.
  open private(set) var propertyList: Any?
  /// Whether it comes before what the system would do with the keys; false at first.
  open var wantsPriorityOverSystemBehavior = false

  /// A combination with a name.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    (self.title, self.action, self.input, self.modifierFlags) = (title, action, input, modifierFlags)
    (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
    super.init(_r: ())
  }
  /// A combination.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key with an arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes backwards.
  public static let inputDelete = "\u{8}"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
}
