import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The order of layout and display passes: from the window down to the views that need them, in subview order, without visits to other
/// views.
@MainActor @Suite(.hand)
struct PassTests {
  let hand = Hand.current!

  /// Notes when it is laid out and drawn.
  private final class Noting: UIView {
    static var log: [String] = []
    var name = ""
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      Self.log.append(name)
      onLayout?()
    }
    override func draw(_ rect: CGRect) { Self.log.append("draw \(name)") }
  }

  private func row(_ count: Int, in outer: UIView? = nil) -> [Noting] {
    (0..<count).map { i in
      let view = Noting(frame: CGRect(x: 10 * i, y: 0, width: 10, height: 10))
      view.name = "\(i)"
      (outer ?? hand.window).addSubview(view)
      return view
    }
  }

  private func pass(_ body: () -> Void) -> [String] {
    Noting.log = []
    hand.app.perform(body)
    return Noting.log
  }

  @Test func `who left while others were laid out is passed over, and who came back is laid out once`() {
    let views = row(4)
    hand.wait()
    views[0].onLayout = { views[1].removeFromSuperview() }
    #expect(pass { for view in views { view.setNeedsLayout() } } == ["0", "2", "3"])
    views[0].onLayout = {
      views[2].removeFromSuperview()
      self.hand.window.addSubview(views[2])
    }
    #expect(pass { for view in views { view.setNeedsLayout() } }.prefix(3) == ["0", "3", "2"])
    #expect(pass { views[1].setNeedsLayout() } == [])
  }

  @Test func `who asks while others are laid out, and stands further on, has a turn in the same pass; who stands before, in the next`() {
    let views = row(5)
    hand.wait()
    var isFirst = true
    views[2].onLayout = {
      guard isFirst else { return }
      isFirst = false
      views[1].setNeedsLayout()
      views[3].setNeedsLayout()
    }
    #expect(pass { for i in [4, 2] { views[i].setNeedsLayout() } } == ["2", "3", "4", "1"])
  }

  @Test func `subviews that were exchanged, sent back and inserted are laid out in the order in which they stand`() {
    let views = row(6)
    hand.wait()
    hand.app.perform {
      hand.window.sendSubviewToBack(views[5])
      hand.window.exchangeSubview(
        at: hand.window.subviews.firstIndex(of: views[0])!, withSubviewAt: hand.window.subviews.firstIndex(of: views[3])!)
      hand.window.insertSubview(views[1], aboveSubview: views[4])
    }
    let expected = hand.window.subviews.compactMap { ($0 as? Noting)?.name }
    #expect(pass { for view in views { view.setNeedsLayout() } } == expected)
  }

  @Test func `a view is drawn when it first has a size, and one that comes with a tree when the tree comes`() {
    let outer = UIView(), empty = Noting(), inner = Noting()
    (empty.name, inner.name) = ("empty", "inner")
    #expect(pass { hand.window.addSubview(empty) }.filter { $0.hasPrefix("draw") } == [])
    outer.addSubview(inner)
    inner.frame.size = CGSize(width: 5, height: 5)
    #expect(pass { hand.window.addSubview(outer) }.filter { $0.hasPrefix("draw") } == ["draw inner"])
    #expect(pass { empty.bounds.size = CGSize(width: 5, height: 5) }.filter { $0.hasPrefix("draw") } == ["draw empty"])
    #expect(pass { inner.setNeedsDisplay() } == ["draw inner"])
    #expect(pass { empty.setNeedsLayout() } == ["empty"])
  }

  @Test func `a mask is laid out and drawn with the view that it masks, and no more when it is none`() {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), mask = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (view.name, mask.name) = ("view", "mask")
    hand.window.addSubview(view)
    hand.wait()
    #expect(pass { view.mask = mask } == ["mask", "draw mask"])
    #expect(pass { mask.setNeedsLayout() } == ["mask"])
    hand.app.perform { view.mask = nil }
    #expect(pass { mask.setNeedsLayout() } == [])
  }

  @Test
  func `in a random tree that changes at random, those who asked are laid out, each once and in the order of the tree, and nobody else`() {
    var random = SeededRandom(11)
    var views: [Noting] = []
    func any() -> Noting { views.randomElement(using: &random)! }
    hand.app.perform {
      for i in 0..<60 {
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.name = "\(i)"
        ((views.randomElement(using: &random) as UIView?) ?? hand.window).addSubview(view)
        views.append(view)
      }
    }
    for _ in 0..<300 {
      // The tree changes, and settles.
      hand.app.perform {
        for _ in 0..<3 {
          let (a, b) = (any(), any())
          switch Int.random(in: 0..<4, using: &random) {
          case 0: a.removeFromSuperview()
          case 1: if !b.isDescendant(of: a) { b.insertSubview(a, at: Int.random(in: 0...b.subviews.count, using: &random)) }
          case 2: a.superview?.sendSubviewToBack(a)
          default: if a.superview == nil { hand.window.addSubview(a) }
          }
        }
      }
      let asking = (0..<5).map { _ in any() }
      let log = pass { for view in asking { view.setNeedsLayout() } }
      let expected = hand.window.subtree.filter { view in asking.contains { $0 === view } }.map { ($0 as! Noting).name }
      #expect(log == expected)
      let drawn = pass { for view in asking { view.setNeedsDisplay() } }
      #expect(drawn == expected.map { "draw \($0)" })
    }
  }
}
