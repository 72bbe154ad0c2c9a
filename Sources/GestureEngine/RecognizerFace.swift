import Motion

/// An object that represents a recognizer in an app's API. It lets subclasses that the app defines take part in recognition.
///
/// It receives each call before the recognizer and decides what it passes on. The usual implementation of a method calls the recognizer's
/// method of this name.
public protocol RecognizerFace: AnyObject {
  /// Receives touches that are all in one phase. To pass them on, call `recognizer.handle(_:_:at:)`.
  func see(_ phase: TouchPhase, _ touches: [Touch], at time: MediaTime)
  /// Called after the recognizer's state has changed.
  func didChangeState(of recognizer: Recognizer)
  /// Called when the sequence is over and the recognizer is possible again.
  func didReset(_ recognizer: Recognizer)
  /// Returns whether recognition by this recognizer prevents `other` from recognizing.
  func canPrevent(_ other: Recognizer) -> Bool
  /// Returns whether recognition by `other` prevents this recognizer from recognizing.
  func canBePrevented(by other: Recognizer) -> Bool
  /// Returns whether this recognizer must wait for `other` to fail.
  func shouldRequireFailure(of other: Recognizer) -> Bool
  /// Returns whether `other` must wait for this recognizer to fail.
  func shouldBeRequiredToFail(by other: Recognizer) -> Bool
}
