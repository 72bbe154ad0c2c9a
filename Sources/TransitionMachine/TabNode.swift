/// The node of a tab bar controller. The property `selection` is the requested tab, and `shown` is the visible one.
package final class TabNode: Node {
  /// The tabs as the app set them, in order.
  package internal(set) var tabs: [Node] = []
  /// The tab that the app or the user selected. It is `nil` if there are no tabs.
  package internal(set) var selection: Node?
  /// The visible tab. It differs from `selection` while a transition is pending or running.
  package internal(set) var shown: Node?
  /// The delegate, which provides animators and may refuse taps.
  package weak var delegate: (any TabDelegate)?
  private let contentSource: () -> any Place

  /// Creates a node. Its views are created at the first access.
  package init(_ name: String, content: @escaping () -> any Place, view: @escaping () -> any Place) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of the transitions, which is a view inside the node's view.
  package var content: any Place { contentSource() }
  /// The index of the selection among the tabs. It is `nil` if there are no tabs.
  package var selectedIndex: Int? { tabs.firstIndex { $0 === selection } }
  /// Returns whether a node is one of the tabs.
  package func has(_ node: Node?) -> Bool { tabs.contains { $0 === node } }

  override var visibleChildren: [Node] { shown.map { [$0] } ?? [] }
  override func shows(_ child: Node) -> Bool { shown === child }
}
