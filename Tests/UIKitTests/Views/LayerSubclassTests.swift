import SegueTesting
import Testing
import UIKit

/// Subclasses of layers and animations as source for iOS writes them.
@MainActor @Suite struct LayerSubclassTests {
  private final class Ring: CALayer {
    var places: [CGRect] = []
    private(set) var log: [String] = []
    override init() {
      super.init()
      borderWidth = 3
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var frame: CGRect { didSet { places.append(frame) } }
    override var isHidden: Bool { didSet { log.append("hidden \(isHidden)") } }
    override func add(_ animation: CAAnimation, forKey key: String?) {
      log.append("add \(key ?? "-")")
      super.add(animation, forKey: key)
    }
    override func addSublayer(_ layer: CALayer) {
      log.append("addSublayer")
      super.addSublayer(layer)
    }
    override func contains(_ p: CGPoint) -> Bool { p.x < 5 }
  }
  /// Made by its own initializer alone, never by its metatype.
  private final class Named: CAShapeLayer {
    let title: String
    init(title: String) {
      self.title = title
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class RingView: UIView { override class var layerClass: AnyClass { Ring.self } }

  private final class Shake: CAKeyframeAnimation {
    private let strength: Double
    override init() {
      strength = 4
      super.init()
      keyPath = "position.x"
      duration = 1
    }
    required init?(coder: NSCoder) { nil }
    var reach: Double { strength }
  }

  @Test func `a layer's subclass overrides init and frame, and a view makes it by its metatype`() throws {
    let view = RingView()
    let app = TestApp { UIViewController() }
    let ring = try #require(view.layer as? Ring)
    #expect(ring.borderWidth == 3)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ring.places.last == CGRect(x: 1, y: 2, width: 3, height: 4))
    app.perform {
      ring.isHidden = true
      ring.addSublayer(Named(title: "inner"))
      ring.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    }
    #expect(ring.log == ["hidden true", "addSublayer", "add fade"])
    #expect((ring.sublayers?.first as? Named)?.title == "inner" && !ring.contains(CGPoint(x: 6, y: 1)))
  }

  @Test func `an animation's subclass overrides init, and a layer keeps a copy of that class`() throws {
    let app = TestApp { UIViewController() }
    let layer = CALayer()
    app.perform {
      app.session.window.layer.addSublayer(layer)
      let shake = Shake()
      shake.values = [0, 1]
      layer.add(shake, forKey: "shake")
    }
    let kept = try #require(layer.animation(forKey: "shake") as? Shake)
    #expect(kept.reach == 4 && kept.duration == 1)
  }

  @Test func `the media time can be asked on any thread`() async {
    let app = TestApp { UIViewController() }
    app.advance(by: 0.5)
    let here = CACurrentMediaTime()
    let there = await Task.detached { CACurrentMediaTime() }.value
    #expect(here == 0.5 && app.session.now.seconds == 0.5)
    // Another test's app may be the latest one by now.
    #expect(there.isFinite)
    let own = await app.session.runtime.withCurrent { await Task { @concurrent in CACurrentMediaTime() }.value }
    #expect(own == 0.5)
  }

  @Test func `vectors are made of whole numbers, and points are asked whether they are equal`() {
    let (x, y) = (3, -4)
    #expect(CGVector(dx: x, dy: y) == CGVector(dx: CGFloat(3), dy: CGFloat(-4)) && CGVector(dx: 0.5, dy: 2).dx == 0.5)
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
}
