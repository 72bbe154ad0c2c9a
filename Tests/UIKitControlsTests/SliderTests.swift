import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UISlider (behaviour: Control behaviour)", .hand)
struct SliderTests {
  let hand = Hand.current!
  let slider = UISlider()
  let notes: EventNotes

  init() {
    notes = EventNotes(slider)
    hand.show(slider, size: CGSize(width: 128, height: 34))  // a hundred points for the thumb to go
  }
  private var thumb: CGRect { slider.subviews[0].subviews[4].frame }
  private var filled: CGRect { slider.subviews[0].subviews[1].frame }

  @Test func `a cancelled drag leaves the value where the finger took it, and lets go`() {
    hand.down(114, 317); hand.move(134, 317); hand.cancel()
    #expect(abs(slider.value - 0.2) < 1e-5 && !slider.isTracking)
    #expect(notes.lines == ["down", "value", "primary", "cancel"])
    hand.move(180, 317)
    #expect(abs(slider.value - 0.2) < 1e-5)
  }

  @Test func `removed in the middle of a drag it lets go, and can be dragged again`() {
    hand.down(114, 317); hand.move(134, 317)
    hand.app.perform { slider.removeFromSuperview() }
    hand.move(180, 317); hand.up()
    #expect(!slider.isTracking && abs(slider.value - 0.2) < 1e-5)
    hand.show(slider)
    hand.down(134, 317); hand.move(144, 317); hand.up()
    #expect(abs(slider.value - 0.3) < 1e-5)
  }

  @Test func `a value that code sets under the finger is dragged on from where the finger is`() {
    hand.down(114, 317); hand.move(124, 317)
    hand.app.perform { slider.value = 0.9 }
    #expect(slider.value == 0.9)
    hand.move(134, 317)
    #expect(abs(slider.value - 0.2) < 1e-5)
  }

  @Test func `a range that changes under the finger keeps the value within`() {
    hand.down(114, 317); hand.move(164, 317)
    hand.app.perform { slider.maximumValue = 0.25 }
    #expect(slider.value == 0.25)
    hand.move(165, 317)
    #expect(slider.value <= 0.25)
    hand.app.perform { slider.maximumValue = 0 }
    hand.move(166, 317); hand.up()
    #expect(slider.value == 0)
  }

  @Test func `a finger that comes down beside the thumb holds nothing, 8 points around it does`() {
    hand.down(140, 317); hand.move(180, 317); hand.up()
    #expect(slider.value == 0 && notes.lines.isEmpty)
    hand.wait(1)
    hand.down(128 + 7, 317); hand.move(145, 317); hand.up()
    #expect(abs(slider.value - 0.1) < 1e-5)
  }

  @Test func `it tells each value on the way, or the last alone`() {
    hand.down(114, 317); hand.move(124, 317); hand.move(134, 317); hand.up()
    #expect(notes.lines == ["down", "value", "primary", "value", "primary", "up inside"])
    notes.clear()
    slider.isContinuous = false
    hand.wait(1)
    hand.down(134, 317); hand.move(144, 317); hand.move(154, 317)
    #expect(notes.lines == ["down"] && abs(slider.value - 0.4) < 1e-5)
    hand.up()
    #expect(notes.lines == ["down", "value", "primary", "up inside"])
  }

  @Test func `beyond the ends it stays at the ends`() {
    hand.down(114, 317); hand.move(400, 317)
    #expect(slider.value == 1)
    hand.move(10, 317)
    #expect(slider.value == 0)
    hand.up()
  }

  @Test func `the thumb touches both ends, and the fill ends in its middle`() {
    #expect(thumb == CGRect(x: 0, y: 3, width: 28, height: 28))
    hand.app.perform { slider.value = 0.5 }
    #expect(thumb.minX == 50 && filled == CGRect(x: 0, y: 15, width: 64, height: 4))
    hand.app.perform { slider.value = 7 }
    #expect(slider.value == 1 && thumb.maxX == 128)
  }

  @Test func `an animated value moves there and sends nothing`() throws {
    hand.app.perform { slider.setValue(1, animated: true) }
    #expect(slider.value == 1)
    hand.wait(UISlider.moving / 2)
    let x = try #require(slider.subviews[0].subviews[4].layer.presentation()).frame.minX
    #expect(x > 10 && x < 90)
    hand.settle()
    #expect(hand.app.isQuiet && notes.lines.isEmpty && thumb.minX == 100)
  }

  @Test func `a minimum above the maximum takes it along, and the other way round`() {
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func `from right to left it fills from the right`() {
    hand.readsRightToLeft = true
    hand.app.perform { slider.value = 0.25 }
    #expect(thumb.minX == 75 && filled == CGRect(x: 89, y: 15, width: 39, height: 4))
    hand.down(100 + 89, 317); hand.move(100 + 64, 317); hand.up()
    #expect(abs(slider.value - 0.5) < 1e-5)
  }

  @Test func `pictures at the ends shorten the track, and change sides from right to left`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    hand.app.perform { slider.minimumValueImage = picture }
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 15, width: 100, height: 4))
    hand.readsRightToLeft = true
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 15, width: 100, height: 4))
  }

  @Test func `pictures of thumb and track follow the state`() {
    func picture(_ side: CGFloat) -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in } }
    let (small, large) = (picture(10), picture(20))
    hand.app.perform {
      slider.setThumbImage(small, for: .normal)
      slider.setThumbImage(large, for: .highlighted)
    }
    #expect(slider.currentThumbImage === small && slider.thumbImage(for: .selected) === small && thumb.width == 10)
    hand.down(105, 317)
    #expect(slider.currentThumbImage === large)
    hand.cancel()
    #expect(slider.currentThumbImage === small)
  }

  @Test func `who cannot see it hears per cent, and moves it by tenths, which are told`() {
    slider.value = 0.5
    #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.6) < 1e-5 && notes.lines == ["value", "primary"])
    slider.value = 1
    slider.accessibilityIncrement()
    #expect(notes.lines == ["value", "primary"], "at the end there is nothing to tell")
  }

  @Test func `a scroll view around it does not take the finger that drags it`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    hand.app.perform {
      scroll.contentSize = CGSize(width: 2000, height: 812)
      hand.window.addSubview(scroll)
      scroll.addSubview(slider)
    }
    hand.down(114, 317); hand.wait(0.3); hand.drag(by: 50, 0, over: 0.3); hand.up()
    #expect(scroll.contentOffset == .zero && abs(slider.value - 0.5) < 1e-4)
  }
}
