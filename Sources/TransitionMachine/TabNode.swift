/// UITabBarController's node. `selected` is what was asked for, `shown` is what is shown.
package final class TabNode: Node {
  /// The index that the app or the finger chose.
  package internal(set) var selected = 0
  /// The index of the child in view.
  package internal(set) var shown = 0
  /// Asked for animators, and before a tap is followed.
  package weak var delegate: (any TabDelegate)?
  /// The container of its transitions.
  package let content: any Place

  /// A tab node over boxes.
  package init(_ name: String) {
    let box = ViewBox(name)
    content = ViewBox("\(name).content")
    box.add(content)
    super.init(name) { box }
  }

  override var visibleChildren: [Node] { children.isEmpty ? [] : [children[shown]] }
}
