import CoreGraphics
import Foundation
import UIFoundation

/// A colour of Core Image, with sRGB components between 0 and 1.
public final class CIColor: NSObject, @unchecked Sendable {
  /// The component of the colour, between 0 and 1.
  public let red, green, blue, alpha: CGFloat

  /// Creates an opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.rgba
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
  /// Creates a colour from one of UIKit. A dynamic colour is resolved with the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// The colour of this name.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// The colour of this name.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// The colour of this name.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// The colour of this name.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// The colour of this name.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// The colour of this name.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// The transparent colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }
  public override var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}

/// A list of numbers: a point, a rectangle or a row of a matrix.
public final class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  /// Creates a vector from numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = Array(UnsafeBufferPointer(start: values, count: count)) }
  private init(_ values: [CGFloat]) { self.values = values }
  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of the coordinates of a point.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// Creates a vector of the origin and the size of a rectangle.
  public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }

  /// The number of numbers.
  public var count: Int { values.count }
  /// Returns a number, which is 0 beyond the end.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The point whose coordinates are the first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The rectangle whose origin and size are the first four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
