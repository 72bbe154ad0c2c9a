import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UISwitch (behaviour: Control behaviour)", .hand)
struct SwitchTests {
  let hand = Hand.current!
  let toggle = UISwitch()
  let notes: EventNotes

  init() {
    notes = EventNotes(toggle)
    hand.show(toggle)
  }
  private var thumb: UIView { toggle.subviews[0].subviews[1] }
  private var track: UIView { toggle.subviews[0].subviews[0] }

  @Test func `a cancelled touch turns nothing over, also after a drag to the other side`() {
    hand.down(110, 315); hand.cancel()
    #expect(!toggle.isOn && notes.lines == ["down", "cancel"])
    hand.down(110, 315); hand.move(145, 315)
    #expect(thumb.frame.maxX == 49, "the thumb went along")
    hand.cancel()
    hand.settle()
    #expect(!toggle.isOn && thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    #expect(notes.lines == ["down", "cancel", "down", "cancel"])
  }

  @Test func `removed in the middle of a drag, it is off and as it was when it comes back`() {
    hand.down(110, 315); hand.move(145, 315)
    hand.app.perform { toggle.removeFromSuperview() }
    hand.up()
    #expect(!toggle.isOn && !toggle.isTracking && !notes.lines.contains("value"))
    hand.show(toggle)
    hand.tap(110, 315)
    #expect(toggle.isOn)
    hand.settle()
    #expect(hand.app.isQuiet)
  }

  @Test func `code that sets it under the finger decides, and the finger nothing more`() {
    hand.down(110, 315)
    hand.app.perform { toggle.setOn(true, animated: true) }
    hand.move(145, 315); hand.move(110, 315); hand.up()
    #expect(toggle.isOn && !notes.lines.contains("value"))
  }

  @Test func `a tap turns it over on release, and tells so before the lift`() {
    hand.down(110, 315)
    #expect(!toggle.isOn)
    hand.up()
    #expect(toggle.isOn && notes.lines == ["down", "value", "primary", "up inside"])
    hand.settle()
    #expect(thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27) && track.backgroundColor == .systemGreen)
  }

  @Test func `a drag past the middle and back tells nothing`() {
    hand.down(110, 315); hand.move(145, 315); hand.move(105, 315); hand.up()
    #expect(!toggle.isOn && notes.lines == ["down", "up inside"])
  }

  @Test func `a drag past the middle counts when the finger leaves inside, and not when it leaves far outside`() {
    hand.down(110, 315); hand.move(145, 315)
    #expect(!toggle.isOn, "not before the release")
    hand.up()
    #expect(toggle.isOn)
    hand.wait(1)
    hand.down(145, 315); hand.move(105, 315); hand.move(105, 500); hand.up()
    hand.settle()
    #expect(toggle.isOn && thumb.frame.minX == 22)
  }

  @Test func `set by code it sends nothing, at once or in a fifth of a second`() throws {
    hand.app.perform { toggle.setOn(true, animated: false) }
    #expect(hand.app.isQuiet && toggle.isOn)
    hand.app.perform { toggle.setOn(false, animated: true) }
    hand.wait(UISwitch.turning / 2)
    let x = try #require(thumb.layer.presentation()).frame.minX
    #expect(x > 4 && x < 20)
    hand.wait(UISwitch.turning / 2 + 0.01)
    #expect(hand.app.isQuiet && notes.lines.isEmpty)
  }

  @Test func `the thumb grows by 7 points under the finger`() {
    hand.down(110, 315)
    hand.wait(UISwitch.pressing)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 34, height: 27))
    hand.cancel()
  }

  @Test func `it is 51 by 31 whatever it is told`() {
    #expect(UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 10)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    hand.app.perform { toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(toggle.frame.size == CGSize(width: 51, height: 31) && toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func `disabled it is pale and takes nothing`() {
    hand.app.perform { toggle.isEnabled = false }
    hand.tap(110, 315)
    #expect(!toggle.isOn && toggle.subviews[0].alpha == 0.5 && toggle.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `from right to left, on is at the left`() {
    hand.readsRightToLeft = true
    hand.app.perform { toggle.setOn(true, animated: false) }
    #expect(thumb.frame.minX == 2)
    hand.down(110, 315); hand.move(145, 315); hand.up()
    #expect(!toggle.isOn)
  }

  @Test func `its colours are the app's, and follow the dark`() {
    hand.app.perform { toggle.isOn = true }
    let light = track.layer.backgroundColor
    hand.app.environment.style = .dark
    #expect(track.layer.backgroundColor != light && track.layer.backgroundColor == UIColor(bytes: 48, 209, 88).cgColor)
    hand.app.perform { (toggle.onTintColor, toggle.thumbTintColor) = (.purple, .yellow) }
    #expect(track.backgroundColor == .purple && thumb.backgroundColor == .yellow)
  }

  @Test func `who cannot see it hears a button that is 1 or 0`() {
    #expect(toggle.accessibilityValue == "0" && toggle.accessibilityTraits == [.button, .toggleButton])
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
  }

  @Test func `a pan around it does not take a finger that moves along it`() {
    var panned = 0
    let pan = UIPanGestureRecognizer()
    pan.addHandler { _ in panned += 1 }
    hand.window.addGestureRecognizer(pan)
    hand.down(110, 315); hand.drag(by: 35, 0, over: 0.2); hand.up()
    #expect(toggle.isOn && panned == 0)
    hand.wait(1)
    hand.down(110, 315); hand.drag(by: 0, 60, over: 0.2); hand.up()
    #expect(toggle.isOn && panned > 0, "one that leads away is the pan's")
  }
}
