import Motion
import Testing

@testable import QuartzCore

/// Docs/behaviour/animation.md, "Keyframes": the table of values [0, 1, .5, .7] over 1 s.
@MainActor
@Suite struct KeyframeTests {
  static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test(arguments: [
    ("linear", false, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    ("linear", true, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    ("discrete", false, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    ("discrete", true, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    ("paced", false, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    ("cubic", false, [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    ("cubic", true, [0.61458, 1.00667, 0.9, 0.74, 0.58667, 0.50313, 0.55833, 0.63438]),
  ])
  func `modes with and without key times (behaviour: Keyframes)`(mode: String, hasKeyTimes: Bool, expected: [Double]) {
    let stage = LayerStage()
    stage.act {
      let keys = CAKeyframeAnimation(keyPath: "cornerRadius")
      (keys.values, keys.duration, keys.calculationMode) = ([0.0, 1.0, 0.5, 0.7], 1, CAAnimationCalculationMode(rawValue: mode))
      if hasKeyTimes { keys.keyTimes = [0, 0.1, 0.6, 1] }
      stage.square.add(keys, forKey: nil)
    }
    for (t, value) in zip(Self.times, expected) {
      #expect(close(stage.shown(at: t).cornerRadius, value, 1e-5), "\(mode) \(t)")
    }
  }

  @Test(arguments: [(nil, 0, 0), (.rotateAuto, 0, 0.5), (.rotateAutoReverse, 1, -0.5)] as [(CAAnimationRotationMode?, Double, Double)])
  func `on its way along a path a layer turns with it, if it is told to`(mode: CAAnimationRotationMode?, along: Double, down: Double) {
    let stage = LayerStage()
    stage.act {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 100))
      let keys = CAKeyframeAnimation(keyPath: "position")
      (keys.path, keys.duration, keys.rotationMode) = (path, 1, mode)
      stage.square.add(keys, forKey: "a")
    }
    for (t, angle) in [(0.25, along), (0.75, down), (0.999, down)] {
      let shown = stage.shown(at: t).transform3D
      #expect(close(shown.m11, Elementary.cos(angle * .pi)) && close(shown.m12, Elementary.sin(angle * .pi)))
    }
    stage.act { stage.square.removeAnimation(forKey: "a") }
    #expect(stage.shown.transform3D == CATransform3DIdentity)
    stage.expectQuiet()
  }

  @Test func `pictures one after the other are each shown as long, the last one too, and none fades`() throws {
    let stage = LayerStage()
    let pictures = (0..<3).map { _ in CGImage(PixelBuffer(width: 1, height: 1)) }
    stage.act {
      let film = CAKeyframeAnimation(keyPath: "contents")
      (film.values, film.calculationMode, film.duration) = (pictures, .discrete, 3)
      stage.square.add(film, forKey: "film")
    }
    for (t, index) in [(0.0, 0), (0.9, 0), (1.1, 1), (1.9, 1), (2.1, 2), (2.9, 2)] {
      let shown = stage.shown(at: t)
      #expect(shown.contents === pictures[index] && shown.rare.fade == nil)
    }
  }

  @Test func `a path is followed, by elements or at an even speed; segments have curves of their own`() {
    let stage = LayerStage()
    stage.act {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 300))
      let keys = CAKeyframeAnimation(keyPath: "position")
      (keys.path, keys.duration) = (path, 1)
      stage.square.add(keys, forKey: "a")
    }
    #expect(stage.shown(at: 0.25).position == CGPoint(x: 50, y: 0))
    #expect(close(stage.shown(at: 0.75).position.y, 150))
    stage.act {
      let keys = CAKeyframeAnimation(keyPath: "position")
      (keys.path, keys.duration, keys.calculationMode) = (CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 300)), 8, .paced)
      stage.square.add(keys, forKey: "a")
    }
    #expect(close(stage.shown(at: 2).position.x, 100) && close(stage.shown(at: 2).position.y, 100))
    stage.act {
      let keys = CAKeyframeAnimation(keyPath: "position.y")
      (keys.values, keys.duration) = ([0.0, 10.0, 20.0], 1)
      keys.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
      stage.square.add(keys, forKey: "a")
    }
    #expect(close(stage.shown(at: 0.25).position.y, 3.153568, 1e-5) && close(stage.shown(at: 0.75).position.y, 15))
  }

  @Test func `cubic paced goes through the values at an even speed`() {
    let stage = LayerStage()
    stage.act {
      let keys = CAKeyframeAnimation(keyPath: "position")
      (keys.values, keys.duration, keys.calculationMode) = (
        [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)], 1, .cubicPaced
      )
      stage.square.add(keys, forKey: nil)
    }
    var speeds: [Double] = []
    for i in 0..<20 {
      let (a, b) = (stage.shown(at: Double(i) / 20).position, stage.shown(at: Double(i + 1) / 20).position)
      speeds.append(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
    }
    #expect(speeds.max()! / speeds.min()! < 1.1)
  }
}
