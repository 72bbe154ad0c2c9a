/// UITabBarController's node. `selection` is what was asked for, `shown` is what is shown.
package final class TabNode: Node {
  /// The tabs as the app set them, in their order.
  package internal(set) var tabs: [Node] = []
  /// Whom the app or the finger chose; nil without tabs.
  package internal(set) var selection: Node?
  /// The child in view; differs from `selection` while a transition is wanted or under way.
  package internal(set) var shown: Node?
  /// Asked for animators, and before a tap is followed.
  package weak var delegate: (any TabDelegate)?
  private let contentSource: () -> any Place

  /// A tab node; its views are made when they are first asked for.
  package init(_ name: String, content: @escaping () -> any Place, view: @escaping () -> any Place) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of its transitions: a place in its view.
  package var content: any Place { contentSource() }
  /// The place of the selection among the tabs; nil without tabs.
  package var selectedIndex: Int? { tabs.firstIndex { $0 === selection } }
  /// Whether it is one of the tabs.
  package func has(_ node: Node?) -> Bool { tabs.contains { $0 === node } }

  override var visibleChildren: [Node] { shown.map { [$0] } ?? [] }
  override func shows(_ child: Node) -> Bool { shown === child }
}
