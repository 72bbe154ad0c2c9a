/// UINavigationController's node. `stack` is what was asked for, `shown` is what is shown.
package final class NavigationNode: Node {
  /// The stack as the app set it, bottom first.
  package internal(set) var stack: [Node] = []
  /// The stack as it is shown; differs from `stack` while a transition is wanted or under way.
  package internal(set) var shown: [Node] = []
  /// Asked for animators, told of what is shown.
  package weak var delegate: (any NavigationDelegate)?
  /// The container of its transitions.
  package var content: any Place { contentSource() }
  private let contentSource: () -> any Place
  private var hasToldFirst = false

  /// A navigation node over views that are made when they are first asked for.
  package init(_ name: String, content: @escaping () -> any Place, view: @escaping () -> any Place) {
    contentSource = content
    super.init(name, view: view)
  }

  /// A navigation node over boxes.
  package convenience init(_ name: String) {
    let box = ViewBox(name)
    let content = ViewBox("\(name).content")
    box.add(content)
    self.init(name, content: { content }, view: { box })
  }

  override var visibleChildren: [Node] { shown.suffix(1) }

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
