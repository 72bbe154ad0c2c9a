import QuartzCore

/// A row of a menu: an action, a submenu, or an indicator for deferred elements.
final class MenuRow: UIView {
  /// The kinds of rows.
  enum Kind {
    case action(UIAction)
    case submenu(UIMenu)
    /// The row shows the title of an open submenu and leads back to its parent.
    case back(UIMenu)
    case waiting
  }

  let kind: Kind
  private let title = UILabel(frame: .zero), subtitle = UILabel(frame: .zero)
  private let mark = UIImageView(frame: .zero), picture = UIImageView(frame: .zero)
  private let leadsMarks: Bool
  /// The width of the menu, in points.
  var width = MenuLook.width { didSet { if width != oldValue { setNeedsLayout() } } }
  private var spinner: UIActivityIndicatorView?
  var isPressed = false { didSet { backgroundColor = isPressed ? MenuLook.press : nil } }

  /// Creates a row.
  ///
  /// - Parameter leadsMarks: A Boolean value that indicates whether rows of the menu have marks. All rows then leave room for a mark.
  init(_ kind: Kind, leadsMarks: Bool) {
    (self.kind, self.leadsMarks) = (kind, leadsMarks)
    super.init(frame: .zero)
    isAccessibilityElement = true
    subtitle.textColor = .secondaryLabel
    picture.contentMode = .center
    mark.contentMode = .center
    for part in [title, subtitle, mark, picture] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    fill()
  }
  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the user can choose the row.
  var isEnabled: Bool {
    switch kind {
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    case .waiting: false
    }
  }

  private var text: GrowingText { GrowingText(in: traitCollection) }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    fill()
    setNeedsLayout()
  }

  private func fill() {
    var color = UIColor.label
    let text = text
    let sign = UIImage.SymbolConfiguration(pointSize: text.length(MenuLook.signSize, like: .body), weight: .semibold)
    switch kind {
    case .action(let action):
      (title.text, subtitle.text, picture.image) = (action.title, action.subtitle, action.image.map(inSizeOfWords))
      if action.attributes.contains(.destructive) { color = .systemRed }
      mark.image =
        action.state == .on
        ? UIImage(systemName: "checkmark", withConfiguration: sign)
        : action.state == .mixed ? UIImage(systemName: "minus", withConfiguration: sign) : nil
    case .submenu(let menu):
      (title.text, subtitle.text) = (menu.title, menu.subtitle)
      picture.image = UIImage(systemName: readsRightToLeft ? "chevron.left" : "chevron.right", withConfiguration: sign)
      if menu.options.contains(.destructive) { color = .systemRed }
    case .back(let menu):
      title.text = menu.title
      picture.image = UIImage(systemName: "chevron.down", withConfiguration: sign)
    case .waiting:
      title.text = "Loading…"
      color = .secondaryLabel
      let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
      addSubview(wheel)
      wheel.startAnimating()
      spinner = wheel
    }
    if !isEnabled { color = .tertiaryLabel }
    title.font = text.font(MenuLook.fontSize, weight: isBack ? .semibold : .regular, like: .body)
    subtitle.font = text.font(MenuLook.subtitleSize, like: .caption1)
    // Text of an accessibility size uses as many lines as it needs.
    title.numberOfLines = text.isForAccessibility ? 0 : 2
    subtitle.numberOfLines = text.isForAccessibility ? 0 : 1
    title.textColor = color
    (picture.tintColor, mark.tintColor) = (color, color)
    accessibilityLabel = title.text
    accessibilityIdentifier = title.text
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if mark.image != nil { traits.insert(.selected) }
    accessibilityTraits = traits
  }

  private var isBack: Bool { if case .back = kind { true } else { false } }
  /// Returns an image in which a symbol has the size of the text next to it.
  private func inSizeOfWords(_ image: UIImage) -> UIImage {
    guard let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: text.length(MenuLook.fontSize, like: .body)).applying(own))
  }
  private func grown(_ room: CGFloat) -> CGFloat {
    max(room, min(text.length(room, like: .body), MenuLook.largestImageRoom * room / MenuLook.imageRoom))
  }
  private var markRoom: CGFloat { grown(MenuLook.markRoom) }
  private var imageRoom: CGFloat { grown(MenuLook.imageRoom) }
  private var lead: CGFloat { leadsMarks ? markRoom : MenuLook.side }
  private var textWidth: CGFloat { width - lead - (picture.image != nil || spinner != nil ? imageRoom : MenuLook.side) }

  private func fit(_ label: UILabel) -> CGSize {
    label.text?.isEmpty ?? true ? .zero : label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
  }
  /// The height that the text of the row needs, in points.
  var height: CGFloat { max(MenuLook.rowHeight, fit(title).height + fit(subtitle).height + 2 * MenuLook.verticalRoom) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (words, more) = (fit(title), fit(subtitle))
    let top = (bounds.height - words.height - more.height) / 2
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: readsRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    place(title, lead, top, textWidth, words.height)
    place(subtitle, lead, top + words.height, textWidth, more.height)
    place(mark, 0, 0, markRoom, bounds.height)
    place(picture, bounds.width - imageRoom, 0, imageRoom, bounds.height)
    if let spinner { place(spinner, bounds.width - imageRoom, 0, imageRoom, bounds.height) }
  }
}
