import IOSLibrary
import UIKit

// The subclass implements an optional method, and the conformance is on its superclass.

class Feed: PageController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("did scroll") }
}
class FeedBelow: Feed {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    log.append("below")
  }
}
class FeedInExtension: PageController {}
extension FeedInExtension {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("extension") }
  private func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("private") }
}
class NumberFeed: GenericPage<Int> {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("number") }
}
class GenericFeed<T>: GenericPage<T> {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("generic \(T.self)") }
}
private class PrivateFeed: PageController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("private class") }
}
enum Feeds {
  class Nested: PageController {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("nested") }
  }
  static func makePrivate() -> PageController { return PrivateFeed() }
  static func makeLocal() -> PageController {
    class Local: PageController {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("local") }
    }
    return Local()
  }
}
/// The method comes from a superclass that does not conform.
class Inheritor: MethodHolder, UIScrollViewDelegate {}

/// Conforms in an extension of another file.
class LateController: UIViewController {
  var log: [String] = []
}
class LateFeed: LateController {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.append("should begin")
    return false
  }
}

public class PublicFeed: PageController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("internal in public") }
}

/// A view controller that calls an optional method of a delegate itself.
class Forwarder: NSObject {
  weak var other: UIScrollViewDelegate?
  func forward(_ scroll: UIScrollView) -> Bool {
    other?.scrollViewDidScroll?(scroll)
    return other?.scrollViewDidZoom?(scroll) != nil
  }
}
