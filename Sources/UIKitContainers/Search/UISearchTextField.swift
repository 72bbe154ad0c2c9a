import QuartzCore
@_spi(UIKit) import UIKitText
@_spi(UIKit) import UIKitCore

/// The text field of a search bar, with a magnifying glass. It can also be used without a search bar.
///
/// For the sources of its behaviour, see Docs/behaviour/controls.md, "Search".
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The search bar that contains the field.
  weak var bar: UISearchBar?
  private let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: SearchMetrics.glass, height: SearchMetrics.glass))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    borderStyle = .roundedRect
    adjustsFontForContentSizeCategory = true
    font = Self.growingFont
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    dressGlass()
    (leftView, leftViewMode) = (glass, .always)
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  // MARK: Text size

  private static let plainFont = UIFont.systemFont(ofSize: SearchMetrics.font)
  private static var growingFont: UIFont { UIFontMetrics(forTextStyle: .body).scaledFont(for: plainFont) }
  /// A Boolean value that indicates whether the text and the magnifying glass follow the user's text size. A font that the app has set does
  /// not change.
  var growsWithText = true {
    didSet {
      guard growsWithText != oldValue else { return }
      if growsWithText, font == Self.plainFont { font = Self.growingFont }
      if !growsWithText, font?.scaling == Self.growingFont.scaling { font = Self.plainFont }
      dressGlass()
    }
  }
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    dressGlass()
    invalidateIntrinsicContentSize()
  }

  private var ownGlass: UIImage?
  func showGlass(_ image: UIImage?) {
    ownGlass = image
    dressGlass()
  }
  private func dressGlass() {
    let text = GrowingText(in: growsWithText ? traitCollection : .plain, least: .large)
    let side = text.length(SearchMetrics.glass, like: .body)
    glass.bounds.size = CGSize(width: side, height: side)
    let size = UIImage.SymbolConfiguration(pointSize: text.length(SearchMetrics.sign, like: .body))
    glass.image = ownGlass ?? UIImage(systemName: "magnifyingglass", withConfiguration: size)
    setNeedsLayout()
  }
  func showClearSign() { clearSignDidChange() }

  // MARK: Border

  /// The style of the border. The default is `rounded`. With any other style, there is no background unless the app sets one.
  open override var borderStyle: BorderStyle {
    didSet {
      guard borderStyle != oldValue else { return }
      layer.cornerRadius = borderStyle == .roundedRect ? SearchMetrics.corner : 0
      if borderStyle != .roundedRect, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
    }
  }
  @_spi(UIKit) open override var framesItself: Bool { true }
  @_spi(UIKit) open override var placeholderColor: UIColor { .secondaryLabel }
  @_spi(UIKit) open override var clearSign: UIImage? { bar?.image(for: .clear, state: .normal) ?? super.clearSign }

  /// Sets the opacity of the field's content, which fades while the field scrolls away.
  func showContent(_ alpha: CGFloat) {
    for view in subviews { view.alpha = alpha }
  }

  // MARK: Layout

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.leftViewRect(forBounds: bounds)
    let x = readsRightToLeft ? bounds.maxX - SearchMetrics.glassX - rect.width : bounds.minX + SearchMetrics.glassX
    return moved(CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height), .search)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    let inwards = readsRightToLeft ? SearchMetrics.clearGap : -SearchMetrics.clearGap
    return moved(rect.offsetBy(dx: inwards, dy: 0), bar?.shownSideIcon ?? .bookmark)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = SearchMetrics.clear
    let x = readsRightToLeft ? bounds.minX + SearchMetrics.clearGap : bounds.maxX - SearchMetrics.clearGap - side
    return moved(CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side), .clear)
  }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    if leftView != nil, leftViewMode != .never {
      if !readsRightToLeft { rect.origin.x += SearchMetrics.glassGap }
      rect.size.width = max(0, rect.width - SearchMetrics.glassGap)
    }
    let offset = bar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let offset = bar?.positionAdjustment(for: icon) ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// The natural size of the field, which has a height and no width. A search bar determines its frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SearchMetrics.field + SearchMetrics.growth(in: traitCollection))
  }
}
