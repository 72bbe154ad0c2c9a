import Motion
import Testing

@testable import QuartzCore

@MainActor
@Suite struct LayerTests {
  // Docs/behaviour/animation.md, "Interpolation and presentation values".
  @Test func `presentation is a layer as it was at the start of the turn, with animations applied`() {
    let stage = LayerStage()
    stage.act {
      #expect(CALayer().presentation() == nil)
      stage.square.add(basic("transform.scale", from: 1.0, to: 0.5), forKey: "press")
    }
    stage.advance(to: 0.5)
    stage.act {
      stage.square.removeAllAnimations()
      stage.square.position = CGPoint(x: 500, y: 0)
      let shown = stage.square.presentation()!
      #expect(close(shown.frame.width, 75) && shown.position.x == 0)
      #expect(shown.presentation() === shown && shown.model() === stage.square && stage.square.model() === stage.square)
      #expect(shown.superlayer?.model() === stage.container)
    }
  }

  @Test func `conversion goes through turned, scaled and deep layers, and back`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.container.bounds.origin = CGPoint(x: 5, y: 7)
      stage.square.position = CGPoint(x: 120, y: 80)
      stage.square.anchorPoint = CGPoint(x: 0, y: 1)
      stage.square.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5))
      var deep = CATransform3DIdentity
      deep.m34 = -1 / 400
      stage.root.sublayerTransform = deep
      stage.container.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }
    let p = CGPoint(x: 33, y: 44)
    let there = stage.square.convert(p, to: stage.root)
    let back = stage.square.convert(there, from: stage.root)
    #expect(close(back.x, p.x, 1e-9) && close(back.y, p.y, 1e-9))
    #expect(stage.square.convert(p, to: stage.square) == p)
    let plain = CALayer()
    plain.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    stage.act { stage.root.addSublayer(plain) }
    stage.act {
      CATransaction.setDisableActions(true)
      stage.root.sublayerTransform = CATransform3DIdentity
    }
    #expect(plain.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: stage.root) == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func `hit testing: topmost first, the model unless asked of the presentation`() {
    let stage = LayerStage()
    let above = CALayer()
    above.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.act {
      CATransaction.setDisableActions(true)
      stage.container.addSublayer(above)
      stage.square.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    #expect(stage.root.hitTest(CGPoint(x: 20, y: 20)) === above)
    stage.act {
      CATransaction.setDisableActions(true); stage.square.zPosition = 1
    }
    #expect(stage.root.hitTest(CGPoint(x: 20, y: 20)) === stage.square)
    stage.act { stage.square.add(basic("position.x", from: 50.0, to: 250.0), forKey: nil) }
    stage.advance(to: 0.9)
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 60, y: 60))?.model() === stage.container)
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 220, y: 60))?.model() === stage.square)
    stage.act {
      stage.square.isHidden = true; above.opacity = 0
    }
    #expect(stage.root.hitTest(CGPoint(x: 20, y: 20)) === stage.container)
  }

  @Test func `the frame of a turned layer is its bounding box; setting it keeps bounds' origin`() {
    let layer = LayerStage().square
    layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(layer.frame.width, 10) && close(layer.frame.height, 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 50, height: 50) && layer.position == CGPoint(x: 50, y: 50))
  }

  @Test func `a tree is kept in order; a moved layer keeps its animations, one that leaves loses them`() {
    let stage = LayerStage()
    let (a, b) = (CALayer(), CALayer())
    stage.act {
      stage.container.addSublayer(a)
      stage.container.insertSublayer(b, below: a)
      let animation = basic("position.x", to: 9.0)
      animation.delegate = Witness(stage, "a")
      a.add(animation, forKey: nil)
    }
    stage.act { stage.container.insertSublayer(a, at: 0) }
    #expect(stage.container.sublayers! == [a, stage.square, b] && a.animationKeys()?.count == 1)
    stage.act { a.removeFromSuperlayer() }
    #expect(stage.log == ["a began@0.0", "a false@0.0"])
    #expect(stage.runtime.scene.layers[a.id] == nil)
  }

  @Test func `a mask is committed beside the sublayers and lives in their time`() {
    let stage = LayerStage()
    let mask = CALayer()
    stage.act {
      stage.square.mask = mask
      mask.add(basic("opacity", from: 0.0, to: 1.0), forKey: nil)
    }
    #expect(stage.runtime.scene.layers[stage.square.id]?.mask == mask.id)
    #expect(close(stage.runtime.scene.presentation(of: mask.id, at: MediaTime(seconds: 0.25))!.opacity, 0.25))
    #expect(stage.square.sublayers == nil && mask.superlayer === stage.square)
    stage.act { stage.square.mask = nil }
    #expect(stage.runtime.scene.layers[mask.id] == nil)
  }

  @Test func `properties are values: what is rare is shared until it changes`() {
    var a = LayerProperties()
    a.rare.borderWidth = 3
    var b = a
    b.rare.borderWidth = 4
    #expect(a.rare.borderWidth == 3 && a != b)
    b.rare.borderWidth = 3
    #expect(a == b)
    #expect(MemoryLayout<LayerProperties>.size <= 208)
  }
}

@MainActor
@Suite struct DisplayLinkTests {
  @MainActor final class Counter { var times: [Double] = []; func step(_ link: CADisplayLink) { times.append(link.timestamp) } }

  @Test func `a display link is called on each tick, in order, until it is invalidated; slower if it wants`() {
    let stage = LayerStage()
    let (fast, slow) = (Counter(), Counter())
    let link = CADisplayLink(target: fast, selector: Selector("step:", Counter.step))
    let every = CADisplayLink { slow.step($0) }
    every.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    every.add(to: .main, forMode: .default)
    for n in 1...6 {
      stage.runtime.tickDisplayLinks(at: stage.runtime.ticks[Int64(n)])
      if n == 4 { link.invalidate() }
    }
    #expect(fast.times.count == 4 && slow.times.count == 3)
    #expect(close(link.targetTimestamp - link.timestamp, 1.0 / 60, 1e-8) && close(every.targetTimestamp - every.timestamp, 1.0 / 30, 1e-8))
    every.isPaused = true
    stage.runtime.tickDisplayLinks(at: MediaTime(seconds: 1))
    #expect(slow.times.count == 3)
    every.invalidate()
    #expect(stage.runtime.displayLinks.isEmpty)
  }

  @available(*, deprecated, message: "an earlier property is tested")
  @Test func `a display link with a frame interval skips the ticks between`() {
    let stage = LayerStage(), counter = Counter()
    let link = CADisplayLink { counter.step($0) }
    link.frameInterval = 3
    link.add(to: .main, forMode: .common)
    for n in 1...7 { stage.runtime.tickDisplayLinks(at: stage.runtime.ticks[Int64(n)]) }
    #expect(counter.times.count == 3 && link.frameInterval == 3)
    link.invalidate()
  }
}
