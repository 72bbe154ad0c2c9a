import CoreGraphics
import Motion

extension AnimationRecord {
  /// What UIKit would have added for this record: code copies duration and curve from it for layers that have to keep pace.
  @MainActor func describingAnimation() -> CAAnimation {
    var seconds = window.duration
    if case .driven(let drive) = clock, drive.to != drive.from { seconds *= drive.duration / abs(drive.to - drive.from) }
    let animation: CABasicAnimation
    switch pacing.course {
    case .curve(.spring(let spring, _)): animation = CASpringAnimation(spring)
    case .curve(.cubic(let c)):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(c.x1), Float(c.y1), Float(c.x2), Float(c.y2))
    default:
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    (animation.keyPath, animation.duration, animation.isAdditive) = (property.keyPath, seconds, isAdditive)
    animation.fillMode = window.fillsBefore ? window.fillsAfter ? .both : .backwards : window.fillsAfter ? .forwards : .removed
    animation.autoreverses = window.autoreverses
    if window.repeatCount != 1 { animation.repeatCount = Float(window.repeatCount) }
    switch value.kind {
    case .basic(let from, let to), .slice(let from, let to, _, _, _):
      (animation.fromValue, animation.toValue) = (property.object(from), property.object(to))
    default: break
    }
    return animation
  }
}

extension AnimatableProperty {
  /// The numbers of a property as Core Animation gives them to an app; nil for transforms and for what has no numbers.
  func object(_ c: Components) -> Any? {
    switch self {
    case .position, .boundsOrigin, .anchorPoint, .startPoint, .endPoint: CGPoint(x: c[0], y: c[1])
    case .boundsSize, .shadowOffset: CGSize(width: c[0], height: c[1])
    case .contentsRect, .contentsCenter: CGRect(x: c[0], y: c[1], width: c[2], height: c[3])
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: CGColor(RGBA(c[0], c[1], c[2], c[3]))
    case .transform, .backdrop: nil
    default: isNumeric ? CGFloat(c[0]) : nil
    }
  }
}
