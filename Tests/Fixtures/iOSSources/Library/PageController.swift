import UIKit

/// A page whose superclass conforms to a delegate's protocol for its subclasses.
open class PageController: UIViewController, UIScrollViewDelegate {
  public let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  public var log: [String] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.delegate = self
    view.addSubview(scroll)
  }
}

open class GenericPage<Item>: PageController {
  public var items: [Item] = []
}

/// A class that has an optional method and does not conform.
open class MethodHolder: NSObject {
  public var log: [String] = []
  @objc open func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("inherited") }
}

extension PageController {
  /// Apps override members that an extension declares.
  @objc open func reload(with count: Int) { log.append("page \(count)") }
  @objc open var kind: String { return "page" }
}
