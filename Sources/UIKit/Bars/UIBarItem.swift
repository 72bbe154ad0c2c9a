import QuartzCore

/// Something in a bar: a title, a picture, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: _UIObject, Styled {
  let styling = Styling()
  /// The words.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture, which takes the bar's tint unless its rendering mode is original.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The picture in a bar of compact height; nil stands for `image`.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// How far the picture lies in from where it would lie.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Whether it can be used; true at first.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number of the app's own; 0 at first.
  open var tag = 0
  /// A name by which tests find it.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// What it is called to those who cannot see it; its title at first.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// What happens if it is used, for those who cannot see it.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// What its value is to those who cannot see it.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// What kind of thing it is, besides a button; none at first.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { itemDidChange() } }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An empty item.
  public init() { super.init(_r: ()) }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  /// Font and colour of the words in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    styling.note("titleTextAttributes \(state.rawValue)", as: UIBarItem.self) { $0.setTitleTextAttributes(attributes, for: state) }
    itemDidChange()
  }
  /// What was set for a state; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Something that a bar shows is another. Bars' own items hand it on.
  func itemDidChange() {}
}
