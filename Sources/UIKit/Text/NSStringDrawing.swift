import CoreGraphics
import QuartzCore
import Typesetting

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, from the rectangle's top left; without it, one line whose baseline begins at the rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Always so: the system font asks for no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends with an ellipsis what does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells how large what was measured or drawn became.
public final class NSStringDrawingContext: _UIRoot {
  /// In points, after measuring or drawing.
  public internal(set) var totalBounds = CGRect.zero
}

extension StyledText {
  /// The one layout that measuring and drawing share.
  fileprivate func layout(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else { return Typesetter.standard.layout(self, maxLines: 1) }
    let truncates = options.contains(.truncatesLastVisibleLine)
    let text = truncates ? mapParagraphStyles { if !$0.lineBreakMode.truncates { $0.lineBreakMode = .truncatingTail } } : self
    // As in UIKit, a side of 0 is no limit.
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
  /// The size of the string in points, broken at its newlines only. Without a font it is set at 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(String(self), attributes: attributes).size
  }

  /// The rectangle that the string takes up within a size. Sides of 0 are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(String(self), attributes: attributes).boundingRect(size, options, context)
  }

  /// Draws into the current graphics context, with the first line's top left at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(String(self), attributes: attributes).draw(at: point)
  }

  /// Draws into the current graphics context, broken at the rectangle's width. Lines below the rectangle are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(String(self), attributes: attributes).draw(clippedTo: rect)
  }

  /// Draws into the current graphics context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StyledText(String(self), attributes: attributes).draw(in: rect, options, context)
  }
}

extension NSString {
  /// As String's.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }
  /// As String's.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// As String's.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attributes)
  }
  /// As String's.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// The size of the string in points, broken at its newlines only.
  public func size() -> CGSize { StyledText(self).size }

  /// The rectangle that the string takes up within a size. Sides of 0 are no limit.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    StyledText(self).boundingRect(size, options, context)
  }

  /// Draws into the current graphics context, with the first line's top left at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

  /// Draws into the current graphics context, broken at the rectangle's width. Lines below the rectangle are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { StyledText(self).draw(clippedTo: rect) }

  /// Draws into the current graphics context.
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
