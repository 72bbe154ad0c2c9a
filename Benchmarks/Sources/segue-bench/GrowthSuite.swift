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
    reporter.growth("a frame of n springs, a view", from: 20) { n in
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
    func takeAway(_ what: String, limit: Double = 2, because: String? = nil, _ order: @escaping ([UIView]) -> [UIView]) {
      reporter.growth("a view taken away, of n that move\(what)", from: 10, limit: limit, because: because) { n in
        let stage = GrowthStage()
        stage.app.perform { stage.fill(n) }
        stage.app.perform { stage.animate() }
        return { stage.app.perform { for view in order(stage.views) { view.removeFromSuperview() } } }
      }
    }
    takeAway("") { $0.reversed() }
    // Half of the time of 10,000 is the moving of up to 80 kB, twice: nothing of ours but that lists of views are arrays.
    takeAway(", always the hindmost", limit: 4, because: "the arrays of subviews and of sublayers close up") { $0 }
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
    // Several one after the other: the first finds in the caches what setting up has left there.
    let edits = 20
    func edit(_ what: String, limit: Double = 2, because: String? = nil, _ change: @escaping (UIStackView, UIView) -> Void) {
      let name = "the last but one of n stacked views \(what), an edit"
      reporter.growth(name, from: 1, limit: limit, because: because, units: { _ in edits }) { n in
        let (stage, stack) = stacked(n + edits + 1)
        stage.app.perform { fill(stack, n + edits + 1) }
        return { for _ in 0..<edits { stage.app.perform { change(stack, stack.arrangedSubviews[stack.arrangedSubviews.count - 2]) } } }
      }
    }
    edit("made higher") { _, view in view.constraints.first?.constant += 5 }
    // The place of the last view is the sum of all lengths: a new constraint about it is so many multipliers, a tenth of a microsecond each.
    let why = "what a new constraint at the end of a column is made of is every length before it"
    edit("hidden or shown", limit: 6, because: why) { _, view in view.isHidden.toggle() }
    edit("taken out", limit: 6, because: why) { _, view in view.removeFromSuperview() }
    edit("replaced") { stack, view in
      let place = stack.arrangedSubviews.count - 2
      view.removeFromSuperview()
      stack.insertArrangedSubview(UIView(), at: place)
    }
    reporter.growth("the text of the last but one of n stacked labels changed, an edit", from: 1, units: { _ in edits }) { n in
      let (stage, stack) = stacked(n + 2)
      let labels = stage.app.perform { (0..<n + 2).map { _ in label("A label", in: stack) } }
      return { for i in 0..<edits { stage.app.perform { labels[n].text = i % 2 == 0 ? "Another" : "A label" } } }
    }
    reporter.growth("one constant changed among n siblings, an edit", from: 1, units: { _ in edits }) { n in
      let stage = GrowthStage()
      let constants = stage.app.perform { stage.constrain(n) }
      return { for _ in 0..<edits { stage.app.perform { constants[n / 2].constant += 5 } } }
    }
    func label(_ text: String, in stack: UIStackView) -> UILabel {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
      return label
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
    reporter.growth("a layer that is no view's within n others, which all asked for layout", from: 1) { n in
      let stage = GrowthStage()
      return { stage.app.perform { stage.nestLayers(n) } }
    }
    reporter.growth("a view laid out within a window of n others, a frame", from: 10, units: { _ in 200 }) { n in
      let stage = GrowthStage()
      stage.app.perform { stage.fill(n) }
      return { for _ in 0..<200 { stage.app.perform { stage.views[n / 2].setNeedsLayout() } } }
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
