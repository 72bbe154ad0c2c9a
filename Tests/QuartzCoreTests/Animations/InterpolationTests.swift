import Motion
import Testing

@testable import QuartzCore

/// Docs/behaviour/animation.md, "Interpolation and presentation values": every row.
@MainActor
@Suite struct InterpolationTests {
  @Test(
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75),
      (nil, nil, nil, 0.5),
    ] as [(Double?, Double?, Double?, Double)])
  func `from, to and by over a model of 0.5, at half time`(from: Double?, to: Double?, by: Double?, expected: Double) {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.add(basic("opacity", from: from, to: to, by: by), forKey: nil)
      stage.square.opacity = 0.5  // after it was added: what counts is the model that is committed
    }
    #expect(close(stage.shown(at: 0.5).opacity, expected))
  }

  @Test func `additive animations add to the value below`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.cornerRadius = 0.5
      for to in [0.2, 0.1] {
        let ramp = basic("cornerRadius", from: 0.0, to: to)
        ramp.isAdditive = true
        stage.square.add(ramp, forKey: nil)
      }
    }
    #expect(close(stage.shown(at: 0.5).cornerRadius, 0.65))
  }

  private func transform(_ from: CATransform3D, _ to: CATransform3D, at t: Double) -> CATransform3D {
    let stage = LayerStage()
    stage.act { stage.square.add(basic("transform", from: from, to: to), forKey: nil) }
    return stage.shown(at: t).transform3D
  }

  @Test func `rotation goes the shorter way`() {
    let far = transform(CATransform3DIdentity, CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1), at: 0.25)
    #expect(close(far.m11, 0.92388, 1e-5) && close(far.m12, -0.38268, 1e-5))
    let near = transform(CATransform3DIdentity, CATransform3DMakeRotation(170 * .pi / 180, 0, 0, 1), at: 0.25)
    #expect(close(near.m11, 0.73728, 1e-5) && close(near.m12, 0.67559, 1e-5))
  }

  @Test func `scale and turn by parts; a mirror goes through flatness, two are a rotation`() {
    let target = CATransform3DTranslate(CATransform3DMakeRotation(1, 0, 0, 1), 0, 0, 0)
    var moved = target
    moved.m41 = 40
    let t = transform(CATransform3DMakeScale(2, 1, 1), moved, at: 0.25)
    #expect(close(t.m11, 1.69560, 1e-5) && close(t.m12, 0.43296, 1e-5) && close(t.m21, -0.24740, 1e-5) && close(t.m22, 0.96891, 1e-5))
    #expect(close(t.m41, 10))
    #expect(close(transform(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), at: 0.5).m11, 0))
    let turned = transform(CATransform3DIdentity, CATransform3DMakeScale(-1, -1, 1), at: 0.5)
    #expect(close(turned.m11, 0) && close(abs(turned.m12), 1))
  }

  @Test func `a flip with perspective keeps perspective and turns evenly`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let end = CATransform3DRotate(perspective, 1.2, 0, 1, 0)
    let half = transform(perspective, end, at: 0.5)
    let expected = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
    for path in [\CATransform3D.m11, \.m13, \.m14, \.m31, \.m33, \.m34, \.m44] {
      #expect(close(half[keyPath: path], expected[keyPath: path], 1e-9))
    }
  }

  @Test func `a transform is made of its parts again`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 800
    t = CATransform3DTranslate(t, 10, -20, 30)
    t = CATransform3DRotate(t, 0.7, 1, 2, 3)
    t = CATransform3DScale(t, 2, -0.5, 1.5)
    let (a, b) = (t.rows, CATransform3D(t.parts!).rows)
    for (x, y) in [(a.0, b.0), (a.1, b.1), (a.2, b.2), (a.3, b.3)] {
      let d = x / t.m44 - y  // a projection is the same at any scale
      #expect((d * d).sum() < 1e-18)
    }
    let unit = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(close(unit.m11, 1, 1e-12) && close(unit.m42, 0, 1e-12) && close(unit.m44, 1, 1e-12))
  }

  @Test(
    arguments: [
      ("transform.scale", 3.0, [\CATransform3D.m11: 2.0, \.m22: 2]), ("transform.rotation", Double.pi, [\.m11: 0, \.m12: 1]),
      ("transform.rotation.z", Double.pi, [\.m12: 1, \.m21: -1]), ("transform.translation.x", 40, [\.m41: 20, \.m42: 0]),
      ("transform.translation.y", 40, [\.m42: 20]), ("transform.rotation.y", Double.pi, [\.m11: 0, \.m13: -1]),
    ] as [(String, Double, [KeyPath<CATransform3D, CGFloat> & Sendable: Double])])
  // Docs/behaviour/animation.md, "Interpolation and presentation values".
  func `key paths into a transform`(path: String, to: Double, expected: [KeyPath<CATransform3D, CGFloat> & Sendable: Double]) {
    let stage = LayerStage()
    stage.act { stage.square.add(basic(path, from: path == "transform.scale" ? 1.0 : 0.0, to: to), forKey: nil) }
    let t = stage.shown(at: 0.5).transform3D
    for (entry, value) in expected { #expect(close(t[keyPath: entry], value)) }
  }

  @Test(arguments: ["transform.rotation", "transform.rotation.z", "transform.rotation.y"])
  func `a turn of which only the end or the way is given goes all the way round`(path: String) {
    for (to, by) in [(2 * Double.pi, nil), (nil, 2 * Double.pi)] as [(Double?, Double?)] {
      let stage = LayerStage()
      stage.act { stage.square.add(basic(path, to: to, by: by), forKey: nil) }
      #expect(close(stage.shown(at: 0.5).transform3D.m11, -1) && close(stage.shown(at: 0.25).transform3D.m11, 0))
    }
  }

  @Test func `a turn about y replaces the layer's own, which may stand at the end already`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      var end = CATransform3DIdentity
      end.m34 = -1 / 500
      stage.square.transform = CATransform3DRotate(end, .pi, 0, 1, 0)
      stage.square.add(basic("transform.rotation.y", from: 0.0, to: Double.pi), forKey: nil)
    }
    #expect(close(stage.shown(at: 0).transform3D.m11, 1) && close(stage.shown(at: 0).transform3D.m34, -1 / 500))
    #expect(close(stage.shown(at: 0.5).transform3D.m11, 0) && close(stage.shown(at: 0.5).transform3D.m13, -1))
    #expect(close(stage.shown(at: 2).transform3D.m11, -1))
  }

  @Test func `a turn about y with only an end begins at the layer's own, and an additive one adds to it`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      stage.square.add(basic("transform.rotation.y", to: Double.pi), forKey: "a")
    }
    #expect(close(stage.shown(at: 0).transform3D.m11, 0) && close(stage.shown(at: 1 - 1e-9).transform3D.m11, -1, 1e-6))
    stage.act {
      stage.square.removeAllAnimations()
      let more = basic("transform.rotation.y", from: 0.0, to: Double.pi)
      more.isAdditive = true
      stage.square.add(more, forKey: "b")
    }
    #expect(close(stage.shown(at: 0.5).transform3D.m11, -1))
  }

  @Test func `key paths into points, sizes and rectangles`() {
    let stage = LayerStage()
    stage.act {
      stage.square.add(basic("bounds.size.height", from: 100.0, to: 200.0), forKey: nil)
      stage.square.add(basic("position.x", from: 0.0, to: 50.0), forKey: nil)
      stage.square.add(basic("anchorPoint.y", from: 0.0, to: 1.0), forKey: nil)
      stage.square.add(
        basic("bounds", from: CGRect(x: 0, y: 0, width: 0, height: 0), to: CGRect(x: 10, y: 0, width: 40, height: 80)), forKey: "bounds")
    }
    let shown = stage.shown(at: 0.25)
    #expect(shown.bounds == CGRect(x: 2.5, y: 0, width: 10, height: 20))
    #expect(shown.position == CGPoint(x: 12.5, y: 0) && shown.anchorPoint == CGPoint(x: 0.5, y: 0.25))
    #expect(stage.square.animationKeys()?.last == "bounds")
  }

  @Test func `colours by component, also behind the box; every numeric property takes part`() throws {
    let stage = LayerStage { CAShapeLayer() }
    let shape = try #require(stage.square as? CAShapeLayer)
    stage.act {
      let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0))
      for key in ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"] {
        shape.add(basic(key, from: red, to: blue), forKey: key)
      }
      for key in ["borderWidth", "shadowOpacity", "shadowRadius", "strokeEnd", "lineWidth", "zPosition", "contentsScale"] {
        shape.add(basic(key, from: 0.0, to: 4.0), forKey: key)
      }
      shape.add(basic("shadowOffset", from: CGSize.zero, to: CGSize(width: 8, height: 4)), forKey: "o")
      shape.add(basic("contentsRect", from: CGRect.zero, to: CGRect(x: 0, y: 0, width: 1, height: 4)), forKey: "r")
    }
    let shown = stage.shown(at: 0.25), rare = shown.rare
    for color in [shown.backgroundColor, rare.borderColor, rare.shadowColor, rare.shape?.fillColor, rare.shape?.strokeColor] {
      #expect(color == RGBA(0.75, 0, 0.25, 0.75))
    }
    #expect([rare.borderWidth, rare.shadowOpacity, rare.shadowRadius, rare.zPosition, shown.contentsScale] == [1, 1, 1, 1, 1])
    #expect(rare.shape?.strokeEnd == 1 && rare.shape?.lineWidth == 1)
    #expect(rare.shadowOffset == CGSize(width: 2, height: 1) && rare.contentsRect.height == 1)
  }

  @Test func `paths, gradients, contents and perspective change by tweens`() throws {
    let stage = LayerStage { CAGradientLayer() }
    let gradient = try #require(stage.square as? CAGradientLayer)
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    let picture = CGImage(PixelBuffer(width: 1, height: 1))
    var deep = CATransform3DIdentity
    deep.m34 = -0.01
    stage.act {
      CATransaction.setDisableActions(true)
      gradient.colors = [black, black]
      gradient.add(basic("colors", to: [white, black]), forKey: "c")
      gradient.add(basic("locations", from: [0.0, 0.5], to: [0.5, 1.0]), forKey: "l")
      gradient.add(basic("sublayerTransform", to: deep), forKey: "s")
      gradient.add(basic("contents", to: picture), forKey: "p")
      gradient.add(
        basic(
          "shadowPath", from: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)),
          to: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10))),
        forKey: "path")
    }
    let rare = stage.shown(at: 0.5).rare
    #expect(rare.gradient?.colors.first == RGBA(white: 0.5) && rare.gradient?.locations == [0.25, 0.75])
    #expect(close(rare.sublayerTransform!.m34, -0.005))
    #expect(stage.shown(at: 0.5).contents === picture && rare.fade?.opacity == 0.5)
    #expect(rare.shadowPath!.boundingBox.width == 20)
    stage.advance(to: 2)
    #expect(stage.shown.rare.fade == nil)
    stage.expectQuiet()
  }

  @Test(arguments: [(0.05, 0.1044055), (0.15, 0.6104925), (0.25, 1.0233596), (0.45, 1.1184460)])
  func `a spring animation follows “Spring animations”`(t: Double, x: Double) {
    let stage = LayerStage()
    stage.act {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0.0, 1.0, spring.settlingDuration)
      spring.mass = -3  // ignored
      #expect(close(spring.duration, 1.4727003346780927))
      stage.square.add(spring, forKey: nil)
    }
    #expect(close(stage.shown(at: t).position.x, x, 1e-6))
  }

  @Test func `a perceptual spring lasts until it has settled (behaviour: Perceptual springs)`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(close(spring.duration, 0.8629552831744205, 1e-9) && close(spring.damping, 17.59292, 1e-5))
    #expect(close(spring.bounce, 0.3) && close(spring.perceptualDuration, 0.5))
  }
}
