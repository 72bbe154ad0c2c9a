import CoreGraphics
import QuartzCore
import Typesetting

/// The options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The option to lay out several lines from the top left of the rectangle. Without it, there is one line, whose baseline begins at the
  /// rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to include the font's leading in line heights. It has no effect here, because the system font has no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to end the text with an ellipsis if it does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring or drawing a string.
public final class NSStringDrawingContext: _UIRoot {
  /// The rectangle that the string occupies, in points. It is set after measuring or drawing.
  public internal(set) var totalBounds = CGRect.zero
}

extension StyledText {
  /// Returns the layout that measuring and drawing share.
  fileprivate func layout(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else { return Typesetter.standard.layout(self, maxLines: 1) }
    let truncates = options.contains(.truncatesLastVisibleLine)
    let text = truncates ? mapParagraphStyles { if !$0.lineBreakMode.truncates { $0.lineBreakMode = .truncatingTail } } : self
    // As in UIKit, a width or height of 0 means no limit.
    return Typesetter.standard.layout(
      text.fitted(to: size.width > 0 ? size.width : .infinity), width: size.width > 0 ? size.width : nil,
      maxHeight: truncates && size.height > 0 ? size.height : .infinity)
  }

  fileprivate func boundingRect(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    let layout = layout(size, options)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : layout.firstBaseline - layout.size.height), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  fileprivate var size: CGSize { Typesetter.standard.layout(self).size }

  @MainActor
  fileprivate func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    Typesetter.standard.layout(self).draw(in: context, at: point)
  }

  @MainActor
  fileprivate func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ info: NSStringDrawingContext?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(rect.size, options)
    info?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    if options.contains(.usesLineFragmentOrigin) {
      layout.draw(in: context, at: rect.origin)
    } else {
      layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
    }
  }
}

extension StringProtocol {
  /// Returns the size of the string in points. Lines only break at newlines. Without a font attribute, the font size is 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(String(self), attributes: attributes).size
  }

  /// Returns the rectangle that the string occupies within a size. A width or height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(String(self), attributes: attributes).boundingRect(size, options, context)
  }

  /// Draws the string in the current graphics context. `point` is the top left corner of the first line.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the string in the current graphics context. Lines wrap at the rectangle's width. Lines that do not fit its height are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(String(self), attributes: attributes).draw(clippedTo: rect)
  }

  /// Draws the string in the current graphics context, with options. After drawing, `context` contains the bounds.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StyledText(String(self), attributes: attributes).draw(in: rect, options, context)
  }
}

extension NSString {
  /// Returns the size of the string in points. Lines only break at newlines. Without a font attribute, the font size is 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }
  /// Returns the rectangle that the string occupies within a size. A width or height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the string in the current graphics context. `point` is the top left corner of the first line.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attributes)
  }
  /// Draws the string in the current graphics context. Lines wrap at the rectangle's width. Lines that do not fit its height are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the size of the string in points. Lines only break at newlines.
  public func size() -> CGSize { StyledText(self).size }

  /// Returns the rectangle that the string occupies within a size. A width or height of 0 means no limit.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    StyledText(self).boundingRect(size, options, context)
  }

  /// Draws the string in the current graphics context. `point` is the top left corner of the first line.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

  /// Draws the string in the current graphics context. Lines wrap at the rectangle's width. Lines that do not fit its height are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { StyledText(self).draw(clippedTo: rect) }

  /// Draws the string in the current graphics context, with options. After drawing, `context` contains the bounds.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StyledText(self).draw(in: rect, options, context)
  }
}

extension StyledText {
  @MainActor
  fileprivate func draw(clippedTo rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    Typesetter.standard.layout(fitted(to: rect.width), width: rect.width, maxHeight: rect.height).draw(in: context, at: rect.origin)
  }
}
