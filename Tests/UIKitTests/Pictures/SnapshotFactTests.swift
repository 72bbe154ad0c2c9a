import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The facts of Docs/behaviour/animation.md, "Snapshots", each in its own test.
@MainActor @Suite struct SnapshotFactTests {
  private let controller = UIViewController()
  private let app: AppSession
  private let card: UIView
  private let dot: UIView

  /// A white card with a black dot that goes from its left to its right edge in a second.
  init() {
    let controller = controller
    app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    let (card, dot) = app.perform {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      card.backgroundColor = .white
      dot.backgroundColor = .black
      card.addSubview(dot)
      controller.view.addSubview(card)
      return (card, dot)
    }
    (self.card, self.dot) = (card, dot)
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.frame.origin.x = 80 } }
    app.advance(by: 0.5)
  }

  /// Where the dot is in a picture of the card, in points; nil where it is not.
  private func dotCenter(_ view: UIView?) -> Double? {
    guard let contents = view?.layer.contents, let image = contents as? CGImage else { return nil }
    let scale = Double(image.width) / 100
    let black = (0..<image.width).filter { image.pixel(x: $0, y: image.height / 2) == 0xff00_0000 }
    guard let first = black.first, let last = black.last else { return nil }
    return Double(first + last + 1) / 2 / scale
  }

  @Test func `in the middle of an animation it shows what was on the screen (behaviour: Snapshots)`() {
    let picture = app.perform { card.snapshotView(afterScreenUpdates: false) }
    #expect(abs((dotCenter(picture) ?? 0) - 50) < 1.5)
    app.advance(by: 1)
    #expect(abs((dotCenter(picture) ?? 0) - 50) < 1.5, "it is still")
    #expect(picture?.bounds.size == card.bounds.size && picture?.subviews.isEmpty == true)
  }

  @Test func `a change of this turn shows with true, and not with false (behaviour: Snapshots)`() {
    let (before, after) = app.perform {
      dot.layer.removeAllAnimations()
      dot.frame.origin.x = 0
      return (card.snapshotView(afterScreenUpdates: false), card.snapshotView(afterScreenUpdates: true))
    }
    #expect(abs((dotCenter(before) ?? 0) - 50) < 1.5 && abs((dotCenter(after) ?? 0) - 10) < 0.5)
  }

  @Test func `a hidden view's picture is blank with true (behaviour: Snapshots)`() throws {
    let picture = try #require(
      app.perform {
        card.isHidden = true
        return card.snapshotView(afterScreenUpdates: true)
      })
    let contents = try #require(picture.layer.contents), image = try #require(contents as? CGImage)
    #expect((0..<image.width).allSatisfy { image.pixel(x: $0, y: image.height / 2) == 0 })
  }

  @Test func `a picture of a picture is the same picture (behaviour: Snapshots)`() {
    let first = app.perform {
      let first = card.snapshotView(afterScreenUpdates: false)
      if let first { controller.view.addSubview(first) }
      return first
    }
    let second = app.perform { first?.snapshotView(afterScreenUpdates: true) }
    #expect(dotCenter(second) != nil && dotCenter(second) == dotCenter(first))
  }

  @Test func `a view in no window has a picture with true, laid out and drawn: a transition takes it of where it leads to`() throws {
    let picture = app.perform {
      let next = UIViewController()
      next.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      next.view.backgroundColor = .white
      let dot = next.view.placed(UIView())
      dot.backgroundColor = .black
      activate(
        dot.centerXAnchor.constraint(equalTo: next.view.centerXAnchor), dot.topAnchor.constraint(equalTo: next.view.topAnchor),
        dot.widthAnchor.constraint(equalToConstant: 20), dot.heightAnchor.constraint(equalToConstant: 20))
      return next.view.snapshotView(afterScreenUpdates: true)
    }
    #expect(abs((dotCenter(picture) ?? 0) - 50) < 0.5)
  }

  // Docs/behaviour/animation.md, "Snapshots".
  @Test func `what was never shown has none with false; a layer renders its model, without depth and effects`() throws {
    #expect(UIView(frame: card.frame).snapshotView(afterScreenUpdates: false) == nil)
    let image = app.perform {
      dot.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      effect.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      card.addSubview(effect)
      return UIGraphicsImageRenderer(size: card.bounds.size).image { card.layer.render(in: $0.cgContext) }
    }
    let picture = try #require(image.cgImage), scale = picture.width / 100
    #expect(picture.pixel(x: 10 * scale, y: 10 * scale) == 0xffff_ffff, "an effect darkens nothing, the dot has left")
    #expect(picture.pixel(x: 90 * scale, y: 10 * scale) == 0xff00_0000, "the dot is where the model has it")
  }
}
