import UIKit

@MainActor enum Categories {
  static var asked = 0
  static var layersRead = 0
  static var appearances: [String] = []

  static func exchange() {
    let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidAppear(_:)))
    let counted = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.counted_viewDidAppear(_:)))
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
  @objc func counted_viewDidAppear(_ animated: Bool) {
    Categories.appearances.append("\(type(of: self))")
    counted_viewDidAppear(animated)
  }
}

class Appearing: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Categories.appearances.append("own")
  }
}
