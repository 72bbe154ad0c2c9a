import QuartzCore

/// What lies behind the content of a cell or a button.
public struct UIBackgroundConfiguration {
  /// For what it was made: the colours that it has as long as nobody says others.
  enum Role: Hashable { case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarCell, button }
  let role: Role

  /// A view of the app's own, in the place of the coloured one.
  public var customView: UIView?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0 { didSet { hasOwnCorners = true } }
  /// How far it keeps from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the content's margins are added to those.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil stands for the tint.
  public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
  /// Makes another colour of that one.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What is done to what lies beneath; nil for nothing.
  public var visualEffect: UIVisualEffect?
  /// A picture in front of the colour.
  public var image: UIImage?
  /// How the picture is laid out.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of a line around it; nil stands for the tint.
  public var strokeColor: UIColor?
  /// Makes another colour of that one.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide the line is; 0, the default, is none.
  public var strokeWidth: CGFloat = 0
  /// How far the line stands outside of the edge.
  public var strokeOutset: CGFloat = 0

  private var hasOwnColor = false
  private(set) var hasOwnCorners = false

  private init(_ role: Role, _ color: UIColor?) {
    (self.role, backgroundColor) = (role, color)
  }

  // MARK: Styles

  /// Nothing.
  public static func clear() -> Self { Self(.clear, .clear) }
  /// Behind a row, as the list that it stands in has them.
  public static func listCell() -> Self { listPlainCell() }
  /// Behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell, .systemBackground) }
  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell, .secondarySystemGroupedBackground) }
  /// Behind a header, as the list that it stands in has them.
  public static func listHeader() -> Self { listGroupedHeaderFooter() }
  /// Behind a footer, as the list that it stands in has them.
  public static func listFooter() -> Self { listGroupedHeaderFooter() }
  /// Behind a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader, .systemBackground) }
  /// Behind a header or a footer of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader, .clear) }
  /// Behind a row of a sidebar.
  public static func listSidebarCell() -> Self { sidebar() }
  /// Behind a row of a sidebar that has other lists beside it.
  public static func listAccompaniedSidebarCell() -> Self { sidebar() }
  /// Behind a header of a sidebar: nothing.
  public static func listSidebarHeader() -> Self { Self(.groupedHeader, .clear) }
  /// Behind a button: what its style says.
  static func button() -> Self { Self(.button, nil) }
  private static func sidebar() -> Self {
    var sidebar = Self(.sidebarCell, .clear)
    (sidebar.cornerRadius, sidebar.hasOwnCorners) = (SidebarMetrics.cornerRadius, true)
    sidebar.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: SidebarMetrics.inset, bottom: 0, trailing: SidebarMetrics.inset)
    return sidebar
  }

  // MARK: State

  /// This, as it is in a state of its cell: chosen rows are gray, those of a sidebar tinted.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard !hasOwnColor else { return self }
    let isChosen =
      switch state {
      case let cell as UICellConfigurationState: cell.isSelected || cell.isHighlighted
      case let view as UIViewConfigurationState: view.isSelected || view.isHighlighted
      default: false
      }
    var updated = self
    updated.setColor(color(isChosen))
    return updated
  }
  /// This with a button's colour, unless the app has set one, and with its corners.
  func dressed(color: UIColor, radius: CGFloat) -> Self {
    var dressed = self
    if !hasOwnColor { dressed.setColor(color) }
    dressed.cornerRadius = radius
    return dressed
  }
  private mutating func setColor(_ color: UIColor?) {
    backgroundColor = color
    hasOwnColor = false
  }
  private func color(_ isChosen: Bool) -> UIColor? {
    switch role {
    case .clear, .groupedHeader, .button: .clear
    case .plainHeader: .systemBackground
    case .plainCell: isChosen ? .systemGray4 : .systemBackground
    case .groupedCell: isChosen ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: isChosen ? nil : .clear
    }
  }

  /// The colour that is shown, where the tint is a view's.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the line that is shown, where the tint is a view's.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Lengths of sidebars, in points. (K)
private enum SidebarMetrics {
  static let cornerRadius: CGFloat = 10, inset: CGFloat = 8
}

/// Shows a background configuration.
@MainActor
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration { didSet { show(from: oldValue) } }
  /// Corners that a list rounds where its rows stand in a card.
  var card = CardCorners() { didSet { if card != oldValue { show(from: configuration) } } }
  private let fill = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    show(from: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func show(from old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
    if let custom = configuration.customView, custom.superview !== self { addSubview(custom) }
    fill.isHidden = configuration.customView != nil
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let corners = configuration.hasOwnCorners ? CardCorners(radius: configuration.cornerRadius, corners: .all) : card
    for view in [fill, configuration.customView].compactMap({ $0 }) {
      view.layer.cornerRadius = corners.corners.isEmpty ? 0 : corners.radius
      view.layer.maskedCorners = corners.corners
      view.layer.masksToBounds = corners.radius > 0
    }
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
    showEffect()
    showImage()
    setNeedsLayout()
  }
  private func showEffect() {
    effectView?.effect = configuration.visualEffect
    guard configuration.visualEffect != nil, effectView == nil else { return }
    let made = UIVisualEffectView(effect: configuration.visualEffect)
    insertSubview(made, at: 0)
    effectView = made
  }
  private func showImage() {
    if imageView == nil, configuration.image != nil {
      let made = UIImageView()
      fill.addSubview(made)
      imageView = made
    }
    imageView?.image = configuration.image
    imageView?.contentMode = configuration.imageContentMode
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    if let margins = superview?.layoutMargins {
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.leading) { insets.leading += margins.left }
      if edges.contains(.trailing) { insets.trailing += margins.right }
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
    for view in [fill, effectView, configuration.customView].compactMap({ $0 }) { view.frame = place.insetBy(dx: -outset, dy: -outset) }
    imageView?.frame = fill.bounds
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(from: configuration)
  }
  override func colorsDidChange() {
    super.colorsDidChange()
    show(from: configuration)
  }
}

/// Which corners of a row are those of the card that its section is.
struct CardCorners: Hashable {
  var radius: CGFloat = 0
  var corners: CACornerMask = []
}
extension CACornerMask {
  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
