import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Layouts that depend on their own result. The layout loop ends, the frame continues, and a diagnostic names the views at fault.
@MainActor @Suite(.hand)
struct LayoutLoopTests {
  let hand = Hand.current!

  private final class Restless: UIView {
    var layouts = 0
    var isRestless = true
    override func layoutSubviews() {
      layouts += 1
      if isRestless { setNeedsLayout() }
    }
  }
  private final class Calm: UIView {}
  private final class Drawn: UIView {
    var drawings = 0
    override func draw(_ rect: CGRect) { drawings += 1 }
  }
  /// Changes a constraint of its own in each update.
  private final class Undecided: UIView {
    override func updateConstraints() {
      super.updateConstraints()
      setNeedsUpdateConstraints()
    }
  }

  private func add<V: UIView>(_ view: V) -> V {
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    hand.window.addSubview(view)
    return view
  }
  private var sentences: [String] { hand.app.runtime.diagnostics.filter { $0.hasPrefix("Layout does not come to rest") } }

  @Test func `a layout loop ends the turn: the rest is drawn, and only the view that kept invalidating is named`() throws {
    let drawn = hand.app.perform {
      _ = add(Calm())
      _ = add(Restless())
      return add(Drawn())
    }
    hand.wait()
    #expect(drawn.drawings == 1)
    let sentence = try #require(sentences.first)
    #expect(sentences.count == 1 && sentence.contains("Restless") && !sentence.contains("Calm") && !sentence.contains("Drawn"))
  }

  @Test func `while layout does not come to rest, each turn lays out a few times, and the app can come to its end`() {
    let view = hand.app.perform { add(Restless()) }
    let first = view.layouts
    #expect(first <= 500)
    for _ in 0..<100 { hand.app.perform { view.backgroundColor = .red } }
    #expect(view.layouts - first <= 100 * 8)
    #expect(hand.app.isIdle && sentences.count == 1)
  }

  @Test func `a layout that has come to rest again is laid out as before, and its next loop is reported again`() {
    let view = hand.app.perform { add(Restless()) }
    hand.app.perform { view.isRestless = false }
    let before = view.layouts
    hand.app.perform { view.setNeedsLayout() }
    #expect(view.layouts == before + 1 && !hand.app.runtime.hasUncommittedChanges)
    hand.app.perform {
      view.isRestless = true
      view.setNeedsLayout()
    }
    #expect(sentences.count == 2)
  }

  @Test func `updateConstraints that asks for itself does not stop the app, and names its view`() throws {
    hand.app.perform { _ = add(Undecided()) }
    let sentence = try #require(sentences.first)
    #expect(sentence.contains("Undecided") && hand.app.isIdle)
    hand.app.perform { hand.window.backgroundColor = .red }
    #expect(sentences.count == 1)
  }

  @Test func `views that left the window while they asked are not named`() throws {
    let (view, other) = hand.app.perform { (add(Restless()), add(Restless())) }
    hand.app.perform { view.removeFromSuperview() }
    #expect(view.layouts > 0 && other.layouts > 0 && sentences.count == 1)
    let before = view.layouts
    hand.app.perform { other.backgroundColor = .blue }
    #expect(view.layouts == before)
  }

  @Test func `a child that is laid out by its parent and asks for the parent's layout does not recurse`() {
    final class Parent: UIView {
      let child = Child()
      override func layoutSubviews() {
        child.setNeedsLayout()
        child.layoutIfNeeded()
      }
    }
    final class Child: UIView {
      override func layoutSubviews() { superview?.setNeedsLayout() }
    }
    let parent = hand.app.perform {
      let parent = add(Parent())
      parent.addSubview(parent.child)
      return parent
    }
    #expect(sentences.count == 1 && sentences.first?.contains("Parent") == true && parent.window != nil)
  }
}
