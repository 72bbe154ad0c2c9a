import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A view that moves to another superview of its window within one update cycle. Its animations continue.
@MainActor @Suite struct MovedViewTests {
  private final class Noting: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview?.tag ?? -1)") }
    override func didMoveToSuperview() { log.append("did \(superview?.tag ?? -1)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("will window \(newWindow != nil)") }
    override func didMoveToWindow() { log.append("did window \(window != nil)") }
  }
  private let stage = AnimationStage()
  private let page = UIView(frame: CGRect(x: 30, y: 400, width: 300, height: 300))

  init() {
    let (stage, page) = (stage, page)
    stage.act { stage.window.addSubview(page) }
    (stage.container.tag, page.tag) = (1, 2)
  }

  @Test func `it hears of its superviews, and nothing of its window`() {
    let view = Noting(frame: .zero), inner = Noting(frame: .zero)
    stage.act {
      view.addSubview(inner)
      stage.container.addSubview(view)
    }
    (view.log, inner.log) = ([], [])
    stage.act { page.insertSubview(view, at: 0) }
    #expect(view.log == ["will 2", "did 2"] && inner.log == [] && view.window === stage.window)
    stage.act { view.removeFromSuperview() }
    #expect(view.log.suffix(4) == ["will -1", "will window false", "did -1", "did window false"])
  }

  @Test func `a block's animation goes on, and ends finished at its time`() {
    stage.act {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.square.center.x = 100 }, completion: stage.noted("way"))
    }
    stage.advance(to: 0.4)
    stage.actSmoothlyInItsOwn { page.addSubview(stage.square) }
    #expect(abs(stage.x - 40) < 1e-6)
    stage.advance(to: 0.7)
    stage.actSmoothlyInItsOwn { stage.container.insertSubview(stage.square, at: 0) }
    stage.advance(to: 2)
    #expect(stage.log == ["way true@1.0"])
    stage.expectQuiet()
  }

  @Test func `a spring that is turned round after the move turns round from where it is, with its speed`() {
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.5) { stage.square.center.x = 200 }
    stage.act {
      animator.addCompletion { stage.note("\($0)") }
      animator.startAnimation()
    }
    stage.advance(to: 0.15)
    let (x, slope) = (stage.x, stage.slope())
    stage.act { page.addSubview(stage.square) }
    #expect(abs(stage.x - x) < 1e-9 && abs(stage.slope() - slope) < 1e-6 && animator.isRunning)
    stage.act { animator.pauseAnimation() }
    stage.act { stage.container.addSubview(stage.square) }
    #expect(abs(stage.x - x) < 1e-9 && animator.state == .active)
    stage.act {
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.advance(to: 5)
    #expect(stage.log.count == 1 && stage.log[0].hasPrefix("start") && stage.x == 0)
    stage.expectQuiet()
  }

  @Test func `the pictures of an animated image follow each other without a break`() {
    let pictures = (0..<4).map { _ in UIImage(cgImage: CGImage(PixelBuffer(width: 2, height: 2)), scale: 1, orientation: .up) }
    let (image, twin) = (UIImageView(frame: .zero), UIImageView(frame: .zero))
    stage.act {
      for view in [image, twin] {
        view.image = UIImage.animatedImage(with: pictures, duration: 0.4)
        stage.container.addSubview(view)
      }
    }
    for tick in 1...60 {
      stage.advance(to: Double(tick) / 60)
      if tick % 7 == 0 { stage.act { (tick % 2 == 0 ? page : stage.container).addSubview(image) } }
      #expect(image.layer.shown?.contents === twin.layer.shown?.contents && image.layer.shown?.contents != nil, "tick \(tick)")
    }
  }

  @Test func `a mask that becomes another view's mask, or a subview, keeps its animations`() {
    let (mask, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    stage.act {
      stage.container.addSubview(other)
      stage.square.mask = mask
    }
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.alpha = 0 } }
    stage.advance(to: 0.25)
    stage.act { other.mask = mask }
    #expect(stage.square.mask == nil && stage.square.layer.mask == nil && other.layer.mask === mask.layer)
    #expect(abs(mask.layer.shown!.opacity - 0.75) < 1e-9)
    stage.advance(to: 0.5)
    stage.act { page.addSubview(mask) }
    #expect(other.mask == nil && other.layer.mask == nil && mask.superview === page && mask.layer.superlayer === page.layer)
    #expect(abs(mask.layer.shown!.opacity - 0.5) < 1e-9)
    stage.advance(to: 2)
    #expect(stage.runtime.faults == [])
  }

  @Test func `a mask that becomes a subview of the view that it masks lies in it once`() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.act { stage.square.mask = mask }
    stage.act { stage.square.addSubview(mask) }
    #expect(stage.square.mask == nil && stage.square.layer.mask == nil && stage.square.layer.sublayers == [mask.layer])
    #expect(mask.superview === stage.square && mask.maskedView == nil && stage.runtime.faults == [])
    stage.act { mask.setNeedsLayout() }
    #expect(stage.runtime.isQuiet)
  }

  @Test func `views that change places keep their animations`() {
    let other = UIView(frame: .zero)
    stage.act { stage.container.addSubview(other) }
    stage.act { UIView.animate(withDuration: 1) { for view in [stage.square, other] { view.alpha = 0 } } }
    stage.advance(to: 0.5)
    stage.act { stage.container.exchangeSubview(at: 0, withSubviewAt: 1) }
    #expect(stage.container.subviews == [other, stage.square])
    #expect(stage.square.layer.animationKeys()?.count == 1 && other.layer.animationKeys()?.count == 1)
  }

  @Test func `taken out and put elsewhere by hand it has left its window, and its animations are over`() {
    stage.act { UIView.animate(withDuration: 1, animations: { stage.square.alpha = 0 }, completion: stage.noted("fade")) }
    stage.advance(to: 0.5)
    stage.act {
      stage.square.removeFromSuperview()
      page.addSubview(stage.square)
    }
    #expect(stage.log == ["fade false@0.5"] && stage.shown.opacity == 0)
  }
}

extension AnimationStage {
  /// Runs app code by which the square neither jumps nor turns, in its superview's coordinates.
  fileprivate func actSmoothlyInItsOwn(sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    let (x, slope) = (x, slope())
    act(body)
    #expect(abs(self.x - x) < 1e-9 && abs(self.slope() - slope) < 1e-6, sourceLocation: sourceLocation)
  }
}
