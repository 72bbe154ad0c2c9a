import CoreGraphics
import Motion

extension AnimationEntry {
  /// Returns the animation that UIKit would have added for this entry. Apps copy its duration and curve for layers that must stay in step.
  @MainActor func describingAnimation() -> CAAnimation {
    var seconds = interval.duration
    if case .driven(let drive) = clock, drive.to != drive.from { seconds *= drive.duration / abs(drive.to - drive.from) }
    let animation: CABasicAnimation
    switch pacing.trajectory {
    case .curve(.spring(let spring, _)): animation = CASpringAnimation(spring)
    case .curve(.cubic(let c)):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(c.x1), Float(c.y1), Float(c.x2), Float(c.y2))
    default:
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    (animation.keyPath, animation.duration, animation.isAdditive) = (property.keyPath, seconds, isAdditive)
    animation.fillMode = interval.fillsBefore ? interval.fillsAfter ? .both : .backwards : interval.fillsAfter ? .forwards : .removed
    animation.autoreverses = interval.autoreverses
    if interval.repeatCount != 1 { animation.repeatCount = Float(interval.repeatCount) }
    switch value.kind {
    case .basic(let from, let to), .slice(let from, let to, _, _, _):
      (animation.fromValue, animation.toValue) = (LayerValue.object(from, property.kind), LayerValue.object(to, property.kind))
    default: break
    }
    return animation
  }
}
