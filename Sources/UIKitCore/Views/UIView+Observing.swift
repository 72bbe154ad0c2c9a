import ObjectiveCRuntime

/// The properties of a view that send their changes to observers.
protocol ViewKeys: UIView {}
extension UIView: ViewKeys {}

extension ViewKeys {
  nonisolated static var viewKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("frame", \Self.frame),
        ObjCKey("bounds", \Self.bounds),
        ObjCKey("center", \Self.center),
        ObjCKey("transform", \Self.transform),
        ObjCKey("alpha", \Self.alpha),
        ObjCKey("hidden", \Self.isHidden),
      ]
    }
  }
}
