/// Geometry in `NSValue` objects, as Objective-C interfaces pass it. It is an error to read a value as another type than the one that it
/// holds.
///
/// Foundation on Linux encodes only points, sizes and rectangles as structures. The other types are stored as arrays of doubles.
extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(boxing: cgPoint, "{CGPoint=dd}") }
  /// Creates a value that holds a size.
  public convenience init(cgSize: CGSize) { self.init(boxing: cgSize, "{CGSize=dd}") }
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(boxing: cgRect, "{CGRect={CGPoint=dd}{CGSize=dd}}") }
  /// Creates a value that holds a vector.
  public convenience init(cgVector: CGVector) { self.init(boxing: cgVector, "[2d]") }
  /// Creates a value that holds a transform.
  public convenience init(cgAffineTransform: CGAffineTransform) { self.init(boxing: cgAffineTransform, "[6d]") }

  /// The point that the value holds. It is an error if the value holds another type.
  public var cgPointValue: CGPoint { unboxed("{CGPoint=dd}", CGPoint.zero) }
  /// The size that the value holds. It is an error if the value holds another type.
  public var cgSizeValue: CGSize { unboxed("{CGSize=dd}", CGSize.zero) }
  /// The rectangle that the value holds. It is an error if the value holds another type.
  public var cgRectValue: CGRect { unboxed("{CGRect={CGPoint=dd}{CGSize=dd}}", CGRect.zero) }
  /// The vector that the value holds. It is an error if the value holds another type.
  public var cgVectorValue: CGVector { unboxed("[2d]", CGVector.zero) }
  /// The transform that the value holds. It is an error if the value holds another type.
  public var cgAffineTransformValue: CGAffineTransform { unboxed("[6d]", CGAffineTransform.identity) }

  package convenience init<Value>(boxing value: Value, _ type: String) {
    // These types contain only doubles, although Foundation on Linux does not declare its geometry BitwiseCopyable.
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: type)
  }
  package func unboxed<Value>(_ type: String, _ empty: Value) -> Value {
    let own = String(cString: objCType)
    precondition(own == type, "An NSValue that holds \(own) was asked for \(type)")
    var value = empty
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }

  /// The geometry that the value holds, or `nil` if it holds another type.
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
