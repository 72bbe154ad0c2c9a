import SegueTesting
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

/// Members of views that subclasses in an app override, as on iOS, and the places where UIKit reads them.
@MainActor @Suite struct OverriddenViewTests {
  private final class Notched: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 100, left: 10, bottom: 60, right: 20) }
  }
  private final class NotchedScrollView: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 70, left: 0, bottom: 30, right: 0) }
  }

  @Test func `an overridden safeAreaInsets moves the guide, the margins and what lies inside`() {
    let root = UIViewController()
    let notched = Notched()
    root.view = notched
    let pinned = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    notched.addSubview(pinned)
    notched.addSubview(inner)
    pinned.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.trailingAnchor),
      pinned.bottomAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.bottomAnchor),
    ])
    let app = TestApp(root)
    app.advance(by: 0.1)
    let room = notched.bounds
    #expect(pinned.frame == CGRect(x: 10, y: 100, width: room.width - 30, height: room.height - 160))
    #expect(inner.safeAreaInsets.top == 100)
    #expect(notched.layoutMargins.top == 100)
  }

  @Test func `an overridden safeAreaInsets of a scroll view is what it adds to its content's insets`() {
    let root = UIViewController()
    let scroll = NotchedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    root.view.addSubview(scroll)
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(scroll.adjustedContentInset.top == 70)
    #expect(scroll.adjustedContentInset.bottom == 30)
  }

  private final class Wide: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 50) }
      set { super.layoutMargins = newValue }
    }
  }

  @Test func `an overridden layoutMargins moves the guide and the margin attributes`() {
    let root = UIViewController()
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let byGuide = UIView()
    let byAttribute = UIView()
    root.view.addSubview(wide)
    for view in [byGuide, byAttribute] {
      wide.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      byGuide.leftAnchor.constraint(equalTo: wide.layoutMarginsGuide.leftAnchor),
      byGuide.rightAnchor.constraint(equalTo: wide.layoutMarginsGuide.rightAnchor),
      byAttribute.widthAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: byAttribute, attribute: .left, relatedBy: .equal, toItem: wide, attribute: .leftMargin, multiplier: 1, constant: 0),
    ])
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(byGuide.frame.minX == 40)
    #expect(byGuide.frame.maxX == 250)
    #expect(byAttribute.frame.minX == 40)
  }

  private final class Dark: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  }

  @Test func `an overridden traitCollection colours the view and is what subviews inherit`() throws {
    let root = UIViewController()
    let dark = Dark(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    dark.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    dark.addSubview(inner)
    root.view.addSubview(dark)
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(dark.layer.backgroundColor == UIColor.white.cgColor)
  }

  private final class Stubborn: UILabel {
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  }

  @Test func `an overridden contentHuggingPriority is what the solver weighs`() {
    let root = UIViewController()
    let (stubborn, plain) = (Stubborn(), UILabel())
    for label in [stubborn, plain] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(label)
    }
    plain.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      stubborn.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      plain.leftAnchor.constraint(equalTo: stubborn.rightAnchor),
      plain.rightAnchor.constraint(equalTo: root.view.rightAnchor),
    ])
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(abs(stubborn.frame.width - stubborn.intrinsicContentSize.width) < 1)
    #expect(plain.frame.width > 200)
  }

  private final class Badge: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 12, dy: 6) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -12, dy: -6) }
  }

  @Test func `an overridden alignmentRect is what constraints align`() {
    let root = UIViewController()
    let badge = Badge()
    root.view.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 100),
      badge.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      badge.widthAnchor.constraint(equalToConstant: 50),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(badge.frame == CGRect(x: 88, y: 94, width: 74, height: 42))
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
    override var superview: UIView? {
      log.append("superview")
      return super.superview
    }
    override var subviews: [UIView] { super.subviews.filter { $0.tag != 7 } }
    override var window: UIWindow? { super.window }
    var log: [String] = []
    override func insertSubview(_ view: UIView, at index: Int) {
      log.append("insert \(index)")
      super.insertSubview(view, at: index)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      log.append("convert")
      return super.convert(point, to: view)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      log.append("hug \(Int(priority.rawValue))")
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { self }
  }

  @Test func `the tree's members can be overridden, with a subclass of the layer too, and the tree stays whole`() {
    let root = UIViewController()
    let shape = ShapeView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    hidden.tag = 7
    let view: UIView = shape
    root.view.addSubview(view)
    view.insertSubview(hidden, at: 0)
    shape.layer.fillColor = UIColor.red.cgColor
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(view.subviews.isEmpty)
    #expect(hidden.superview === view)
    #expect(hidden.window === view.window)
    #expect(root.view.hitTest(CGPoint(x: 20, y: 30), with: nil) === hidden)
    #expect(view.convert(.zero, to: root.view) == CGPoint(x: 10, y: 20))
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.viewWithTag(99) === view)
    #expect(shape.log.contains("insert 0"))
    #expect(shape.log.contains("convert"))
    #expect(shape.log.contains("hug 1000"))
    hidden.removeFromSuperview()
    #expect(hidden.superview == nil)
  }

  private final class Gathering: UIView {
    var gestures: [UIGestureRecognizer] = []
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestures.append(gestureRecognizer)
      super.addGestureRecognizer(gestureRecognizer)
    }
    var constraintCount = 0
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      constraintCount += 1
      super.addConstraint(constraint)
    }
  }

  @Test func `recognizers that are set come through an overridden addGestureRecognizer`() {
    let view = Gathering()
    let tap = UITapGestureRecognizer()
    view.gestureRecognizers = [tap]
    #expect(view.gestures == [tap])
    #expect(tap.view === view)
    view.addConstraints([view.widthAnchor.constraint(equalToConstant: 5)])
    #expect(view.constraintCount == 1)
  }

  private final class LoudLayer: CALayer {
    var log: [String] = []
    override func removeAllAnimations() {
      log.append("removeAll")
      super.removeAllAnimations()
    }
    override var shadowOpacity: Float { didSet { log.append("shadow \(shadowOpacity)") } }
    override var mask: CALayer? { didSet { log.append("mask") } }
    override func setValue(_ value: Any?, forKey key: String) {
      log.append("set \(key)")
      super.setValue(value, forKey: key)
    }
    override func render(in ctx: CGContext) { log.append("render") }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      log.append("above")
      super.insertSublayer(layer, above: sibling)
    }
  }

  @Test func `members of layers can be overridden and are called through the base class`() throws {
    let loud = LoudLayer()
    let layer: CALayer = loud
    layer.shadowOpacity = 0.5
    layer.mask = CALayer()
    layer.setValue(3, forKey: "own")
    layer.insertSublayer(CALayer(), above: nil)
    layer.removeAllAnimations()
    #expect(loud.log == ["shadow 0.5", "mask", "set own", "above", "removeAll"])
    #expect(layer.value(forKey: "own") as? Int == 3)
  }
}
