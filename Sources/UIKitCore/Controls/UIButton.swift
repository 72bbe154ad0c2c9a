/// A control that performs an action when the user taps it. It shows a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The opacity of a touched system button, and the duration in seconds until it returns to normal. The values are Segue's own choice,
  /// because no source is published.
  static let dimmedAlpha = 0.2, undimming = 0.47
  /// The room above and below a title, and the width of the shortest title, in points. They apply to a button without insets and
  /// configuration. (Docs/behaviour/layout.md, "Fonts, buttons and colours")
  static let titleRoom: CGFloat = 6, leastTitleWidth: CGFloat = 30

  /// The type with which the button was created.
  open internal(set) var buttonType = ButtonType.custom
  /// The configuration of the button. The default is `nil`. The title, image, colours and background come from the configuration instead of
  /// the values per state.
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
  /// The closure that changes the configuration for the current state. It is called before the next layout after the state has changed, or
  /// after `setNeedsUpdateConfiguration()`. The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// A closure that changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// A Boolean value that indicates whether the colours of the configuration follow the state automatically. The default is `true`. If it
  /// is `false`, call `updated(for:)` to update them.
  open var automaticallyUpdatesConfiguration = true { didSet { update() } }
  /// The configuration with the colours in which it is shown.
  var shownConfiguration: Configuration? { automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration }
  private var wantsConfigurationUpdate = false
  /// The role of the button. A button with the role `.destructive` is red. The default is `.normal`.
  open var role = Role.normal { didSet { update() } }
  var roleColor: UIColor? { role == .destructive ? .systemRed : nil }

  /// The menu that a long press opens, or a touch if `showsMenuAsPrimaryAction` is `true`. The default is `nil`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      selectionMayHaveChanged()
    }
  }
  /// A Boolean value that indicates whether a tap changes the selection. The default is `false`.
  ///
  /// With a menu, the chosen element becomes selected and determines the button's title and image. Without a menu, a tap toggles
  /// `isSelected`.
  open var changesSelectionAsPrimaryAction = false { didSet { selectionMayHaveChanged() } }
  /// A Boolean value that indicates whether the image of a custom button dims while it is touched. The default is `true`.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether the image of a custom button is pale while the button is disabled. The default is `true`.
  open var adjustsImageWhenDisabled = true

  /// The distance between the bounds and the content, in points. The default is zero. It has no effect on a button with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets that move the title after layout, in points. They do not affect the intrinsic content size. The default is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets that move the image after layout, in points. They do not affect the intrinsic content size. The default is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The values that were set for a state.
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

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a button of a type. The size of a button without an image is zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takePicture()
  }

  /// Creates a button that performs an action when it is tapped. The title and image are those of the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration, which performs an action when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    update()
  }

  override var primaryEvent: Event { .primaryActionTriggered }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
  /// Sets the title with attributes for a state. It takes precedence over a title without attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitle, title, state) }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, color, state)
    styling.note("titleColor \(state.rawValue)", as: UIButton.self) { $0.setTitleColor(color, for: state) }
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }

  /// Sets the configuration for a state of images that are symbols. A button with a `configuration` does not use it.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// Returns the title for a state. If none was set, the title for `normal` is returned.
  open func title(for state: State) -> String? { look(\.title, state) }
  /// Returns the title with attributes for a state. If none was set, the title for `normal` is returned.
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }
  /// Returns the colour of the title for a state. If none was set, the colour for `normal` or the default of the button type is returned.
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) ?? ownTitleColor(for: state) }
  /// Returns the image for a state. If none was set, the image for `normal` is returned.
  open func image(for state: State) -> UIImage? { look(\.image, state) }
  /// Returns the background image for a state. If none was set, the image for `normal` is returned.
  open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }

  /// Returns the configuration of symbols for a state. If none was set, the configuration for `normal` is returned.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { look(\.symbolConfiguration, state) }

  /// The title that is shown in the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with attributes that is shown in the current state.
  open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : configuredTitle }
  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { shownConfiguration?.foregroundColor(of: self) ?? titleColor(for: state) ?? .white }
  /// The image that is shown in the current state.
  open var currentImage: UIImage? { configuration?.shownImage(in: traitCollection) ?? image(for: state) }
  /// The configuration of the symbol that is shown in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration == nil ? preferredSymbolConfigurationForImage(in: state) : configuration?.preferredSymbolConfigurationForImage
  }
  /// The subtitle that is shown, which comes from the configuration.
  open var currentSubtitle: String? { configuration?.subtitle }
  /// The background image that is shown in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title. Set its font here. Set the title and its colour with `setTitle(_:for:)` and `setTitleColor(_:for:)`.
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

  /// The label of the subtitle, or `nil` if there is no subtitle.
  open internal(set) var subtitleLabel: UILabel?
  var spinner: UIActivityIndicatorView?
  var arrows: UIImageView?
  var backdrop: ConfiguredBackgroundView?
  /// A Boolean value that indicates whether the label shows a title with attributes.
  var hasStyledTitle = false
  /// The font that the button gave its title. The app may have set another font since then.
  var givenTitleFont: UIFont?

  /// The view of the image.
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

  // MARK: Updates

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    update()
    dim()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  /// Requests a call of `updateConfiguration()`, which calls the update handler, before the next layout.
  open func setNeedsUpdateConfiguration() {
    wantsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Changes the configuration for the current state. The default implementation calls `configurationUpdateHandler`.
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

  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    guard configuration != nil else { return update() }
    if hasOwnTitleFont { setOwnTitleFont() }
    update()
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The label that assistive technology reads. Unless another label is set, it is the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility traits. They include those of a button and of its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(super.accessibilityTraits) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    if let configuration {
      return configuredSize(configuration, width: .greatestFiniteMagnitude)
    }
    let image = shownImage?.size ?? .zero, title = titleSize, insets = padding
    if image == .zero, title == .zero, titleRoom > 0 { return emptySize }
    let width = image == .zero && titleRoom > 0 ? max(title.width, Self.leastTitleWidth) : image.width + title.width
    let height = max(image.height, title.height > 0 ? title.height + 2 * titleRoom : 0)
    return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { textBaselines?.first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { textBaselines?.last }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration, size.width > 0 else { return intrinsicContentSize }
    return configuredSize(configuration, width: size.width)
  }

  /// Returns the rectangle of the image and the title within the button's bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = padding
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
  /// Returns the rectangle of the background image. The default is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the image within the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arranged(in: contentRect).image.moved(by: imageEdgeInsets) }
  /// Returns the rectangle of the title within the content.
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

  // MARK: Menu and selection

  /// Returns the configuration of the button's menu, or `nil` if it has no menu.
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

  // MARK: Overrides in extensions

  // Apps override these in an extension of this class on iOS. Translated sources replace them there, so they are declared here.
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}
