import IOSLibrary
import UIKit

/// A delegate that forwards what it does not implement.
class DelegateProxy: NSObject, UIScrollViewDelegate {
  weak var target: UIScrollViewDelegate?

  override func responds(to aSelector: Selector!) -> Bool {
    return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    return target?.responds(to: aSelector) == true ? target : super.forwardingTarget(for: aSelector)
  }
}

/// Forwards the optional calls of the library's own protocol.
class CardProxy: NSObject, CardDelegate {
  var target: CardDelegate?
  func cardDidOpen(_ card: Card) {}
  override func forwardingTarget(for aSelector: Selector!) -> Any? { return target }
}

class MeterLayer: CALayer {
  @NSManaged var level: CGFloat
  @NSManaged var label: String?
}

@objc(FormerName) class Renamed: UIView {}

enum Classes {
  static func named(_ name: String) -> AnyClass? { return NSClassFromString(name) }
}

class Outlets: UIViewController {
  @IBOutlet private weak var titleView: UIView!
  @IBInspectable var corner: CGFloat = 0
  var outlet: UIView? { return titleView }
  @IBAction private func close(_ sender: Any) { corner = -1 }

  func tint(_ view: UIView) -> CGFloat? {
    view.setValue(0.5, forKey: "alpha")
    return view.value(forKeyPath: "layer.opacity") as? CGFloat ?? view.alpha
  }
}
