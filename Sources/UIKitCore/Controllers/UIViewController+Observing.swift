import ObjectiveCRuntime

/// The properties of a view controller that send their changes to observers.
protocol ViewControllerKeys: UIViewController {}
extension UIViewController: ViewControllerKeys {}

extension ViewControllerKeys {
  nonisolated static var viewControllerKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("title", \Self.title)
      ]
    }
  }
}
