import Stages
import Testing
@testable import UIKit

@MainActor @Suite("UIButton", .hand)
struct ButtonTests {
  let hand = Hand.current!

  func show<B: UIButton>(_ button: B, _ frame: CGRect = CGRect(x: 100, y: 300, width: 120, height: 44)) -> B {
    hand.app.perform {
      button.frame = frame
      hand.window.addSubview(button)
    }
    return button
  }

  @Test func `a cancelled touch does nothing, a tap does what the button is for`() {
    var done = 0
    let button = show(UIButton(type: .system, primaryAction: UIAction(title: "Close") { _ in done += 1 }))
    hand.down(150, 320); hand.cancel()
    #expect(done == 0)
    hand.tap(150, 320)
    #expect(done == 1 && button.currentTitle == "Close" && button.titleLabel?.text == "Close")
  }

  @Test func `what is shown follows the state, and falls back on what is normal`() {
    let button = show(UIButton(type: .custom))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Off" && button.title(for: .highlighted) == "Off" && button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
    button.isSelected = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `a system button takes its tint, dims under the finger and comes back slowly`() throws {
    let button = show(UIButton(type: .system))
    button.setTitle("Press", for: .normal)
    button.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    hand.down(150, 320)
    #expect(button.titleLabel?.alpha == CGFloat(UIButton.dimmedAlpha))
    hand.up()
    #expect(button.titleLabel?.alpha == 1)
    hand.wait(UIButton.undimming / 2)
    let shown = Double(try #require(button.titleLabel?.layer.presentation()).opacity)
    #expect(shown > 0.3 && shown < 0.9)
    hand.wait(1)
    #expect(hand.app.isQuiet)
  }

  @Test func `a button can be pressed again while it is coming back`() {
    var done = 0
    let button = show(UIButton(type: .system))
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in done += 1 }, for: .touchUpInside)
    hand.tap(150, 320); hand.wait(0.1); hand.tap(150, 320)
    #expect(done == 2)
  }

  @Test func `title and picture lie side by side in the middle, and the size fits them`() {
    let button = show(UIButton(type: .custom))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    button.setImage(picture, for: .normal)
    button.setTitle("Go", for: .normal)
    hand.wait()
    let image = button.imageView!.frame, title = button.titleLabel!.frame
    #expect(image.size == CGSize(width: 20, height: 10) && image.midY == 22 && abs(title.midY - 22) < 0.5)
    #expect(image.maxX == title.minX && abs((image.minX + title.maxX) / 2 - 60) < 0.51)
    #expect(button.intrinsicContentSize.width == 20 + title.width)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26 + title.width, height: title.height + 4))
    button.contentHorizontalAlignment = .left
    hand.wait()
    #expect(button.imageView!.frame.minX == 2)
  }

  @Test func `a configuration gives title, colours and background`() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.cornerStyle, configuration.baseBackgroundColor) = ("Get", .capsule, .blue)
    let button = show(UIButton(configuration: configuration))
    hand.wait()
    #expect(button.titleLabel?.text == "Get" && button.titleLabel?.textColor == .white)
    #expect(button.backgroundColor == .blue && button.layer.cornerRadius == 22)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor != .white)
  }
}
