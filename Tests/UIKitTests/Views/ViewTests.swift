import HostInterface
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Geometry, touches and tint of plain views.
@MainActor @Suite struct ViewTests {
  private let controller = UIViewController()
  private let app: AppSession
  private var root: UIView { controller.view }

  init() {
    let controller = controller
    app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
  }

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    app.perform {
      let view = UIView(frame: frame)
      (parent ?? root).addSubview(view)
      return view
    }
  }

  // MARK: Hit testing (Docs/behaviour/animation.md, "Options and hit testing")

  @Test func `a view on its way is hit where the model has it`() {
    let view = add(CGRect(x: 0, y: 100, width: 50, height: 50))
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.x = 300 } }
    app.advance(by: 0.1)
    #expect(root.hitTest(CGPoint(x: 310, y: 110), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 10, y: 110), with: nil) === root)
  }

  @Test func `what is hidden, clear or switched off is not hit, nor what lies in it`() {
    let outer = add(CGRect(x: 0, y: 0, width: 100, height: 100)), inner = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: outer)
    let point = CGPoint(x: 15, y: 15)
    #expect(root.hitTest(point, with: nil) === inner)
    let changes: [(UIView) -> Void] = [{ $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false }]
    for change in changes {
      app.perform { change(outer) }
      #expect(root.hitTest(point, with: nil) === root)
      app.perform { (outer.isHidden, outer.alpha, outer.isUserInteractionEnabled) = (false, 1, true) }
    }
  }

  @Test func `what sticks out of its superview is seen but not hit`() {
    let outer = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add(CGRect(x: 40, y: 40, width: 40, height: 40), to: outer)
    #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === root)
  }

  // MARK: Geometry

  /// As every view with a layer of its own says it.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  }

  @Test func `a view has a layer of the class that it names`() {
    #expect(GradientView().layer is CAGradientLayer && type(of: UIView().layer) == CALayer.self)
  }

  @Test func `another anchor point moves the view about its centre`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 120, y: 110) && view.frame == CGRect(x: 120, y: 110, width: 40, height: 20))
  }

  @Test func `a turned view's frame is the box around it, and its bounds stay`() {
    let view = add(CGRect(x: 100, y: 100, width: 40, height: 20))
    app.perform { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    #expect(abs(view.frame.minX - 110) < 1e-9 && abs(view.frame.minY - 90) < 1e-9)
    #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 120, y: 110))
  }

  @Test func `points are the same place in every view, through transforms and scrolled bounds`() {
    let outer = add(CGRect(x: 50, y: 50, width: 100, height: 100)), inner = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: outer)
    app.perform {
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)  // now from 0 to 200
      outer.bounds.origin = CGPoint(x: 0, y: 5)
    }
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 10))
    #expect(inner.convert(CGPoint(x: 20, y: 10), from: nil) == .zero)
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 20, y: 10, width: 40, height: 40))
  }

  // MARK: Tint

  @Test func `a tint reaches down to who has none of its own, and they hear of it`() {
    final class Listener: UIView {
      var heard = 0
      override func tintColorDidChange() { heard += 1 }
    }
    let (outer, listener) = (add(.zero), app.perform { Listener(frame: .zero) })
    app.perform {
      outer.addSubview(listener)
      outer.tintColor = .red
    }
    #expect(listener.tintColor == .red)
    let heard = listener.heard
    app.perform {
      listener.tintColor = .blue
      outer.tintColor = .green
    }
    #expect(listener.tintColor == .blue && listener.heard == heard + 1)
    app.perform { listener.tintColor = nil }
    #expect(listener.tintColor == .green)
  }

  @Test func `what is sized to fit keeps its frame's origin: a label, a button, a picture`() {
    app.perform {
      let label = UILabel(), button = UIButton(type: .system), picture = UIImageView(image: UIImage(systemName: "star"))
      label.text = "Words"
      button.setTitle("Press", for: .normal)
      for view in [label, button, picture] as [UIView] {
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 3)
        view.sizeToFit()
        #expect(abs(view.frame.minX - 10) < 1e-12 && abs(view.frame.minY - 10) < 1e-12, "\(view)")
        #expect(view.bounds.size == view.sizeThatFits(.zero), "\(view)")
        view.layer.anchorPoint = .zero
        view.frame = CGRect(x: 20, y: 30, width: 1, height: 1)
        view.sizeToFit()
        #expect(view.frame.origin == CGPoint(x: 20, y: 30), "\(view)")
      }
    }
  }
}
