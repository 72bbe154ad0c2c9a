import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// The shadow of characters, as the value of the attribute `shadow`. Do not change it after it has been assigned to an attributed string.
open class NSShadow: _UIRoot, NSCopying, @unchecked Sendable {
  /// The offset of the shadow from the characters, in points. A positive height moves it downwards. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points. The default is 0, which draws sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`. The default is black at an opacity of one third. `nil` means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a sharp shadow without an offset. The characters hide it until it is moved or blurred.
  public override init() { super.init() }

  /// The shadow to draw, or `nil` if it is invisible.
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
