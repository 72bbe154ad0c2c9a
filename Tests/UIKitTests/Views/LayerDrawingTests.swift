import SegueTesting
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

private final class DrawingLayer: CALayer {
  var drawings = 0
  override func draw(in ctx: CGContext) {
    drawings += 1
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(bounds)
  }
}

private final class DisplayingLayer: CALayer {
  override func display() {
    contents =
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.cgImage
  }
}

private final class DrawingLayerView: UIView { override class var layerClass: AnyClass { DrawingLayer.self } }
private final class DisplayingLayerView: UIView { override class var layerClass: AnyClass { DisplayingLayer.self } }

/// Records the calls that it receives as the delegate of its layer.
private final class DelegateView: UIView {
  var log: [String] = []
  override func display(_ layer: CALayer) {
    log.append("display")
    super.display(layer)
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw in context")
    super.draw(layer, in: ctx)
  }
  override func draw(_ rect: CGRect) {
    log.append("draw")
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

/// Requests a new drawing in each layout.
private final class RestlessView: UIView {
  var (layouts, drawings) = (0, 0)
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsDisplay()
  }
  override func draw(_ rect: CGRect) { drawings += 1 }
}

/// Draws while it is full.
private final class Vessel: UIView {
  var isFull = true
  override func draw(_ rect: CGRect) {
    guard isFull else { return }
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

/// Drawing of a view's layer: the time of drawing, and the contents that the layer keeps.
@MainActor @Suite struct LayerDrawingTests {
  private func show<View: UIView>(_ view: View) -> TestApp {
    TestApp {
      let controller = UIViewController()
      view.frame = CGRect(x: 10, y: 100, width: 40, height: 40)
      controller.view.addSubview(view)
      return controller
    }
  }
  private func isRed(_ app: TestApp) -> Bool {
    let image = app.session.currentFrame().image(scale: 1)
    return Array(image.bytes[(120 * image.bytesPerRow + 30 * 4)..<(120 * image.bytesPerRow + 30 * 4 + 3)]) == [0, 0, 255]
  }

  private func contentWidth(of view: UIView) -> Int? { (view.layer.contents as? CGImage)?.width }

  @Test func `a view's layer that draws itself is drawn when it is asked to, and not before`() throws {
    let view = DrawingLayerView(), app = show(view), layer = try #require(view.layer as? DrawingLayer)
    #expect(layer.drawings == 0 && !isRed(app))
    app.perform { layer.setNeedsDisplay() }
    #expect(layer.drawings == 1 && isRed(app))
    app.perform { view.setNeedsDisplay() }
    app.perform { view.frame.size.width = 50 }
    #expect(layer.drawings == 2)
    layer.needsDisplayOnBoundsChange = true
    app.perform { view.frame.size.width = 60 }
    #expect(layer.drawings == 3)
  }

  @Test func `a view's layer that makes its contents itself makes them when it is asked to`() {
    let view = DisplayingLayerView(), app = show(view)
    #expect(!isRed(app))
    app.perform { view.setNeedsDisplay() }
    #expect(isRed(app))
  }

  @Test func `a view that has nothing to draw any more shows nothing, and has no bitmap`() {
    let view = Vessel(), app = show(view)
    #expect(isRed(app))
    view.isFull = false
    app.perform { view.setNeedsDisplay() }
    #expect(!isRed(app) && view.layer.contents == nil)
  }

  @Test func `contents that were given stay when a view that draws nothing is asked to be drawn`() {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let view = UIImageView(image: red), app = show(view)
    app.perform { view.setNeedsDisplay() }
    #expect(isRed(app))
  }

  @Test func `a view hears what is asked of its layer, in Core Animation's order`() {
    let view = DelegateView(), app = show(view)
    #expect(view.log == ["draw"] && isRed(app))
    view.log = []
    app.perform { view.setNeedsDisplay() }
    #expect(view.log == ["display", "draw in context", "draw"] && isRed(app))
  }

  @Test func `a view that asks to be drawn whenever it is laid out comes to rest`() {
    let view = RestlessView(), app = show(view)
    #expect(view.layouts == 1 && view.drawings == 1 && app.diagnostics.isEmpty)
    app.perform { view.frame.size.width = 50 }
    #expect(view.layouts == 2 && view.drawings == 2)
  }
  @Test func `a view that was made while an app of another scale was the latest is drawn once, and by the view alone`() throws {
    let ipad = try #require(Device.named("ipad"))
    let earlier = TestApp(device: ipad) { UIViewController() }
    let view = DelegateView(), drawing = DrawingLayerView()
    #expect(view.layer.contentsScale == 2 && view.runtime === earlier.session.runtime)
    let app = show(view)
    app.perform { app.session.window.addSubview(drawing) }
    #expect(view.log == ["draw"] && isRed(app) && view.layer.contentsScale == 3)
    #expect(try #require(drawing.layer as? DrawingLayer).drawings == 0)
  }

  @Test func `a view that was drawn at another scale is drawn again at the scale of its new screen`() throws {
    let view = Vessel(), ipad = try #require(Device.named("ipad"))
    let earlier = TestApp(device: ipad) {
      let controller = UIViewController()
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      controller.view.addSubview(view)
      return controller
    }
    #expect(contentWidth(of: view) == 80)
    earlier.perform { view.removeFromSuperview() }
    let app = show(view)
    #expect(contentWidth(of: view) == 120 && isRed(app))
  }
}
