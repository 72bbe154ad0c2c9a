import BareBox2D
import HostInterface
import UIKit

extension Suite {
  /// Five hundred boxes that fall into a heap, beside the library without us.
  static let dynamics = Suite(name: "dynamics") { reporter in
    MainActor.assumeIsolated {
      let name = "500 boxes that fall into a heap, over the library alone"
      if reporter.wants(name) { reporter.report(name, [ratio(views: false)], .times, aim: .atMost(1.2), by: .none) }
      let whole = "the same with views, and what is committed of them"
      if reporter.wants(whole) { reporter.report(whole, [ratio(views: true)], .times, by: .none) }
      reporter.time("a step of 500 boxes in a heap, with their views", poses: 60) {
        let heap = Heap(views: true)
        heap.fall()
        return { _ in heap.step() }
      }
    }
  }

  /// Both in turn, each with the best of its runs.
  @MainActor private static func ratio(views: Bool) -> Double {
    var (ours, alone) = (Double.infinity, Double.infinity)
    for _ in 0..<8 {
      let heap = Heap(views: views)
      ours = min(ours, Reporter.elapsed { heap.fall() })
      let bare = bare_heap_make(Int32(Heap.count))
      alone = min(alone, Reporter.elapsed { bare_heap_fall(bare, Int32(Heap.steps)) })
      bare_heap_end(bare)
    }
    return ours / alone
  }
}

/// An item that is nothing but where it is.
private final class Dot: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity
}

/// Boxes of 20 points over a floor, as the library's own heap has them.
@MainActor private final class Heap {
  static let count = 500
  static let steps = 120
  private let app: AppSession
  private var animator: UIDynamicAnimator?

  init(views: Bool) {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    app.perform {
      let boxes = (0..<Self.count).map { i -> any UIDynamicItem in
        let center = CGPoint(x: 15 + 24 * Double(i % 15), y: 820 - 24 * Double(i / 15))
        guard views else {
          let dot = Dot()
          dot.center = center
          return dot
        }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        box.center = center
        controller.view.addSubview(box)
        return box
      }
      let made = UIDynamicAnimator(referenceView: controller.view)
      let collision = UICollisionBehavior(items: boxes)
      for (name, from, to) in [
        ("floor", CGPoint(x: 0, y: 840), CGPoint(x: 390, y: 840)), ("left", CGPoint(x: 0, y: -9000), CGPoint(x: 0, y: 840)),
        ("right", CGPoint(x: 390, y: -9000), CGPoint(x: 390, y: 840)),
      ] { collision.addBoundary(withIdentifier: name, from: from, to: to) }
      made.addBehavior(collision)
      made.addBehavior(UIGravityBehavior(items: boxes))
      animator = made
    }
  }

  func step() { app.advance(to: app.nextTick(after: app.now)) }
  func fall() { for _ in 0..<Self.steps { step() } }
}
