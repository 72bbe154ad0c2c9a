import SegueTesting
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// The order of view layers and standalone layers in the tree, and their references to one another.
@MainActor @Suite struct LayerTreeTests {
  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `a view is its layer's delegate`() {
    let view = UIView()
    #expect(view.layer.delegate === view && CALayer().delegate == nil)
    final class Other: CALayerDelegate {}
    let other = Other()
    view.layer.delegate = other
    #expect(view.layer.delegate === other)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
  }

  @Test func `a plain view's layer keeps nothing beyond the usual, which every frame would have to copy`() {
    let view = UIView()
    let app = TestApp { UIViewController() }
    app.perform {
      app.session.window.addSubview(view)
      view.backgroundColor = .red
    }
    #expect(view.contentScaleFactor == app.session.device.scale && view.layer.properties.hasRare == false)
  }

  @Test func `a view goes straight above its sibling, below bare layers, and an added one above all`() {
    let (view, lower, upper, last) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(lower)
    let bare = CALayer()
    view.layer.addSublayer(bare)
    view.insertSubview(upper, aboveSubview: lower)
    #expect(view.layer.sublayers == [lower.layer, upper.layer, bare])
    view.addSubview(last)
    #expect(view.layer.sublayers == [lower.layer, upper.layer, bare, last.layer])
    view.insertSubview(last, aboveSubview: lower)
    #expect(view.layer.sublayers == [lower.layer, last.layer, upper.layer, bare] && view.subviews == [lower, last, upper])
    view.insertSubview(upper, belowSubview: lower)
    #expect(view.layer.sublayers == [upper.layer, lower.layer, last.layer, bare])
  }

  @Test func `a new sublayer lays its superlayer out, a moved one does not`() throws {
    let view = CountingView()
    let app = TestApp { UIViewController() }
    app.perform { app.session.window.rootViewController?.view.addSubview(view) }
    let (before, bare) = (view.layouts, CALayer())
    app.perform { view.layer.addSublayer(bare) }
    #expect(view.layouts == before + 1)
    app.perform {
      view.layer.addSublayer(CALayer())
      view.layer.addSublayer(bare)
    }
    #expect(view.layouts == before + 2)
    app.perform { view.layer.addSublayer(bare) }
    #expect(view.layouts == before + 2 && !bare.needsLayout())
  }

  @Test func `an animation between paths of other elements says so, once`() {
    let app = TestApp { UIViewController() }
    let shape = CAShapeLayer()
    app.perform {
      app.session.window.layer.addSublayer(shape)
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      let same = CABasicAnimation(keyPath: "path")
      same.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
      shape.add(same, forKey: "same")
    }
    #expect(app.session.runtime.diagnostics == [])
    app.perform {
      for key in ["other", "again"] {
        let other = CAKeyframeAnimation(keyPath: "path")
        other.values = [shape.path as Any, CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)]
        shape.add(other, forKey: key)
      }
    }
    #expect(app.session.runtime.diagnostics.count == 1 && app.session.runtime.diagnostics.first?.contains("different elements") == true)
  }
}
