import Stages
import Testing

@testable import UIKit

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

  @Test func `effects of tilting are kept, and move nothing`() {
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
    hand.app.surroundings.style = .dark
    #expect(view.contentView.tintColor == .white)
    view.effect = nil
    #expect(view.contentView.alpha == 1)
    view.contentView.alpha = 0.4
    view.effect = UIBlurEffect(style: .dark)
    #expect(view.contentView.alpha == 0.4, "others leave the content alone")
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
