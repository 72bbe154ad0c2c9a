import CoreGraphics
import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// The check of released touches. It reports views that stop when the fingers release them, and accepts views that continue.
@MainActor @Suite struct LetGoWatchTests {
  /// The motion of the box after the fingers release it.
  enum Manner: CaseIterable {
    case goesOn, stops, isPushed
    /// By a spring, a long way on, or back; at first as fast as the fingers were.
    case isDrawnOn, isDrawnBack
    /// By a stiff spring, not so far.
    case isSnappedUp

    var isRight: Bool { ![.stops, .isPushed].contains(self) }
    /// Where a spring has its end, in seconds of the fingers' speed, and how stiff it is.
    var spring: (reach: Double, frequency: Double)? {
      switch self {
      case .isDrawnOn: (1, 20)
      case .isDrawnBack: (-0.5, 20)
      case .isSnappedUp: (25.0 / 60, 30.8)
      case .goesOn, .stops, .isPushed: nil
      }
    }
  }

  /// A box that goes with one finger and grows with two.
  private final class BoxPage: UIViewController {
    let box = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
    var manner = Manner.goesOn

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      box.backgroundColor = .red
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
      let pan = UIPanGestureRecognizer(), pinch = UIPinchGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      pan.addHandler { [unowned self] _ in dragged(pan) }
      pinch.addHandler { [unowned self] _ in pinched(pinch) }
      box.addGestureRecognizer(pan)
      box.addGestureRecognizer(pinch)
    }

    private var speedUp: Double { manner == .isPushed ? 4 : 1 }

