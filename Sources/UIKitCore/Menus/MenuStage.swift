import QuartzCore

/// An open menu above the content of a window: the dimmed background, the preview and the menu itself. It handles the touches.
final class MenuStage: UIView {
  /// The source of a menu.
  struct Source {
    /// The source view, which may be removed meanwhile, and its frame in the window when the menu was requested.
    weak var view: UIView?
    var place: CGRect
    /// The preview that is lifted, or `nil` for the menu of a control, which stays where it is.
    var preview: MenuPreview?
  }
  /// The closures that are called for the actions of the user.
  struct Hearing {
    var willEnd: (ContextMenuCompany) -> Void = { _ in }
    var didEnd: () -> Void = {}
    var chose: (UIAction, UIMenu) -> Void = { _, _ in }
    var commit: ((ContextMenuCompany) -> Void)?
  }

  private let source: Source
  private let hearing: Hearing
  private let platter: MenuPlatter?
  private let dim = ControlPart(frame: .zero)
  private let blur = UIVisualEffectView(effect: nil)
  private enum Phase { case opening, open, closing }
  private var phase = Phase.opening
  /// A Boolean value that indicates whether the menu is opening or open. The preview then follows changes of the available room.
  private var isUnfolding = false
  /// The position at which the finger opened the menu, in window coordinates. It is `nil` as soon as the finger has moved away.
  ///
  /// A finger that does not move neither highlights nor chooses a row.
  private var unmovedOpener: CGPoint?
  /// The area in which a touch began that opened no menu.
  private enum Beginning { case platter, preview, outside }
  private var beginning: Beginning?

  /// Creates a menu.
  ///
  /// - Parameter opener: The position of the finger that opens the menu, in window coordinates. It is `nil` if no finger does.
  init(_ menu: UIMenu?, source: Source, hearing: Hearing, openedAt opener: CGPoint?) {
    (self.source, self.hearing, unmovedOpener) = (source, hearing, opener)
    platter = menu.map(MenuPlatter.init)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    say { $0.nature = .elevated }
    blur.isUserInteractionEnabled = false
    dim.backgroundColor = .black
    dim.alpha = 0
    if source.preview != nil {
      addSubview(blur)
      addSubview(dim)
    }
    if let preview = source.preview { addSubview(preview) }
    if let platter {
      addSubview(platter)
      platter.onChoice = { [unowned self] in choose($0, $1) }
      platter.onChange = { [unowned self] in rowsChanged() }
    }
  }
  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { "menu" }
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
  var isOpen: Bool { phase != .closing }

  // MARK: Layout

  private var room: CGRect {
    guard let window else { return bounds }
    let safe = window.safeAreaInsets
    return bounds.inset(by: safe).insetBy(dx: MenuLook.margin, dy: MenuLook.margin)
  }

  private func place() {
    blur.frame = bounds
    dim.frame = bounds
    let room = room
    var anchor = source.place
    platter?.room = max(room.width, 0)
    let width = platter?.width ?? 0
    var height = platter?.wholeHeight ?? 0
    if let preview = source.preview {
      let gap = platter == nil ? 0 : MenuLook.distance
      let most = max(room.height - min(height, room.height / 2) - gap, room.height * MenuLook.leastPreview)
      let scale = min(1, room.width / preview.size.width, most / preview.size.height)
      let size = CGSize(width: preview.size.width * scale, height: preview.size.height * scale)
      height = min(height, room.height - size.height - gap)
      let wanted = CGRect(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height)
      let top = min(max(wanted.minY, room.minY), room.maxY - size.height - gap - height)
      anchor = CGRect(x: min(max(wanted.minX, room.minX), room.maxX - size.width), y: top, width: size.width, height: size.height)
      preview.raised = anchor
    }
    guard let platter else { return }
    let below = room.maxY - anchor.maxY - MenuLook.distance, above = anchor.minY - MenuLook.distance - room.minY
    let isBelow = source.preview != nil || height <= below || below >= above
    let fitting = min(height, max(isBelow ? below : above, MenuLook.rowHeight))
    let y = isBelow ? anchor.maxY + MenuLook.distance : anchor.minY - MenuLook.distance - fitting
    let share = anchor.midX / max(bounds.width, 1)
    let third: CGFloat = 1 / 3
    let x = share < third ? anchor.minX : share > 1 - third ? anchor.maxX - width : anchor.midX - width / 2
    let size = CGSize(width: width, height: fitting)
    platter.bounds.size = size
    platter.center = CGPoint(
      x: min(max(x, room.minX), max(room.minX, room.maxX - width)) + size.width / 2, y: y + size.height / 2)
    let s = MenuLook.firstScale
    let from = CGPoint(x: min(max(anchor.midX, platter.center.x - size.width / 2), platter.center.x + size.width / 2), y: anchor.midY)
    let edge = CGPoint(x: from.x, y: isBelow ? y : y + fitting)
    folded = CGAffineTransform(translationX: (edge.x - platter.center.x) * (1 - s), y: (edge.y - platter.center.y) * (1 - s))
      .scaledBy(x: s, y: s)
  }
  /// The transform of the menu's body before it opens out of its source.
  private var folded = CGAffineTransform.identity

