import QuartzCore

/// An object that responds to events and passes the ones that it does not handle to the next responder.
///
/// One responder of an app is the first responder, which receives keyboard input.
@preconcurrency @MainActor
open class UIResponder: _UISpoken, OfRuntime {
  /// The app of this object.
  package internal(set) var runtime: Runtime

  /// Creates an object. Only subclasses call this initializer.
  public init(_r: Void) {
    runtime = .current
    super.init()
  }
  /// Creates a responder of the current app.
  public override init() {
    runtime = .current
    super.init()
  }

  /// The next responder in the chain, which receives the events that this object does not handle. The default is `nil`.
  open var next: UIResponder? { nil }

  // MARK: Touches and keys

  /// Called when touches begin. The default implementation passes the call to the next responder.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move. The default implementation passes the call to the next responder.
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end. The default implementation passes the call to the next responder.
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system cancels touches. The default implementation passes the call to the next responder.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
  /// Called when keys of a hardware keyboard are pressed. The default implementation passes the call to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  /// Called when keys are released. The default implementation passes the call to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  /// The keyboard shortcuts of this object. The default is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// A Boolean value that indicates whether the object can become the first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object can resign as first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object is the first responder.
  open var isFirstResponder: Bool { runtime.firstResponder.current === self }
  /// Makes the object the first responder.
  ///
  /// The object must be able to become the first responder, and must be on the screen. The current first responder must resign.
  ///
  /// - Returns: `true` if the object is the first responder now. The result is `false` for a view outside windows.
  @discardableResult open dynamic func becomeFirstResponder() -> Bool { runtime.firstResponder.make(self) }
  /// Resigns the status of first responder.
  ///
  /// - Returns: `true` if the object resigned, or was not the first responder.
  @discardableResult open dynamic func resignFirstResponder() -> Bool { runtime.firstResponder.resign(self) }
  /// A Boolean value that indicates whether the object is at a place where it can receive keyboard input.
  var isInPlaceToRespond: Bool { true }
  /// A Boolean value that indicates whether the keyboard appears for the object if it provides no input view.
  @_spi(UIKit) open var wantsKeyboard: Bool { self is any UIKeyInput }
  /// Called when the keyboard appears for the object or for something inside it.
  package func keyboardDidAppearWithin() {}
  /// Called when the object is no longer the first responder because its container was removed. It was not asked to resign.
  @_spi(UIKit) open func firstResponderWasTaken() {}

  // MARK: Input views

  /// The view that replaces the keyboard. The default is `nil`, which means that of the next responder, or else the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. The default is `nil`, which means that of the next responder.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input view and the accessory view of the first responder.
  open func reloadInputViews() { if isFirstResponder { runtime.services.keyboard.update() } }

  // MARK: Actions

  /// Returns whether the object can perform an action now.
  ///
  /// The default implementation returns `true` if a method of its class implements the action. For the edit actions, it returns `false`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self) && !EditActions.all.contains(action)
  }
  /// Returns the object that performs an action: this one, or the next responder that can. The result is `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Moves the selection to the pasteboard. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection with the content of the pasteboard. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func paste(_ sender: Any?) {}
  /// Selects the object at the insertion point. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func select(_ sender: Any?) {}
  /// Selects the whole content. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  ///
  /// An override requires an override of `canPerformAction(_:withSender:)`.
  open func delete(_ sender: Any?) {}
}

/// The standard edit actions. Each responder has the methods, and `canPerformAction(_:withSender:)` returns whether it can perform them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the object at the insertion point.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The edit actions. Each responder has their methods, so the methods do not indicate whether it can perform them.
@MainActor
package enum EditActions {
  package static let cut = Selector("cut:", UIResponder.cut(_:))
  package static let copy = Selector("copy:", UIResponder.copy(_:))
  package static let paste = Selector("paste:", UIResponder.paste(_:))
  package static let select = Selector("select:", UIResponder.select(_:))
  package static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
  package static let delete = Selector("delete:", UIResponder.delete(_:))
  package static let all: Set<Selector> = [cut, copy, paste, select, selectAll, delete]
}
