import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitText

@MainActor @Suite("Haptics, tilting, vibrancy and pictures in a row", .hand)
struct SmallEffectTests {
  let hand = Hand.current!

  @Test func `what a finger would have felt is written down, with its time`() {
    hand.wait(0.5)
    hand.app.perform {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    #expect(hand.app.haptics.map(\.kind) == ["impact heavy", "impact medium 0.5", "selection", "notification error"])
    #expect(hand.app.haptics.allSatisfy { $0.time == hand.app.now.seconds })
    hand.app.perform { for _ in 0..<5000 { UISelectionFeedbackGenerator().selectionChanged() } }
    #expect(hand.app.haptics.count <= 1000)
  }

  @Test func `a view with effects of tilting is shown elsewhere when the device is tilted, and is where it was`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let (x, y) = (
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset.height", type: .tiltAlongVerticalAxis)
    )
    (x.minimumRelativeValue, x.maximumRelativeValue, y.minimumRelativeValue, y.maximumRelativeValue) = (-10, 10, 0, 8)
    let group = UIMotionEffectGroup()
    group.motionEffects = [x, y]
    hand.show(view)
    let (place, shadow) = (view.center, view.layer.shadowOffset.height)
    hand.app.perform { view.addMotionEffect(group) }
    func shown() -> (CGFloat, CGFloat) {
      (view.layer.presentation()!.position.x - place.x, view.layer.presentation()!.shadowOffset.height - shadow)
    }
    #expect(shown() == (0, 4), "level is in the middle between both ends")
    hand.app.receive(TimedEvent(.setting(.tilt(EnvironmentSettings.Tilt(horizontal: 0.5, vertical: -1)!)), at: hand.app.now))
    hand.wait(0.1)
    #expect(shown() == (5, 0) && view.center == place && hand.app.isQuiet && !hand.app.runtime.scene.hasRunningClock)
    hand.app.perform { UIView.animate(withDuration: 1) { view.center.x += 100 } }
    hand.wait(1.5)
    #expect(shown().0 == 105 && view.center.x == place.x + 100, "it goes with every animation")
    hand.app.perform { hand.app.environment.reduceMotion = true }
    #expect(shown() == (100, 4))
    hand.app.perform { hand.app.environment.reduceMotion = false }
    #expect(shown() == (105, 0))
    hand.app.perform { view.removeMotionEffect(group) }
    #expect(shown() == (100, 0) && view.layer.animationKeys() == nil)
  }

  @Test func `effects of tilting are kept once, outside a window too`() {
    let view = UIView(), effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1 && view.center == .zero)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))?["center.x"] as? CGFloat == 5)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `vibrancy pales its content by its style, in black over light blurs and white over dark ones, and leaves it whole again`() {
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .secondaryLabel))
    hand.show(view, size: CGSize(width: 100, height: 100))
    #expect(view.contentView.alpha == 0.6 && view.contentView.tintColor == .black)
    hand.app.environment.style = .dark
    #expect(view.contentView.tintColor == .white)
    view.effect = nil
    #expect(view.contentView.alpha == 1)
    view.contentView.alpha = 0.4
    view.effect = UIBlurEffect(style: .dark)
    #expect(view.contentView.alpha == 0.4, "others leave the content alone")
  }

  @Test func `an animated image plays while it is in a window, templates in the tint, and keeps nothing from rest`() throws {
    func picture(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: 4))
      }
    }
    let (one, two) = (picture(1), picture(2))
    let view = UIImageView(image: UIImage.animatedImage(with: [one, two], duration: 1))
    func shown() throws -> CGImage? { try #require(view.layer.presentation()).contents.map { $0 as! CGImage } }
    hand.show(view)
    hand.wait(0.25)
    #expect(try shown() === one.cgImage && hand.app.isQuiet && !view.isAnimating)
    hand.wait(0.5)
    #expect(try shown() === two.cgImage)
    hand.app.perform { view.image = one }
    #expect(try shown() === one.cgImage && view.layer.records.isEmpty)
    hand.app.perform {
      view.tintColor = .red
      view.animationImages = [one, two].map { $0.withRenderingMode(.alwaysTemplate) }
      view.animationDuration = 1
      view.startAnimating()
    }
    hand.wait(0.75)
    #expect(try shown()?.format == .alpha && "\(hand.app.displayList())".contains("glyphs "))
    hand.app.perform { view.stopAnimating() }
    #expect(try shown() === one.cgImage && view.layer.properties.rare.contentsTint == nil)
  }

  @Test func `pictures follow each other, stop, and go on in another window`() throws {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let (still, one, two) = (picture(.white), picture(.red), picture(.blue))
    let view = UIImageView(image: still)
    view.animationImages = [one, two]
    view.animationDuration = 1
    hand.show(view)
    hand.app.perform { view.startAnimating() }
    hand.wait(0.25)
    func shown() throws -> CGImage? { try #require(view.layer.presentation()).contents as? CGImage? ?? nil }
    #expect(try shown() === one.cgImage)
    hand.wait(0.5)
    #expect(try shown() === two.cgImage)
    hand.wait(0.5)
    #expect(try shown() === one.cgImage)
    hand.app.perform { view.removeFromSuperview() }
    #expect(view.isAnimating)
    hand.show(view)
    hand.wait(0.75)
    #expect(try shown() === two.cgImage)
    hand.app.perform { view.stopAnimating() }
    #expect(try shown() === still.cgImage && hand.app.isQuiet && !view.isAnimating)
    view.animationRepeatCount = 2
    hand.app.perform { view.startAnimating() }
    hand.wait(2.1)
    #expect(!view.isAnimating && hand.app.isQuiet)
  }
}
