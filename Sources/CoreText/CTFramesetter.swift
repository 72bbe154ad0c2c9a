import CoreGraphics
import Foundation
import Typesetting
import UIFoundation

/// A text that can be broken into lines.
public final class CTFramesetter: @unchecked Sendable {
  let string: NSAttributedString
  init(_ string: NSAttributedString) { self.string = string.copy() as? NSAttributedString ?? string }

  /// Returns the part of the text in a range. A length of 0 means the rest.
  func part(_ range: CFRange) -> NSAttributedString {
    let start = max(0, min(range.location, string.length))
    let length = range.length == 0 ? string.length - start : min(range.length, string.length - start)
    return start == 0 && length == string.length ? string : string.attributedSubstring(from: NSRange(location: start, length: length))
  }

  func layout(_ range: CFRange, width: CGFloat, height: CGFloat) -> TextLayout {
    Typesetter.standard.layout(
      StyledText(coreText: part(range)), width: width < 1e6 ? width : nil, maxHeight: height < 1e6 ? height : .infinity)
  }
}

/// The lines of a text in a rectangle.
public final class CTFrame: @unchecked Sendable {
  let layout: TextLayout
  let path: CGPath
  let lines: [CTLine]
  let location: Int

  init(_ layout: TextLayout, path: CGPath, location: Int) {
    (self.layout, self.path, self.location) = (layout, path, location)
    lines = layout.lines.map { CTLine(layout: layout, line: $0, offset: location) }
  }

  /// Returns the beginnings of the baselines, relative to the bottom left corner of the path's box. The y axis points up.
  var origins: [CGPoint] {
    let height = path.boundingBox.height
    return layout.lines.map { CGPoint(x: $0.rect.minX, y: height - $0.baseline) }
  }
}

/// Returns a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the size that a part of a text needs in a size, in points. Lines that do not fit the height are left out.
///
/// - Parameter fitRange: The characters that fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let layout = framesetter.layout(stringRange, width: constraints.width, height: constraints.height)
  fitRange?.pointee = CFRange(location: stringRange.location, length: layout.lines.last?.range.upperBound ?? 0)
  return layout.size
}

/// Returns the lines of a part of a text in the bounding box of a path. Here other shapes than rectangles have no effect on the lines.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  return CTFrame(framesetter.layout(stringRange, width: box.width, height: box.height), path: path, location: stringRange.location)
}

/// Returns the lines of a frame, which are `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the characters for which a frame was created and that fit in it.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.location, length: frame.layout.lines.last?.range.upperBound ?? 0)
}
/// Writes the beginnings of the baselines of lines, relative to the bottom left corner of the path's box. A length of 0 means all lines from
/// the location. The y axis points up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let end = range.length == 0 ? frame.lines.count : min(frame.lines.count, range.location + range.length)
  for (index, origin) in frame.origins[min(range.location, end)..<end].enumerated() { origins[index] = origin }
}
/// Draws the lines of a frame. Letters stand upright where the y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBox
  for (line, origin) in zip(frame.lines, frame.origins) {
    draw(line, at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), in: context)
  }
}
