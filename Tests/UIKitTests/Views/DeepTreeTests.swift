import Stages
import Testing
import UIKit

@testable import QuartzCore
@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite(.hand)
struct DeepTreeTests {
  let hand = Hand.current!

  /// Views in one another, each a little further to the right, from the outermost in.
  private func nest(_ count: Int) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<count {
      let view = UIView(frame: CGRect(x: 0.01, y: 0, width: 300, height: 300))
      view.backgroundColor = .red
      (views.last ?? hand.window).addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test func `two thousand views in one another are laid out, committed, sampled, recorded, drawn, touched and taken away`() {
    let views = nest(2000)
    hand.wait()
    let scene = hand.runtime.scene
    #expect(scene.presentation(at: hand.runtime.now).nodes.map(\.depth).max() == views[1999].layer.depth)
    #expect(hand.app.displayList().items.count > 0)
    #expect(hand.app.currentFrame().image(scale: 1).width == Int(hand.window.bounds.width))
    hand.tap(100, 100)
    views[1999].setNeedsLayout()
    UIView.animate(withDuration: 0.2) { views[0].center.x += 10 }
    hand.wait(0.3)
    views[0].removeFromSuperview()
    hand.wait()
    #expect(hand.runtime.scene.layers[views[0].layer.id] == nil)
  }

  @Test func `layers record as many groups as levels, the innermost first to be drawn on`() {
    let views = nest(50)
    hand.wait()
    var depth = 0
    var items = hand.app.displayList().items
    while case .group(let group)? = items.last {
      depth += 1
      items = group.items
    }
    #expect(depth >= views.count)
  }
}
