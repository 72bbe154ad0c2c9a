import ObjectiveCRuntime

/// The properties of a gesture recogniser that send their changes to observers.
protocol GestureRecognizerKeys: UIGestureRecognizer {}
extension UIGestureRecognizer: GestureRecognizerKeys {}

extension GestureRecognizerKeys {
  nonisolated static var gestureRecognizerKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("state", \Self.state)
      ]
    }
  }
}
