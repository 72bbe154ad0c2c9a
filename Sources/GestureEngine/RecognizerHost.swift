import CoreGraphics
import Motion

/// An object that represents a recognizer in an app's API. It is the only connection between a recognizer and the app.
///
/// A host lets subclasses and delegates of the app take part in recognition. Every method has a default implementation, which behaves like a
/// recognizer without a host.
public protocol RecognizerHost: AnyObject {
  // MARK: Touches

  /// Returns whether a recognizer receives a touch. It is called when the touch begins.
  func shouldReceive(_ recognizer: Recognizer, _ touch: Touch, of event: (any TouchEvent)?) -> Bool
  /// Receives touches that are all in one phase. To pass them on, call `recognizer.handle(_:_:at:)`.
  func receive(_ phase: TouchPhase, _ touches: [Touch], of event: (any TouchEvent)?, for recognizer: Recognizer, at time: MediaTime)

  // MARK: State

  /// Returns whether a recognizer may begin to recognize.
  func shouldBegin(_ recognizer: Recognizer) -> Bool
  /// Performs the action of a recognizer. It is called after each change of state, except a change to `possible` or `failed`.
  func act(for recognizer: Recognizer)
  /// Called when the sequence is over and the recognizer is possible again.
  func didReset(_ recognizer: Recognizer)

  // MARK: Relations that the app's subclasses define

  /// Returns whether recognition by `recognizer` prevents `other` from recognizing.
  func canPrevent(_ recognizer: Recognizer, _ other: Recognizer) -> Bool
  /// Returns whether recognition by `other` prevents `recognizer` from recognizing.
  func canBePrevented(_ recognizer: Recognizer, by other: Recognizer) -> Bool
  /// Returns whether the class of `recognizer` requires that `other` fails.
  func subclassRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool
  /// Returns whether the class of `recognizer` requires that `recognizer` fails before `other` recognizes.
  func subclassIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool

  // MARK: Relations that the app's delegates define

  /// Returns whether both recognizers may recognize at once. It is sufficient that one of the two hosts returns `true`. The result `false`
  /// does not override the other's `true`.
  func shouldRecognizeSimultaneously(_ recognizer: Recognizer, with other: Recognizer) -> Bool
  /// Returns whether the delegate of `recognizer` requires that `other` fails.
  func delegateRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool
  /// Returns whether the delegate of `recognizer` requires that `recognizer` fails before `other` recognizes.
  func delegateIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool
}

/// An event that contains touches. The engine passes it on to the hosts of recognizers, and has no other data about it.
public protocol TouchEvent: AnyObject {}

extension RecognizerHost {
  /// Returns `true` by default.
  public func shouldReceive(_ recognizer: Recognizer, _ touch: Touch, of event: (any TouchEvent)?) -> Bool { true }
  /// Passes the touches to the recognizer by default.
  public func receive(
    _ phase: TouchPhase, _ touches: [Touch], of event: (any TouchEvent)?, for recognizer: Recognizer, at time: MediaTime
  ) {
    recognizer.handle(phase, touches, at: time)
  }
  /// Returns `true` by default.
  public func shouldBegin(_ recognizer: Recognizer) -> Bool { true }
  /// Does nothing by default.
  public func act(for recognizer: Recognizer) {}
  /// Does nothing by default.
  public func didReset(_ recognizer: Recognizer) {}
  /// Returns the result of the recognizer's method by default.
  public func canPrevent(_ recognizer: Recognizer, _ other: Recognizer) -> Bool { recognizer.canPrevent(other) }
  /// Returns the result of the recognizer's method by default.
  public func canBePrevented(_ recognizer: Recognizer, by other: Recognizer) -> Bool { recognizer.canBePrevented(by: other) }
  /// Returns the result of the recognizer's method by default.
  public func subclassRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other)
  }
  /// Returns the result of the recognizer's method by default.
  public func subclassIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool {
    recognizer.shouldBeRequiredToFail(by: other)
  }
  /// Returns `false` by default.
  public func shouldRecognizeSimultaneously(_ recognizer: Recognizer, with other: Recognizer) -> Bool { false }
  /// Returns `false` by default.
  public func delegateRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool { false }
  /// Returns `false` by default.
  public func delegateIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool { false }
}
