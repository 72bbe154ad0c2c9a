import CoreGraphics
import Foundation
import HostInterface
import Motion
import UIKit

extension Suite {
  /// Whether anything grows faster than its work: layers, stacks, items, nesting, recognizers and scripts at four sizes each.
  static let growth = Suite(name: "growth") { reporter in
    MainActor.assumeIsolated {
      layers(reporter)
      stacks(reporter)
      items(reporter)
      nesting(reporter)
      touches(reporter)
    }
  }

  @MainActor private static func layers(_ reporter: Reporter) {
    reporter.growth("a view made, added and committed, of n", from: 10) { n in
      let stage = GrowthStage()
      return { stage.app.perform { stage.fill(n) } }
    }
    reporter.growth("a view animated by a block over n", from: 40) { n in
      let stage = GrowthStage()
      stage.app.perform { stage.fill(n) }
      return { stage.app.perform { stage.animate() } }
    }
    reporter.growth("a frame of n springs, a view", from: 10) { n in
      let stage = GrowthStage()
      stage.app.perform { stage.fill(n) }
      stage.app.perform { stage.animate() }
      stage.app.advance(by: 0.1)
      return {
        stage.app.advance(by: 1.0 / 60)
        stage.recorded = stage.app.displayList().items.count
      }
    }
    reporter.growth("an animation of n that end one after the other, to its end", from: 10) { n in
      let stage = GrowthStage()
      stage.app.perform {
        stage.fill(n)
        for (i, view) in stage.views.enumerated() {
          UIView.animate(withDuration: 1 + 0.5 * Double(i) / Double(n)) { view.center.x += 30 }
        }
      }
      stage.app.advance(by: 0.9)
      return { stage.app.advance(by: 1) }
    }
    reporter.growth(
      "a view taken away, of n that move", from: 10, limit: 4, because: "the lists of subviews and of sublayers close up"
    ) { n in
      let stage = GrowthStage()
      stage.app.perform { stage.fill(n) }
      stage.app.perform { stage.animate() }
      return { stage.app.perform { for view in stage.views { view.removeFromSuperview() } } }
    }
  }

  @MainActor private static func stacks(_ reporter: Reporter) {
    func stacked(_ n: Int) -> (GrowthStage, UIStackView) {
      let stage = GrowthStage()
      let stack = stage.app.perform {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50 * Double(n)))
        stack.axis = .vertical
        stage.root.addSubview(stack)
        return stack
      }
      return (stage, stack)
    }
    func fill(_ stack: UIStackView, _ n: Int) {
      for i in 0..<n {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: CGFloat(20 + i % 7))
        height.priority = UILayoutPriority(999)  // a hidden one has none
        height.isActive = i < n - 1
        stack.addArrangedSubview(view)
      }
    }
    reporter.growth("a view stacked and laid out, of n", from: 1) { n in
      let (stage, stack) = stacked(n)
      return { stage.app.perform { fill(stack, n) } }
    }
    reporter.growth("the first of n stacked views hidden, which moves the others, a view", from: 1) { n in
      let (stage, stack) = stacked(n + 1)
      stage.app.perform { fill(stack, n + 1) }
      return { stage.app.perform { stack.arrangedSubviews[0].isHidden = true } }
    }
    reporter.growth("the last but one of n stacked views made higher, an edit", from: 1, units: { _ in 1 }) { n in
      let (stage, stack) = stacked(n + 2)
      stage.app.perform { fill(stack, n + 2) }
      let edited = stack.arrangedSubviews[n]
      return { stage.app.perform { edited.constraints.first?.constant += 5 } }
    }
  }

  @MainActor private static func items(_ reporter: Reporter) {
    reporter.growth("the first frame of a flow layout of n items of one size", from: 1000, units: { _ in 1 }) { n in
      let list = GrowthList(n)
      return { list.show() }
    }
    reporter.growth("an item of a flow layout of n whose delegate gives each a size, to the first frame", from: 1000) { n in
      let list = GrowthList(n, sizes: true)
      return { list.show() }
    }
    reporter.growth("a frame of a flow layout of n items that is scrolled", from: 1000, units: { _ in 20 }) { n in
      let list = GrowthList(n)
      list.show()
      return { list.scroll(frames: 20) }
    }
    reporter.growth("an update of nothing in n items", from: 1000, units: { _ in 1 }) { n in
      let list = GrowthList(n)
      list.show()
      return { list.update() }
    }
    reporter.growth("an item inserted in the middle of n", from: 1000, units: { _ in 1 }) { n in
      let list = GrowthList(n)
      list.show()
      return { list.insert() }
    }
    reporter.growth("an item of n inserted at once", from: 10) { n in
      let list = GrowthList(10)
      list.show()
      return { list.insert(n) }
    }
  }

  @MainActor private static func nesting(_ reporter: Reporter) {
    reporter.growth("a view within n others, made, laid out and drawn", from: 1) { n in
      let stage = GrowthStage()
      return {
        stage.app.perform { stage.nest(n) }
        stage.recorded = stage.app.displayList().items.count
      }
    }
    reporter.growth("a touch on a view within n others, a view", from: 1) { n in
      let stage = GrowthStage()
      stage.app.perform { stage.nest(n) }
      return { stage.drag(moves: 10) }
    }
  }

  @MainActor private static func touches(_ reporter: Reporter) {
    reporter.growth("a recognizer of n on one view, a drag of 10 moves", from: 1) { n in
      let stage = GrowthStage()
      stage.app.perform { for _ in 0..<n { stage.root.addGestureRecognizer(UIPanGestureRecognizer()) } }
      return { stage.drag(moves: 10) }
    }
    reporter.growth("a tap of n on one view that fails at a move, of a drag of 10", from: 1) { n in
      let stage = GrowthStage()
      stage.app.perform { for _ in 0..<n { stage.root.addGestureRecognizer(UITapGestureRecognizer()) } }
      return { stage.drag(moves: 10) }
    }
    reporter.growth("a recognizer of n on views that are taken away beneath the finger", from: 1) { n in
      let stage = GrowthStage(), view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      stage.app.perform {
        stage.root.addSubview(view)
        for _ in 0..<n { view.addGestureRecognizer(UILongPressGestureRecognizer()) }
      }
      return {
        stage.send(.began, CGPoint(x: 100, y: 100), at: stage.app.nextTick(after: stage.app.now))
        stage.app.advance(by: 0.1)
        stage.app.perform { view.removeFromSuperview() }
      }
    }
    let head = "segue-touches 1\ndemo today\ndevice iphone-14\ntick 60\n"
    reporter.growth("an event of a script of n read", from: 100) { n in
      let text = head + (0..<n).map { "\(Double($0 / 2)) \($0 % 2 == 0 ? "began" : "ended") 1 100.0 100.0\n" }.joined()
      return { if (try? TouchScript(text: text, named: "growth")) == nil { fail("growth: the script is not read") } }
    }
    reporter.growth("a move of n in one tick", from: 100) { n in
      let stage = GrowthStage()
      stage.root.addGestureRecognizer(UIPanGestureRecognizer())
      stage.send(.began, CGPoint(x: 100, y: 100), at: MediaTime(seconds: 0.1))
      return {
        for move in 0..<n { stage.send(.moved, CGPoint(x: 100, y: 100 + Double(move % 50)), at: MediaTime(seconds: 0.2)) }
        stage.app.advance(by: 0.5)
      }
    }
    reporter.growth("an event of a script of n played", from: 10) { n in
      let stage = GrowthStage()
      stage.root.addGestureRecognizer(UIPanGestureRecognizer())
      // Two a tick: down and up, one after the other.
      let tick = 1.0 / 60
      return {
        for event in 0..<n {
          stage.send(event % 2 == 0 ? .began : .ended, CGPoint(x: 100, y: 100), at: MediaTime(seconds: Double(event / 2 + 1) * tick))
        }
        stage.app.advance(by: Double(n / 2 + 2) * tick)
      }
    }
  }
}

