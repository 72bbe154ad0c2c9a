import CoreGraphics

/// The keyboard area at the bottom of the screen, as views, scroll views and transitions use it. UIKitText implements it.
@MainActor
package protocol KeyboardService: AnyObject {
  /// A Boolean value that indicates whether the keyboard area is visible or about to become visible.
  var isUp: Bool { get }
  /// The frame in screen coordinates, at the end of a current movement. It is null while the keyboard is hidden.
  var frame: CGRect { get }
  /// The height of the keyboard with its accessory view, in points.
  var height: CGFloat { get }

  /// Updates the content for the first responder, and shows or hides the keyboard.
  func update()
  /// Called when the size of the screen changes.
  func screenDidChange()
  /// Returns the height of a view's lower part that the keyboard covers, in points.
  func overlap(with view: UIView) -> CGFloat
  /// Notifies a view whenever the keyboard moves.
  func watch(_ view: UIView)
  /// Notifies the views that avoid the keyboard.
  func watchersDidChange()
  /// Moves the top edge of the keyboard down by a distance in points, with a finger.
  func draw(down distance: CGFloat)
  /// Moves the keyboard back up after the finger was lifted.
  func comeBack()
  /// Handles the keyboard when a transition begins to move. Returns changes for the transition's animation, or `nil` if there are none.
  func goAlong(_ transition: ControllerTransition, isSystems: Bool) -> (() -> Void)?
  /// Called when the transition has ended.
  func transitionEnded(_ completed: Bool)
}
