import Foundation
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A column of three views of 50 points, 10 apart, one of which is hidden or shown in animation blocks.
@MainActor @Suite struct StackHidingTests {
  private let app: TestApp
  private let views = (0..<3).map { _ in UIView() }
  private let stack: UIStackView

  init() {
    let controller = UIViewController()
    app = TestApp(controller)
    stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (.vertical, 10)
    app.perform { [views, stack] in
      for view in views {
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(999)
        height.isActive = true
      }
      controller.view.placed(stack)
      activate(
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor), stack.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        stack.widthAnchor.constraint(equalToConstant: 100))
    }
  }

  private func animate(_ isHidden: Bool, completion: ((Bool) -> Void)? = nil) {
    app.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = isHidden }, completion: completion)
    }
  }
  private func frame(_ index: Int) -> CGRect { views[index].layer.presentation()?.frame ?? .null }
  private var isSeen: Bool { views[1].layer.presentation()?.isHidden == false }

  @Test func `shown again while it is being hidden, it goes on from where it is seen and stays`() {
    animate(true)
    app.advance(by: 0.5)
    #expect(close(frame(1).height, 25) && close(frame(2).minY, 90))
    animate(false)
    #expect(!views[1].isHidden && close(frame(1).height, 25))
    app.advance(by: 2)
    #expect(isSeen && frame(1) == CGRect(x: 0, y: 60, width: 100, height: 50) && frame(2).minY == 120)
  }

  @Test func `hidden without animation in the midst of that, it is gone at once`() {
    animate(true)
    app.advance(by: 0.5)
    app.perform { views[1].isHidden = false }
    app.perform { views[1].isHidden = true }
    #expect(!isSeen)
    app.advance(by: 2)
    #expect(!isSeen && views[1].isHidden)
  }

  @Test func `taken out of the stack in the midst of that, it is hidden, and can be shown elsewhere`() {
    animate(true)
    app.advance(by: 0.5)
    app.perform {
      views[1].removeFromSuperview()
      stack.superview?.addSubview(views[1])
    }
    #expect(views[1].isHidden)
    app.perform { views[1].isHidden = false }
    app.advance(by: 2)
    #expect(isSeen && !views[1].isHidden)
  }

  @Test func `hidden in a block, it is seen until its room is gone, while the others and the stack close up`() {
    var ends: [Bool] = []
    animate(true) { ends.append($0) }
    #expect(views[1].isHidden && isSeen, "hidden to whoever asks, and still seen")
    app.advance(by: 0.5)
    #expect(isSeen && frame(1) == CGRect(x: 0, y: 60, width: 100, height: 25))
    #expect(close(frame(2).minY, 90) && close(stack.layer.presentation()?.frame.height ?? 0, 140) && ends.isEmpty)
    app.advance(by: 0.6)
    #expect(!isSeen && frame(2).minY == 60 && ends == [true])
  }

  @Test func `shown in a block, one that was hidden from the first comes up in its place`() {
    app.perform { views[1].isHidden = true }
    #expect(views[1].frame == CGRect(x: 0, y: 60, width: 100, height: 0) && !isSeen)
    animate(false)
    app.advance(by: 0.5)
    #expect(isSeen && frame(1) == CGRect(x: 0, y: 60, width: 100, height: 25) && close(frame(2).minY, 90))
    app.advance(by: 0.6)
    #expect(frame(1).height == 50 && frame(2).minY == 120)
  }

  @Test func `an animator that is scrubbed takes its room away as the finger says`() {
    let animator = app.perform { UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [views] in views[1].isHidden = true } }
    app.perform { animator.fractionComplete = 0.5 }
    #expect(isSeen && close(frame(1).height, 25))
    app.perform { animator.startAnimation() }
    app.advance(by: 2)
    #expect(!isSeen && frame(2).minY == 60)
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
}
