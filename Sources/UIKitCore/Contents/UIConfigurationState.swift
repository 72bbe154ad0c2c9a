import Foundation
import QuartzCore

/// The state on which a configuration can depend: the traits, and the state of the configured view.
public protocol UIConfigurationState {
  /// Creates a state with the given traits and the default values.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a custom value of the app. The default is `nil`.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name. The name must be different from those of other libraries in the app.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The configuration state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view ignores the user's interaction.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted, usually because of a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused. It is `false` here, because there is no keyboard focus yet.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is held at the edge while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// Accesses a custom value of the app. The default is `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The configuration state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The stage of a drag in which a cell is.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The stage of a drop in which a cell is.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell ignores the user's interaction.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted, usually because of a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused. It is `false` here, because there is no keyboard focus yet.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is held at the edge while its section scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell's list is in editing mode.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell's item is expanded, so that its children are visible.
  public var isExpanded = false
  /// A Boolean value that indicates whether the swipe actions of the cell are open.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is moving the cell.
  public var isReordering = false
  /// The stage of a drag in which the cell is. It is `none` here, because there is no drag and drop between apps.
  public var cellDragState = DragState.none
  /// The stage of a drop in which the cell is. It is `none` here, because there is no drag and drop between apps.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// Accesses a custom value of the app. The default is `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
