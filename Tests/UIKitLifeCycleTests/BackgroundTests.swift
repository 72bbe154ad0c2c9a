import Foundation
import QuartzCore
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Activities that stop, complete or resume when the app enters the background and returns. (Docs/behaviour/environment.md, "App life
/// cycle")
@MainActor @Suite(.serialized) struct BackgroundTests {
  private let root = LifeController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let app: TestApp

  init() {
    let (root, box) = (root, box)
    app = TestApp { root }
    app.perform {
      box.accessibilityIdentifier = "box"
      box.backgroundColor = .red
      root.view.addSubview(box)
    }
  }

  @Test func `a block's animation is over in the background, unfinished, and its model stays where it was going`() {
    var heard: Bool?
    app.perform { UIView.animate(withDuration: 1, animations: { box.center.x = 300 }, completion: { heard = $0 }) }
    app.advance(by: 0.4)
    app.background()
    #expect(heard == false)
    #expect(box.center.x == 300 && box.layer.animationKeys() == nil)
  }

  @Test func `a repeating animation is gone when the user comes back`() {
    app.perform { UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) { box.alpha = 0.2 } }
    app.advance(by: 1)
    app.background()
    app.foreground()
    app.advance(by: 0.2)
    #expect(app["box"]?.opacity == 0.2 && app.session.nextWake == nil)
  }

  @Test func `an animation that stays at its end stands still, and goes on from there`() throws {
    app.perform {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      box.layer.add(animation, forKey: "move")
    }
    app.advance(by: 0.5)
    let before = try app.view("box").frame.midX
    app.background()
    app.advance(by: 100)
    app.foreground()
    let after = try app.view("box").frame.midX
    #expect(abs(before - 50) < 3 && abs(after - before) < 5)
    app.advance(by: 1)
    #expect(app["box"]?.frame.midX == 100)
  }

  @Test func `a running property animator is at its end, and a paused one stays as it is`() {
    var ends: [UIViewAnimatingPosition] = []
    let (running, paused) = app.perform {
      let running = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.center.x = 300 }
      running.addCompletion { ends.append($0) }
      running.startAnimation()
      let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.alpha = 0 }
      paused.addCompletion { ends.append($0) }
      paused.fractionComplete = 0.25
      return (running, paused)
    }
    app.advance(by: 0.3)
    app.background()
    #expect(ends == [.end] && running.state == .inactive && box.center.x == 300)
    #expect(paused.state == .active && abs(paused.fractionComplete - 0.25) < 1e-9)
    app.foreground()
    #expect(abs((app["box"]?.opacity ?? 0) - 0.75) < 1e-6)
    app.perform { paused.startAnimation() }
    app.advance(by: 2)
    #expect(ends == [.end, .end])
  }

  @Test func `display links stop in the background and go on afterwards`() {
    var ticks = 0
    let link = app.perform {
      let link = CADisplayLink { _ in ticks += 1 }
      link.add(to: .main, forMode: .common)
      return link
    }
    app.advance(by: 0.1)
    app.background()
    let before = ticks
    app.advance(by: 3)
    #expect(ticks == before && before > 4)
    app.foreground()
    app.advance(by: 0.1)
    #expect(ticks > before)
    link.invalidate()
  }

  @Test func `touches are cancelled before the app resigns, and none come in until it is active again`() {
    final class Touched: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("cancelled, app \(UIApplication.shared.applicationState.word)")
      }
    }
    let touched = Touched(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    app.perform { root.view.addSubview(touched) }
    let finger = app.touch(CGPoint(x: 150, y: 250))
    app.interrupt()
    finger.move(by: CGVector(dx: 5, dy: 0), duration: 0.05)
    finger.lift()
    app.tap(CGPoint(x: 150, y: 250))
    #expect(touched.phases == ["began", "cancelled, app active"])
    app.endInterruption()
    app.tap(CGPoint(x: 150, y: 250))
    #expect(touched.phases.suffix(2) == ["began", "ended"])
  }

  @Test func `no controller hears that its view appears or disappears`() {
    let log = LifeLog.begin()  // other suites' apps may have written since this one's launch
    app.background()
    app.foreground()
    app.interrupt()
    app.endInterruption()
    #expect(log.lines == [])
  }

  @Test func `timers run for five seconds in the background; then the app is suspended, and what was due runs on its return`() {
    var seconds: [Int] = []
    app.perform { for second in 1...10 { app.session.runtime.schedule(after: Double(second)) { seconds.append(second) } } }
    app.background()
    app.advance(by: 20)
    #expect(seconds == [1, 2, 3, 4, 5] || seconds == [1, 2, 3, 4])
    #expect(app.session.isQuiet && app.session.nextWake == nil)
    app.foreground()
    #expect(seconds == Array(1...10))
  }

  @Test func `a background task gives thirty seconds, and hears when they are over`() {
    var (seconds, expired) = ([Int](), false)
    let first = app.perform { UIApplication.shared.beginBackgroundTask { expired = true } }
    let second = app.perform { UIApplication.shared.beginBackgroundTask(withName: "save", expirationHandler: nil) }
    #expect(first != second && first != .invalid && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    app.perform { for second in [4, 20, 40] { app.session.runtime.schedule(after: Double(second)) { seconds.append(second) } } }
    app.perform { UIApplication.shared.endBackgroundTask(second) }
    app.background()
    app.perform { #expect(abs(UIApplication.shared.backgroundTimeRemaining - BackgroundTime.withTask) < 0.1) }
    app.advance(by: 60)
    #expect(seconds == [4, 20] && expired)
  }

  @Test func `the picture is that of the moment after didEnterBackground, whatever changes later`() throws {
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [box] _ in MainActor.assumeIsolated { box.backgroundColor = .blue } }
    defer { NotificationCenter.default.removeObserver(observer) }
    app.background()
    let list = "\(app.session.currentFrame().time)"
    let picture = app.session.runtime.lifeCycle.picture
    #expect(picture?.scene.presentation(of: box.layer.id, at: picture!.time)?.backgroundColor == box.backgroundColor?.rgbaOfTest)
    app.perform { box.backgroundColor = .green }
    app.advance(by: 1)
    #expect("\(app.session.currentFrame().time)" == list)
    app.foreground()
    #expect(app.session.runtime.lifeCycle.picture == nil)
  }

  @Test func `what is animated in the background is at its end at the next tick`() {
    var heard: [Bool] = []
    app.background()
    app.perform { UIView.animate(withDuration: 5, animations: { box.center.y = 400 }, completion: { heard.append($0) }) }
    app.advance(by: 0.1)
    #expect(heard == [false] && box.center.y == 400)
  }

  @Test func `an animation that begins itself again on its end does not go on for ever in the background`() {
    var times = 0
    @MainActor func pulse() {
      times += 1
      UIView.animate(withDuration: 0.3, animations: { box.alpha = box.alpha == 1 ? 0.5 : 1 }, completion: { _ in pulse() })
    }
    app.perform { pulse() }
    app.advance(by: 1)
    app.background()
    app.advance(by: 100)
    #expect(times < 400 && app.session.nextWake == nil)
    app.foreground()
    app.advance(by: 1)
  }

  @Test func `under a call everything runs on`() {
    var heard: Bool?
    app.perform { UIView.animate(withDuration: 0.3, animations: { box.center.x = 300 }, completion: { heard = $0 }) }
    app.interrupt()
    app.advance(by: 0.5)
    #expect(heard == true)
  }

  @Test func `a scroll view that was thrown is at rest after the background`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 10_000)
    app.perform { root.view.addSubview(scroll) }
    app.flick(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -250))
    app.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    app.background()
    app.advance(by: 60)
    app.foreground()
    try app.settle()
    #expect(!scroll.isDecelerating && !scroll.isDragging && scroll.contentOffset.y > 250)
  }

  @Test func `the background in the middle of a batch update leaves the cells where they belong`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 12
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    for moment in 0..<10 {
      let source = Source()
      let root = UIViewController()
      let app = TestApp { root }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
      var heard: Bool?
      app.perform {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        root.view.addSubview(view)
      }
      app.perform {
        view.performBatchUpdates {
          source.count = 11
          view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)])
          view.insertItems(at: [IndexPath(item: 3, section: 0)])
        } completion: {
          heard = $0
        }
      }
      app.advance(by: 0.03 * Double(moment))
      app.background()
      #expect(heard != nil && app.session.runtime.faults == [])
      app.foreground()
      try app.settle()
      #expect(view.visibleCells.count == 11)
      for cell in view.visibleCells {
        let path = view.indexPath(for: cell)
        #expect(path.flatMap { view.layoutAttributesForItem(at: $0)?.frame } == cell.frame && cell.alpha == 1)
      }
    }
  }
}

extension UIColor {
  fileprivate var rgbaOfTest: RGBA {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return RGBA(r, g, b, a)
  }
}
