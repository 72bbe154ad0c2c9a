/// A control that says what it does, in words or a picture, and does it when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks of itself: `custom` as told, `system` with a title in the tint colour that dims under the finger.
  public enum ButtonType: Int, Sendable { case custom, system }

  /// How far a system button dims while a finger holds it, and how long it takes to come back (choices; no source).
  static let dimmedAlpha = 0.2, undimming = 0.47
  /// Room above and below a title, and the width of the shortest one, in a button without insets or configuration. (BEHAVIOUR §26)
  static let titleRoom: CGFloat = 6, leastTitleWidth: CGFloat = 30

  /// Said when the button was made.
  public private(set) var buttonType = ButtonType.custom
  /// A button with a configuration takes title, picture, colours and background from it and not from the values set per state.
  open var configuration: Configuration? {
    didSet {
      if let label, label.font == Self.titleFont(buttonType, isConfigured: oldValue != nil) { label.font = ownTitleFont }
      if configuration == nil, oldValue != nil { picture?.tintColor = nil }
      update()
    }
  }
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
  }
  private var looks: [State: Looks] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var background: UIImageView?

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (isAccessibilityElement, isOpaque) = (true, false)
  }

  /// A custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (isAccessibilityElement, isOpaque) = (true, false)
  }

  /// A button of a type, with no size yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
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

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  override var primaryEvent: Event { .primaryActionTriggered }

  // MARK: What it shows

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
  /// Sets styled words for a state; they come before plain ones.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitle, title, state) }
  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }

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

  /// The words that are shown.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The styled words that are shown.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the words that are shown.
  public var currentTitleColor: UIColor { configuration?.foregroundColor(of: self) ?? titleColor(for: state) ?? .white }
  /// The picture that is shown.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture that is shown behind everything.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title. Set its font here, and title and colour by `setTitle` and `setTitleColor`.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    (label.font, label.textAlignment) = (ownTitleFont, .center)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    self.label = label
    return label
  }

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

  private static func titleFont(_ type: ButtonType, isConfigured: Bool) -> UIFont {
    .systemFont(ofSize: isConfigured ? 17 : type == .system ? 15 : UIFont.buttonFontSize)
  }
  /// The title's, unless the app set another. (BEHAVIOUR §26)
  private var ownTitleFont: UIFont { Self.titleFont(buttonType, isConfigured: configuration != nil) }

  private func ownTitleColor(for state: State) -> UIColor? {
    if state.contains(.disabled) { return UIColor(white: 0.5, alpha: 0.6) }
    return buttonType == .system ? tintColor : .white
  }

  // MARK: Keeping up

  override func stateChanged() {
    super.stateChanged()
    update()
    dim()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Brings label, picture and background in line with the state.
  private func update() {
    if currentTitle != nil || currentAttributedTitle != nil || label != nil, let label = titleLabel {
      if let attributed = currentAttributedTitle, configuration == nil {
        label.attributedText = attributed
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
    }
    if currentImage != nil || picture != nil { imageView?.image = currentImage }
    if let configuration { picture?.tintColor = configuration.foregroundColor(of: self) }
    if let image = currentBackgroundImage {
      if background == nil {
        let view = UIImageView(frame: bounds)
        insertSubview(view, at: 0)
        background = view
      }
      background?.image = image
    } else {
      background?.image = nil
    }
    configuration?.paint(self)
    contentChanged()
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    contentChanged()
  }

  private func dim() {
    let isHeld = isHighlighted
    guard buttonType == .system || configuration != nil else {
      picture?.alpha = isHeld && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
      return
    }
    let parts = [label, picture].compactMap { $0 }
    if isHeld {
      UIView.performWithoutAnimation { for part in parts { part.alpha = Self.dimmedAlpha } }
    } else {
      UIView.animate(withDuration: Self.undimming, delay: 0, options: [.allowUserInteraction]) { for part in parts { part.alpha = 1 } }
    }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Accessibility

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

  private var padding: UIEdgeInsets { configuration.map { UIEdgeInsets($0.contentInsets) } ?? contentEdgeInsets }
  private var gap: CGFloat { configuration?.imagePadding ?? 0 }

  private var titleSize: CGSize {
    guard let label, currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Insets and configurations bring their own room, a title alone has some above and below it.
  private var titleRoom: CGFloat { padding == .zero && configuration == nil ? Self.titleRoom : 0 }

  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero, title = titleSize, insets = padding
    if image == .zero, title == .zero, titleRoom > 0 { return emptySize }
    let between = image.width > 0 && title.width > 0 ? gap : 0
    let width = image == .zero && titleRoom > 0 ? max(title.width, Self.leastTitleWidth) : image.width + between + title.width
    let height = max(image.height, title.height > 0 ? title.height + 2 * titleRoom : 0)
    return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// Of a button that shows nothing: as high as with a title. A picture behind everything is something.
  private var emptySize: CGSize {
    if let background = currentBackgroundImage { return background.size }
    let font: UIFont = label?.font ?? ownTitleFont
    return CGSize(width: Self.leastTitleWidth, height: font.lineHeight.rounded(.up) + 2 * Self.titleRoom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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

  private func arranged(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let picture = currentImage?.size ?? .zero, words = titleSize
    let image = CGSize(width: min(picture.width, rect.width), height: min(picture.height, rect.height))
    let between = image.width > 0 && words.width > 0 ? gap : 0
    let title = CGSize(width: min(words.width, max(0, rect.width - image.width - between)), height: min(words.height, rect.height))
    let free = rect.width - image.width - between - title.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.minX + free
      case .center: rect.minX + free / 2
      }
    /// At an edge, with some room where there is room.
    func y(_ height: CGFloat, room: CGFloat = 0) -> CGFloat {
      let free = rect.height - height
      switch contentVerticalAlignment {
      case .top, .fill: return rect.minY + min(room, free / 2)
      case .bottom: return rect.maxY - height - min(room, free / 2)
      case .center: return rect.minY + free / 2
      }
    }
    return (
      CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image),
      CGRect(origin: CGPoint(x: x + image.width + between, y: y(title.height, room: titleRoom)), size: title)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuration?.paint(self)  // rounded ends follow the height
    let content = contentRect(forBounds: bounds)
    background?.frame = backgroundRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
  }
}

extension CGRect {
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
