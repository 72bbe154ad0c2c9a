/// The node of a tab bar controller. The property `selection` is the requested tab, and `shown` is the visible one.
package final class TabNode<Host: TransitionHost>: Node<Host> {
  /// The tabs as the app set them, in order.
  package internal(set) var tabs: [Node<Host>] = []
  /// The tab that the app or the user selected. It is `nil` if there are no tabs.
  package internal(set) var selection: Node<Host>?
  /// The visible tab. It differs from `selection` while a transition is pending or running.
  package internal(set) var shown: Node<Host>?
  /// The delegate, which provides animators and may refuse taps.
  package weak var delegate: (any TabDelegate<Host>)?
  private let contentSource: () -> Host.View

  /// Creates a node. Its views are created at the first access.
  package init(_ name: String, content: @escaping () -> Host.View, view: @escaping () -> Host.View) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of the transitions, which is a view inside the node's view.
  package var content: Host.View { contentSource() }
  /// The index of the selection among the tabs. It is `nil` if there are no tabs.
  package var selectedIndex: Int? { tabs.firstIndex { $0 === selection } }
  /// Returns whether a node is one of the tabs.
  package func has(_ node: Node<Host>?) -> Bool { tabs.contains { $0 === node } }

  override var visibleChildren: [Node<Host>] { shown.map { [$0] } ?? [] }
  override func shows(_ child: Node<Host>) -> Bool { shown === child }
}
