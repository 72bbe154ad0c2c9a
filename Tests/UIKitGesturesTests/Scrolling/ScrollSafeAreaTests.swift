import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitVoiceOver

/// The safe area of views in a scroll view. Content that continues below the screen has no bottom inset there.
@MainActor @Suite struct ScrollSafeAreaTests {
  let app = AppSession(device: .iPhoneX) { $0.rootViewController = UIViewController() }
  let scroll: UIScrollView
  let stack: UIStackView
  private var root: UIView { app.window.rootViewController!.view }

  init() {
    (scroll, stack) = app.perform { (UIScrollView(), UIStackView()) }
  }

  /// A stack that keeps to its margins, in a scroll view that fills the screen.
  private func show(contentHeight: CGFloat, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic) {
    app.perform {
      scroll.contentInsetAdjustmentBehavior = behavior
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = .zero
      let content = UIView()
      content.heightAnchor.constraint(equalToConstant: contentHeight).isActive = true
      stack.addArrangedSubview(content)
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(scroll)
      scroll.addSubview(stack)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }
  private var unrest: [String] { app.runtime.diagnostics.filter { $0.contains("come to rest") } }

  @Test func `a stack with margins in a scroll view, higher than the screen, is laid out once and not for ever`() {
    show(contentHeight: 1800)
    #expect(unrest.isEmpty)
    #expect(stack.safeAreaInsets == .zero && scroll.contentSize.height == 1800)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    app.perform { scroll.contentOffset.y = 600 }
    #expect(stack.safeAreaInsets == .zero && scroll.contentSize.height == 1800)
  }

  @Test func `content of a scroll view that does not adjust is covered by as much as the safe area covers, not by all that lies below`() {
    show(contentHeight: 1800, .never)
    #expect(unrest.isEmpty)
    #expect(stack.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(abs(scroll.contentSize.height - (1800 + 44 + 34)) < 1e-6)
    app.perform { scroll.contentOffset.y = 600 }
    #expect(stack.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test(arguments: stride(from: 690, through: 830, by: 7).map { CGFloat($0) })
  func `content about as high as the screen comes to rest`(height: CGFloat) {
    show(contentHeight: height)
    #expect(unrest.isEmpty)
    let before = scroll.contentSize
    app.advance(by: 0.1)
    app.perform { root.setNeedsLayout() }
    #expect(unrest.isEmpty && scroll.contentSize == before)
  }

  @Test func `a turn of the device gives the sides to content that scrolls up and down only`() {
    show(contentHeight: 1800)
    app.advance(by: 0.1)
    app.receive(TimedEvent(.screen(.rotate(.landscapeLeft)), at: app.now))
    app.advance(by: 1)
    #expect(stack.safeAreaInsets.left == 44 && stack.safeAreaInsets.right == 44)
    #expect(stack.safeAreaInsets.top == 0 && stack.safeAreaInsets.bottom == 0 && unrest.isEmpty)
  }

  @Test func `a scroll view that stops adjusting covers its content again`() {
    show(contentHeight: 1800)
    app.perform { scroll.contentInsetAdjustmentBehavior = .never }
    #expect(stack.safeAreaInsets.bottom == 34)
    app.perform { scroll.contentInsetAdjustmentBehavior = .always }
    #expect(stack.safeAreaInsets == .zero)
  }
}
