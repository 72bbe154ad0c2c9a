import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// What characters throw on the ground, as the value of the attribute `shadow`. What has been given to an attributed string should not be
/// changed.
open class NSShadow: _UIRoot, NSCopying, @unchecked Sendable {
  /// From the characters, in points; y grows downwards. Zero at first.
  open var shadowOffset = CGSize.zero
  /// How soft the edges are, in points; 0, at first, for sharp ones.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; black of a third of full strength at first. Nil throws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A sharp shadow right beneath the characters, hidden by them until it is moved or blurred.
  public override init() { super.init() }

  /// As it is drawn; nil if it cannot be seen.
  var value: TextShadow? {
    guard let color = (shadowColor as? UIColor)?.rgba, color.alpha > 0 else { return nil }
    return TextShadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}
