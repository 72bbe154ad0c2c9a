import GestureEngine
import Motion

/// The connection between a recogniser of the gesture engine and its `UIGestureRecognizer`. It keeps the engine's types out of UIKit's
/// interface.
@MainActor
final class GestureHost {
  private(set) weak var gesture: UIGestureRecognizer?
  init(_ gesture: UIGestureRecognizer) { self.gesture = gesture }
}

extension Recognizer {
  /// The gesture recogniser of the app.
  @MainActor var gesture: UIGestureRecognizer? { (host as? GestureHost)?.gesture }
}

extension UIEvent: TouchEvent {}

extension GestureHost: @MainActor RecognizerHost {
  func shouldReceive(_ recognizer: Recognizer, _ touch: Touch, of event: (any TouchEvent)?) -> Bool {
    guard let gesture, let touch = touch.host as? UITouch else { return false }
    guard gesture.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    if let event = event as? UIEvent {
      guard gesture.shouldReceive(event) else { return false }
      let answer = gesture.ask(.gestureRecognizerShouldReceiveEvent) { $0.gestureRecognizer(gesture, shouldReceive: event) }
      guard answer ?? true else { return false }
    }
    gesture.willReceive(touch)
    return gesture.ask(.gestureRecognizerShouldReceiveTouch) { $0.gestureRecognizer(gesture, shouldReceive: touch) }
      ?? true
  }

  func receive(_ phase: TouchPhase, _ touches: [Touch], of event: (any TouchEvent)?, for recognizer: Recognizer, at time: MediaTime) {
    gesture?.show(phase, touches, of: event as? UIEvent, at: time)
  }

  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    guard let gesture else { return false }
    guard gesture.view?.gestureRecognizerShouldBegin(gesture) ?? true else { return false }
    // The hit views are asked too. A control thus excludes taps on it from the recognisers of its ancestors.
    for touch in gesture.fingers {
      guard let hit = (touch.host as? UITouch)?.view, hit !== gesture.view else { continue }
      guard hit.gestureRecognizerShouldBegin(gesture) else { return false }
    }
    return gesture.ask(.gestureRecognizerShouldBegin) { $0.gestureRecognizerShouldBegin(gesture) } ?? true
  }

  func act(for recognizer: Recognizer) { gesture?.sendActions() }
  func didReset(_ recognizer: Recognizer) { gesture?.wasReset() }

  func canPrevent(_ recognizer: Recognizer, _ other: Recognizer) -> Bool { both(other) { $0.canPrevent($1) } ?? true }
  func canBePrevented(_ recognizer: Recognizer, by other: Recognizer) -> Bool { both(other) { $0.canBePrevented(by: $1) } ?? true }
  func subclassRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool {
    both(other) { $0.shouldRequireFailure(of: $1) } ?? false
  }
  func subclassIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool {
    both(other) { $0.shouldBeRequiredToFail(by: $1) } ?? false
  }

  func shouldRecognizeSimultaneously(_ recognizer: Recognizer, with other: Recognizer) -> Bool {
    asking(.gestureRecognizerShouldRecognizeSimultaneouslyWith, other) {
      $2.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: $1)
    }
  }
  func delegateRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool {
    asking(.gestureRecognizerShouldRequireFailureOf, other) { $2.gestureRecognizer($0, shouldRequireFailureOf: $1) }
  }
  func delegateIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool {
    asking(.gestureRecognizerShouldBeRequiredToFailBy, other) {
      $2.gestureRecognizer($0, shouldBeRequiredToFailBy: $1)
    }
  }

  private func both(_ other: Recognizer, _ ask: (UIGestureRecognizer, UIGestureRecognizer) -> Bool) -> Bool? {
    guard let gesture, let other = other.gesture else { return nil }
    return ask(gesture, other)
  }

  private func asking(
    _ method: OptionalRequirement, _ other: Recognizer,
    _ ask: (UIGestureRecognizer, UIGestureRecognizer, any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let gesture, let other = other.gesture else { return false }
    return gesture.ask(method) { ask(gesture, other, $0) } ?? false
  }
}
