/// A control that says what it does, in words or a picture, and does it when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How far a system button dims while a finger holds it, and how long it takes to come back (choices; no source).
  static let dimmedAlpha = 0.2, undimming = 0.47
  /// Room above and below a title, and the width of the shortest one, in a button without insets or configuration. (BEHAVIOUR §26)
  static let titleRoom: CGFloat = 6, leastTitleWidth: CGFloat = 30

  /// Said when the button was made.
  open internal(set) var buttonType = ButtonType.custom
  /// A button with a configuration takes title, picture, colours and background from it and not from the values set per state.
  open var configuration: Configuration? {
    didSet {
      if hasOwnTitleFont { setOwnTitleFont() }
      if configuration == nil, oldValue != nil {
        picture?.tintColor = nil
        label?.numberOfLines = 1
        label?.lineBreakMode = .byTruncatingMiddle
        dropConfiguredParts()
      }
      update()
    }
  }
  /// Changes the configuration to suit the state: called before the next layout whenever the state is another, or was said to be.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// What changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether colours of the configuration follow the button's state by themselves; true at first. If not, `updated(for:)` has them follow.
  open var automaticallyUpdatesConfiguration = true { didSet { update() } }
  /// The configuration with the colours that it is shown in.
  var shownConfiguration: Configuration? { automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration }
  private var wantsConfigurationUpdate = false
  /// What the button is for; a destructive one is red.
  open var role = Role.normal { didSet { update() } }
  var roleColor: UIColor? { role == .destructive ? .systemRed : nil }

  /// The menu that a long press opens, or a touch where `showsMenuAsPrimaryAction` says so; nil at first.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      selectionMayHaveChanged()
    }
  }
  /// Whether a tap changes what is chosen: of a menu the element, which gives title and picture; without a menu whether it is selected. False at
  /// first.
  open var changesSelectionAsPrimaryAction = false { didSet { selectionMayHaveChanged() } }
  /// The picture dims while a finger holds a custom button; true by default.
  open var adjustsImageWhenHighlighted = true
  /// The picture is pale while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true

  /// Room between the bounds and the content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Moves the title after the layout is done; it takes no part in the intrinsic size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Moves the picture after the layout is done; it takes no part in the intrinsic size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// What was set for each state.
  private struct Looks {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }
  private var looks: [State: Looks] = [:]
  var label: UILabel?
  var picture: UIImageView?
  var background: UIImageView?

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// A button of a type, with no size yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takePicture()
  }

  /// A button that performs `primaryAction`, from which title and picture come.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button that looks as configured and performs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    update()
  }

  override var primaryEvent: Event { .primaryActionTriggered }

  // MARK: What it shows

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
  /// Sets styled words for a state; they come before plain ones.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitle, title, state) }
  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, color, state)
    styling.note("titleColor \(state.rawValue)", as: UIButton.self) { $0.setTitleColor(color, for: state) }
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }

  /// Sets the configuration of images for a state that are symbols. A button with a configuration of its own does not use it.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// What was set for a state; what was set for `normal` where there is nothing.
  open func title(for state: State) -> String? { look(\.title, state) }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }
  /// What was set for a state, for `normal`, or the type's own.
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) ?? ownTitleColor(for: state) }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func image(for state: State) -> UIImage? { look(\.image, state) }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }

  /// Returns the configuration of symbols for a state, or that for `normal` if there is none.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { look(\.symbolConfiguration, state) }

  /// The words that are shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The styled words that are shown.
  open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : configuredTitle }
  /// The colour of the words that are shown.
  open var currentTitleColor: UIColor { shownConfiguration?.foregroundColor(of: self) ?? titleColor(for: state) ?? .white }
  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.shownImage(in: traitCollection) ?? image(for: state) }
  /// The configuration of the symbol that is shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration == nil ? preferredSymbolConfigurationForImage(in: state) : configuration?.preferredSymbolConfigurationForImage
  }
  /// The words below the title that are shown.
  open var currentSubtitle: String? { configuration?.subtitle }
  /// The picture that is shown behind everything.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title. Set its font here, and title and colour by `setTitle` and `setTitleColor`.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    self.label = label
    setOwnTitleFont()
    return label
  }

  /// The label of the subtitle; nil as long as there is none.
  open internal(set) var subtitleLabel: UILabel?
  var spinner: UIActivityIndicatorView?
  var arrows: UIImageView?
  var backdrop: ConfiguredBackgroundView?
  /// The label shows words that say themselves how they look.
  var hasStyledTitle = false
  /// The font that the button gave its title; the app may have set another since.
  var givenTitleFont: UIFont?

  /// The view of the picture.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView(frame: .zero)
    picture.contentMode = .center
    addSubview(picture)
    self.picture = picture
    return picture
  }

  private func set<Value>(_ part: WritableKeyPath<Looks, Value?>, _ value: Value?, _ state: State) {
    looks[state, default: Looks()][keyPath: part] = value
    update()
  }

  private func look<Value>(_ part: KeyPath<Looks, Value?>, _ state: State) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  // MARK: Keeping up

  override func stateChanged() {
    super.stateChanged()
    update()
    dim()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration()` and the update handler before the next layout.
  open func setNeedsUpdateConfiguration() {
    wantsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Changes the configuration to suit the state; by default what the update handler does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfWanted() {
    guard wantsConfigurationUpdate else { return }
    wantsConfigurationUpdate = false
    updateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    guard configuration != nil else { return update() }
    if hasOwnTitleFont { setOwnTitleFont() }
    update()
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  /// What accessibility reads, unless another label was set: the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }
  /// What was set, and that it is a button, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(super.accessibilityTraits) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    if let configuration {
      return configuredSize(configuration, width: .greatestFiniteMagnitude)
    }
    let image = shownImage?.size ?? .zero, title = titleSize, insets = padding
    if image == .zero, title == .zero, titleRoom > 0 { return emptySize }
    let width = image == .zero && titleRoom > 0 ? max(title.width, Self.leastTitleWidth) : image.width + title.width
    let height = max(image.height, title.height > 0 ? title.height + 2 * titleRoom : 0)
    return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  override var firstBaselineFromTop: CGFloat? { textBaselines?.first }
  override var lastBaselineFromBottom: CGFloat? { textBaselines?.last }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration, size.width > 0 else { return intrinsicContentSize }
    return configuredSize(configuration, width: size.width)
  }

  /// Where picture and title may lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = padding
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
  /// Where the background picture lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the picture lies.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arranged(in: contentRect).image.moved(by: imageEdgeInsets) }
  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arranged(in: contentRect).title.moved(by: titleEdgeInsets) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfWanted()
    let content = contentRect(forBounds: bounds)
    background?.frame = backgroundRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
    layOutConfiguredParts(in: content)
  }

  // MARK: Menu and choice

  /// The button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override func menuChose(_ action: UIAction, in menu: UIMenu) {
    if changesSelectionAsPrimaryAction {
      menu.choose(action, everywhere: true)
      showChoice(action)
    }
    super.menuChose(action, in: menu)
  }

  override func willSendPrimaryAction() {
    super.willSendPrimaryAction()
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }
}
