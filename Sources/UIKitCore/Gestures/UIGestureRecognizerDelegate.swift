import QuartzCore

/// The methods with which an app influences the recognition of gestures. All methods are optional and have UIKit's defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin. It is called once, before the gesture leaves the possible state. `false` makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether the recogniser receives an event. It is called when a touch begins, before `shouldReceive touch`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Returns whether the recogniser receives a touch. It is called when the touch begins.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether two gestures may be recognised simultaneously. A result of `true` from one of the delegates is sufficient.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the gesture waits until another one fails. It is called once for each pair and touch sequence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another gesture waits until this one fails. It is called once for each pair and touch sequence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Provides the default implementation, which returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Implements.gestureRecognizerShouldBegin(self)?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  /// Provides the default implementation, which returns `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    Implements.gestureRecognizerShouldReceiveEvent(self)?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
  /// Provides the default implementation, which returns `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Implements.gestureRecognizerShouldReceiveTouch(self)?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }
  /// Provides the default implementation, which returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldRecognizeSimultaneouslyWith(self)?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  /// Provides the default implementation, which returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldRequireFailureOf(self)?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  /// Provides the default implementation, which returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Implements.gestureRecognizerShouldBeRequiredToFailBy(self)?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}

extension UIGestureRecognizer {
  /// Calls the delegate, unless its class is known not to implement the method. Returns `nil` if there is no result.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIGestureRecognizerDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
