import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UIControl", .hand)
struct ControlTests {
  let hand = Hand.current!
  let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
  final class Log { var lines: [String] = [] }
  let log = Log()

  init() {
    hand.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event) }
  }

  @Test func `a cancelled touch is a cancel and lets go`() {
    hand.down(150, 320)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside && control.state == .highlighted)
    hand.cancel()
    #expect(log.lines == ["down", "cancel"] && !control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func `a finger counts as inside up to 70 pt outside`() {
    hand.down(150, 320); hand.move(150, 350 + 69); hand.move(150, 350 + 71)
    #expect(!control.isHighlighted && control.isTracking)
    hand.move(150, 350 + 60)
    #expect(control.isHighlighted)
    hand.up()
    #expect(log.lines == ["down", "inside", "exit", "outside", "enter", "inside", "up inside"])
    log.lines = []
    hand.wait(1)
    hand.down(150, 320); hand.move(150, 350 + 71); hand.up()
    #expect(log.lines == ["down", "exit", "outside", "up outside"])
  }

  @Test func `a second tap is told as a repetition`() {
    hand.tap(150, 320); hand.wait(0.1); hand.tap(150, 320)
    #expect(log.lines == ["down", "up inside", "down", "again", "up inside"])
  }

  @Test func `a disabled control takes nothing, and its state says so`() {
    control.isEnabled = false
    control.isSelected = true
    hand.tap(150, 320)
    #expect(log.lines.isEmpty && control.state == [.disabled, .selected])
  }

  @Test func `a tap on a control is not a tap on what is around it, unless the control is disabled`() {
    let tap = UITapGestureRecognizer(), own = UITapGestureRecognizer()
    tap.addHandler { [log] _ in log.lines.append("tap around") }
    hand.window.addGestureRecognizer(tap)
    hand.tap(150, 320)
    #expect(log.lines == ["down", "up inside"])
    hand.wait(1)
    hand.tap(10, 10)
    #expect(log.lines.last == "tap around")
    control.isEnabled = false
    hand.wait(1)
    hand.tap(150, 320)
    #expect(log.lines.count == 4)
    control.isEnabled = true
    own.addHandler { [log] _ in log.lines.append("own tap") }
    control.addGestureRecognizer(own)
    hand.wait(1)
    hand.tap(150, 320)
    #expect(log.lines.suffix(3) == ["down", "own tap", "cancel"])
  }

  @Test func `tracking can be refused and given up`() {
    final class Picky: UIControl {
      var allows = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { allows }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let picky = Picky(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    hand.window.addSubview(picky)
    hand.down(10, 10)
    #expect(!picky.isTracking && !picky.isHighlighted)
    hand.up()
    picky.allows = true
    hand.down(10, 10)
    #expect(picky.isTracking)
    hand.move(12, 10)
    #expect(!picky.isTracking && !picky.isHighlighted)
    hand.up()
  }

  @Test func `targets are sent the sender and the event, are not kept alive, and are found by name`() {
    final class Target {
      var heard: [String] = []
      func plain() { heard.append("plain") }
      func sender(_ control: UIControl) { heard.append("sender") }
      func both(_ control: UIControl, _ event: UIEvent?) { heard.append("both \(event != nil)") }
    }
    var target: Target? = Target()
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector("sender:", Target.sender), for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: Selector("both:event:", Target.both), for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sender:", "both:event:"])
    hand.tap(150, 320)
    #expect(target!.heard == ["sender", "plain", "sender", "both true"])
    control.removeTarget(target, action: "sender:", for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["sender:"])
    control.sendActions(for: .touchUpInside)
    #expect(target!.heard.suffix(2) == ["plain", "both false"])
    weak let gone = target
    target = nil
    #expect(gone == nil)
    hand.wait(1)
    hand.tap(150, 320)
  }

  @Test func `an action without a target goes up the responder chain`() {
    final class Page: UIView {
      var heard = 0
      func pressed(_ sender: UIControl) { heard += 1 }
    }
    let page = Page(frame: hand.window.bounds), inner = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.addSubview(inner)
    hand.window.addSubview(page)
    inner.addTarget(nil, action: Selector("pressed:", Page.pressed), for: .touchUpInside)
    hand.tap(10, 10)
    #expect(page.heard == 1)
  }

  @Test func `actions of one identifier replace each other`() {
    let plain = UIControl(frame: .zero)
    for number in 1...3 {
      plain.addAction(UIAction(identifier: .init("one")) { [log] _ in log.lines.append("\(number)") }, for: .valueChanged)
    }
    plain.sendActions(for: .valueChanged)
    plain.removeAction(identifiedBy: .init("one"), for: .allEvents)
    plain.sendActions(for: .valueChanged)
    #expect(log.lines == ["3"])
  }
}
