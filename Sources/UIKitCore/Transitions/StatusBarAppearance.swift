internal import TransitionMachine

/// The appearance of the status bar that the view controllers request. (Docs/behaviour/controllers.md, "Status bar")
struct StatusBarAppearance: Equatable {
  var style: UIStatusBarStyle
  var isHidden: Bool
  var animation: UIStatusBarAnimation
  /// A Boolean value that indicates whether the controller that determines the style is in dark mode. The default style is light then.
  var isOverDark = false

  /// Creates the appearance without controllers: a visible dark bar.
  init(style: UIStatusBarStyle = .default, isHidden: Bool = false, animation: UIStatusBarAnimation = .none) {
    (self.style, self.isHidden, self.animation) = (style, isHidden, animation)
  }

  /// Creates the appearance that is requested by the controller on top of `root`, or by the children to which it refers.
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

  /// Returns the style for the area behind a presentation that scales the presenting view down, or `nil`.
  @MainActor
  private static func styleBehindSheets(_ root: UIViewController) -> UIStatusBarStyle? {
    sequence(first: root.node, next: \.presented).lazy.compactMap { $0.presentation?.uikit?.styleOfStatusBarBehind }.first
  }

  /// Returns the topmost controller that is presented full screen or captures the status bar appearance. If there is none, the result is
  /// the root.
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

  /// Returns a Boolean value that indicates whether a node is being dismissed, or its presentation is being reverted.
  @MainActor
  private static func isLeaving(_ node: ControllerNode) -> Bool {
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
