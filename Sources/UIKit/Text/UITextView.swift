import CoreGraphics
import QuartzCore
import Typesetting

/// What a text view tells; there is no editing and no selection, so nothing but scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A scrolling column of text, to be read.
///
/// It is drawn in tiles of half a thousand points, of which only those near the screen exist, so that a long article costs no more
/// than a short one. Editing and selecting are not supported.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var attributed = NSAttributedString(string: "")
  private var styled: StyledText?
  private var laidOut: (layout: TextLayout, width: CGFloat)?
  private let canvas = TextCanvas(frame: .zero)

  /// The column; its padding and number of lines can be changed.
  public private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.textChanged() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addSubview(canvas)
  }

  /// A text view with a column of its own; `textContainer` must be nil.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    precondition(textContainer == nil, "UITextView(frame:textContainer:) makes its own container; pass nil and change `textContainer`")
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    addSubview(canvas)
  }

  /// Hears of scrolling.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// The scroll view's, whose name the delegate shares.
  private var scrollDelegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  /// What accessibility reads, unless another value was set: the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Text

  /// The text; setting it gives it the view's font, colour and alignment throughout.
  open var text: String! {
    get { attributed.string }
    set {
      attributed = NSAttributedString(string: newValue ?? "")
      textChanged()
    }
  }

  /// The text with its attributes. Where they say nothing, the view's font, colour and alignment hold.
  open var attributedText: NSAttributedString! {
    get { attributed }
    set {
      attributed = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      textChanged()
    }
  }

  /// nil, the default, is the system font at 12 points. Setting it holds for the whole text.
  open var font: UIFont? { didSet { if let font { setAttribute(.font, font) } else { textChanged() } } }
  /// nil, the default, is the label colour. Setting it holds for the whole text.
  open var textColor: UIColor? { didSet { if let textColor { setAttribute(.foregroundColor, textColor) } else { textChanged() } } }
  /// Natural by default: left, or right in a paragraph that reads to the left.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textChanged() } } }
  /// Around the column; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  /// False.
  ///
  /// - Precondition: it is not set to true; editing is not supported.
  open var isEditable: Bool {
    get { false }
    set { precondition(!newValue, "UITextView.isEditable = true: text views are for reading here; take the input elsewhere") }
  }
  /// False.
  ///
  /// - Precondition: it is not set to true; selecting is not supported.
  open var isSelectable: Bool {
    get { false }
    set { precondition(!newValue, "UITextView.isSelectable = true: text cannot be selected here; leave it false") }
  }

  /// False makes the view as tall as its text for Auto Layout.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

  /// Whether fonts of text styles, and those that `UIFontMetrics` scaled, follow the text size that the user chooses; false at first.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let changed = attributed.adjusted(to: category)
    if let font, font.adjusted(to: category) != font { self.font = font.adjusted(to: category) }
    if let changed { attributedText = changed }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    adjustFonts()
    textChanged()
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if attributed.length > 0 {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.removeAttribute(key, range: NSRange(location: 0, length: attributed.length))
      attributed = changed
    }
    textChanged()
  }

  private func textChanged() {
    (styled, laidOut) = (nil, nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    wantsDisplay = true
  }

  /// The text is in the canvas below, which is filled by layout: a view that was never shown is laid out to be drawn.
  override func displayContents() {
    super.displayContents()
    layoutIfNeeded()
  }

  private var styledText: StyledText {
    if let styled { return styled }
    var text = StyledText("", style: Typesetting.TextStyle(font: .system(size: 12)), paragraph: ParagraphStyle())
    traitCollection.performAsCurrent { text = makeStyledText() }
    text = text.legible(under: traitCollection)
    styled = text
    return text
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    textChanged()
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    (styled, laidOut) = (nil, nil)
    setNeedsLayout()
  }

  private func makeStyledText() -> StyledText {
    var paragraph = ParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (textAlignment.value(in: self), textContainer.lineBreakMode.value)
    let style = Typesetting.TextStyle(font: font?.value ?? .system(size: 12), color: (textColor ?? .label).rgba)
    return StyledText(attributed, style: style, paragraph: paragraph) { runtime.attributeValues.check($0, in: runtime) }
  }

  // MARK: Layout

  private var margins: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  private func layout(width: CGFloat) -> TextLayout {
    if let laidOut, laidOut.width == width { return laidOut.layout }
    let column = width.isFinite && width < TextLayout.unlimited ? max(0, width - margins.width) : nil
    let layout = Typesetter.standard.layout(
      styledText, width: column, maxLines: textContainer.maximumNumberOfLines, countsTrailingNewline: true)
    return layout
  }

  private func contentHeight(_ layout: TextLayout) -> CGFloat { (layout.size.height + margins.height).roundedUp(pixelsPerPoint) }
  private var pixelsPerPoint: CGFloat { contentScaleFactor }

  /// The size of the text wrapped at `size`'s width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(width: size.width > 0 ? size.width : .infinity)
    return CGSize(width: (layout.size.width + margins.width).roundedUp(pixelsPerPoint), height: contentHeight(layout))
  }

  /// None while the text scrolls; else the size of the text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(.zero)
  }

  override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? {
    contentWraps ? contentHeight(layout(width: width)) : nil
  }
  override var contentWraps: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOut?.width != bounds.width { laidOut = (layout(width: bounds.width), bounds.width) }
    guard let layout = laidOut?.layout else { return }
    textContainer.size.width = bounds.width - textContainerInset.left - textContainerInset.right
    let size = CGSize(width: bounds.width, height: contentHeight(layout))
    if contentSize != size { contentSize = size }
    let origin = CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    canvas.show(layout, at: origin, size: size, pixelsPerPoint: pixelsPerPoint)
  }

  /// Scrolls as little as shows a range of characters.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let layout = laidOut?.layout, range.location != NSNotFound else { return }
    let origin = CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    let end = range.location + max(1, range.length)
    let rects = layout.rects(for: range.location..<end).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    guard let first = rects.first else { return }
    scrollRectToVisible(rects.dropFirst().reduce(first) { $0.union($1) }, animated: false)
  }
}

extension TextLayout {
  /// Widths that mean none.
  fileprivate static let unlimited: CGFloat = 1_000_000
}
