/// UINavigationController's node. `stack` is what was asked for, `shown` is what is shown.
package final class NavigationNode: Node {
  /// The stack as the app set it, bottom first.
  package internal(set) var stack: [Node] = []
  /// The stack as it is shown; differs from `stack` while a transition is wanted or under way.
  package internal(set) var shown: [Node] = []
  /// Asked for animators, told of what is shown.
  package weak var delegate: (any NavigationDelegate)?
  private let contentSource: () -> any Place
  private var hasToldFirst = false

  /// A navigation node; its views are made when they are first asked for.
  package init(_ name: String, content: @escaping () -> any Place, view: @escaping () -> any Place) {
    contentSource = content
    super.init(name, view: view)
  }

  /// The container of its transitions: a place in its view.
  package var content: any Place { contentSource() }

  override var visibleChildren: [Node] { shown.suffix(1) }
  override func shows(_ child: Node) -> Bool { shown.last === child }

  /// The delegate hears of the first controller that is shown as of any other.
  override func familyDidBegin(appearing: Bool, animated: Bool) {
    if appearing, !hasToldFirst, let top = shown.last { delegate?.willShow(top, animated: animated) }
  }
  override func familyDidEnd(appearing: Bool) {
    guard appearing, !hasToldFirst, let top = shown.last else { return }
    hasToldFirst = true
    delegate?.didShow(top, animated: appearance.animated)
  }
}
