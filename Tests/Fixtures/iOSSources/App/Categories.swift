import UIKit

@MainActor enum Categories {
  static var asked = 0
  static var layersRead = 0
  static var appearances: [String] = []

  static func exchange() {
    let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:)))
    let counted = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.counted_viewWillAppear(_:)))
    guard let original = original, let counted = counted else { return }
    method_exchangeImplementations(original, counted)
  }
}

extension UIWindow {
  open override var layer: CALayer {
    Categories.layersRead += 1
    return super.layer
  }
}

extension UITabBarController {
  override open var childForStatusBarHidden: UIViewController? {
    Categories.asked += 1
    return selectedViewController
  }
}

extension UIViewController {
  @objc func counted_viewWillAppear(_ animated: Bool) {
    Categories.appearances.append("\(type(of: self))")
    counted_viewWillAppear(animated)
  }
}

class Appearing: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Categories.appearances.append("own")
  }
}
