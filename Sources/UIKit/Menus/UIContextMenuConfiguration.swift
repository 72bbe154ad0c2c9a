/// A menu and its preview, made when the user asks for them.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: _UIObject {
  /// What the app tells menus apart by.
  open private(set) var identifier: any NSCopying
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Without a provider of previews, the view itself is lifted; without a menu there is the preview alone.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init(_r: ())
  }
}

/// Lets others move along when a menu comes and goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil if the view itself is lifted.
  var previewViewController: UIViewController? { get }
  /// Runs within the menu's own animation.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Runs when that is over.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What becomes of a preview that was tapped. The raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows until it fills the screen and gives way to what the app shows.
  case pop
}

/// Lets others move along when a preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What others do along with a menu.
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