    private func dragged(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: view)
      box.center = CGPoint(x: box.center.x + way.x, y: box.center.y + way.y)
      pan.setTranslation(.zero, in: view)
      guard pan.state == .ended, manner != .stops else { return }
      let speed = pan.velocity(in: view)
      if let reach = manner.spring?.reach {
        let end = CGPoint(x: box.center.x + reach * speed.x, y: box.center.y + reach * speed.y)
        return spring(reach) { self.box.center = end }
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.box.center.x += self.speedUp * speed.x
        self.box.center.y += self.speedUp * speed.y
      }
    }

    /// To an end that the fingers' speed would reach in so many seconds.
    private func spring(_ reach: Double, to end: @escaping () -> Void) {
      let frequency = manner.spring?.frequency ?? 1, start = CGVector(dx: 1 / reach, dy: 1 / reach)
      let timing = UISpringTimingParameters(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: start)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations(end)
      animator.startAnimation()
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
      box.transform = box.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      let speed = pinch.velocity / max(pinch.scale, 0.01)
      pinch.scale = 1
      guard pinch.state == .ended, manner != .stops else { return }
      if let reach = manner.spring?.reach {
        let end = max(0.1, 1 + reach * speed * 0.5)
        return spring((end - 1) / speed) { self.box.transform = self.box.transform.scaledBy(x: end, y: end) }
      }
      let goal = 1 + speedUp * speed * 0.25
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        self.box.transform = self.box.transform.scaledBy(x: goal, y: goal)
      }
    }
  }

  /// A finger, or two, go so far in each of ten ticks and leave.
  private func play(_ manner: Manner, _ ways: [(from: CGPoint, by: CGVector)]) -> LetGoWatch {
    let app = TestApp(device: .iPhone14) { BoxPage() }
    (app.session.window.rootViewController as? BoxPage)?.manner = manner
    app.advance(by: 0.1)
    return play(app, ways)
  }

  private func play(_ app: TestApp, _ ways: [(from: CGPoint, by: CGVector)], atLift: () -> Void = {}) -> LetGoWatch {
    let watch = LeapWatch()
    watch.look(app.session)
    func pass(_ phase: TouchInput.Phase, _ ticks: Double) {
      let tick = app.session.nextTick(after: app.session.now)
      for (finger, way) in ways.enumerated() {
        let place = CGPoint(x: way.from.x + ticks * way.by.dx, y: way.from.y + ticks * way.by.dy)
        app.session.receive(TimedEvent(.touch(TouchInput(phase, finger: finger, at: place)), at: tick))
      }
      _ = app.session.runUpdateCycle(at: tick)
      watch.look(app.session)
    }
    pass(.began, 0)
    for step in 1...10 { pass(.moved, Double(step)) }
    if ways.count == 1 { watch.letGo.fingerLetsGo(ways[0].by) } else { watch.letGo.pinchLetsGo() }
    atLift()
    pass(.ended, 10)
    for _ in 0..<5 {
      _ = app.session.runUpdateCycle(at: app.session.nextTick(after: app.session.now))
      watch.look(app.session)
    }
    return watch.letGo
  }

  @Test(arguments: Manner.allCases) func `what one finger throws goes on, or is named`(manner: Manner) {
    let watch = play(manner, [(CGPoint(x: 195, y: 300), CGVector(dx: 3, dy: 12))])
    #expect(watch.looks.fingers == 1)
    #expect(watch.found.count == (manner.isRight ? 0 : 1) && watch.found.allSatisfy { $0.hasPrefix("'box'") }, "\(watch.found)")
  }

  @Test(arguments: Manner.allCases, [6.0, -4]) func `what two fingers make larger or smaller goes on, or is named`(
    manner: Manner, by: Double
  ) {
    let reach = by > 0 ? 30.0 : 90
    let watch = play(
      manner,
      [
        (CGPoint(x: 195 - reach, y: 300), CGVector(dx: -by, dy: 0)), (CGPoint(x: 195 + reach, y: 300), CGVector(dx: by, dy: 0)),
      ])
    #expect(watch.looks.pinches == 1)
    #expect(watch.found.count == (manner.isRight ? 0 : 1) && watch.found.allSatisfy { $0.hasPrefix("'box'") }, "\(watch.found)")
  }

  @Test(arguments: [true, false]) func `a bar that is as low as it gets stops while what scrolls goes on, and not without that`(
    goesOn: Bool
  ) {
    let watch = LetGoWatch(), bar = UINavigationBar(), title = UILabel(), list = UIView()
    bar.addSubview(title)
    func look(_ titleWay: Double, _ listWay: Double) {
      let ways = [(title, titleWay), (list, listWay)] as [(UIView, Double)]
      watch.look(ways.map { LetGoWatch.Sight(view: $0.0, way: CGVector(dx: 0, dy: $0.1), growth: nil) }, at: .zero)
    }
    for _ in 0..<4 { look(-10, -10) }
    watch.fingerLetsGo(CGVector(dx: 0, dy: -10))
    look(0, 0)
    look(-0.2, goesOn ? -9 : 0)
    look(0, goesOn ? -8 : 0)
    #expect(watch.looks.fingers == 2 && watch.found.count == (goesOn ? 0 : 2), "\(watch.found)")
  }

  /// A row with two buttons at its trailing edge.
  private final class RowPage: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "A row"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(
        actions: ["Archive", "Flag"].map { UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) } })
    }
  }

  @Test func `a row that stops far from its place is reported, and one that was nearly at its place is not`() throws {
    for distance in [4.0, 200] {
      let app = TestApp(device: .iPhone14) { RowPage() }
      app.advance(by: 0.1)
      let cell = try #require((app.session.window.rootViewController as? RowPage)?.tableView.visibleCells.first)
      app.perform { UIView.animate(withDuration: 100, delay: 0, options: .curveLinear) { cell.center.x += distance } }
      let watch = LetGoWatch()
      func look(_ way: Double) { watch.look([LetGoWatch.Sight(view: cell, way: CGVector(dx: way, dy: 0), growth: nil)], at: .zero) }
      for _ in 0..<4 { look(10) }
      watch.fingerLetsGo(CGVector(dx: 10, dy: 0))
      for _ in 0..<3 { look(0) }
      #expect(watch.looks.fingers == 1 && watch.found.count == (distance > 10 ? 1 : 0), "\(watch.found)")
    }
  }

  @Test func `a row that a finger threw shut just before its place was said to have stopped`() throws {
    var looked = 0
    for step in 0..<40 {
      let app = TestApp(device: .iPhone14) { RowPage() }
      app.advance(by: 0.1)
      let row = CGPoint(x: 300, y: 80)
      app.drag(from: row, to: CGPoint(x: 140, y: 80), duration: 0.3)
      try app.settle()
      let cell = try #require((app.session.window.rootViewController as? RowPage)?.tableView.visibleCells.first)
      var left: CGFloat = 0
      let speed = 10 + Double(step) * 0.25
      let watch = play(app, [(CGPoint(x: 60, y: 80), CGVector(dx: speed, dy: 0))]) { left = -cell.frame.minX }
      guard left > 1, left < speed else { continue }
      looked += watch.looks.fingers
      #expect(watch.found.isEmpty, "\(left) points before its place: \(watch.found)")
    }
    #expect(looked > 0)
  }

  /// Three pages beside each other.
  private final class PagedPage: UIViewController, UIScrollViewDelegate {
    let pager = UIScrollView()
    /// The distance, in points, by which the app moves the content on in each tick after the release.
    var push = 0.0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      pager.frame = view.bounds
      pager.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      (pager.isPagingEnabled, pager.delegate) = (true, self)
      view.addSubview(pager)
      let box = UIView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
      box.backgroundColor = .red
      box.accessibilityIdentifier = "box"
      pager.addSubview(box)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard push > 0, scrollView.isDecelerating else { return }
      for view in scrollView.subviews { view.frame.origin.x -= push }
    }
  }

  @Test(arguments: [0, 60.0]) func `a wide page that went to its place was said to have been pushed, and one that is pushed is reported`(
    push: Double
  ) throws {
    let app = TestApp(device: try #require(Device.named("ipad"))) { PagedPage() }
    (app.session.window.rootViewController as? PagedPage)?.push = push
    app.advance(by: 0.1)
    let watch = play(app, [(CGPoint(x: 600, y: 500), CGVector(dx: -14, dy: 0))])
    #expect(watch.looks.fingers > 0)
    #expect(watch.found.contains { $0.hasPrefix("'box'") } == (push > 0), "\(watch.found)")
  }

  @Test func `a finger that goes slowly throws nothing`() {
    let watch = play(.stops, [(CGPoint(x: 195, y: 300), CGVector(dx: 1, dy: 4))])
    #expect(watch.looks.fingers == 0 && watch.found.isEmpty)
  }

  /// What a view did tick by tick, and what fingers do before some of the ticks.
  private func found(_ did: [(way: Double, growth: Double)], _ fingers: [Int: (LetGoWatch) -> Void]) -> Int {
    let watch = LetGoWatch(), view = TestApp(device: .iPhone14) { UIViewController() }.perform { UIView() }
    for (tick, one) in did.enumerated() {
      fingers[tick]?(watch)
      watch.look([LetGoWatch.Sight(view: view, way: CGVector(dx: one.way, dy: 0), growth: one.growth)], at: .zero)
    }
    return watch.found.count
  }

  @Test func `a sheet of paper that a hard spring drew home was said to have been pushed back`() {
    func found(_ ways: [Double]) -> Int {
      self.found(ways.map { (way: $0, growth: 0) }, [2: { $0.fingerLetsGo(CGVector(dx: 10, dy: 0)) }])
    }
    #expect(found([10, 10, 1.4, -4, -7]) == 0)
    #expect(found([10, 10, -2.7, -11, -15.5]) == 0)
    #expect(found([10, 10, 1.4, -4, -4]) == 1, "pushed once")
    #expect(found([10, 10, -2.7, -2.8, -2.9]) == 1, "pushed as it was let go")
    #expect(found([10, 10, 1.4, 1.3, 1.2]) == 1, "stopped")
  }

  @Test func `a card that came to its full size by itself was said to have stopped as fingers beside it left`() {
    func found(_ growths: [Double]) -> Int {
      self.found(growths.map { (way: 0, growth: $0) }, [1: { $0.fingerComes() }, 4: { $0.pinchLetsGo() }])
    }
    #expect(found([0.0204, 0.02, 0.0197, 0.0195, 0.0143, 0, 0]) == 0)
    #expect(found([0.0204, 0, 0.0197, 0.0195, 0.0143, 0, 0]) == 1, "caught")
  }
}
