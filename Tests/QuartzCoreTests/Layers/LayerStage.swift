import Motion
import Testing
import VirtualTime

@testable import QuartzCore

/// A committed tree of root, container and square, and a notebook of what was called when.
@MainActor
final class LayerStage: VirtualTime {
  let runtime = Runtime.forLaunch()
  let root: CALayer
  let container: CALayer
  let square: CALayer
  private(set) var log: [String] = []

  init(square makeSquare: @MainActor () -> CALayer = { CALayer() }) {
    (root, container, square) = runtime.asCurrent { (CALayer(), CALayer(), makeSquare()) }
    root.bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
    root.position = CGPoint(x: 187.5, y: 406)
    container.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    square.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(container)
    container.addSublayer(square)
    runtime.show(root: root)
    act {}
  }

  /// What the screen shows now.
  var shown: LayerProperties { square.shown! }
  /// What the committed scene shows at a time.
  func shown(at seconds: Double) -> LayerProperties {
    runtime.scene.presentation(of: square.id, at: MediaTime(seconds: seconds))!
  }
  func note(_ text: String) { log.append("\(text)@\(microsecond)") }
  func expectQuiet(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(runtime.isQuiet, "something is still running or awaited", sourceLocation: sourceLocation)
    #expect(square.records.isEmpty && container.records.isEmpty, sourceLocation: sourceLocation)
  }
}

func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) < tolerance }

/// Writes down what an animation tells.
@MainActor
final class Witness: CAAnimationDelegate {
  let stage: LayerStage
  let name: String
  init(_ stage: LayerStage, _ name: String) { (self.stage, self.name) = (stage, name) }
  func animationDidStart(_ anim: CAAnimation) { stage.note("\(name) began") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stage.note("\(name) \(flag)") }
}

/// A basic animation of 1 s.
@MainActor
func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
  return animation
}
