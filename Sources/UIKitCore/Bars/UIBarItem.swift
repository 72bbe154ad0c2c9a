import QuartzCore

/// An item in a bar, with a title, an image and an enabled state. It is the base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: _UIObject, Styled {
  let styling = Styling()
  /// The title of the item. The default is `nil`.
  open var title: String? { didSet { itemDidChange() } }
  /// The image of the item. It is drawn in the tint colour unless its rendering mode is `.alwaysOriginal`. The default is `nil`.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The image in a bar of compact height. The default is `nil`, which means `image`. Only tab bars use it here.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// The insets of the image within its default frame, in points. The default is zero. Only tab bars use it here.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the item can be used. The default is `true`.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number by which the app can identify the item. The default is 0.
  open var tag = 0
  /// A string by which tests find the item. Users do not see it.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// The label that assistive technology reads. The default is `nil`, which means the title.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// The description of the item's effect for assistive technology.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// The value that assistive technology reads.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// The accessibility traits of the item, in addition to that of a button. The default is an empty set.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { itemDidChange() } }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title and an image.
  public init() { super.init(_r: ()) }
  /// Returns `nil`, because there are no storyboards to decode an item from.
  public required init?(coder: NSCoder) { nil }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    styling.note("titleTextAttributes \(state.rawValue)", as: UIBarItem.self) { $0.setTitleTextAttributes(attributes, for: state) }
    itemDidChange()
  }
  /// Returns the attributes that were set for a state, or `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Called when a visible property changes. Subclasses notify their bar.
  func itemDidChange() {}
}
