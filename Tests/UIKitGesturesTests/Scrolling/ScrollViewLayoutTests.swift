import HostInterface
import Motion
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite("Scroll views in a layout (behaviour: Scroll views and Auto Layout)")
struct ScrollViewLayoutTests {
  let app = AppSession(device: .iPhoneX) { $0.rootViewController = UIViewController() }
  let controller: UIViewController
  let scroll: UIScrollView

  init() {
    controller = app.window.rootViewController!
    scroll = app.perform { UIScrollView() }
  }

  func show(_ setUp: () -> Void) {
    app.perform {
      controller.view.addSubview(scroll)
      setUp()
    }
  }

  @Test func `a frame set from outside is the viewport, and content that would stand beyond its end comes back`() {
    show {
      scroll.contentSize = CGSize(width: 100, height: 1000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      scroll.contentOffset.y = 800
    }
    #expect(scroll.dynamics.geometry.viewport == CGSize(width: 100, height: 200) && scroll.contentOffset.y == 800)
    app.perform { scroll.frame.size.height = 500 }
    #expect(scroll.contentOffset.y == 500)
    app.perform { scroll.bounds.size.height = 900 }
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `constraints determine the content's size`() {
    let content = app.perform { UIView() }
    show {
      scroll.contentInsetAdjustmentBehavior = .never
      for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      scroll.addSubview(content)
      let outer = controller.view!
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: outer.topAnchor), scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
      ])
    }
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(scroll.contentSize == CGSize(width: 375, height: 2030) && content.frame == CGRect(x: 0, y: 10, width: 375, height: 2000))
    app.perform { scroll.contentOffset.y = 700 }
    #expect(content.frame.minY == 10 && scroll.contentSize.height == 2030)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000.0, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    (.automatic, 100, .zero), (.scrollableAxes, 2000, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)), (.never, 2000, .zero),
    (.always, 100, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
  ])
  func `the safe area is added to the insets as told`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, expected: UIEdgeInsets
  ) {
    show {
      scroll.contentInsetAdjustmentBehavior = behavior
      scroll.contentSize = CGSize(width: 375, height: height)
      scroll.frame = controller.view.bounds
    }
    #expect(scroll.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.adjustedContentInset == expected && scroll.contentOffset.y == -expected.top)
  }

  @Test func `content that begins to bounce takes the safe area in, and a view moved clear of it gives it back`() {
    show {
      scroll.contentSize = CGSize(width: 375, height: 100)
      scroll.frame = controller.view.bounds
    }
    #expect(scroll.adjustedContentInset.top == 0)
    app.perform { scroll.alwaysBounceVertical = true }
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    app.perform { scroll.frame = CGRect(x: 0, y: 100, width: 375, height: 500) }
    #expect(scroll.safeAreaInsets == .zero && scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
  }

  @Test func `inside an animation block the bounds animate, and didScroll comes once`() throws {
    let record = ScrollViewTests.Record()
    var scrolls = 0
    record.onScroll = { _ in scrolls += 1 }
    show {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.frame = controller.view.bounds
      scroll.contentOffset.y = 400
      scroll.delegate = record
    }
    app.perform {
      UIView.animate(withDuration: 0.36, delay: 0, options: [.curveLinear], animations: { scroll.contentOffset = .zero }, completion: nil)
    }
    #expect(scroll.contentOffset == .zero && scrolls == 1)
    app.advance(by: 0.18)
    #expect(abs(try #require(scroll.layer.presentation()).bounds.minY - 200) < 1e-6)
    app.advance(by: 1)
    #expect(scrolls == 1 && app.isQuiet)
  }
}
