import CoreGraphics
import Foundation
import Typesetting
import UIFoundation

/// The options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option to leave out the additional space between lines, which is 0 in the system font.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
}

/// A line of text.
public final class CTLine: @unchecked Sendable {
  let layout: TextLayout
  let line: TextLine?
  /// The offset of the line's text in the string of a frame.
  let offset: Int

  init(layout: TextLayout, line: TextLine?, offset: Int = 0) { (self.layout, self.line, self.offset) = (layout, line, offset) }

  var ascent: CGFloat { line.map { $0.baseline - $0.rect.minY } ?? 0 }
  var descent: CGFloat { line.map { $0.rect.maxY - $0.baseline } ?? 0 }
  var width: CGFloat { line?.rect.width ?? 0 }
}

/// Returns a line of a text. It is not broken, and it ends at the first line break of the text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let layout = Typesetter.standard.layout(StyledText(coreText: attrString), maxLines: 1)
  return CTLine(layout: layout, line: layout.lines.first)
}

/// Returns the width of a line in points, and the heights above and below its baseline.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// Returns the bounds of a line relative to the beginning of its baseline. The y axis points up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the characters of a line. In a line of a frame, they are counted in the text of the framesetter.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  guard let range = line.line?.range else { return CFRange() }
  return CFRange(location: line.offset + range.lowerBound, length: range.count)
}

/// Returns the offset of the character nearest to a point of a line. The point is relative to the beginning of the baseline.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let found = line.line else { return 0 }
  return line.offset + line.layout.characterOffset(at: CGPoint(x: found.rect.minX + position.x, y: found.rect.midY))
}

/// Draws a line with the beginning of its baseline at the text position of a context.
///
/// As in Core Text, letters stand upright where the y axis points up. In a context of UIKit, an app flips the y axis first.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let found = line.line else { return }
  draw(line, at: context.textPosition, in: context)
  context.textPosition.x += found.rect.width
}

/// Draws a line with the beginning of its baseline at a point of user space.
func draw(_ line: CTLine, at point: CGPoint, in context: CGContext) {
  guard let found = line.line else { return }
  context.saveGState()
  let matrix = context.textMatrix
  context.translateBy(x: point.x, y: point.y)
  context.concatenate(CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
  context.scaleBy(x: 1, y: -1)
  let overhang = found.rect.height
  context.clip(to: found.rect.offsetBy(dx: -found.rect.minX, dy: -found.baseline).insetBy(dx: -overhang, dy: -overhang / 4))
  line.layout.draw(in: context, at: CGPoint(x: -found.rect.minX, y: -found.baseline))
  context.restoreGState()
}
