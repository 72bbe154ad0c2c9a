/// The node of a navigation controller. The property `stack` is the requested stack, and `shown` is the visible one.
package final class NavigationNode<Host: TransitionHost>: Node<Host> {
  /// The stack as the app set it, bottom first.
  package internal(set) var stack: [Node<Host>] = []
  /// The visible stack. It differs from `stack` while a transition is pending or running.
  package internal(set) var shown: [Node<Host>] = []
  /// The delegate, which provides animators and is notified of changes.
  package weak var delegate: (any NavigationDelegate<Host>)?
  private let contentSource: () -> Host.View
  private var hasToldFirst = false

  /// Creates a node. Its views are created at the first access.
  package init(_ name: String, content: @escaping () -> Host.View, view: @escaping () -> Host.View) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of the transitions, which is a view inside the node's view.
  package var content: Host.View { contentSource() }

  override var visibleChildren: [Node<Host>] { shown.suffix(1) }
  override func shows(_ child: Node<Host>) -> Bool { shown.last === child }

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
