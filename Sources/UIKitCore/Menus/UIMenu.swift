/// A menu element that groups other elements under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu within another menu. The raw values equal those of UIKit.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the parent menu, separated by a line.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is red, because the menu contains destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The menu has at most one element that is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu. Without an identifier, the menu gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    self.identifier = identifier ?? Identifier("segue.menu.\(Runtime.current.makeEntryID())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements whose state is on, including those in submenus. Deferred elements are included if they are available.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { $0.state == .on }
  }

  /// The actions of the menu and of its submenus.
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

  /// Turns an action on and its siblings off. The innermost menu with single selection around the action determines the siblings.
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
