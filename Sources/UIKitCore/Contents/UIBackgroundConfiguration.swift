import QuartzCore

/// The configuration of the background behind the content of a cell or a button.
public struct UIBackgroundConfiguration {
  /// The purpose of the configuration. It determines the default colours.
  enum Role: Hashable { case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarCell, button }
  let role: Role

  /// The custom view that replaces the coloured background. The default is `nil`.
  public var customView: UIView?
  /// The corner radius in points. The default is 0, except in sidebars.
  public var cornerRadius: CGFloat = 0 { didSet { hasOwnCorners = true } }
  /// The insets of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the superview are added to the insets. The default is an empty set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background colour. If the value is `nil`, the tint colour is used.
  public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
  /// The transformer that is applied to the background colour. The default is `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the background colour. The default is `nil`.
  public var visualEffect: UIVisualEffect?
  /// The image in front of the background colour. The default is `nil`.
  public var image: UIImage?
  /// The content mode of the image. The default is `UIView.ContentMode.scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border. If the value is `nil`, which is the default, the tint colour is used.
  public var strokeColor: UIColor?
  /// The transformer that is applied to the border colour. The default is `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points. The default is 0, which means no border.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the border extends beyond the background, in points. The default is 0.
  public var strokeOutset: CGFloat = 0

  private var hasOwnColor = false
  private(set) var hasOwnCorners = false

  private init(_ role: Role, _ color: UIColor?) {
    (self.role, backgroundColor) = (role, color)
  }

  // MARK: Styles

  /// Creates a transparent background.
  public static func clear() -> Self { Self(.clear, .clear) }
  /// Creates the background of a list row. Here it is that of a plain list.
  public static func listCell() -> Self { listPlainCell() }
  /// Creates the background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell, .systemBackground) }
  /// Creates the background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell, .secondarySystemGroupedBackground) }
  /// Creates the background of a list header. Here it is that of a grouped list.
  public static func listHeader() -> Self { listGroupedHeaderFooter() }
  /// Creates the background of a list footer. Here it is that of a grouped list.
  public static func listFooter() -> Self { listGroupedHeaderFooter() }
  /// Creates the background of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader, .systemBackground) }
  /// Creates the background of a header or a footer in a grouped list, which is transparent.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader, .clear) }
  /// Creates the background of a row in a sidebar.
  public static func listSidebarCell() -> Self { sidebar() }
  /// Creates the background of a row in a sidebar that is displayed next to another list.
  public static func listAccompaniedSidebarCell() -> Self { sidebar() }
  /// Creates the background of a header in a sidebar, which is transparent.
  public static func listSidebarHeader() -> Self { Self(.groupedHeader, .clear) }
  /// Creates the background of a button. The button's style determines the colour.
  static func button() -> Self { Self(.button, nil) }
  private static func sidebar() -> Self {
    var sidebar = Self(.sidebarCell, .clear)
    (sidebar.cornerRadius, sidebar.hasOwnCorners) = (SidebarMetrics.cornerRadius, true)
    sidebar.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: SidebarMetrics.inset, bottom: 0, trailing: SidebarMetrics.inset)
    return sidebar
  }

  // MARK: State

  /// Returns the configuration for a state of the cell. Selected and highlighted rows are grey. In a sidebar they have the tint colour.
  ///
  /// A colour that the app has set stays the same.
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
  /// Returns the configuration with a corner radius and with a button's colour, unless the app has set another colour.
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

  /// Returns the background colour after the transformer. The tint colour replaces a missing colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the border colour after the transformer. The tint colour replaces a missing colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The lengths of sidebars, in points. They are folklore.
private enum SidebarMetrics {
  static let cornerRadius: CGFloat = 10, inset: CGFloat = 8
}

/// A view that displays a background configuration.
@MainActor
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration { didSet { show(from: oldValue) } }
  /// The corners that a list rounds if its rows are on a card.
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

/// The corners of a row that are corners of its section's card.
package struct CardCorners: Hashable {
  package var radius: CGFloat = 0
  package var corners: CACornerMask = []

  package init(radius: CGFloat = 0, corners: CACornerMask = []) { (self.radius, self.corners) = (radius, corners) }
}
extension CACornerMask {
  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
