/// The node of a navigation controller. The property `stack` is the requested stack, and `shown` is the visible one.
package final class NavigationNode: Node {
  /// The stack as the app set it, bottom first.
  package internal(set) var stack: [Node] = []
  /// The visible stack. It differs from `stack` while a transition is pending or running.
  package internal(set) var shown: [Node] = []
  /// The delegate, which provides animators and is notified of changes.
  package weak var delegate: (any NavigationDelegate)?
  private let contentSource: () -> any Place
  private var hasToldFirst = false

  /// Creates a node. Its views are created at the first access.
  package init(_ name: String, content: @escaping () -> any Place, view: @escaping () -> any Place) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of the transitions, which is a view inside the node's view.
  package var content: any Place { contentSource() }

  override var visibleChildren: [Node] { shown.suffix(1) }
  override func shows(_ child: Node) -> Bool { shown.last === child }

  /// Notifies the delegate also of the first view controller that is shown.
  override func familyDidBegin(appearing: Bool, animated: Bool) {
    if appearing, !hasToldFirst, let top = shown.last { delegate?.willShow(top, animated: animated) }
  }
  override func familyDidEnd(appearing: Bool) {
    guard appearing, !hasToldFirst, let top = shown.last else { return }
    hasToldFirst = true
    delegate?.didShow(top, animated: appearance.animated)
  }
}
