/// The content of a context menu and its preview. Both are created when the user opens the menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: _UIObject {
  /// The identifier by which the app distinguishes menus. The default is a unique value.
  open private(set) var identifier: any NSCopying
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  ///
  /// Without a preview provider, the view itself is lifted. Without an action provider, only the preview is shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init(_r: ())
  }
}

/// An object that animates other changes together with the opening or closing of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The view controller of the preview, or `nil` if the view itself is lifted.
  var previewViewController: UIViewController? { get }
  /// Adds a closure that runs within the animation of the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that runs after the animation of the menu.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The ways in which a tapped preview disappears. The raw values equal those of UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss = 0
  /// The preview grows until it fills the screen, and then reveals the new content of the app.
  case pop
}

/// An object that animates other changes after a preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview disappears. The default is `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and completions that accompany a menu.
@MainActor
final class ContextMenuCompany: UIContextMenuInteractionCommitAnimating {
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = [], completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping @MainActor () -> Void) { completions.append(completion) }

  func animate() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }
  func complete() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
