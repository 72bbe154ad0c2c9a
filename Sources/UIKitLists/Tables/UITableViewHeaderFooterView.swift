import QuartzCore
@_spi(UIKit) import UIKitCore

/// A reusable view for the header or the footer of a table view's section.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table geometry".
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITitled, PooledView {
  /// The view to which an app adds the subviews. It is as large as this view. With a content configuration it is the view that displays the
  /// configuration.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredContent(of: self)
  /// The identifier under which the view can be reused. A view whose identifier is `nil` is not reused.
  open private(set) var reuseIdentifier: String?
  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The label of the title, in the system's style for the table view and the position.
  open var textLabel: UILabel? { title() }
  /// The label of a secondary text below the title. iOS used it only in the footers of grouped tables.
  open var detailTextLabel: UILabel? { detail() }
  private var titleView: UILabel?, detailView: UILabel?
  /// The view whose first line of text is the first baseline. It is the configuration's view, or the title's label.
  open override var forFirstBaselineLayout: UIView {
    contentConfiguration == nil ? titleView ?? detailView ?? self : contentView.forFirstBaselineLayout
  }
  /// The view whose last line of text is the last baseline. It is the configuration's view, or the label of the secondary text.
  open override var forLastBaselineLayout: UIView {
    contentConfiguration == nil ? detailView ?? titleView ?? self : contentView.forLastBaselineLayout
  }

  /// The position of the view in its table view, and the properties that it takes from the table view.
  var environment = TitleEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      restyle()
      if environment.isPinned != oldValue.isPinned { setNeedsUpdateConfiguration() }
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the table view created this view for a title of the data source.
  var isTables = false
  @_spi(UIKit) open override var heightInStack: Int { isDisappearing ? 0 : 1 }
  var isDisappearing = false

  /// Creates a view without content. A view without a reuse identifier is not reused.
  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insetsLayoutMarginsFromSafeArea = false
  }
  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view is reused for another section. A subclass overrides this method to reset its state. The default implementation
  /// does nothing.
  open func prepareForReuse() {}
  func wasPutAway() {}

  // MARK: Configurations

  /// The configuration that determines the content. The default is `nil`, which leaves the content to the title's label and the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set { configured.contentConfiguration = newValue }
  }
  /// A Boolean value that indicates whether the content configuration is updated when the view's state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns a content configuration that suits a header or a footer in the table's style. It has no text yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (environment.style, environment.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
  /// The configuration of the background. It replaces the background view. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set { configured.backgroundConfiguration = newValue }
  }
  /// A Boolean value that indicates whether the background configuration is updated when the view's state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state of the view on which its configurations depend.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    (state.isDisabled, state.isPinned) = (!isUserInteractionEnabled, environment.isPinned)
    return state
  }
  /// Requests an update of the configurations in the next layout pass. Several requests before that pass result in one update.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Called to apply a state, before the view is shown and after its state has changed.
  ///
  /// The default implementation updates the configurations that are updated automatically.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// The closure that applies a state. It is called after `updateConfiguration(using:)`. The default is `nil`.
  open var configurationUpdateHandler: ((_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
  /// Places the configuration's view within the safe area at the sides.
  private func placeConfigured() {
    guard contentConfiguration != nil else { return }
    let width = max(bounds.width - environment.safeLeft - environment.safeRight, 0)
    let place = CGRect(x: environment.safeLeft, y: 0, width: width, height: bounds.height)
    if contentView.frame != place { contentView.frame = place }
  }

  // MARK: Titles

  private func title() -> UILabel {
    if let titleView { return titleView }
    let label = UILabel()
    label.numberOfLines = 0
    titleView = label
    contentView.addSubview(label)
    restyle()
    setNeedsLayout()
    return label
  }
  private func detail() -> UILabel {
    if let detailView { return detailView }
    let label = UILabel()
    label.numberOfLines = 0
    (label.font, label.textColor) = (.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection), .secondaryLabel)
    detailView = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The font that the system has set, which changes with the text size unless the app sets another font.
  private var givenFont: UIFont?
  private func restyle() {
    let side = environment.margin
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: side + environment.safeLeft, bottom: 8, right: side + environment.safeRight)
    guard let titleView, givenFont == nil || titleView.font == givenFont else { return }
    let isPlainHeader = environment.style == .plain
    let font = UIFont.preferredFont(
      forTextStyle: isPlainHeader && !environment.isFooter ? .headline : .footnote, compatibleWith: traitCollection)
    (givenFont, titleView.font) = (font, font)
    titleView.textColor = isPlainHeader && !environment.isFooter ? .label : .secondaryLabel
  }

  /// The insets above and below the title.
  private var insets: (top: CGFloat, bottom: CGFloat) {
    switch (environment.style, environment.isFooter) {
    case (.plain, _): (3, 3)
    case (_, true): (TableMetrics.footerTop, TableMetrics.footerBottom)
    case (.grouped, false): (environment.isFirst ? TableMetrics.firstTitleTop : TableMetrics.titleTop, TableMetrics.titleBottom)
    case (.insetGrouped, false): (TableMetrics.titleTop, TableMetrics.titleBottom)
    }
  }
  private var side: (left: CGFloat, right: CGFloat) {
    (environment.margin + environment.safeLeft, environment.margin + environment.safeRight)
  }

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  @_spi(UIKit) open override var mergesTexts: Bool { true }
  /// The text that VoiceOver speaks for the view. If the app sets none, it consists of the texts in the view.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? runtime.services.screenReader.mergedLabel(of: self) }
    set { super.accessibilityLabel = newValue }
  }
  /// A header begins a part of the table. (Docs/behaviour/controls.md, "Accessibility of controls")
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { environment.isFooter ? .staticText : .header }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeConfigured()
    guard contentConfiguration == nil, titleView != nil || detailView != nil else { return }
    let width = max(bounds.width - side.left - side.right, 0)
    let size = titleView?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    let detail = detailView?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    let texts = size.height + detail.height
    let y =
      switch (environment.style, environment.isFooter) {
      case (.plain, _): (bounds.height - texts) / 2
      case (_, true): insets.top
      case (_, false): bounds.height - insets.bottom - texts
      }
    let top = (y * layoutScale).rounded() / layoutScale
    titleView?.frame = CGRect(x: side.left, y: top, width: width, height: size.height)
    detailView?.frame = CGRect(x: side.left, y: top + size.height, width: width, height: detail.height)
  }

  /// Returns the target width, and the height that the content needs at this width. The constraints determine it, or else the texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(targetSize.width)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }

  private func fittingHeight(_ width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if contentConfiguration != nil, contentView.constraints.isEmpty {
      let inside = max(width - environment.safeLeft - environment.safeRight, 0)
      let own = contentView.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
      return (environment.style == .plain ? max(own, TableMetrics.plainHeader) : own).roundedUp(layoutScale)
    }
    if !contentView.constraints.isEmpty {
      return contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height.roundedUp(layoutScale)
    }
    let room = CGSize(width: max(width - side.left - side.right, 0), height: .greatestFiniteMagnitude)
    let texts = (titleView?.sizeThatFits(room).height ?? 0) + (detailView?.sizeThatFits(room).height ?? 0)
    let height = texts + insets.top + insets.bottom
    return (environment.style == .plain ? max(height, TableMetrics.plainHeader) : height).roundedUp(layoutScale)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Shows or hides the background of a plain table's title, which is visible while rows scroll beneath the title.
  func showHeld(_ isHeld: Bool) {
    guard isTables, backgroundView == nil || backgroundView is HeldBackground else { return }
    if backgroundView == nil {
      guard isHeld else { return }
      backgroundView = HeldBackground()
    }
    backgroundView?.alpha = isHeld ? 1 : 0
  }
}

/// The position of a header or a footer in its table view.
struct TitleEnvironment: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false, isFirst = false
  /// A Boolean value that indicates whether the view is held at the table's edge while its section scrolls past.
  var isPinned = false
  var margin = TableMetrics.margin
  var safeLeft: CGFloat = 0, safeRight: CGFloat = 0
}

/// A background that is almost the table's own colour.
private final class HeldBackground: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground.withAlphaComponent(0.94)
  }
  required init?(coder: NSCoder) { nil }
}
