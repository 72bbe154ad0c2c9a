import Foundation
import HostInterface
import Motion
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

/// Random touches on nested scroll views, controls and gesture recognizers, while the app changes the touched views.
///
/// `SEGUE_FINGER_SEEDS` sets a larger number of runs than the default.
@MainActor @Suite("The monkey on views")
struct FingerMonkeyTests {
  static let seeds = ProcessInfo.processInfo.environment["SEGUE_FINGER_SEEDS"].flatMap(Int.init) ?? 150

  @Test func `what must hold holds, whatever the fingers do`() {
    for seed in 0..<Self.seeds {
      let hand = Hand()
      let complaints = hand.runtime.asCurrent { MonkeyPage(hand, seed: UInt64(seed)).play() }
      #expect(complaints.isEmpty, "seed \(seed): \(complaints.joined(separator: "; "))")
      if !complaints.isEmpty { return }
    }
  }

  @Test func `the same fingers do the same`() {
    for seed in 0..<10 as Range<UInt64> {
      let stories = (0..<2).map { _ in
        let hand = Hand()
        return hand.runtime.asCurrent {
          let page = MonkeyPage(hand, seed: seed)
          _ = page.play()
          return page.story
        }
      }
      #expect(stories[0] == stories[1] && !stories[0].isEmpty)
    }
  }
}

