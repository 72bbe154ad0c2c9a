import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitText

/// Emitter, replicator, text and transform layers as the layers of views in an app.
@MainActor @Suite(.serialized) struct SpecialLayerTests {
  final class EmitterView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    var emitter: CAEmitterLayer { layer as! CAEmitterLayer }
  }
  final class TextView: UIView {
    override class var layerClass: AnyClass { CATextLayer.self }
  }
  final class SpaceView: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
  }

  private let root = UIViewController()
  private let app: TestApp

  init() {
    let root = root
    app = TestApp { root }
    app.perform { root.view.backgroundColor = .black }
  }

  private func cell(_ color: UIColor = .white, rate: Float = 40) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
      }.cgImage
    (cell.name, cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = ("snow", rate, 2, 100, .pi / 2)
    (cell.contentsScale, cell.color) = (UIScreen.main.scale, color.cgColor)
    return cell
  }
  private func snow() -> EmitterView {
    app.perform {
      let view = EmitterView(frame: root.view.bounds)
      view.emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
      (view.emitter.emitterShape, view.emitter.emitterSize) = (.line, CGSize(width: view.bounds.width, height: 0))
      view.emitter.emitterCells = [cell()]
      root.view.addSubview(view)
      return view
    }
  }
  private func list() -> String { "\(app.session.displayList())" }

  @Test func `an app that snows settles at once, is still pictured, and snows on while others are waited for`() throws {
    let view = snow()
    let before = app.time
    try app.settle()
    #expect(app.time - before < 0.05 && app.session.isIdle && app.session.nextWake != nil)
    let picture = list()
    app.perform {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(box)
      UIView.animate(withDuration: 0.5) { box.center.x = 200 }
    }
    try app.settle()
    #expect(app.time - before >= 0.5 && list() != picture && view.layer is CAEmitterLayer)
    app.perform { view.removeFromSuperview() }
    try app.settle()
    #expect(app.session.nextWake == nil, "nothing wakes an app without snow")
  }

  @Test func `when the last flake is gone nothing wakes the app`() throws {
    let view = snow()
    app.perform {
      CATransaction.setDisableActions(true); view.emitter.birthRate = 0
    }
    app.session.advance(by: 1)
    #expect(app.session.nextWake != nil)
    app.session.advance(by: 2)
    #expect(app.session.nextWake == nil && !list().contains("sprites"))
  }

  @Test func `a block animates an emitter's numbers, and cancelled it leaves what was asked for`() throws {
    let view = snow()
    let animator = app.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.emitter.emitterPosition.x = 0 }
      animator.fractionComplete = 0.5
      return animator
    }
    let width = root.view.bounds.width
    #expect(view.emitter.presentation()?.emitterPosition.x == width / 4)
    app.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    try app.settle()
    #expect(view.emitter.emitterPosition.x == width / 2 && app.session.isQuiet)
  }

  @Test func `a snapshot keeps the flakes of its moment`() throws {
    let view = snow()
    app.session.advance(by: 1)
    let flat = app.perform { view.snapshotView(afterScreenUpdates: false) }
    let picture = try #require(flat?.layer.contents.map { $0 as! CGImage })
    let bright = (0..<picture.height).reduce(0) { sum, y in
      sum + (0..<picture.width).reduce(0) { $0 + (picture.pixel(x: $1, y: y) & 0xff > 200 ? 1 : 0) }
    }
    #expect(bright > 500, "flakes are in it")
  }

  @Test func `after a stay in the background it snows on`() throws {
    let view = snow()
    app.session.advance(by: 1)
    app.session.receive(TimedEvent(.activity(.background), at: app.session.now))
    app.session.advance(by: 2)
    app.session.receive(TimedEvent(.activity(.foreground), at: app.session.now))
    app.session.advance(by: 0.5)
    let picture = list()
    app.session.advance(by: 0.5)
    #expect(list() != picture && list().contains("sprites") && view.window != nil && app.session.isQuiet)
  }

  @Test func `a text layer reads UIKit's fonts and attributed strings`() throws {
    let view = app.perform {
      let view = TextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), layer = view.layer as! CATextLayer
      let text = NSMutableAttributedString(string: "red and blue", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
      text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
      text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 8, length: 4))
      layer.string = text
      root.view.addSubview(view)
      return view
    }
    #expect(list().contains("image 600×120") || list().contains("image"), "several colours are a picture")
    let layer = view.layer as! CATextLayer
    #expect((layer.string as? NSAttributedString)?.string == "red and blue" && layer.contentsScale == UIScreen.main.scale)
    app.perform {
      layer.string = "plain"
      layer.font = UIFont.systemFont(ofSize: 5, weight: .black)
      (layer.fontSize, layer.foregroundColor) = (24, UIColor.green.cgColor)
    }
    #expect(list().contains("#00ff00"))
    #expect((layer.font as? UIFont)?.pointSize == 5 && layer.fontSize == 24)
  }

  @Test func `a view that is a space keeps the depth of its subviews, and a touch finds the nearer one`() throws {
    let space = app.perform {
      let space = SpaceView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      for (color, z) in [(UIColor.red, 40.0), (.blue, -40)] {
        let face = UIView(frame: space.bounds)
        face.backgroundColor = color
        face.layer.zPosition = z
        space.addSubview(face)
      }
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 300
      root.view.layer.sublayerTransform = perspective
      root.view.addSubview(space)
      return space
    }
    func order() -> [Bool] {
      let list = list()
      return [list.range(of: "#ff0000")!.lowerBound < list.range(of: "#0000ff")!.lowerBound]
    }
    #expect(order() == [false])
    app.perform { space.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    #expect(order() == [true])
  }
}
