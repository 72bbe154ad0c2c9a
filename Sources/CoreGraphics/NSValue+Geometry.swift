/// Geometry in boxes, as Objective-C's interfaces pass it. The property for another type than the one that was boxed is an error.
///
/// Foundation on Linux encodes no structs but points, sizes and rectangles: the others are boxed as so many doubles.
extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint: CGPoint) { self.init(boxing: cgPoint, "{CGPoint=dd}") }
  /// A size in a box.
  public convenience init(cgSize: CGSize) { self.init(boxing: cgSize, "{CGSize=dd}") }
  /// A rectangle in a box.
  public convenience init(cgRect: CGRect) { self.init(boxing: cgRect, "{CGRect={CGPoint=dd}{CGSize=dd}}") }
  /// A vector in a box.
  public convenience init(cgVector: CGVector) { self.init(boxing: cgVector, "[2d]") }
  /// A transform in a box.
  public convenience init(cgAffineTransform: CGAffineTransform) { self.init(boxing: cgAffineTransform, "[6d]") }

  /// The point in the box; zero if it holds something else.
  public var cgPointValue: CGPoint { unboxed("{CGPoint=dd}", CGPoint.zero) }
  /// The size in the box; zero if it holds something else.
  public var cgSizeValue: CGSize { unboxed("{CGSize=dd}", CGSize.zero) }
  /// The rectangle in the box; zero if it holds something else.
  public var cgRectValue: CGRect { unboxed("{CGRect={CGPoint=dd}{CGSize=dd}}", CGRect.zero) }
  /// The vector in the box; zero if it holds something else.
  public var cgVectorValue: CGVector { unboxed("[2d]", CGVector.zero) }
  /// The transform in the box; identity if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform { unboxed("[6d]", CGAffineTransform.identity) }

  package convenience init<Value>(boxing value: Value, _ type: String) {
    // Doubles alone, though Foundation on Linux does not declare its geometry BitwiseCopyable.
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: type)
  }
  package func unboxed<Value>(_ type: String, _ empty: Value) -> Value {
    let own = String(cString: objCType)
    precondition(own == type, "An NSValue that holds \(own) was asked for \(type)")
    var value = empty
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }

  /// What the box holds, if it is geometry.
  package var geometry: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": cgPointValue
    case "{CGSize=dd}": cgSizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": cgRectValue
    case "[2d]": cgVectorValue
    case "[6d]": cgAffineTransformValue
    default: nil
    }
  }
}
