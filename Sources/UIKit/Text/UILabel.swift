import CoreGraphics
import QuartzCore
import Typesetting

/// A view of a few lines of text.
///
/// It is drawn as coverage at the screen's scale and coloured by the compositor. Its text is drawn anew when what it shows or the
/// bounds' size changes; while its size is animated the text keeps its place and size and does not stretch.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var alignment = NSTextAlignment.natural
  private var mode = NSLineBreakMode.byTruncatingTail
  private var styled: StyledText?
  /// What `drawText(in:)` is to note instead of drawing, while the contents are being made.
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

  /// Text is read; without any there is nothing to read.
  override var isElementByItself: Bool { attributed == nil ? plain?.isEmpty == false : attributed?.length != 0 }
  override var traitsByThemselves: UIAccessibilityTraits { .staticText }
  /// What accessibility reads, unless another label was set: the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Smaller text than this share of its font's size is no text.
  private static let leastScale: CGFloat = 0.05

  // MARK: Text

  /// What is shown; setting it forgets attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      if newValue == plain && attributed == nil { return }
      (plain, attributed) = (newValue, nil)
      textChanged()
    }
  }

  /// The text with attributes of its own. Where they say nothing, the label's font, colour, alignment and line-break mode hold.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!]) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      textChanged()
    }
  }

  /// The system font at 17 points at first. Setting it holds for the whole text; nil restores the first.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      let new: UIFont = font ?? .systemFont(ofSize: UIFont.labelFontSize)
      font = new
      noteLook("font", \UILabel.font, new, .font)
      if new == oldValue && attributed == nil { return }
      setAttribute(.font, new)
    }
  }

  /// Setting it holds for the whole text; nil restores the label colour.
  open var textColor: UIColor! = .label {
    didSet {
      let new: UIColor = textColor ?? .label
      textColor = new
      noteLook("textColor", \UILabel.textColor, new, .textColor)
      if new == oldValue && attributed == nil { return }
      setAttribute(.foregroundColor, new)
    }
  }

  /// Natural at first: left, or right in a paragraph that reads to the left.
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      alignment = newValue
      changeParagraphs { $0.alignment = newValue }
    }
  }

  /// Cut at the end with an ellipsis at first.
  open var lineBreakMode: NSLineBreakMode {
    get { mode }
    set {
      mode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
    }
  }

  /// 1 at first; 0 means as many as the text has and the bounds hold.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// Makes the font smaller, down to `minimumScaleFactor` of its size, before text is cut.
  open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } } }
  /// The least share of the font's size; 0, the default, lets it shrink as far as it must.
  ///
  /// Apple's documentation says that 0 keeps the size; labels that only set `adjustsFontSizeToFitWidth` do shrink.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } } }

  /// A copy of the text in this colour behind it; none at first.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the shadow lies; a point above the text at first, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowColor != nil { setNeedsDisplay() } } }
  /// The text's colour while the label is highlighted, as in a highlighted cell.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { textChanged() } } }
  /// Whether the text is shown in `highlightedTextColor`; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue, highlightedTextColor != nil { textChanged() } } }

  /// Where several lines wrap for the intrinsic size; 0, the default, takes the width that layout gave.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether fonts of text styles, and those that `UIFontMetrics` scaled, follow the text size that the user chooses; false at first.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let (font, attributed) = (font.adjusted(to: category), attributed?.adjusted(to: category))
    if font != self.font, self.attributed == nil { self.font = font }
    if let attributed { attributedText = attributed }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    adjustFonts()
    if traitCollection.legibilityWeight != shownWeight { textChanged() }
  }
  /// Whether the text was to be bolder when it was set last.
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

  /// What is shown, as a value.
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

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if alignment == .natural { textChanged() }
  }

  override func colorsDidChange() {
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

  /// The text without wrapping; with several lines and a preferred width, wrapped there.
  ///
  /// Auto Layout asks again for the height when it knows the width. Wrapped text does not ask for the narrower width that its lines
  /// need, as a label of UIKit's does not.
  open override var intrinsicContentSize: CGSize {
    fittingSize(numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? {
    contentWraps ? fittingSize(width).height : nil
  }
  override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// A label keeps its height rather than a plain view does. (BEHAVIOUR §10)
  override func defaultContentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : super.defaultContentHugging(for: axis)
  }

  override var firstBaselineFromTop: CGFloat? { baselines(in: boundsForBaselines.size).first }
  override var lastBaselineFromBottom: CGFloat? { baselines(in: boundsForBaselines.size).last }

  /// The baselines of the text in a label of a size. A label without text has those of a line that could stand there.
  func baselines(in size: CGSize) -> TextBaselines {
    let layout = content.layout(in: size)
    if layout.lines.isEmpty { return TextBaselines(first: font.ascender, last: -font.descender) }
    let top = textTop(layout, in: CGRect(origin: .zero, size: size))
    return TextBaselines(first: top + layout.firstBaseline, last: size.height - top - layout.lastBaseline)
  }

  /// The size of the text wrapped at `size`'s width; that of a single line, and a width of 0, is no limit, and no height is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
  }

  private func fittingSize(_ width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The rectangle that the text takes up within bounds, in whole pixels, from their top left. Override it for labels with margins.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = content
    content.maxLines = max(0, numberOfLines)
    let size = content.size(width: bounds.width, pixelsPerPoint: pixelsPerPoint)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text in the middle of a rectangle's height. Override it to give the text margins, calling `super` with a smaller
  /// rectangle; nothing else that an override draws is shown.
  open func drawText(in rect: CGRect) { place(rect) }

  /// Makes the layer's contents from the text.
  override func displayContents() {
    guard let contents = makeContents() else { return layer.show(nil, tint: nil, scale: contentScaleFactor) }
    layer.show(contents.image, tint: contents.tint, scale: contents.scale)
    switch contentsEdge {
    case .center: layer.contentsGravity = .top
    case .right: layer.contentsGravity = .topRight
    default: layer.contentsGravity = .topLeft
    }
  }
}
