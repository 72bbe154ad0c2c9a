import QuartzCore

/// A menu for a view that is pressed long, beside what is lifted out of the page.
///
/// The finger that pressed may slide on to a row and choose it as it leaves; lifted elsewhere, it leaves the menu open for a tap.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UIObject, UIInteraction {
  /// How a menu looks. The raw values are Apple's.
  public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

  /// Says what menu there is.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view whose menu it is.
  open private(set) weak var view: UIView?
  /// How the open menu looks: with a preview (`rich`) or without (`compact`); unknown while none is open.
  open private(set) var menuAppearance = Appearance.unknown

  private let press = UILongPressGestureRecognizer()
  /// Whether what is lifted is gone from the page, though its view may show something else now.
  var sourceIsGone: () -> Bool = { false }
  private weak var stage: MenuStage?
  private var shown: UIContextMenuConfiguration?

  /// An interaction whose delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_r: ())
    press.addHandler { [weak self] press in self?.follow(press) }
    press.name = "context menu"
    let gate = MenuPressGate { [weak self] in self?.mayBegin() ?? false }
    press.delegate = gate
    self.gate = gate
  }

  /// Its recognizer leaves the view that it had.
  open func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }
  /// Its recognizer is on the view from now on.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// Whether a long press opens the menu.
  var answersLongPress: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// Where in a view the finger is, or was last.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  // MARK: The menu

  /// Closes the menu, if it is open.
  open func dismissMenu() { stage?.close() }

  /// Shows what a closure makes of the open menu in its place. Nothing while none is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let stage, stage.isOpen, let menu = openMenu else { return }
    let new = block(menu)
    openMenu = new
    stage.replace(new)
  }
  private var openMenu: UIMenu?

  /// The press has lasted: where there is no menu, it fails, and the touch stays with the view.
  private func mayBegin() -> Bool {
    wanted = nil
    guard stage == nil || !stage!.isOpen, let view, view.window != nil else { return false }
    wanted = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
    return wanted != nil
  }
  private var wanted: UIContextMenuConfiguration?
  private var gate: MenuPressGate?

  private func follow(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: if !open() { press.state = .cancelled }
    case .changed: stage?.follow(press.location(in: nil))
    case .ended: stage?.release(press.location(in: nil))
    case .cancelled, .failed: stage?.follow(nil)
    case .possible: break
    }
  }

  /// Opens the menu that was asked for; false if there is nothing in it.
  private func open() -> Bool {
    guard stage == nil || !stage!.isOpen, let view, let window = view.window, let configuration = wanted else { return false }
    wanted = nil
    let menu = configuration.actionProvider?([])
    guard menu != nil || configuration.previewProvider != nil else { return false }
    let targeted =
      delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    guard let targeted, view.window != nil else { return false }
    let preview = MenuPreview(targeted, pageController: configuration.previewProvider?(), in: window)
    preview.isGone = { [weak self] in self?.sourceIsGone() ?? false }
    preview.dismissing = { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    }
    let middle = targeted.target.container.convert(targeted.target.center, to: nil), size = targeted.view.bounds.size
    let place = CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    let source = MenuStage.Source(view: view, place: place, preview: preview)
    show(menu, configuration, source, in: window, .rich, openedAt: press.location(in: nil))
    return true
  }

  /// Opens the menu of a control beside a place in the window, without a preview.
  ///
  /// - Parameter finger: Where the finger that opens the menu lies, in window points; `nil` if none does.
  func open(
    _ configuration: UIContextMenuConfiguration, beside place: CGRect, openedAt finger: CGPoint? = nil,
    chose: @escaping (UIAction, UIMenu) -> Void
  ) {
    guard stage == nil || !stage!.isOpen, let view, let window = view.window, let menu = configuration.actionProvider?([]) else { return }
    show(menu, configuration, MenuStage.Source(view: view, place: place, preview: nil), in: window, .compact, openedAt: finger, chose)
  }
  /// The finger of the control that opened it.
  var followed: MenuStage? { stage?.isOpen ?? false ? stage : nil }

  private func show(
    _ menu: UIMenu?, _ configuration: UIContextMenuConfiguration, _ source: MenuStage.Source, in window: UIWindow, _ look: Appearance,
    openedAt finger: CGPoint?, _ chose: ((UIAction, UIMenu) -> Void)? = nil
  ) {
    menu?.opens()
    var hearing = MenuStage.Hearing()
    hearing.willEnd = { [weak self] company in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: company)
    }
    hearing.didEnd = { [weak self] in
      guard let self else { return }
      (shown, openMenu, menuAppearance) = (nil, nil, .unknown)
    }
    hearing.chose = { [weak self] action, menu in
      menu.choose(action)
      if let chose { chose(action, menu) } else { action.perform(by: self?.view) }
    }
    if look == .rich {
      hearing.commit = { [weak self] company in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: company)
      }
    }
    let made = MenuStage(menu, source: source, hearing: hearing, openedAt: finger)
    (stage, shown, openMenu, menuAppearance) = (made, configuration, menu, look)
    let company = ContextMenuCompany(source.preview?.pageController)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: company)
    made.open(in: window, company)
  }
}

/// Asks whether the press that opens a menu may begin.
@MainActor
private final class MenuPressGate: _UIObject, UIGestureRecognizerDelegate, Implements.GestureRecognizerShouldBegin {
  private let mayBegin: () -> Bool
  init(_ mayBegin: @escaping () -> Bool) {
    self.mayBegin = mayBegin
    super.init(_r: ())
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

extension UIMenu {
  /// It is about to be shown: what is not to be kept is found out anew.
  func opens() {
    for child in children {
      switch child.shownAs {
      case .menu(let menu): menu.opens()
      case .deferred(let element): element.menuOpens()
      case .action, .nothing: break
      }
    }
  }
}
