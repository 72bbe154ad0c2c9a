import Motion

/// The object that stands for a recognizer in an app's API, through which subclasses written by the app take part.
///
/// It sees everything before the recognizer, and decides what of it to pass on: each method's plain answer is to call the method of the
/// same name on the recognizer.
public protocol RecognizerFace: AnyObject {
  /// News of `touches`, all in the same phase; pass it on with `recognizer.handle(_:_:at:)`.
  func see(_ phase: TouchPhase, _ touches: [Touch], at time: MediaTime)
  /// The recognizer's state changed.
  func didChangeState(of recognizer: Recognizer)
  /// The sequence is over and the recognizer is possible again.
  func didReset(_ recognizer: Recognizer)
  func canPrevent(_ other: Recognizer) -> Bool
  func canBePrevented(by other: Recognizer) -> Bool
  func shouldRequireFailure(of other: Recognizer) -> Bool
  func shouldBeRequiredToFail(by other: Recognizer) -> Bool
}
