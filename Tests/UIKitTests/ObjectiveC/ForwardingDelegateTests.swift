import Foundation
import ObjectiveCRuntime
import Testing

@testable import UIKit
@testable import UIKitCore
@testable import UIKitLists

/// Delegates that forward the optional methods that they do not implement.
@MainActor @Suite struct ForwardingDelegateTests {
  @Test("A target that is set later receives the methods, and none after it was released") func targets() {
    let app = AppSession { _ in }
    app.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), proxy = DelegateProxy()
      scrollView.delegate = proxy
      scrollView.contentOffset.y = 1
      do {
        let feed = ForwardedFeed()
        proxy.target = feed
        scrollView.contentOffset.y = 2
        #expect(feed.log == ["did scroll 2.0"])
        #expect(proxy.responds(to: "scrollViewDidScroll:") && !proxy.responds(to: "scrollViewDidZoom:"))
        #expect((proxy as any UIScrollViewDelegate).responds(to: "scrollViewDidScroll:"))
      }
      scrollView.contentOffset.y = 3
      #expect(proxy.target == nil)
      #expect(proxy.asked.filter { $0 == "scrollViewDidScroll:" }.count == 3)
    }
  }

  @Test("A chain of two proxies reaches the last target, and its answer counts") func chains() {
    let app = AppSession { _ in }
    app.perform {
      let (outer, inner, feed) = (DelegateProxy(), DelegateProxy(), ForwardedFeed())
      (outer.target, inner.target) = (inner, feed)
      #expect(!(outer as any UIScrollViewDelegate).scrollViewShouldScrollToTop(UIScrollView()))
      inner.target = nil
      #expect((outer as any UIScrollViewDelegate).scrollViewShouldScrollToTop(UIScrollView()))
    }
  }

  @Test("A delegate whose class does not forward is queried once, and never for a target") func noCost() throws {
    let app = AppSession { _ in }
    try app.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), plain = SilentDelegate()
      scrollView.delegate = plain
      scrollView.contentOffset.y = 1
      _ = try #require(scrollView.silentMethods)
      #expect(!objcForwards(SilentDelegate.self) && objcForwards(DelegateProxy.self))
      #expect(!objcForwards(UIView.self) && objcForwards(ForwardingController.self) && !objcForwards(UITableViewController.self))
    }
  }

  @Test("The names of the methods that are forwarded") func names() {
    #expect(OptionalRequirement.scrollViewDidScroll.selectorName == "scrollViewDidScroll:")
    #expect(OptionalRequirement.collectionViewDidSelectItemAt.selectorName == "collectionView:didSelectItemAt:")
  }
}

private final class ForwardedFeed: ObjCObject, UIScrollViewDelegate, Implements.ScrollViewDidScroll, Implements.ScrollViewShouldScrollToTop
{
  var log: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("did scroll \(scrollView.contentOffset.y)") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
private final class SilentDelegate: ObjCObject, UIScrollViewDelegate {}
private final class ForwardingController: UIViewController {
  override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

private final class DelegateProxy: ObjCObject, UIScrollViewDelegate {
  nonisolated(unsafe) weak var target: (any UIScrollViewDelegate)?
  nonisolated(unsafe) var asked: [String] = []
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || target?.responds(to: aSelector) == true }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    asked.append(aSelector.name)
    return target
  }
}
