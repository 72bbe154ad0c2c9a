import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("UIStepper (behaviour: Control behaviour)", .hand)
struct StepperTests {
  let hand = Hand.current!
  let stepper = UIStepper()
  let notes: EventNotes

  init() {
    notes = EventNotes(stepper)
    hand.show(stepper)
  }

  @Test func `a cancelled touch keeps its step and repeats no more`() {
    hand.down(180, 315); hand.cancel()
    hand.wait(3)
    #expect(stepper.value == 1 && hand.app.isQuiet)
  }

  @Test func `removed, or disabled, while it is held, it repeats no more`() {
    hand.down(180, 315)
    hand.wait(0.65)
    let value = stepper.value
    #expect(value > 1)
    hand.app.perform { stepper.isEnabled = false }
    hand.wait(2)
    #expect(stepper.value == value)
    hand.up()
    hand.app.perform { stepper.isEnabled = true }
    hand.down(180, 315)
    hand.app.perform { stepper.removeFromSuperview() }
    hand.wait(2)
    #expect(stepper.value == value + 1 && hand.app.isQuiet)
  }

  @Test func `a tap steps when the finger comes down, and tells`() {
    hand.down(180, 315)
    #expect(stepper.value == 1 && notes.lines == ["value", "primary", "down"])
    hand.up()
    hand.wait(1)
    hand.tap(110, 315)
    #expect(stepper.value == 0)
    hand.wait(1)
    notes.clear()
    hand.tap(110, 315)
    #expect(stepper.value == 0 && !notes.lines.contains("value"), "below the least there is nothing")
  }

  @Test func `held, it repeats after half a second, and not while the finger is elsewhere`() {
    hand.down(180, 315)
    hand.wait(0.49)
    #expect(stepper.value == 1)
    hand.wait(0.02)
    #expect(stepper.value == 2)
    hand.move(110, 315)
    hand.wait(1)
    #expect(stepper.value == 2)
    hand.up()
    #expect(stepper.value == 2 && hand.app.isQuiet)
    stepper.autorepeat = false
    hand.down(180, 315); hand.wait(2); hand.up()
    #expect(stepper.value == 3)
  }

  @Test func `it stops at the end, or goes round`() {
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    for _ in 0..<4 { hand.tap(180, 315); hand.wait(1) }
    #expect(stepper.value == 5)
    stepper.wraps = true
    hand.tap(180, 315)
    #expect(stepper.value == 0)
    hand.wait(1)
    hand.tap(110, 315)
    #expect(stepper.value == 5)
  }

  @Test func `without continuity it tells once, when the finger leaves`() {
    stepper.isContinuous = false
    hand.down(180, 315); hand.wait(0.85)
    #expect(stepper.value > 2 && notes.lines == ["down"])
    hand.up()
    #expect(notes.lines == ["down", "value", "primary", "up inside"])
  }

  @Test func `ranges and values keep each other, and no number is the least`() {
    (stepper.minimumValue, stepper.value) = (10, 4)
    #expect(stepper.value == 10)
    stepper.maximumValue = 3
    #expect(stepper.minimumValue == 3 && stepper.value == 3)
    stepper.value = .nan
    #expect(stepper.value == 3)
  }

  @Test func `it is 94 by 32, and who cannot see it steps it`() {
    #expect(stepper.frame.size == CGSize(width: 94, height: 32) && stepper.accessibilityValue == "0")
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1 && notes.lines == ["value", "primary"])
  }
}

@MainActor @Suite("UIPageControl (behaviour: Control behaviour)", .hand)
struct PageControlTests {
  let hand = Hand.current!
  let pages = UIPageControl()
  let notes: EventNotes

  init() {
    notes = EventNotes(pages)
    pages.numberOfPages = 5
    hand.show(pages, size: CGSize(width: 175, height: 26))
  }
  private var dots: [UIView] { Array(pages.subviews[0].subviews.dropFirst()) }

