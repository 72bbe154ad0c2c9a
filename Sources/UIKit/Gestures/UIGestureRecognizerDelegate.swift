import QuartzCore

/// The app's say in which gestures recognize. Every method is optional: the defaults are UIKit's.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asked once, when the gesture is about to leave the possible state; no fails it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asked when a touch begins, before `shouldReceive touch`; no keeps the touch from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Asked when a touch begins; no keeps it from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two gestures may be under way together. One yes, from either delegate, is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture has to wait for another to fail. Asked once for each pair and touch sequence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture has to wait for this one to fail. Asked once for each pair and touch sequence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Implements.gestureRecognizerShouldBegin(self)?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    Implements.gestureRecognizerShouldReceiveEvent(self)?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Implements.gestureRecognizerShouldReceiveTouch(self)?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldRecognizeSimultaneouslyWith(self)?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldRequireFailureOf(self)?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldBeRequiredToFailBy(self)?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}

extension UIGestureRecognizer {
  /// Calls the delegate, unless its class is known not to have the method; nil if nobody answers.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIGestureRecognizerDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
