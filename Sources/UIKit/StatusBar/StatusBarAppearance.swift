internal import TransitionMachine

/// What the controllers want of the status bar. (BEHAVIOUR §5.9)
struct StatusBarAppearance: Equatable {
  var style: UIStatusBarStyle
  var isHidden: Bool
  var animation: UIStatusBarAnimation
  /// Whether who decides the style is dark: a default bar is light then.
  var isOverDark = false

  /// With no controllers: a visible dark bar.
  init(style: UIStatusBarStyle = .default, isHidden: Bool = false, animation: UIStatusBarAnimation = .none) {
    (self.style, self.isHidden, self.animation) = (style, isHidden, animation)
  }

  /// The wishes of the controller on top of `root`, or of the children that it points to.
  @MainActor
  init(root: UIViewController) {
    let top = Self.deciding(from: root)
    let styling = Self.last(top, \.childForStatusBarStyle)
    style = Self.styleBehindSheets(root) ?? styling.preferredStatusBarStyle
    isOverDark = styling.traitCollection.userInterfaceStyle == .dark
    let hiding = Self.last(top, \.childForStatusBarHidden)
    isHidden = hiding.prefersStatusBarHidden
    animation = hiding.preferredStatusBarUpdateAnimation
  }

  /// What lies behind the bar is a presentation's, where that has sent the presenter back.
  @MainActor
  private static func styleBehindSheets(_ root: UIViewController) -> UIStatusBarStyle? {
    sequence(first: root.node, next: \.presented).lazy.compactMap { $0.presentation?.uikit?.styleOfStatusBarBehind }.first
  }

  /// The topmost that is presented full screen or captures the appearance; the root, if none is.
  @MainActor
  private static func deciding(from root: UIViewController) -> UIViewController {
    var (deciding, node) = (root, root.node)
    while let next = node.presented, let controller = next.controller, !isLeaving(next) {
      if controller.effectivePresentationStyle == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance {
        deciding = controller
      }
      node = next
    }
    return deciding
  }

  /// Its dismissal has begun and was not cancelled, or its presentation is being taken back.
  @MainActor
  private static func isLeaving(_ node: Node) -> Bool {
    guard let transition = node.currentTransition else { return false }
    switch transition.kind {
    case .dismiss: return transition.from === node && transition.phase.isRunning && !transition.wasCancelled
    case .present: return transition.to === node && (transition.phase == .scheduled || transition.wasCancelled)
    case .push, .pop, .tab: return false
    }
  }

  @MainActor
  private static func last(_ start: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = start
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }
}
