import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor
@Suite struct MaskViewTests {
  @Test func `a mask cuts its view out, animates with blocks, is drawn and laid out, and belongs to no superview`() {
    final class Hole: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(rect)
      }
    }
    let stage = AnimationStage()
    let hole = Hole(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.act { stage.square.mask = hole }
    #expect(stage.square.layer.mask === hole.layer && hole.superview == nil && stage.square.subviews.isEmpty)
    #expect(hole.layouts == 1 && hole.layer.contents != nil)
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { hole.frame = CGRect(x: 0, y: 0, width: 90, height: 90) }
    }
    #expect(hole.layouts == 2)
    stage.advance(to: 0.5)
    #expect(hole.layer.shown?.bounds.width == 50)
    stage.act { stage.square.mask = nil }
    #expect(stage.square.layer.mask == nil && hole.layer.superlayer == nil)
  }

  @Test func `a mask that gets a superview or another view to mask leaves the first`() {
    let stage = AnimationStage()
    let (mask, other) = (UIView(), UIView())
    stage.act {
      stage.container.addSubview(other)
      stage.square.mask = mask
      other.mask = mask
    }
    #expect(stage.square.mask == nil && stage.square.layer.mask == nil && other.layer.mask === mask.layer)
    stage.act { stage.container.addSubview(mask) }
    #expect(other.mask == nil && other.layer.mask == nil && mask.superview === stage.container)
    stage.act { other.mask = UIView() }
    other.removeFromSuperview()
  }
}
