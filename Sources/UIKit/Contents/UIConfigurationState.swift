import Foundation
import QuartzCore

/// What a configuration may depend on: traits, and the state of the view that it configures.
public protocol UIConfigurationState {
  /// A state of nothing but traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// What an app adds of its own; nil by default.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to the states of its cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name; another app's, or library's, should not be the same.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view: a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it does not answer to the user.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it. There is no focus of a keyboard yet: false.
  public var isFocused = false
  /// Whether it stays in sight while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What an app has added of its own; nil at first.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in a drag.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Where a cell is in a drop.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it does not answer to the user.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it. There is no focus of a keyboard yet: false.
  public var isFocused = false
  /// Whether it stays in sight while its section scrolls.
  public var isPinned = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether what is below it in the hierarchy is shown.
  public var isExpanded = false
  /// Whether it is swiped aside.
  public var isSwiped = false
  /// Whether the user is carrying it to another place.
  public var isReordering = false
  /// Where it is in a drag; there is no dragging between apps: none.
  public var cellDragState = DragState.none
  /// Where it is in a drop; there is no dragging between apps: none.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What an app has added of its own; nil at first.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
