import CoreGraphics
import QuartzCore
import Typesetting

/// The horizontal alignments of lines between the margins.
public enum NSTextAlignment: Int, Sendable {
  /// The lines begin at the left margin.
  case left = 0
  /// The lines are centred between the margins.
  case center = 1
  /// The lines end at the right margin.
  case right = 2
  /// The lines extend from margin to margin, except the last line of a paragraph.
  case justified = 3
  /// The alignment follows the writing direction of the paragraph.
  case natural = 4

  package var value: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// The rules for text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// The text continues on the next line, at a word boundary.
  case byWordWrapping = 0
  /// The text continues on the next line, at a character boundary.
  case byCharWrapping = 1
  /// The text is cut off at the edge of its container.
  case byClipping = 2
  /// The beginning of the line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line is replaced by an ellipsis.
  case byTruncatingMiddle = 5

  package var value: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// The directions in which a paragraph reads. `natural` follows the paragraph's first strongly directional character.
public enum NSWritingDirection: Int, Sendable {
  /// The direction follows the first strongly directional character.
  case natural = -1
  /// The text reads from left to right.
  case leftToRight = 0
  /// The text reads from right to left.
  case rightToLeft = 1
}

/// The immutable attributes of a paragraph: line heights, spacing, indents and line breaks. Lengths are in points.
///
/// Text blocks and text lists are not declared. Words are only hyphenated at soft hyphens (U+00AD).
open class NSParagraphStyle: _UIRoot, NSCopying, NSMutableCopying, @unchecked Sendable {
  package fileprivate(set) final var style: ParagraphStyle
  fileprivate final var mode = NSLineBreakMode.byWordWrapping
  fileprivate final var side = NSTextAlignment.natural
  fileprivate final var stopsSet: [NSTextTab]?
  fileprivate final var stops: [NSTextTab] { stopsSet ?? NSTextTab.usual }

  /// The style of text without a paragraph style attribute.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a style with the default values.
  public override init() {
    style = ParagraphStyle()
    super.init()
  }

  fileprivate func take(_ other: NSParagraphStyle) { (style, mode, side, stopsSet) = (other.style, other.mode, other.side, other.stopsSet) }

  /// The alignment of the lines. The default is `.natural`.
  open var alignment: NSTextAlignment { side }
  /// The rule for text that is too long for its line. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { mode }
  /// The additional distance between two lines of the paragraph, in points. The default is 0.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// The distance after the paragraph, in points. The default is 0.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// The distance before the paragraph, in points. The default is 0.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// The indent of all lines except the first from the leading margin, in points. The default is 0.
  open var headIndent: CGFloat { style.headIndent }
  /// The position at which lines end, in points. A positive value counts from the leading margin. A value of 0 or less counts from the
  /// trailing margin.
  open var tailIndent: CGFloat { style.tailIndent }
  /// The indent of the first line from the leading margin, in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// The minimum line height, in points. The default is 0, which means no minimum.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The maximum line height, in points. The default is 0, which means no maximum.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// The factor by which the font's line height is multiplied before the minimum and maximum apply. The default is 0, which means a factor
  /// of 1.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The positions at which a tab ends. The default is twelve stops, 28 points apart. Beyond the last stop, `defaultTabInterval` applies.
  open var tabStops: [NSTextTab]! { stops }
  /// The distance between the tab stops beyond the last one of `tabStops`, in points. The default is 0, which repeats the distance of the
  /// last two stops.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// The writing direction of the paragraph. The default is `.natural`.
  open var baseWritingDirection: NSWritingDirection {
    switch style.writingDirection {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }
  open override var hash: Int { style.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }
  /// Returns an `NSMutableParagraphStyle` with the values of this style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }
}

/// A paragraph style whose values can be changed. Do not change it after it has been assigned to an attributed string or a label.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { (side, style.alignment) = (newValue, newValue.value) }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { (mode, style.lineBreakMode) = (newValue, newValue.value) }
  }
  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }
  open override var headIndent: CGFloat {
    get { style.headIndent }
    set { style.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { style.tailIndent }
    set { style.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { stops }
    set {
      stopsSet = newValue
      style.tabStops = newValue.map { $0.map(\.value) }
    }
  }
  open override var defaultTabInterval: CGFloat {
    get { style.defaultTabInterval }
    set { style.defaultTabInterval = max(0, newValue) }
  }
  /// Adds a tab stop and keeps the stops sorted by their location.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (stops + [anObject]).sorted { $0.location < $1.location } }
  /// Removes the tab stops that are equal to the given one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = stops.filter { !$0.isEqual(anObject) } }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.writingDirection = newValue == .natural ? .natural : newValue == .leftToRight ? .leftToRight : .rightToLeft }
  }

  /// Replaces all values with those of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) { take(other) }
}
