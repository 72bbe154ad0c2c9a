import HostInterface
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// `layer.render(in:)` for layers that were never on screen. (Docs/behaviour/animation.md, "Snapshots")
@MainActor @Suite struct LayerRenderingTests {
  let session = AppSession(device: .iPhoneX) { _ in }

  private final class RedView: UIView {
    var drawings = 0
    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private final class RedLayer: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(bounds)
    }
  }

  /// How many pixels of a layer are not clear.
  private func inked(_ layer: CALayer, _ size: CGSize = CGSize(width: 100, height: 40)) -> Int {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { layer.render(in: $0.cgContext) }.cgImage!
    return (0..<image.height).reduce(0) { sum, y in
      sum + (0..<image.width).filter { image.bytes[y * image.bytesPerRow + $0 * 4 + 3] > 0 }.count
    }
  }

  @Test func `a view that was never shown is rendered with its drawing`() {
    session.perform {
      let view = RedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      outer.addSubview(view)
      #expect(inked(view.layer) == 100)
      #expect(inked(outer.layer) == 100)
      #expect(view.drawings == 1, "what was drawn is not drawn again")
    }
  }

  @Test func `a label and a text view that were never shown are rendered with their text`() {
    session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "word"
      #expect(inked(label.layer) > 50)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      text.text = "word"
      let first = inked(text.layer)
      #expect(first > 30)
      text.text = "word word"
      #expect(inked(text.layer) > first)
    }
  }

  @Test func `layers that asked for display are rendered with it, under bare layers and in masks too`() {
    session.perform {
      let bare = CALayer(), drawn = RedLayer(), view = RedView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
      bare.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      drawn.setNeedsDisplay()
      bare.addSublayer(drawn)
      bare.addSublayer(view.layer)
      #expect(inked(bare) == 200)
      let masked = CALayer(), mask = RedLayer()
      masked.frame = bare.frame
      masked.backgroundColor = UIColor.blue.cgColor
      mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      mask.setNeedsDisplay()
      masked.mask = mask
      #expect(inked(masked) == 25)
    }
  }
}
