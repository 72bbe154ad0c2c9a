/// UITabBarController's node. `selected` is what was asked for, `shown` is what is shown.
package final class TabNode: Node {
  /// The index that the app or the finger chose.
  package internal(set) var selected = 0
  /// The index of the child in view.
  package internal(set) var shown = 0
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

  override var visibleChildren: [Node] { children.isEmpty ? [] : [children[shown]] }
  override func shows(_ child: Node) -> Bool { children.indices.contains(shown) && children[shown] === child }
}
