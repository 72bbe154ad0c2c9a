import QuartzCore

/// What can be told of touches and keys, and passes on what it does not want. One of an app's responders is the first: what is typed goes
/// there.
@preconcurrency @MainActor
open class UIResponder: _UISpoken {
  /// The app this object belongs to.
  package internal(set) var runtime: Runtime

  /// The way up for subclasses.
  public init(_r: Void) {
    runtime = .current
    super.init()
  }
  /// A responder of the current app.
  public override init() {
    runtime = .current
    super.init()
  }

  /// Who gets what this object does not handle.
  open var next: UIResponder? { nil }

  // MARK: Touches and keys

  /// Touches have come down; passed on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches have moved; passed on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches have left; passed on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches have been taken away; passed on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
  /// Keys have gone down on a keyboard of the device's own; passed on by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  /// Keys have come up; passed on by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  /// Combinations of keys that this object answers to; nil at first.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: The first responder

  /// Whether it could take what is typed; false at first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets another take what is typed; true at first.
  open var canResignFirstResponder: Bool { true }
  /// Whether it takes what is typed.
  open var isFirstResponder: Bool { runtime.firstResponder.current === self }
  /// Takes what is typed from now on, if it can, its place on the screen allows it, and who has it now lets go.
  ///
  /// - Returns: whether it is the first responder now; false for a view outside any window.
  @discardableResult open func becomeFirstResponder() -> Bool { runtime.firstResponder.make(self) }
  /// Takes nothing that is typed any more.
  ///
  /// - Returns: whether it let go, or had nothing to let go.
  @discardableResult open func resignFirstResponder() -> Bool { runtime.firstResponder.resign(self) }
  /// Whether it is at a place where what is typed may reach it.
  var isInPlaceToRespond: Bool { true }
  /// Whether the drawn keyboard comes up for it, where it brings no view of its own.
  var wantsKeyboard: Bool { self is any UIKeyInput }
  /// The keyboard comes up for it, or for what it holds.
  func keyboardDidAppearWithin() {}
  /// What it was in is gone, and it is the first responder no more, whether it would have let go or not.
  func firstResponderWasTaken() {}

  // MARK: What comes up with it

  /// What comes up in the keyboard's place; nil, the default, stands for the next responder's, and at last for the keyboard.
  open var inputView: UIView? { nil }
  /// What lies on top of the keyboard; nil, the default, stands for the next responder's.
  open var inputAccessoryView: UIView? { nil }
  /// What comes up with the first responder is another now.
  open func reloadInputViews() { if isFirstResponder { runtime.keyboard.update() } }

  // MARK: Actions

  /// Whether it can perform an action now; by default, whether the action came with a method of its
  /// class; of the edit actions it can none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self) && !EditActions.all.contains(action)
  }
  /// Who performs an action: this object or the next up the chain that can; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Puts the selection on the pasteboard and takes it away. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard in the place of the selection. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func paste(_ sender: Any?) {}
  /// Selects what the caret is at. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func selectAll(_ sender: Any?) {}
  /// Takes the selection away. Does nothing unless overridden; say so in `canPerformAction` as well.
  open func delete(_ sender: Any?) {}
}

/// What can be done with a selection. Every responder has the methods; whether it can, `canPerformAction(_:withSender:)` says.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Puts the selection on the pasteboard and takes it away.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in the selection's place.
  func paste(_ sender: Any?)
  /// Selects what the caret is at.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes the selection away.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The edit actions, whose methods every responder has: they say nothing about who can perform them.
@MainActor
enum EditActions {
  static let cut = Selector("cut:", UIResponder.cut(_:))
  static let copy = Selector("copy:", UIResponder.copy(_:))
  static let paste = Selector("paste:", UIResponder.paste(_:))
  static let select = Selector("select:", UIResponder.select(_:))
  static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
  static let delete = Selector("delete:", UIResponder.delete(_:))
  static let all: Set<Selector> = [cut, copy, paste, select, selectAll, delete]
}
