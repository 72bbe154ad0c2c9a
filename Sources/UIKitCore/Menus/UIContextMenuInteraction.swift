import QuartzCore

/// An interaction that opens a menu when the user long-presses its view. A preview of the view is lifted out of the page.
///
/// The finger can slide to a row and choose it when it is lifted. If the finger is lifted elsewhere, the menu stays open for a tap.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UIObject, UIInteraction {
  /// The appearances of a menu. The raw values equal those of UIKit.
  ///
  /// - `unknown`: No menu is open.
  /// - `rich`: The menu has a preview.
  /// - `compact`: The menu has no preview.
  public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

  /// The object that provides the menu and is notified of its changes. It is a weak reference.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?
  /// The appearance of the open menu. It is `.rich` with a preview and `.compact` without one. It is `.unknown` while no menu is open.
  open private(set) var menuAppearance = Appearance.unknown

  private let press = UILongPressGestureRecognizer()
  /// The closure that returns whether the lifted item was removed from the page, although its view may show another item.
  var sourceIsGone: () -> Bool = { false }
  private weak var stage: MenuStage?
  private var shown: UIContextMenuConfiguration?

  /// Creates an interaction with a delegate, which is a weak reference.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_r: ())
    press.addHandler { [weak self] press in self?.follow(press) }
    press.name = "context menu"
    let gate = MenuPressGate { [weak self] in self?.mayBegin() ?? false }
    press.delegate = gate
    self.gate = gate
  }

  /// Closes an open menu and removes the gesture recognizer from the previous view.
  open func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }
  /// Adds the gesture recognizer to the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// A Boolean value that indicates whether a long press opens the menu.
  package var answersLongPress: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// Returns the current or last position of the finger in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  // MARK: Menu

  /// Closes the menu if it is open.
  open func dismissMenu() { stage?.close() }

  /// Replaces the open menu with the result of a closure. The method does nothing while no menu is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let stage, stage.isOpen, let menu = openMenu else { return }
    let new = block(menu)
    openMenu = new
    stage.replace(new)
  }
  private var openMenu: UIMenu?

  /// Returns a Boolean value that indicates whether there is a menu. If there is none, the long press fails and the touch stays with the
  /// view.
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

  /// Opens the requested menu. The result is `false` if it has no content.
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

  /// Opens the menu of a control next to a rectangle in the window, without a preview.
  ///
  /// - Parameter finger: The position of the finger that opens the menu, in window coordinates. It is `nil` if no finger does.
  package func open(
    _ configuration: UIContextMenuConfiguration, beside place: CGRect, openedAt finger: CGPoint? = nil,
    chose: @escaping (UIAction, UIMenu) -> Void
  ) {
    guard stage == nil || !stage!.isOpen, let view, let window = view.window, let menu = configuration.actionProvider?([]) else { return }
    show(menu, configuration, MenuStage.Source(view: view, place: place, preview: nil), in: window, .compact, openedAt: finger, chose)
  }
  /// The open menu, which the finger of the control continues to use.
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

/// A delegate that decides whether the long press that opens a menu may begin.
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
  /// Called when the menu is about to open. Deferred elements without a cache are requested again.
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
