import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UISegmentedControl (behaviour: Control behaviour)", .hand)
struct SegmentedControlTests {
  let hand = Hand.current!
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  let notes: EventNotes

  init() {
    notes = EventNotes(control)
    hand.show(control, x: 20, size: CGSize(width: 301, height: 32))
  }
  private var thumb: UIView { control.subviews[0].subviews.first { $0.layer.shadowOpacity > 0 }! }

  @Test func `a cancelled touch chooses nothing, on a segment and with the choice carried along`() {
    hand.down(70, 316); hand.cancel()
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 0
    hand.down(70, 316); hand.move(270, 316); hand.cancel()
    hand.settle()
    #expect(control.selectedSegmentIndex == 0 && thumb.center.x < 100 && thumb.transform == .identity)
    #expect(!notes.lines.contains("value"))
  }

  @Test func `a segment that is removed under the finger takes the press along`() {
    hand.down(170, 316)
    hand.app.perform { control.removeSegment(at: 1, animated: true) }
    hand.up()
    #expect(control.selectedSegmentIndex == -2 && !notes.lines.contains("value"), "-2: see the next tests")
    hand.settle()
    #expect(hand.app.isQuiet && control.subviews[0].subviews.filter { $0 is SegmentButton }.count == 2)
  }

  @Test func `the control removed in the middle of a carried choice keeps its choice`() {
    control.selectedSegmentIndex = 0
    hand.down(70, 316); hand.move(270, 316)
    hand.app.perform { control.removeFromSuperview() }
    hand.up()
    #expect(control.selectedSegmentIndex == 0 && !notes.lines.contains("value"))
  }

  @Test func `a tap chooses, and telling comes before the lift; the chosen one again tells nothing`() {
    hand.tap(170, 316)
    #expect(control.selectedSegmentIndex == 1 && notes.lines == ["down", "value", "primary", "up inside"])
    notes.clear()
    hand.wait(1)
    hand.tap(170, 316)
    #expect(notes.lines == ["down", "up inside"])
  }

  @Test func `the choice is carried along under the finger at 95 per cent, and counts on release`() {
    control.selectedSegmentIndex = 0
    hand.down(70, 316); hand.move(170, 316); hand.move(270, 316)
    #expect(thumb.transform.a == 0.95 && thumb.center.x > 200 && control.selectedSegmentIndex == 0)
    hand.up()
    #expect(control.selectedSegmentIndex == 2 && notes.lines.contains("value"))
    hand.settle()
    #expect(thumb.transform == .identity && hand.app.isQuiet)
  }

  @Test func `a finger on another segment makes its words pale, and slides on to the next`() {
    control.selectedSegmentIndex = 0
    hand.down(170, 316)
    #expect(control.segments[1].label.alpha == 0.2)
    hand.move(270, 316)
    #expect(control.segments[1].label.alpha == 1 && control.segments[2].label.alpha == 0.2)
    hand.up()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `the index of a fresh control, of a disabled choice and of what is inserted and removed`() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 4)
    control.selectedSegmentIndex = 2
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2, "code may choose a disabled one")
    control.insertSegment(withTitle: "New", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -2)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -2, "so it was measured")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    control.removeSegment(at: 0, animated: true)
    hand.wait()
  }

  @Test func `segments meet at whole points, with lines that the choice hides beside itself`() {
    hand.wait()
    #expect(control.segments.map(\.frame.minX) == [0, 100, 200] && control.segments.map(\.frame.maxX) == [100, 200, 301])
    let lines = control.subviews[0].subviews.filter { $0.frame.width == 1 }
    #expect(lines.map(\.frame.height) == [20, 20] && lines.map(\.alpha) == [1, 1])
    hand.app.perform { control.selectedSegmentIndex = 2 }
    #expect(lines.map(\.alpha) == [1, 0])
    #expect(thumb.frame == CGRect(x: 202, y: 2, width: 97, height: 28))
  }

  @Test func `the thumb goes over on a critical spring of 22,44`() throws {
    hand.app.perform { control.selectedSegmentIndex = 0 }
    hand.tap(270, 316)
    hand.wait(0.1)
    // 1 − (1 + ωt)·e^(−ωt)
    let share = 1 - (1 + 2.244) * 0.10603
    let x = try #require(thumb.layer.presentation()).position.x
    #expect(abs(x - (50 + share * 200.5)) < 8)
  }

  @Test func `two segments, First and Second, are 131 wide together`() {
    let two = UISegmentedControl(items: ["First", "Second"])
    #expect(abs(two.bounds.width - 131) < 5 && two.bounds.height == 32)
  }

  @Test func `widths of segments' own and by content`() {
    control.setWidth(50, forSegmentAt: 0)
    hand.wait()
    #expect(control.segments[0].frame.width == 50 && control.segments[2].frame.maxX >= 300)
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    hand.wait()
    #expect(control.segments[2].frame.width > control.segments[0].frame.width)
  }

  @Test func `a momentary control tells each tap, with the segment, and keeps none`() {
    control.isMomentary = true
    var told: [Int] = []
    control.addAction(UIAction { [control] _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    hand.tap(170, 316); hand.wait(1); hand.tap(170, 316)
    #expect(told == [1, 1] && control.selectedSegmentIndex == -1)
  }

  @Test func `actions of segments are performed, found by their names and not twice there`() {
    var done: [String] = []
    let actions = ["a", "b"].map { name in UIAction(title: name, identifier: .init(name)) { _ in done.append(name) } }
    let own = UISegmentedControl(frame: CGRect(x: 20, y: 500, width: 200, height: 32), actions: actions)
    hand.app.perform { hand.window.addSubview(own) }
    hand.tap(170, 516)
    #expect(done == ["b"] && own.selectedSegmentIndex == 1 && own.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(own.actionForSegment(at: 0) === actions[0] && own.titleForSegment(at: 0) == "a")
  }

  @Test func `a disabled segment takes no tap and is pale; a disabled control takes none at all`() {
    control.setEnabled(false, forSegmentAt: 1)
    hand.tap(170, 316)
    #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1) && control.segments[1].alpha < 0.5)
    control.isEnabled = false
    hand.tap(70, 316)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `from right to left the first segment is at the right`() {
    hand.readsRightToLeft = true
    hand.wait()
    #expect(control.segments[0].frame.maxX == 301)
    hand.tap(300, 316)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `titles have the attributes of their state, and the choice is heavier`() {
    control.selectedSegmentIndex = 0
    #expect(control.segments[0].label.font == .systemFont(ofSize: 13, weight: .medium))
    #expect(control.segments[1].label.font == .systemFont(ofSize: 13))
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.segments[0].label.textColor == .red && control.segments[1].label.textColor == .label)
  }

  @Test func `who cannot see it hears buttons, of which one is selected`() {
    control.selectedSegmentIndex = 1
    hand.wait()
    let elements = control.accessibleElements
    #expect(elements.map(\.label) == ["One", "Two", "Three"] && elements[1].traits == [.button, .selected])
  }
}
