import CoreGraphics
import QuartzCore
import Typesetting

/// A view that shows one or more lines of read-only text.
///
/// The text is drawn once as a coverage mask at the screen's scale, and the compositor colours it. It is drawn again when the text, its
/// attributes or the size of the bounds change. While the size is animated, the text keeps its position and size and does not stretch.
@preconcurrency @MainActor
open class UILabel: UIView {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any LabelKeys.Type).labelKeys + super.objcKeys() }

  private var plain: String?
  private var attributed: NSAttributedString?
  private var alignment = NSTextAlignment.natural
  private var mode = NSLineBreakMode.byTruncatingTail
  private var styled: StyledText?
  /// The rectangle and the layout that `drawText(in:)` records, instead of drawing, while `isPlacing` is `true`.
  var placement: (rect: CGRect, layout: TextLayout)?
  var isPlacing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    (isUserInteractionEnabled, contentMode) = (false, .redraw)
  }

  /// A Boolean value that indicates whether the label is an accessibility element. A label without text is not.
  @_spi(UIKit) open override var isElementByItself: Bool { attributed == nil ? plain?.isEmpty == false : attributed?.length != 0 }
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { .staticText }
  /// The label that assistive technology reads. Unless another label is set, it is the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The smallest scale to which a label without `minimumScaleFactor` shrinks its font.
  private static let leastScale: CGFloat = 0.05

  // MARK: Text

  /// The text of the label. The default is `nil`. Setting it removes all attributes of `attributedText`.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      objcStorage?.willChange("text")
      defer { objcStorage?.didChange("text") }
      if newValue == plain && attributed == nil { return }
      (plain, attributed) = (newValue, nil)
      textChanged()
    }
  }

  /// The text with its attributes. The label's font, colour, alignment and line break mode apply where an attribute is missing.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!]) } }
    set {
      objcStorage?.willChange("attributedText")
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      textChanged()
      objcStorage?.didChange("attributedText")
    }
  }

  /// The font of the text. The default is the system font at 17 points, which also replaces `nil`. Setting it changes the font of the whole
  /// text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      let new: UIFont = font ?? .systemFont(ofSize: UIFont.labelFontSize)
      font = new
      noteLook("font", \UILabel.font, new, .font)
      if new == oldValue && attributed == nil { return }
      setAttribute(.font, new)
    }
  }

  /// The colour of the text. The default is `UIColor.label`, which also replaces `nil`. Setting it changes the colour of the whole text.
  open var textColor: UIColor! = .label {
    didSet {
      let new: UIColor = textColor ?? .label
      textColor = new
      noteLook("textColor", \UILabel.textColor, new, .textColor)
      if new == oldValue && attributed == nil { return }
      setAttribute(.foregroundColor, new)
    }
  }

  /// The alignment of the text. The default is `.natural`: to the left, or to the right in a paragraph that reads from right to left.
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      alignment = newValue
      changeParagraphs { $0.alignment = newValue }
    }
  }

  /// The rule for text that is too long for its line. The default is `.byTruncatingTail`, which ends the text with an ellipsis.
  open var lineBreakMode: NSLineBreakMode {
    get { mode }
    set {
      mode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
    }
  }

  /// The maximum number of lines. The default is 1. A value of 0 means as many lines as the text has and the bounds can hold.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// A Boolean value that indicates whether the font shrinks, at most to `minimumScaleFactor`, before text is truncated. The default is
  /// `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } } }
  /// The smallest factor by which `adjustsFontSizeToFitWidth` scales the font size. The default is 0, which means no limit.
  ///
  /// Apple's documentation states that the font keeps its size if the value is 0. In practice, labels that only set
  /// `adjustsFontSizeToFitWidth` do shrink their font on iOS, and so does this one.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } } }

  /// The colour of a shadow, which is a copy of the text behind the text. The default is `nil`, which means no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow from the text, in points. The default is one point upwards, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowColor != nil { setNeedsDisplay() } } }
  /// The colour of the text while the label is highlighted, as in a highlighted cell. The default is `nil`, which means `textColor`.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { textChanged() } } }
  /// A Boolean value that indicates whether the text is drawn in `highlightedTextColor`. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue, highlightedTextColor != nil { textChanged() } } }

  /// The width at which multi-line text wraps to compute the intrinsic content size, in points. The default is 0, which means the width
  /// that layout has assigned.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
  /// A Boolean value that indicates whether the fonts follow the text size that the user chooses. It applies to fonts of a text style and
  /// to fonts that `UIFontMetrics` has scaled. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let (font, attributed) = (font.adjusted(to: category), attributed?.adjusted(to: category))
    if font != self.font, self.attributed == nil { self.font = font }
    if let attributed { attributedText = attributed }
  }

  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    adjustFonts()
    if traitCollection.legibilityWeight != shownWeight { textChanged() }
  }
  /// The legibility weight with which the text was last prepared.
  private var shownWeight = UILegibilityWeight.regular

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if let attributed, attributed.length > 0 {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
      self.attributed = changed
    }
    textChanged()
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    if let attributed, attributed.length > 0 {
      let changed = NSMutableAttributedString(attributedString: attributed)
      attributed.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
        guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
        change(style)
        changed.addAttribute(.paragraphStyle, value: style, range: range)
      }
      self.attributed = changed
    }
    textChanged()
  }

  private func textChanged() {
    styled = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The content of the label as a value.
  var content: LabelText {
    let text = styledText
    let smallest = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : UILabel.leastScale
    return LabelText(text: text, maxLines: max(0, numberOfLines), smallestScale: adjustsFontSizeToFitWidth ? smallest : 1)
  }

  private var styledText: StyledText {
    if let styled { return styled }
    var text = StyledText("", style: Typesetting.TextStyle(font: font.value), paragraph: ParagraphStyle())
    traitCollection.performAsCurrent { text = makeStyledText() }
    shownWeight = traitCollection.legibilityWeight
    text = text.legible(under: traitCollection)
    styled = text
    return text
  }

  @_spi(UIKit) open override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if alignment == .natural { textChanged() }
  }

  @_spi(UIKit) open override func colorsDidChange() {
    super.colorsDidChange()
    styled = nil
    setNeedsDisplay()
  }

  private func makeStyledText() -> StyledText {
    var paragraph = ParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (alignment.value(in: self), mode.value)
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor!
    let style = Typesetting.TextStyle(font: font.value, color: color.rgba)
    return attributed.map { StyledText($0, style: style, paragraph: paragraph) { runtime.attributeValues.check($0, in: runtime) } }
      ?? StyledText(plain ?? "", style: style, paragraph: paragraph)
  }

  // MARK: Size

  var pixelsPerPoint: CGFloat { contentScaleFactor }

  /// The natural size of the label. It is the size of the unwrapped text, or of the text wrapped at `preferredMaxLayoutWidth` if there are
  /// several lines.
  ///
  /// Auto Layout queries the height a second time when it knows the width. As on iOS, wrapped text does not request the narrower width that
  /// its lines need.
  open override var intrinsicContentSize: CGSize {
    fittingSize(numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  @_spi(UIKit) open override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? {
    contentWraps ? fittingSize(width).height : nil
  }
  @_spi(UIKit) open override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Returns the default content hugging priority. A label hugs its height more strongly than a plain view. (Docs/behaviour/layout.md,
  /// "Auto Layout")
  override func defaultContentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : super.defaultContentHugging(for: axis)
  }

  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { baselines(in: boundsForBaselines.size).first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { baselines(in: boundsForBaselines.size).last }

  /// Returns the baselines of the text in a label of the given size. Without text, they are those of a single line in the label's font.
  func baselines(in size: CGSize) -> TextBaselines {
    let layout = content.layout(in: size)
    if layout.lines.isEmpty { return TextBaselines(first: font.ascender, last: -font.descender) }
    let top = textTop(layout, in: CGRect(origin: .zero, size: size))
    return TextBaselines(first: top + layout.firstBaseline, last: size.height - top - layout.lastBaseline)
  }

  /// Returns the size of the text when it wraps at the width of `size`. A width of 0 and the width of a single-line label mean no limit.
  /// The height of `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
  }

  private func fittingSize(_ width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle that the text occupies, rounded up to whole pixels. Its origin is the top left corner of `bounds`. Override it
  /// in labels that add margins.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = content
    content.maxLines = max(0, numberOfLines)
    let size = content.size(width: bounds.width, pixelsPerPoint: pixelsPerPoint)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text, centred vertically in a rectangle.
  ///
  /// Override it to add margins, and call `super` with a smaller rectangle. Anything else that an override draws is not visible.
  open func drawText(in rect: CGRect) { place(rect) }

  /// Creates the layer's contents from the text.
  @_spi(UIKit) open override func displayContents() {
    guard let contents = makeContents() else { return layer.show(nil, tint: nil, scale: contentScaleFactor) }
    layer.show(contents.image, tint: contents.tint, scale: contents.scale)
    switch contentsEdge {
    case .center: layer.contentsGravity = .top
    case .right: layer.contentsGravity = .topRight
    default: layer.contentsGravity = .topLeft
    }
  }
}
