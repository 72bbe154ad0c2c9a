import QuartzCore

/// A header or a footer of a table view's section, which can be used again. (BEHAVIOUR-2 §19.1)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITitled, PooledView {
  /// Where an app's own views belong; as large as the view. With a content configuration it is the view that shows that.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredContent(of: self)
  /// By which it can be used again; nil if it cannot.
  open private(set) var reuseIdentifier: String?
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The title; a plain one by default.
  open var textLabel: UILabel? { title() }
  /// A second text, below the title; footers of grouped tables once had it.
  open var detailTextLabel: UILabel? { detail() }
  private var titleView: UILabel?, detailView: UILabel?
  /// The view whose first line of text stands for this one's: the one that a configuration shows, or the title.
  open override var forFirstBaselineLayout: UIView {
    contentConfiguration == nil ? titleView ?? detailView ?? self : contentView.forFirstBaselineLayout
  }
  /// The view whose last line of text stands for this one's: the one that a configuration shows, or the second text.
  open override var forLastBaselineLayout: UIView {
    contentConfiguration == nil ? detailView ?? titleView ?? self : contentView.forLastBaselineLayout
  }

  /// What the table says of its place.
  var surroundings = TitleSurroundings() {
    didSet {
      guard surroundings != oldValue else { return }
      restyle()
      if surroundings.isPinned != oldValue.isPinned { setNeedsUpdateConfiguration() }
      setNeedsLayout()
    }
  }
  /// The table made it, for a title of the data source's.
  var isTables = false
  override var heightInStack: Int { isLeaving ? 0 : 1 }
  var isLeaving = false

  /// A view without content; without an identifier it is not used again.
  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insetsLayoutMarginsFromSafeArea = false
  }
  /// A view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  /// About to be used again for another section.
  open func prepareForReuse() {}
  func wasPutAway() {}

  // MARK: Configurations

  /// What the view shows; nil, the default, leaves the content view to its title and the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set { configured.contentConfiguration = newValue }
  }
  /// Whether the content configuration is updated for the view's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// A content configuration that suits the place, without any content: that of a header, or of a footer, of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (surroundings.style, surroundings.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
  /// What lies behind the content, instead of the background view; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set { configured.backgroundConfiguration = newValue }
  }
  /// Whether the background configuration is updated for the view's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What configurations depend on.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    (state.isDisabled, state.isPinned) = (!isUserInteractionEnabled, surroundings.isPinned)
    return state
  }
  /// Asks for an update in the next layout, however often it is called before.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Takes a state over; called before the view is shown and when its state has changed. By default it updates the configurations, as far as
  /// they are updated automatically.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// A function that takes a state over; called after `updateConfiguration(using:)`.
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
  /// A configured content keeps clear of what the safe area leaves out at the sides.
  private func placeConfigured() {
    guard contentConfiguration != nil else { return }
    let width = max(bounds.width - surroundings.safeLeft - surroundings.safeRight, 0)
    let place = CGRect(x: surroundings.safeLeft, y: 0, width: width, height: bounds.height)
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

  /// The fonts that the system gave, as long as nobody gave others.
  private var givenFont: UIFont?
  private func restyle() {
    let side = surroundings.margin
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: side + surroundings.safeLeft, bottom: 8, right: side + surroundings.safeRight)
    guard let titleView, givenFont == nil || titleView.font == givenFont else { return }
    let isPlainHeader = surroundings.style == .plain
    let font = UIFont.preferredFont(
      forTextStyle: isPlainHeader && !surroundings.isFooter ? .headline : .footnote, compatibleWith: traitCollection)
    (givenFont, titleView.font) = (font, font)
    titleView.textColor = isPlainHeader && !surroundings.isFooter ? .label : .secondaryLabel
  }

  /// Above and below the title.
  private var insets: (top: CGFloat, bottom: CGFloat) {
    switch (surroundings.style, surroundings.isFooter) {
    case (.plain, _): (3, 3)
    case (_, true): (TableMetrics.footerTop, TableMetrics.footerBottom)
    case (.grouped, false): (surroundings.isFirst ? TableMetrics.firstTitleTop : TableMetrics.titleTop, TableMetrics.titleBottom)
    case (.insetGrouped, false): (TableMetrics.titleTop, TableMetrics.titleBottom)
    }
  }
  private var side: (left: CGFloat, right: CGFloat) {
    (surroundings.margin + surroundings.safeLeft, surroundings.margin + surroundings.safeRight)
  }

  override var isElementByItself: Bool { true }
  override var mergesTexts: Bool { true }
  /// What was set; else what the texts in it say.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? mergedLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// A header begins a part of the table. (BEHAVIOUR-2 §21.5)
  override var traitsByThemselves: UIAccessibilityTraits { surroundings.isFooter ? .staticText : .header }

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
      switch (surroundings.style, surroundings.isFooter) {
      case (.plain, _): (bounds.height - texts) / 2
      case (_, true): insets.top
      case (_, false): bounds.height - insets.bottom - texts
      }
    let top = (y * layoutScale).rounded() / layoutScale
    titleView?.frame = CGRect(x: side.left, y: top, width: width, height: size.height)
    detailView?.frame = CGRect(x: side.left, y: top + size.height, width: width, height: detail.height)
  }

  /// As high as the content needs at a width: as its constraints say, else as its title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(targetSize.width)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }

  private func fittingHeight(_ width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if contentConfiguration != nil, contentView.constraints.isEmpty {
      let inside = max(width - surroundings.safeLeft - surroundings.safeRight, 0)
      let own = contentView.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
      return (surroundings.style == .plain ? max(own, TableMetrics.plainHeader) : own).roundedUp(layoutScale)
    }
    if !contentView.constraints.isEmpty {
      return contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height.roundedUp(layoutScale)
    }
    let room = CGSize(width: max(width - side.left - side.right, 0), height: .greatestFiniteMagnitude)
    let texts = (titleView?.sizeThatFits(room).height ?? 0) + (detailView?.sizeThatFits(room).height ?? 0)
    let height = texts + insets.top + insets.bottom
    return (surroundings.style == .plain ? max(height, TableMetrics.plainHeader) : height).roundedUp(layoutScale)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Behind the title of a plain table while rows go by beneath it.
  func showHeld(_ isHeld: Bool) {
    guard isTables, backgroundView == nil || backgroundView is HeldBackground else { return }
    if backgroundView == nil {
      guard isHeld else { return }
      backgroundView = HeldBackground()
    }
    backgroundView?.alpha = isHeld ? 1 : 0
  }
}

/// What a table says of a header's or a footer's place.
struct TitleSurroundings: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false, isFirst = false
  /// It stays in sight while its section goes by.
  var isPinned = false
  var margin = TableMetrics.margin
  var safeLeft: CGFloat = 0, safeRight: CGFloat = 0
}

/// Almost the table's own background.
private final class HeldBackground: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground.withAlphaComponent(0.94)
  }
  required init?(coder: NSCoder) { nil }
}
