import CoreGraphics
import HostInterface
import Motion
import UIKit

extension Suite {
  /// Commit and sampling of a thousand layers: unanimated, eased, on springs; all changed and one.
  static let turn = Suite(name: "turn") { reporter in
    MainActor.assumeIsolated {
      let crowd = Crowd()
      let still = crowd.scene
      let now = crowd.app.now
      reporter.time("sample 1,000 layers, no animations", poses: 30, unit: .microseconds) { { _ in crowd.look(still, now) } }
      crowd.animate(spring: false)
      let eased = crowd.scene
      reporter.time("sample 1,000 layers, two eased animations each", poses: 30, unit: .microseconds) {
        { _ in crowd.look(eased, now + 0.3) }
      }
      reporter.time("presentation() of one layer", poses: 100, unit: .microseconds) {
        { _ in if crowd.views[500].layer.presentation()!.opacity > 2 { crowd.seen += 1 } }
      }
      reporter.time("commit, nothing changed", poses: 100, unit: .microseconds) { { _ in CATransaction.flush() } }
      reporter.time("one view moved and committed among 1,000 animated ones", poses: 100, unit: .microseconds) {
        { _ in crowd.move(0..<1) }
      }
      reporter.time("1,000 animated views moved and committed", poses: 30) { { _ in crowd.move(0..<1000) } }
      crowd.stop()
      crowd.animate(spring: true)
      let sprung = crowd.scene
      reporter.time("1,000 animated layers, a frame sampled and recorded", poses: 30, aim: .atMost(2)) {
        { _ in
          crowd.app.advance(by: 1 / 60)
          crowd.seen += crowd.app.displayList().items.count
        }
      }
      reporter.time("sample 1,000 layers, two springs each", poses: 30, unit: .microseconds) { { _ in crowd.look(sprung, now + 0.3) } }
    }
  }
}

/// A thousand small views in ten groups.
@MainActor private final class Crowd {
  let app: AppSession
  private(set) var views: [UIView] = []
  var seen = 0
  private var shift = 0.0

  init() {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    app.perform {
      let groups = (0..<10).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
      for group in groups { controller.view.addSubview(group) }
      views = (0..<1000).map { i in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        groups[i % 10].addSubview(view)
        return view
      }
    }
  }

  var scene: CommittedScene { app.runtime.scene }
  func look(_ scene: CommittedScene, _ time: MediaTime) { seen += scene.presentation(at: time).nodes.count }

  func animate(spring: Bool) {
    let change = { [self] in
      for (i, view) in views.enumerated() {
        view.center.x += Double(i % 7 + 1)
        view.alpha = view.alpha == 1 ? 0.5 : 1
      }
    }
    app.perform {
      if spring {
        UIView.animate(withDuration: 1000, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: change)
      } else {
        UIView.animate(withDuration: 1000, animations: change)
      }
    }
  }
  func move(_ range: Range<Int>) {
    shift = shift == 0 ? 1 : 0
    for i in range { views[i].layer.bounds.size.width = 10 + shift }
    CATransaction.flush()
  }
  func stop() { app.perform { for view in views { view.layer.removeAllAnimations() } } }
}