/// An app with a root view, for one size.
@MainActor private final class GrowthStage {
  let app: AppSession
  let root: UIView
  private(set) var views: [UIView] = []
  var recorded = 0

  init() {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    root = controller.view
  }

  /// Views side by side, in one superview.
  func fill(_ n: Int) {
    views = (0..<n).map { i in
      let view = UIView(frame: CGRect(x: Double(i % 30) * 12, y: Double(i / 30 % 60) * 12, width: 10, height: 10))
      view.backgroundColor = .red
      root.addSubview(view)
      return view
    }
  }

  func animate() {
    UIView.animate(withDuration: 100, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) { [self] in
      for view in views { view.center.x += 30 }
    }
  }

  /// Views in one another.
  func nest(_ n: Int) {
    var outer = root
    for _ in 0..<n {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.backgroundColor = .red
      outer.addSubview(view)
      outer = view
    }
  }

  func send(_ phase: TouchInput.Phase, _ place: CGPoint, at time: MediaTime) {
    app.receive(TimedEvent(.touch(TouchInput(phase, finger: 1, at: place)), at: time))
  }

  func drag(moves: Int) {
    for move in 0...(moves + 1) {
      let tick = app.nextTick(after: app.now)
      send(move == 0 ? .began : move > moves ? .ended : .moved, CGPoint(x: 100, y: 100 + 4 * Double(move)), at: tick)
      app.advance(to: tick)
    }
  }
}

/// A flow layout of items of one size.
@MainActor private final class GrowthList: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var count: Int
  private let stage = GrowthStage()
  private let list: UICollectionView

  init(_ count: Int, sizes: Bool = false) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    if sizes { list.delegate = self }
  }

  func show() {
    stage.app.perform { stage.root.addSubview(list) }
    stage.recorded = stage.app.displayList().items.count
  }
  func scroll(frames: Int) {
    for _ in 0..<frames {
      stage.app.perform { list.contentOffset.y += 40 }
      stage.app.advance(by: 1.0 / 60)
      stage.recorded = stage.app.displayList().items.count
    }
  }
  func update() { stage.app.perform { list.performBatchUpdates(nil) } }
  func insert() {
    stage.app.perform {
      count += 1
      list.performBatchUpdates { [self] in list.insertItems(at: [IndexPath(item: count / 2, section: 0)]) }
    }
  }
  func insert(_ n: Int) {
    stage.app.perform {
      let first = count / 2
      count += n
      list.performBatchUpdates { [self] in list.insertItems(at: (0..<n).map { IndexPath(item: first + $0, section: 0) }) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 60 + indexPath.item % 3 * 10) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
