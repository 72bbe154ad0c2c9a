import CoreGraphics
import QuartzCore
import Typesetting

/// Where lines stand between the margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4

  var value: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What happens to text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  var value: LineBreakMode {
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

/// In which direction a paragraph reads; natural follows its first strong character.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The lines of a paragraph, immutable: their heights, margins and breaks, in points.
///
/// Text blocks and lists are not declared; words are parted at soft hyphens (U+00AD) alone.
open class NSParagraphStyle: _UIRoot, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) final var style: ParagraphStyle
  fileprivate final var mode = NSLineBreakMode.byWordWrapping
  fileprivate final var side = NSTextAlignment.natural
  fileprivate final var stopsSet: [NSTextTab]?
  fileprivate final var stops: [NSTextTab] { stopsSet ?? NSTextTab.usual }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The default style.
  public override init() {
    style = ParagraphStyle()
    super.init()
  }

  fileprivate func take(_ other: NSParagraphStyle) { (style, mode, side, stopsSet) = (other.style, other.mode, other.side, other.stopsSet) }

  /// Where lines stand between the margins.
  open var alignment: NSTextAlignment { side }
  /// What happens to what does not fit a line.
  open var lineBreakMode: NSLineBreakMode { mode }
  /// Between two lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Before the paragraph.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// From the leading margin to the lines after the first.
  open var headIndent: CGFloat { style.headIndent }
  /// Where lines end: from the leading margin if positive, else from the trailing one.
  open var tailIndent: CGFloat { style.tailIndent }
  /// From the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// 0 for no bound.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// 0 for no bound.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// Multiplies the fonts' line height before it is bounded; 0 means 1.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// Where tabs move the pen; every 28 points at first.
  open var tabStops: [NSTextTab]! { stops }
  /// The distance of the tab stops beyond the last of `tabStops`; 0, at first, goes on as the last two.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// Where the paragraph begins to be read.
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
  /// The same values, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }
}

/// A paragraph style that can be changed. What has been given to an attributed string or a label should not be.
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
  /// Adds a tab stop, in its place by its location.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (stops + [anObject]).sorted { $0.location < $1.location } }
  /// Takes away the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = stops.filter { !$0.isEqual(anObject) } }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.writingDirection = newValue == .natural ? .natural : newValue == .leftToRight ? .leftToRight : .rightToLeft }
  }

  /// Takes over all of another style's values.
  open func setParagraphStyle(_ other: NSParagraphStyle) { take(other) }
}
