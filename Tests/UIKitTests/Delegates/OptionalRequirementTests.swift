import Foundation
import QuartzCore
import Testing

@testable import UIFoundation
@testable import UIKit
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Optional requirements of delegates") struct OptionalRequirementTests {
  @Test func `a method that only a subclass has is heard, by one line`() {
    let app = AppSession { _ in }
    app.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let feed = Feed()
      scrollView.delegate = feed
      scrollView.contentOffset.y = 10
      #expect(feed.heard == ["did scroll"])
      let below = FeedBelow()
      scrollView.delegate = below
      scrollView.contentOffset.y = 20
      #expect(below.heard == ["below", "did scroll"])
    }
  }

  @Test func `whether a delegate answers is found once, and anew for another delegate`() throws {
    let app = AppSession { _ in }
    try app.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let page = Page(), feed = Feed()
      @MainActor func calls(_ body: () -> Void) -> Int {
        var count = 0
        Runtime.silence = nil
        body()
        if Runtime.silence != nil { count += 1 }
        return count
      }
      scrollView.delegate = page
      #expect(calls { scrollView.contentOffset.y = 1 } == 1)
      #expect(calls { scrollView.contentOffset.y = 2 } == 0)
      scrollView.delegate = feed
      scrollView.contentOffset.y = 3
      #expect(feed.heard == ["did scroll"])
      scrollView.delegate = Page()
      scrollView.delegate = page
      #expect(calls { scrollView.contentOffset.y = 4 } == 0, "it is a fact about the class")
      _ = try #require(scrollView.silentMethods)
    }
  }

  @Test func `a delegate that is deep in a call of its own does not fall silent`() {
    final class Other: NSObject, UIScrollViewDelegate {}
    final class Caller: NSObject, UIScrollViewDelegate {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = Other()
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        inner.delegate = other
        inner.contentOffset.y += 1
      }
    }
    let app = AppSession { _ in }
    app.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), caller = Caller()
      scrollView.delegate = caller
      for y in 1...3 { scrollView.contentOffset.y = CGFloat(y) }
      #expect(caller.count == 3)
    }
  }

  @Test func `a layer's delegate that has no action leaves the layer's own, and one that answers nil lets it look on`() {
    final class Drawer: NSObject, CALayerDelegate {}
    let layer = CALayer(), drawer = Drawer()
    layer.actions = ["x": NSNull(), "y": CABasicAnimation()]
    layer.delegate = drawer
    for _ in 0..<2 { #expect(layer.action(forKey: "x") == nil && layer.action(forKey: "y") is CABasicAnimation) }
  }

  @Test func `an object responds to what its class says, and to a selector's own method`() {
    let feed = Feed(), page = Page()
    #expect(feed.responds(to: Selector("scrollViewDidScroll:")))
    #expect(!feed.responds(to: Selector("scrollViewDidZoom:")))
    #expect(!page.responds(to: Selector("scrollViewDidScroll:")))
    #expect(page.responds(to: Selector("turn", Page.turn)) && feed.responds(to: Selector("turn", Page.turn)))
    #expect(!NSObject().responds(to: Selector("turn", Page.turn)))
    #expect(!page.responds(to: Selector("turn")) && !page.responds(to: nil))
  }

  @Test(arguments: [
    ("collectionView:didSelectItemAt:", "CollectionViewDidSelectItemAt"),
    ("collectionView:didSelectItemAtIndexPath:", "CollectionViewDidSelectItemAt"),
    ("collectionView:willDisplayCell:forItemAtIndexPath:", "CollectionViewWillDisplayForItemAt"),
    ("numberOfSectionsInCollectionView:", "NumberOfSectionsInCollectionView"),
    ("gestureRecognizer:shouldReceiveTouch:", "GestureRecognizerShouldReceiveTouch"),
    ("gestureRecognizer:shouldReceiveEvent:", "GestureRecognizerShouldReceiveEvent"),
    ("scrollViewWillEndDragging:withVelocity:targetContentOffset:", "ScrollViewWillEndDraggingWithVelocityTargetContentOffset"),
    (
      "animationControllerForPresentedController:presentingController:sourceController:",
      "AnimationControllerForPresentedPresentingSource"
    ),
    ("interactionControllerForDismissal:", "InteractionControllerForDismissalUsingAnimator"),
    ("interruptibleAnimatorForTransition:", "InterruptibleAnimatorUsingTransitionContext"),
    ("animationDidStop:finished:", "AnimationDidStopFinished"), ("actionForLayer:forKey:", "ActionForLayerForKey"),
    ("drawLayer:inContext:", "DrawLayerInCtx"), ("displayLayer:", "DisplayLayer"), ("completionSpeed", "CompletionSpeed"),
  ])
  func `Objective-C's name and Swift's mean one method`(selector: String, line: String) {
    let named: [String] = Implements.requirements.filter { $0.0.isNamed(selector) }.map { "\($0.0.line)" }
    #expect(named == [line])
  }
}

class Page: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  var heard: [String] = []
  func turn() {}
}
class Feed: Page {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did scroll") }
}
extension Feed: Implements.ScrollViewDidScroll {}
class FeedBelow: Feed {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("below")
    super.scrollViewDidScroll(scrollView)
  }
}
