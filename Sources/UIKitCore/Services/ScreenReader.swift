import HostInterface
internal import TransitionMachine

/// The screen reader, as the update cycle, transitions and lists use it. UIKitVoiceOver implements it.
@MainActor
package protocol ScreenReader: AnyObject {
  /// A Boolean value that indicates whether the user has turned VoiceOver on.
  var isOn: Bool { get }
  /// The object that has the focus, or `nil`.
  var focused: _UISpoken? { get }

  /// Handles a gesture of the user.
  func take(_ event: VoiceEvent)
  /// Updates the focus after the changes of an update cycle. Returns whether this may have caused more changes.
  func pass() -> Bool
  /// Handles a notification of the app.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?)
  /// Called when a transition changes its phase.
  func follow(_ transition: MachineTransition)
  /// Called before a scroll view scrolls by a page for the reader.
  func willScroll(_ scrollView: UIScrollView)
  /// Returns the combined texts inside a view.
  func mergedLabel(of view: UIView) -> String?
  /// Called when a list recycles a view.
  func wasPutAway(_ view: UIView)
}
