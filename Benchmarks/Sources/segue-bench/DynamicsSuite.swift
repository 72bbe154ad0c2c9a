import BareBox2D
import HostInterface
import UIKit

extension Suite {
  /// Five hundred boxes that fall into a heap, beside the library without us.
  static let dynamics = Suite(name: "dynamics") { reporter in
    MainActor.assumeIsolated {
      let count = 500
      let ratio = "500 boxes that fall into a heap, over the library alone"
      reporter.compare(ratio, aim: .atMost(1.2)) {
        [{ Heap(count).fall() }, { bare_heap(Int32(count), Int32(Heap.steps)) }]
      }
      reporter.time("a step of 500 boxes in a heap, with their views", poses: 60) {
        let heap = Heap(count)
        heap.fall()
        return { _ in heap.step() }
      }
    }
  }
}

/// Boxes of 20 points over a floor, as the library's own heap has them.
@MainActor private final class Heap {
  static let steps = 120
  private let app: AppSession
  private var animator: UIDynamicAnimator?

  init(_ count: Int) {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    app.perform {
      let boxes = (0..<count).map { i in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        box.center = CGPoint(x: 15 + 24 * Double(i % 15), y: 820 - 24 * Double(i / 15))
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
