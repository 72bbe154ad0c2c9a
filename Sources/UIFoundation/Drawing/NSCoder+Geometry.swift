import CoreGraphics
import Foundation

// Texts of geometry, as Objective-C writes them: numbers in braces, with 17 significant digits.
extension NSCoder {
  /// Returns the text of a point, for example "{10, 20.5}".
  public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }
  /// Returns the text of a vector, for example "{10, 20.5}".
  public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }
  /// Returns the text of a size, for example "{10, 20.5}".
  public class func string(for size: CGSize) -> String { braces(size.width, size.height) }
  /// Returns the text of a rectangle, for example "{{0, 0}, {10, 20.5}}".
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns the text of a transform with the six numbers in brackets, for example "[1, 0, 0, 1, 0, 0]".
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }
  /// Returns the text of insets in the order top, left, bottom, right, for example "{1, 2, 3, 4}".
  public class func string(for insets: UIEdgeInsets) -> String { braces(insets.top, insets.left, insets.bottom, insets.right) }
  /// Returns the text of insets in the order top, leading, bottom, trailing, for example "{1, 2, 3, 4}".
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// Returns the text of an offset, for example "{1, 2}".
  public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }

  /// Returns the point of a text. A text of another form means zero.
  public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
  /// Returns the vector of a text. A text of another form means zero.
  public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
  /// Returns the size of a text. A text of another form means zero.
  public class func cgSize(for string: String) -> CGSize { numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
  /// Returns the rectangle of a text. A text of another form means zero.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform of a text. A text of another form means the identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }
  /// Returns the insets of a text. A text of another form means zero.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Returns the insets of a text. A text of another form means zero.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  /// Returns the offset of a text. A text of another form means zero.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func braces(_ values: CGFloat...) -> String { "{\(list(values))}" }
  private class func list(_ values: [CGFloat]) -> String {
    values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }
  /// Returns the numbers of a text, or `nil` if their count is another one.
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }
    let values = parts.compactMap { Double($0) }
    return values.count == count && parts.count == count ? values.map { CGFloat($0) } : nil
  }
}