  override func layoutSubviews() {
    super.layoutSubviews()
    guard phase != .closing else { return }
    place()
    if isUnfolding { source.preview?.raise() }
  }

  private func rowsChanged() {
    guard phase != .closing, window != nil else { return setNeedsLayout() }
    UIView.animate(
      withDuration: MenuLook.opening, delay: 0, usingSpringWithDamping: MenuLook.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.place()
      self.platter?.layoutIfNeeded()
    }
  }

  // MARK: Opening and closing

  /// Opens the menu above the content of a window.
  func open(in window: UIWindow, _ company: ContextMenuCompany?) {
    frame = window.bounds
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      place()
      platter?.layoutIfNeeded()
      platter?.transform = folded
      platter?.alpha = 0
      source.preview?.lift(from: source.place)
    }
    isUnfolding = true
    UIView.animate(
      withDuration: MenuLook.opening, delay: 0, usingSpringWithDamping: MenuLook.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.platter?.transform = .identity
      self.platter?.alpha = 1
      self.source.preview?.raise()
      self.dim.alpha = MenuLook.dim
      self.blur.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      company?.animate()
    } completion: { _ in
      if self.phase == .opening { self.phase = .open }
      company?.complete()
    }
  }

  /// Closes the menu. The preview returns to its source if that still exists.
  func close(animated: Bool = true, _ performed: (() -> Void)? = nil) {
    guard phase != .closing else { return }
    phase = .closing
    isUserInteractionEnabled = false
    let company = ContextMenuCompany(source.preview?.pageController)
    hearing.willEnd(company)
    performed?()
    finish(company, animated: animated, pops: false)
  }

  private func finish(_ company: ContextMenuCompany, animated: Bool, pops: Bool) {
    let home = pops ? nil : source.preview?.home(in: window)
    let change = {
      self.platter?.transform = self.folded
      self.platter?.alpha = 0
      self.dim.alpha = 0
      self.blur.effect = nil
      if pops { self.source.preview?.pop(to: self.bounds) } else { self.source.preview?.lower(to: home) }
      company.animate()
    }
    let end = {
      self.source.preview?.letGo()
      self.removeFromSuperview()
      self.hearing.didEnd()
      company.complete()
    }
    guard animated, window != nil else {
      UIView.performWithoutAnimation(change)
      return end()
    }
    UIView.animate(withDuration: MenuLook.closing, delay: 0, options: [.curveEaseOut], animations: change) { _ in end() }
  }

  private func choose(_ action: UIAction, _ menu: UIMenu) {
    guard phase != .closing else { return }
    if action.attributes.contains(.keepsMenuPresented) {
      hearing.chose(action, menu)
      platter?.refresh()
      return
    }
    close { self.hearing.chose(action, menu) }
  }

  private func commit() {
    guard phase != .closing, let told = hearing.commit else { return close() }
    phase = .closing
    isUserInteractionEnabled = false
    let company = ContextMenuCompany(source.preview?.pageController)
    told(company)
    hearing.willEnd(ContextMenuCompany(source.preview?.pageController))
    finish(company, animated: true, pops: company.preferredCommitStyle == .pop)
  }

  /// Replaces the menu.
  func replace(_ menu: UIMenu) {
    platter?.replace(menu)
    rowsChanged()
  }
  /// Updates the rows.
  func refresh() { platter?.refresh() }

  // MARK: Touches

  /// Called when the finger that opened the menu has moved to a point in the window. `nil` means that the touch was cancelled.
  func follow(_ place: CGPoint?) {
    if let place { noteMove(to: place) }
    if unmovedOpener == nil { press(at: place) }
  }
  /// Called when the finger that opened the menu was lifted. If it has moved to a row, the row is chosen. Otherwise the menu stays open.
  func release(_ place: CGPoint) {
    noteMove(to: place)
    if unmovedOpener == nil { lift(at: place) }
  }
  private func noteMove(to place: CGPoint) {
    guard let opener = unmovedOpener else { return }
    if hypot(place.x - opener.x, place.y - opener.y) >= MenuLook.leastSlide { unmovedOpener = nil }
  }

  private func press(at place: CGPoint?) { platter?.press(at: place.map { platter!.convert($0, from: nil) }) }
  /// Chooses the row at a point in the window where a finger was lifted.
  private func lift(at place: CGPoint) {
    guard let platter, phase != .closing else { return }
    let row = platter.press(at: platter.convert(place, from: nil))
    platter.press(at: nil)
    if let row { platter.choose(row) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return platter.map { hit.isDescendant(of: $0) && $0.scrolls } ?? false ? hit : self
  }

  private func begin(at place: CGPoint) -> Beginning {
    if let platter, platter.point(inside: platter.convert(place, from: self), with: nil) { return .platter }
    if let preview = source.preview, preview.frame.contains(place) { return .preview }
    return .outside
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    beginning = begin(at: touch.location(in: self))
    press(at: touch.location(in: nil))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(at: touches.first?.location(in: nil)) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginning = nil
    press(at: nil)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let began = beginning else { return }
    beginning = nil
    let place = touch.location(in: self)
    switch (began, begin(at: place)) {
    case (.outside, .outside): close()
    case (.preview, .preview): commit()
    default: lift(at: touch.location(in: nil))
    }
  }
}
