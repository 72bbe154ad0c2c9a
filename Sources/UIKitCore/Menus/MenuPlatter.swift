import QuartzCore

/// The body of a menu: its title and its rows on a blurred background. Bands separate the groups. It scrolls if there is too little room.
final class MenuPlatter: UIView {
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let list = UIScrollView(frame: .zero)
  private let header = UILabel(frame: .zero)
  private(set) var rows: [MenuRow] = []
  private var bands: [(view: UIView, isGroup: Bool, after: Int)] = []
  /// The menus from the one that was opened to the submenu that is shown.
  private var path: [UIMenu]
  /// The available width, in points.
  var room = CGFloat.greatestFiniteMagnitude { didSet { if room != oldValue { widthMayHaveChanged() } } }
  /// The actual width, in points. It is larger with text of the accessibility sizes.
  private(set) var width = MenuLook.width
  /// The closure that is called when an action was chosen, with the action and its menu.
  var onChoice: (UIAction, UIMenu) -> Void = { _, _ in }
  /// The closure that is called when the rows, and with them the height, have changed.
  var onChange: () -> Void = {}

  init(_ menu: UIMenu) {
    path = [menu]
    super.init(frame: .zero)
    layer.shadowOpacity = MenuLook.shadowOpacity
    layer.shadowRadius = MenuLook.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 8)
    ground.layer.cornerRadius = MenuLook.corner
    ground.clipsToBounds = true
    addSubview(ground)
    list.contentInsetAdjustmentBehavior = .never
    ground.contentView.addSubview(list)
    (header.textColor, header.textAlignment, header.numberOfLines) = (.secondaryLabel, .center, 0)
    accessibilityIdentifier = "menu"
    fill()
    widthMayHaveChanged()
  }
  required init?(coder: NSCoder) { nil }

  /// Replaces the menu that was opened.
  func replace(_ menu: UIMenu) {
    path = [menu]
    fill()
  }
  /// Shows the menu again, because the states of its elements may have changed.
  func refresh() { fill() }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    dressHeader()
    widthMayHaveChanged()
    // The rows grow after this call. Layout follows when they have grown.
    superview?.setNeedsLayout()
  }
  private func dressHeader() { header.font = GrowingText(in: traitCollection).font(MenuLook.headerSize, like: .caption1) }
  private func widthMayHaveChanged() {
    width = min(GrowingText(in: traitCollection).isForAccessibility ? MenuLook.wideWidth : MenuLook.width, room)
    for row in rows { row.width = width }
    setNeedsLayout()
  }

  // MARK: Rows

  private func fill() {
    dressHeader()
    for view in list.subviews where view is MenuRow || bands.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    (rows, bands) = ([], [])
    let menu = path.last!
    header.text = path.count == 1 ? menu.title : nil
    if header.text?.isEmpty ?? true { header.removeFromSuperview() } else { list.addSubview(header) }
    let groups = MenuPlatter.groups(of: menu) { [weak self] in
      self?.fill()
      self?.onChange()
    }
    let leadsMarks = groups.joined().contains { if case .action(let action) = $0 { action.state != .off } else { false } }
    if path.count > 1 { add(.back(menu), leadsMarks) }
    for group in groups where !group.isEmpty {
      if !rows.isEmpty { add(band: true) }
      for (index, kind) in group.enumerated() {
        if index > 0 { add(band: false) }
        add(kind, leadsMarks)
      }
    }
    setNeedsLayout()
  }

  private func add(_ kind: MenuRow.Kind, _ leadsMarks: Bool) {
    let row = MenuRow(kind, leadsMarks: leadsMarks)
    row.width = width
    rows.append(row)
    list.addSubview(row)
  }
  private func add(band isGroup: Bool) {
    let view = ControlPart(frame: .zero)
    view.backgroundColor = isGroup ? MenuLook.groupLine : MenuLook.separator
    bands.append((view, isGroup, rows.count))
    list.addSubview(view)
  }

  /// Returns the rows of a menu in groups. Deferred elements are requested, and `again` is called when they are available.
  private static func groups(of menu: UIMenu, again: @escaping @MainActor () -> Void) -> [[MenuRow.Kind]] {
    var groups: [[MenuRow.Kind]] = [[]]
    func take(_ elements: [UIMenuElement]) {
      for element in elements {
        switch element.shownAs {
        case .action(let action): if !action.attributes.contains(.hidden) { groups[groups.count - 1].append(.action(action)) }
        case .menu(let inner) where inner.options.contains(.displayInline):
          groups.append([])
          take(inner.children)
          groups.append([])
        case .menu(let inner): groups[groups.count - 1].append(.submenu(inner))
        case .deferred(let later):
          later.find(later: again)
          if let known = later.known { take(known) } else { groups[groups.count - 1].append(.waiting) }
        case .nothing: break
        }
      }
    }
    take(menu.children)
    return groups.filter { !$0.isEmpty }
  }

  // MARK: Size

  private var headerHeight: CGFloat {
    guard header.superview != nil else { return 0 }
    let room = CGSize(width: width - 2 * MenuLook.side, height: .greatestFiniteMagnitude)
    return max(MenuLook.headerHeight, header.sizeThatFits(room).height + MenuLook.verticalRoom)
  }
  /// A Boolean value that indicates whether the rows need more room than there is.
  var scrolls: Bool { list.isScrollEnabled }
  /// The height of all rows, in points.
  var wholeHeight: CGFloat {
    rows.reduce(headerHeight) { $0 + $1.height } + bands.reduce(0) { $0 + ($1.isGroup ? MenuLook.groupGap : MenuLook.line) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: min(MenuLook.corner, bounds.width / 2), cornerHeight: min(MenuLook.corner, bounds.height / 2))
    list.frame = bounds
    var y = headerHeight
    header.frame = CGRect(x: MenuLook.side, y: 0, width: width - 2 * MenuLook.side, height: y)
    for (index, row) in rows.enumerated() {
      for band in bands where band.after == index {
        let height = band.isGroup ? MenuLook.groupGap : MenuLook.line
        band.view.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
      let height = row.height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    list.contentSize = CGSize(width: width, height: y)
    list.isScrollEnabled = y > bounds.height
  }

  // MARK: Touches

  /// Highlights the row at a point, in the platter's coordinates, if it is enabled. `nil` highlights no row.
  @discardableResult
  func press(at place: CGPoint?) -> MenuRow? {
    var found: MenuRow?
    for row in rows {
      let isUnder = place.map { bounds.contains($0) && row.isEnabled && row.convert(row.bounds, to: self).contains($0) } ?? false
      row.isPressed = isUnder
      if isUnder { found = row }
    }
    return found
  }

  /// Performs the action of a row, or opens or closes a submenu.
  func choose(_ row: MenuRow) {
    switch row.kind {
    case .action(let action): onChoice(action, path[0])
    case .submenu(let menu): open(path + [menu])
    case .back: open(path.dropLast())
    case .waiting: break
    }
  }

  private func open(_ new: [UIMenu]) {
    path = new
    fill()
    onChange()
  }
}
