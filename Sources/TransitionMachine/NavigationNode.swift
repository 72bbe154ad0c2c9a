/// UINavigationController's node. `stack` is what was asked for, `settled` is what is shown.
package final class NavigationNode: Node {
  /// The stack as the app set it, bottom first.
  package internal(set) var stack: [Node] = []
  /// The stack as it is shown; differs from `stack` while a transition is wanted or under way.
  package internal(set) var settled: [Node] = []
  /// Asked for animators, told of what is shown.
  package weak var delegate: (any NavigationDelegate)?
  /// The container of its transitions.
  package let content: any Place

  /// A navigation node over boxes.
  package init(_ name: String) {
    let box = ViewBox(name)
    content = ViewBox("\(name).content")
    box.add(content)
    super.init(name) { box }
  }

  override var visibleChildren: [Node] { settled.suffix(1) }
}
