import ObjectiveCRuntime

/// The properties of a scroll view that send their changes to observers.
protocol ScrollViewKeys: UIScrollView {}
extension UIScrollView: ScrollViewKeys {}

extension ScrollViewKeys {
  nonisolated static var scrollViewKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("contentOffset", \Self.contentOffset),
        ObjCKey("contentSize", \Self.contentSize),
        ObjCKey("contentInset", \Self.contentInset),
      ]
    }
  }
}
