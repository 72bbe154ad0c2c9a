import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

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

  /// A class of an app's own over ours, for the linker.
  private final class OwnButton: UIButton {
    override func updateConfiguration() { configuration?.title = "own" }
  }

  @Test func `a class of one's own over a button links, and updates its configuration`() {
    let button = show(OwnButton(frame: .zero))
    button.configuration = .plain()
    button.isHighlighted = true
    hand.flush()
    #expect(button.currentTitle == "own" || button.configuration?.title == "own")
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
    #expect(button.backdrop?.configuration.backgroundColor == .blue && button.backdrop?.configuration.cornerRadius == 22)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor != .white)
  }

  @Test func `a configuration's title has 17 points, and a filled button is 34 and a third high`() {
    let button = show(UIButton(type: .system))
    button.setTitle("Get", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 15)
    button.configuration = .filled()
    button.configuration?.title = "Get"
    #expect(button.titleLabel?.font == .systemFont(ofSize: 17))
    let line = (UIFont.systemFont(ofSize: 17).lineHeight * button.contentScaleFactor).rounded(.up) / button.contentScaleFactor
    #expect(abs(button.intrinsicContentSize.height - (7 + line + 7)) < 1e-9, "34.33 at three pixels a point")
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    button.configuration?.title = "Got"
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20), "the app's own font stays")
    button.configuration = nil
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Get"
    let made = hand.app.perform { UIButton(configuration: configuration) }
    #expect(made.titleLabel?.font == .systemFont(ofSize: 17))
    made.configuration = nil
    #expect(made.titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test func `an empty button is 30 by 34, and a short title no narrower`() {
    let button = show(UIButton(frame: .zero), .zero)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    button.setTitle("I", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    let background = hand.app.perform { UIButton() }
    background.setBackgroundImage(UIGraphicsImageRenderer(size: CGSize(width: 70, height: 8)).image { _ in }, for: .normal)
    #expect(background.intrinsicContentSize == CGSize(width: 70, height: 8))
  }

  @Test func `a title beside a picture of 80 points makes no button higher than that`() {
    let button = show(UIButton(type: .custom))
    button.setTitle("Go", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize.height == 80)
    button.setImage(nil, for: .normal)
    #expect(abs(button.intrinsicContentSize.height - (button.titleLabel!.intrinsicContentSize.height + 12)) < 1e-9)
  }

  @Test func `a title that is aligned to the top or the bottom keeps six points from it`() {
    let button = show(UIButton(type: .custom), CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Go", for: .normal)
    button.contentVerticalAlignment = .top
    hand.wait()
    #expect(button.titleLabel?.frame.minY == 6)
    button.contentVerticalAlignment = .bottom
    hand.wait()
    #expect(button.titleLabel?.frame.maxY == 94)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    button.contentVerticalAlignment = .top
    hand.wait()
    #expect(button.titleLabel?.frame.minY == 1)
  }

  @Test func `a button is not opaque`() {
    #expect(!hand.app.perform { UIButton() }.isOpaque)
    #expect(!hand.app.perform { UIButton(configuration: .filled()) }.isOpaque)
  }

  @Test func `a configuration's foreground colours the picture as well`() {
    var configuration = UIButton.Configuration.plain()
    (configuration.image, configuration.title) = (UIImage(systemName: "star"), "Star")
    let button = show(UIButton(configuration: configuration))
    #expect(button.imageView?.tintColor == button.tintColor)
    button.configuration?.baseForegroundColor = .purple
    #expect(button.imageView?.tintColor == .purple && button.titleLabel?.textColor == .purple)
    button.isEnabled = false
    #expect(button.imageView?.tintColor == button.titleLabel?.textColor)
    button.configuration = nil
    #expect(button.imageView?.tintColor == button.tintColor)
  }
}
