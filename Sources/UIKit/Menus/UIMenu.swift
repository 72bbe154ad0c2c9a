/// Elements under one title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// From a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown within another, and what holds of its elements. The raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it, set off by a line.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells it from others.
  open private(set) var identifier: Identifier
  /// How it is shown.
  open private(set) var options: Options
  /// What is in it.
  open private(set) var children: [UIMenuElement]

  /// Without an identifier, the menu is unlike any other.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    self.identifier = identifier ?? Identifier("segue.menu.\(Runtime.current.makeRecordID())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that are on, those in menus within it too, as far as they are known.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { $0.state == .on }
  }

  /// The actions in it and in the menus within it.
  var leaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child.shownAs {
      case .action(let action): [action]
      case .menu(let menu): menu.leaves
      case .deferred(let element): element.known?.flatMap { ($0 as? UIAction).map { [$0] } ?? ($0 as? UIMenu)?.leaves ?? [] } ?? []
      case .nothing: []
      }
    }
  }

  override var shownAs: MenuContent { .menu(self) }

  /// One action is on, and those beside it are off: in the innermost menu of a single selection around it.
  func choose(_ action: UIAction, everywhere: Bool = false) {
    func holder(_ menu: UIMenu) -> UIMenu? {
      for child in menu.children {
        if let inner = child as? UIMenu, let found = holder(inner) { return found }
      }
      return menu.leaves.contains { $0 === action } && (everywhere || menu.options.contains(.singleSelection)) ? menu : nil
    }
    guard let menu = everywhere ? self : holder(self) else { return }
    for leaf in menu.leaves { leaf.state = leaf === action ? .on : .off }
  }
}