@MainActor
final class MonkeyPage: UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let hand: Hand
  private var random: SeededRandom
  private(set) var story: [String] = []
  private var complaints: [String] = []
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private var scrolls: [UIScrollView] = []
  private var gestures: [UIGestureRecognizer] = []
  private var parts: [UIView] = []
  private var active: Set<String> = []
  private var dragging: Set<Int> = [], decelerating: Set<Int> = []

  init(_ hand: Hand, seed: UInt64) {
    (self.hand, random) = (hand, SeededRandom(seed))
    hand.window.addSubview(outer)
    build()
  }

  private func note(_ what: String) { story.append("\(hand.runtime.now.nanoseconds) \(what)") }
  private func demand(_ condition: Bool, _ complaint: @autoclosure () -> String) { if !condition { complaints.append(complaint()) } }

  // MARK: The page

  private func build() {
    setUp(outer, CGSize(width: 375, height: 2000))
    for index in 0..<4 {
      let frame = CGRect(x: 20, y: 40 + 240 * Double(index), width: 335, height: 200)
      let part: UIView
      switch random.pick(4) {
      case 0:
        let inner = UIScrollView(frame: frame)
        setUp(inner, CGSize(width: random.flip(0.5) ? 900 : 335, height: random.flip(0.5) ? 700 : 200))
        part = inner
      case 1:
        let control = UIControl(frame: frame)
        control.addAction(UIAction { [unowned self] _ in note("pressed \(index)") }, for: [.touchDown, .touchUpInside, .touchCancel])
        part = control
      default:
        let ear = MonkeyEar(frame: frame)
        ear.heard = { [unowned self] in note("ear \(index) \($0)") }
        ear.complain = { [unowned self] in complaints.append("ear \(index): \($0)") }
        ear.isMultipleTouchEnabled = random.flip(0.5)
        part = ear
      }
      part.isExclusiveTouch = random.flip(0.1)
      (scrolls.first ?? outer).addSubview(part)
      parts.append(part)
      for _ in 0..<random.pick(3) { attach(to: part) }
    }
    attach(to: hand.window)
    for (i, one) in gestures.enumerated() { for two in gestures[(i + 1)...] where random.flip(0.15) { one.require(toFail: two) } }
  }

  private func setUp(_ scroll: UIScrollView, _ content: CGSize) {
    scroll.tag = scrolls.count
    scrolls.append(scroll)
    (scroll.contentSize, scroll.delegate) = (content, self)
    scroll.delaysContentTouches = random.flip(0.5)
    scroll.isPagingEnabled = random.flip(0.2)
    scroll.isDirectionalLockEnabled = random.flip(0.3)
    scroll.alwaysBounceVertical = random.flip(0.3)
  }

  private func attach(to view: UIView) {
    let gesture: UIGestureRecognizer
    switch random.pick(7) {
    case 0: gesture = UITapGestureRecognizer()
    case 1:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      gesture = double
    case 2: gesture = UILongPressGestureRecognizer()
    case 3: gesture = UIPinchGestureRecognizer()
    case 4:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .right]
      gesture = edge
    case 5: gesture = UISwipeGestureRecognizer()
    default: gesture = UIPanGestureRecognizer()
    }
    gesture.name = "\(type(of: gesture)) \(gestures.count)"
    gesture.cancelsTouchesInView = random.flip(0.7)
    gesture.delaysTouchesBegan = random.flip(0.2)
    if random.flip(0.3) { gesture.delegate = self }
    gesture.addHandler { [unowned self] in acted($0) }
    view.addGestureRecognizer(gesture)
    gestures.append(gesture)
  }

  private func acted(_ gesture: UIGestureRecognizer) {
    let name = gesture.name!, wasActive = active.contains(name)
    note("\(name) \(gesture.state)")
    switch gesture.state {
    case .began:
      demand(!wasActive, "\(name) began twice")
      active.insert(name)
    case .changed: demand(wasActive, "\(name) changed before it began")
    case .cancelled:
      demand(wasActive, "\(name) cancelled before it began")
      active.remove(name)
    case .ended: active.remove(name)
    default: demand(false, "\(name) acted when \(gesture.state)")
    }
    if random.flip(0.02) { gesture.isEnabled.toggle() }
  }

  // MARK: Delegates

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    demand(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite, "content lost")
    note("scroll \(scrollView.tag) \(scrollView.contentOffset.y)")
    if random.flip(0.01) { scrollView.contentOffset = .zero }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    demand(dragging.insert(scrollView.tag).inserted, "scroll \(scrollView.tag) began dragging twice")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    demand(dragging.remove(scrollView.tag) != nil, "scroll \(scrollView.tag) ended dragging twice")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    demand(decelerating.insert(scrollView.tag).inserted, "scroll \(scrollView.tag) began decelerating twice")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    demand(decelerating.remove(scrollView.tag) != nil, "scroll \(scrollView.tag) ended decelerating before it began")
  }

  // MARK: The hand

  func play() -> [String] {
    var fingers: [Int: CGPoint] = [:]
    for _ in 0..<(10 + random.pick(60)) {
      hand.wait(random.flip(0.1) ? random.unit * 0.5 : 1.0 / 60)
      if fingers.isEmpty || (fingers.count < 3 && random.flip(0.15)) {
        let finger = (1...3).first { fingers[$0] == nil }!
        fingers[finger] = CGPoint(x: random.unit * 375, y: random.unit * 812)
        hand.send(.began, fingers[finger]!, finger)
      } else {
        for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
          if random.flip(0.15) {
            hand.send(random.flip(0.85) ? .ended : .cancelled, place, finger)
            fingers[finger] = nil
          } else if random.flip(0.8) {
            let reach = random.flip(0.3) ? 60.0 : 8
            fingers[finger] = CGPoint(x: place.x + (random.unit - 0.5) * reach, y: place.y + (random.unit - 0.5) * 2 * reach)
            hand.send(.moved, fingers[finger]!, finger)
          }
        }
      }
      hand.flush()
      meddle()
    }
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) { hand.send(.ended, place, finger) }
    hand.flush()
    hand.wait(6)
    inspect()
    return complaints
  }

  /// The app does something of its own.
  private func meddle() {
    if random.flip(0.02) { gestures[random.pick(gestures.count)].isEnabled.toggle() }
    if random.flip(0.02) { scrolls[random.pick(scrolls.count)].isScrollEnabled.toggle() }
    if random.flip(0.02) {
      scrolls[random.pick(scrolls.count)].setContentOffset(CGPoint(x: 0, y: random.unit * 300), animated: random.flip(0.7))
    }
    if random.flip(0.01) { scrolls[random.pick(scrolls.count)].contentSize.height = 200 + random.unit * 2000 }
    if random.flip(0.01) { parts[random.pick(parts.count)].removeFromSuperview() }
    if random.flip(0.01), let view = gestures[random.pick(gestures.count)].view, let gesture = view.gestureRecognizers?.last {
      if !(gesture is ScrollViewPanGestureRecognizer) { view.removeGestureRecognizer(gesture) }
    }
  }

  private func inspect() {
    let arbiter = hand.runtime.router.arbiter
    demand(arbiter.unfinished.isEmpty, "unfinished: \(arbiter.unfinished)")
    demand(arbiter.openTouches.isEmpty && hand.runtime.router.event.touches.isEmpty, "touches are left")
    demand(active.isEmpty, "never ended: \(active)")
    demand(hand.app.isQuiet, "something is still running")
    demand(dragging.isEmpty, "still dragging: \(dragging)")
    for scroll in scrolls {
      demand(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating, "scroll \(scroll.tag) still moves")
      if scroll.window != nil { demand(!decelerating.contains(scroll.tag), "scroll \(scroll.tag) never ended decelerating") }
    }
    for part in parts.compactMap({ $0 as? UIControl }) { demand(!part.isTracking && !part.isHighlighted, "a control is still held") }
    for ear in parts.compactMap({ $0 as? MonkeyEar }) { demand(ear.down.isEmpty, "an ear never heard the end") }
  }
}

/// Hears each touch begin once and end once.
final class MonkeyEar: UIView {
  var heard: (String) -> Void = { _ in }
  var complain: (String) -> Void = { _ in }
  var down: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard("began \(touches.count)")
    if !down.isDisjoint(with: touches) { complain("a touch began twice") }
    down.formUnion(touches)
    // A finger that has left may not have been told yet, while a double tap still hopes.
    let fingers = down.count { $0.phase != .ended && $0.phase != .cancelled }
    if !isMultipleTouchEnabled && fingers > 1 { complain("more than one finger") }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard("moved \(touches.count)")
    if !touches.isSubset(of: down) { complain("a touch moved that had not begun") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { leave(touches, "ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { leave(touches, "cancelled") }
  private func leave(_ touches: Set<UITouch>, _ what: String) {
    heard("\(what) \(touches.count)")
    if !touches.isSubset(of: down) { complain("a touch \(what) that had not begun") }
    down.subtract(touches)
  }
}

fileprivate extension SeededRandom {
  /// From 0 up to, but without, 1.
  var unit: Double { mutating get { Double(next() >> 11) / Double(1 << 53) } }
  mutating func flip(_ p: Double) -> Bool { unit < p }
  mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