  @Test func `a cancelled touch turns no page; taps on either half turn one, and stop at the ends`() {
    hand.down(250, 313); hand.cancel()
    #expect(pages.currentPage == 0)
    hand.tap(250, 313)
    #expect(pages.currentPage == 1 && notes.lines.suffix(3) == ["value", "primary", "up inside"])
    for _ in 0..<3 { hand.wait(1); hand.tap(110, 313) }
    #expect(pages.currentPage == 0)
    notes.clear()
    hand.wait(1)
    hand.tap(110, 313)
    #expect(!notes.lines.contains("value"))
  }

  @Test func `pages that go away under the finger take the page along`() {
    pages.currentPage = 4
    hand.down(250, 313); hand.move(270, 313)
    hand.app.perform { pages.numberOfPages = 2 }
    #expect(pages.currentPage == 1)
    hand.move(240, 313); hand.up()
    #expect((0..<2).contains(pages.currentPage))
    hand.app.perform { pages.numberOfPages = 0 }
    #expect(pages.currentPage == 0 && pages.subviews[0].isHidden)
  }

  @Test func `a finger goes through the pages, one each 18 points, on a ground that comes and goes`() {
    hand.down(150, 313); hand.move(150 + 36, 313)
    #expect(pages.currentPage == 2 && pages.interactionState == .continuous)
    hand.wait(0.5)
    #expect(pages.subviews[0].subviews[0].alpha == 1)
    hand.move(600, 313)
    #expect(pages.currentPage == 4)
    hand.up()
    hand.settle()
    #expect(pages.currentPage == 4 && pages.subviews[0].subviews[0].alpha == 0 && hand.app.isQuiet)
    pages.allowsContinuousInteraction = false
    hand.down(150, 313); hand.move(100, 313); hand.move(110, 313); hand.up()
    #expect(pages.currentPage == 3, "a tap on the leading half")
  }

  @Test func `it is 26 high and 18 n + 20 wide, with dots of 7,6 in the middle of their places`() {
    #expect(pages.intrinsicContentSize == CGSize(width: 110, height: 26) && pages.size(forNumberOfPages: 3).width == 74)
    hand.wait()
    #expect(dots.map(\.center.x) == [19, 37, 55, 73, 91] && dots[0].bounds.width == 7.6)
    #expect(dots[0].backgroundColor == .white && dots[1].backgroundColor == UIColor(white: 1, alpha: 0.45))
  }

  @Test func `from right to left pages run the other way`() {
    hand.readsRightToLeft = true
    hand.wait()
    #expect(dots[0].center.x == 91)
    hand.tap(110, 313)
    #expect(pages.currentPage == 1)
  }

  @Test func `where there is no room for all pages, dots at the ends are small and move along`() {
    hand.app.perform { (pages.numberOfPages, pages.currentPage) = (40, 20) }
    #expect(dots.count == 8 && dots[0].transform.a == 0.5)
    hand.app.perform { pages.currentPage = 39 }
    #expect(dots[7].transform == .identity && dots[7].backgroundColor == .white && dots[0].transform.a == 0.5)
  }

  @Test func `a single page is hidden only where that is asked for`() {
    hand.app.perform { pages.numberOfPages = 1 }
    #expect(!pages.subviews[0].isHidden)
    hand.app.perform { pages.hidesForSinglePage = true }
    #expect(pages.subviews[0].isHidden)
  }

  @Test func `who cannot see it hears the page and turns it`() {
    #expect(pages.accessibilityValue == "page 1 of 5")
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1 && notes.lines == ["value", "primary"])
  }
}

@MainActor @Suite("UIProgressView (behaviour: Control behaviour)", .hand)
struct ProgressTests {
  let hand = Hand.current!
  let bar = UIProgressView(progressViewStyle: .default)
  init() { hand.show(bar, size: CGSize(width: 101, height: 4)) }
  private var fill: UIView { bar.subviews[1] }

