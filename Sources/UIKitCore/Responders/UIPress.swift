import Foundation
import QuartzCore

/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The flags as a bit mask, with the values of UIKit.
  public let rawValue: Int
  /// Creates flags from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key, which is the Alt key on other keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard, in the state of its press.
@preconcurrency @MainActor
open class UIKey: _UIObject {
  /// The characters of the key with the modifier keys.
  open private(set) var characters: String
  /// The characters of the key without the modifier keys.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that were held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  package init(_ characters: String, plain: String, _ flags: UIKeyModifierFlags) {
    (self.characters, charactersIgnoringModifiers, modifierFlags) = (characters, plain, flags)
    super.init(_r: ())
  }
}

/// A press of a key.
@preconcurrency @MainActor
open class UIPress: _UIObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The current phase of the press.
  open package(set) var phase = Phase.began
  /// The key that is pressed.
  open private(set) var key: UIKey?
  /// The time of the last change, in seconds of the app's time.
  open internal(set) var timestamp: TimeInterval
  /// The responder that first received the press.
  open internal(set) weak var responder: UIResponder?

  package init(_ key: UIKey, at timestamp: TimeInterval, responder: UIResponder) {
    (self.key, self.timestamp, self.responder) = (key, timestamp, responder)
    super.init(_r: ())
  }
}

/// An event for presses of keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys that are pressed, and the keys that were just released.
  open package(set) var allPresses: Set<UIPress> = []

  package override init() { super.init() }
  /// The type of the event, which is `.presses`.
  open override var type: EventType { .presses }
}

/// A keyboard shortcut with its action.
@preconcurrency @MainActor
open class UIKeyCommand: _UIObject {
  /// The characters of the key, or the name of a key without characters, such as `inputEscape`.
  open private(set) var input: String?
  /// The modifier keys that must be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The selector of the action.
  open private(set) var action: Selector?
  /// The title of the shortcut.
  open var title: String
  /// A description of the shortcut. The default is `nil`.
  open var discoverabilityTitle: String?
  /// A value that the app can read when the shortcut is used.
  open private(set) var propertyList: Any?
  /// A Boolean value that indicates whether the shortcut has priority over the system's use of the keys. The default is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a keyboard shortcut with a title.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    (self.title, self.action, self.input, self.modifierFlags) = (title, action, input, modifierFlags)
    (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
    super.init(_r: ())
  }
  /// Creates a keyboard shortcut without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The input for the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input for the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input for the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input for the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input for the Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input for the backwards delete key.
  public static let inputDelete = "\u{8}"
  /// The input for the Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The input for the End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input for the Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input for the Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
}
