import CoreGraphics
import Motion

/// The numbers of a property. All properties are added, scaled and interpolated in this form.
public typealias Components = SIMD8<Double>

/// A value that consists of at most eight numbers.
package protocol ComponentValue { var components: Components { get } }

extension Double: ComponentValue { package var components: Components { Components(self, 0, 0, 0, 0, 0, 0, 0) } }
extension CGFloat: ComponentValue { package var components: Components { Components(Double(self), 0, 0, 0, 0, 0, 0, 0) } }
extension Float: ComponentValue { package var components: Components { Double(self).components } }
extension Int: ComponentValue { package var components: Components { Double(self).components } }
extension CGPoint: ComponentValue { package var components: Components { Components(x, y, 0, 0, 0, 0, 0, 0) } }
extension CGSize: ComponentValue { package var components: Components { Components(width, height, 0, 0, 0, 0, 0, 0) } }
extension CGRect: ComponentValue {
  package var components: Components { Components(minX, minY, width, height, 0, 0, 0, 0) }
}
extension RGBA: ComponentValue { package var components: Components { Components(red, green, blue, alpha, 0, 0, 0, 0) } }
extension CGColor: ComponentValue { package var components: Components { rgba.components } }
/// The components of a transform are its translation, rotation, scale and shear instead of its matrix. Sums of deltas then rotate and scale
/// as interpolation does.
extension CGAffineTransform: ComponentValue { package var components: Components { parts.components } }
extension CGAffineTransform.Parts {
  package var components: Components { Components(tx, ty, rotation, scaleX, scaleY, shear, 0, 0) }
  package init(components c: Components) {
    self.init(tx: c[0], ty: c[1], rotation: c[2], scaleX: c[3], scaleY: c[4], shear: c[5])
  }
}
extension CGAffineTransform {
  package init(components: Components) { self.init(Parts(components: components)) }
}

extension CGPoint { init(_ c: Components) { self.init(x: c[0], y: c[1]) } }
extension CGSize { init(_ c: Components) { self.init(width: c[0], height: c[1]) } }
extension CGRect { init(_ c: Components) { self.init(x: c[0], y: c[1], width: c[2], height: c[3]) } }
extension RGBA {
  init(_ c: Components) { self.init(c[0], c[1], c[2], c[3]) }
}

extension Components {
  /// A Boolean value that indicates whether all numbers are finite. A number that is not finite gives NaN when it is multiplied by zero.
  var isFinite: Bool { self * 0 == Components(repeating: 0) }

  /// Returns the number at one index, with all others zero.
  package func only(_ lane: Int) -> Components {
    var result = Components(repeating: 0)
    result[lane] = self[lane]
    return result
  }
}