  @Test func `an animation that is replaced goes on from where it stands, and a removed one is over`() throws {
    hand.app.perform { bar.setProgress(1, animated: true) }
    hand.wait(0.125)
    let width = try #require(fill.layer.presentation()).bounds.width
    #expect(abs(width - 50.5) < 5, "at an even pace")
    hand.app.perform { bar.setProgress(0.1, animated: true) }
    #expect(abs(try #require(fill.layer.presentation()).bounds.width - width) < 2)
    hand.app.perform { bar.removeFromSuperview() }
    hand.wait()
    #expect(hand.app.isQuiet && bar.progress == 0.1)
  }

  @Test func `it fills whole points, none at 0, and no more than all`() {
    #expect(fill.frame.width == 0)
    hand.app.perform { bar.progress = 0.333 }
    #expect(fill.frame.width == 34)
    hand.app.perform { bar.progress = 3 }
    #expect(bar.progress == 1 && fill.frame.width == 101)
    bar.progress = .nan
    #expect(bar.progress == 0 && bar.intrinsicContentSize == CGSize(width: -1, height: 4))
  }

  @Test func `from right to left it fills from the right; its value is read in per cent`() {
    hand.readsRightToLeft = true
    hand.app.perform { bar.progress = 0.5 }
    #expect(fill.frame.maxX == 101 && bar.accessibilityValue == "50%" && bar.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test func `colours are the tint's and the app's`() {
    hand.app.perform { hand.window.tintColor = .purple }
    #expect(fill.backgroundColor == .purple)
    bar.progressTintColor = .red
    bar.trackTintColor = .blue
    #expect(fill.backgroundColor == .red && bar.subviews[0].backgroundColor == .blue)
  }
}

@MainActor @Suite("UIActivityIndicatorView (behaviour: Control behaviour)", .hand)
struct SpinnerTests {
  let hand = Hand.current!
  let spinner = UIActivityIndicatorView(style: .medium)
  init() { hand.show(spinner) }
  private var wheel: UIView { spinner.subviews[0] }

  @Test func `taken out of its window it stands, and turns again where it comes in`() {
    hand.app.perform { spinner.startAnimating() }
    #expect(!wheel.layer.records.isEmpty)
    hand.app.perform { spinner.removeFromSuperview() }
    #expect(spinner.isAnimating && wheel.layer.records.isEmpty)
    hand.show(spinner)
    #expect(!wheel.layer.records.isEmpty)
    hand.app.perform {
      spinner.stopAnimating()
      spinner.stopAnimating()
    }
    #expect(wheel.layer.records.isEmpty && spinner.isHidden && hand.app.isQuiet)
  }

  @Test func `it turns by an eighth each tenth of a second`() throws {
    hand.app.perform { spinner.startAnimating() }
    hand.wait(0.05)
    #expect(try #require(wheel.layer.presentation()).affineTransform().isIdentity)
    hand.wait(0.1)
    let turned = try #require(wheel.layer.presentation()).affineTransform()
    #expect(abs(turned.a - 0.70711) < 1e-4 && abs(turned.b - 0.70711) < 1e-4)
    hand.wait(0.8)
    #expect(abs(try #require(wheel.layer.presentation()).affineTransform().b - 0.70711) < 1e-4, "a turn takes 0.8 s")
  }

  @Test func `it is hidden while it stands, unless it is to stay`() {
    #expect(spinner.isHidden && spinner.hidesWhenStopped)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
  }

  @Test func `styles have their sizes, blades and colours`() {
    #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
    spinner.style = .large
    hand.wait()
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37) && wheel.subviews[0].bounds.size == CGSize(width: 5, height: 12))
    #expect(wheel.subviews.map { ($0.alpha * 255).rounded() } == [217, 180, 143, 106, 69, 69, 69, 69])
    spinner.color = .red
    #expect(wheel.subviews.allSatisfy { $0.backgroundColor == .red })
    spinner.color = nil
    #expect(UIActivityIndicatorView(style: .white).color == .white)
  }
}
