import QuartzCore

/// The background of a bar. (Docs/behaviour/bars.md, "Bar appearance")
@preconcurrency @MainActor
open class UIBarAppearance: _UIObject {
  /// The blur effect that is applied to the content behind the bar. `nil` means no effect.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }
  /// The colour above the effect. The default is `nil`.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }
  /// The image above the colour. The default is `nil`.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }
  /// The mode in which the background image fills the bar. The default is `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.contentMode }
    set { background.contentMode = newValue }
  }
  /// The colour of the thin line at the edge of the bar. `nil` or a clear colour means no line.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }
  /// The image that replaces the thin line. A template image is drawn in `shadowColor`. The default is `nil`.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  /// The values of the background, which change together when the appearance is configured.
  private struct Background {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var contentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?
  }
  private var background = Background() { didSet { appearanceDidChange() } }
  /// The bars and items that show the appearance. They are updated when a value changes.
  var users = AppearanceUsers()

  /// Creates an appearance with the default background.
  public required init() {
    super.init(_r: ())
    configureWithDefaultBackground()
  }
  /// Creates an appearance with the default background. Here bars look alike on phones and tablets.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init(_r: ())
    background = barAppearance.background
  }

  /// Sets the background to the system's bar material with a thin line at the edge, and removes all other background values.
  open func configureWithDefaultBackground() {
    background = plain(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: BarShadow.color)
  }
  /// Sets the background to the system's background colour with a thin line at the edge, and removes all other background values.
  open func configureWithOpaqueBackground() {
    background = plain(color: .systemBackground, shadowColor: BarShadow.color)
  }
  /// Removes the background and the line, so that the bar is transparent.
  open func configureWithTransparentBackground() { background = plain() }

  /// Sets the background that the older properties of a bar describe.
  package func configure(style: UIBarStyle, isTranslucent: Bool, tint: UIColor?) {
    if style == .black { backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if !isTranslucent { configureWithOpaqueBackground() }
    if let tint { backgroundColor = isTranslucent ? tint.withAlphaComponent(Self.tintOverBlur) : tint }
  }
  /// The opacity of `barTintColor` above the blur. The value is Segue's own choice.
  private static let tintOverBlur: CGFloat = 0.85

  /// Returns a background without images that keeps the content mode.
  private func plain(effect: UIBlurEffect? = nil, color: UIColor? = nil, shadowColor: UIColor? = nil) -> Background {
    Background(effect: effect, color: color, contentMode: background.contentMode, shadowColor: shadowColor)
  }
}

extension UIBarAppearance: AppearanceUser {
  /// Called after a value of this appearance, or of an appearance that it contains, has changed.
  func appearanceDidChange() { users.appearanceDidChange() }
}

/// The thin line at the edge of a bar.
enum BarShadow {
  /// The default colour: black at an opacity of 0.3 in light mode, and white at an opacity of 0.15 in dark mode.
  static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of the titles of bar buttons.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: _UIObject {
  /// The look of a button in its normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button that is being touched. It has no effect here.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button. It has no effect here.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearances of bars that contain this one.
  var users = AppearanceUsers()
  /// Creates the default look for a style.
  public init(style: UIBarButtonItem.Style = .plain) {
    super.init(_r: ())
    for state in [normal, highlighted, disabled] { state.users.add(self) }
  }
  /// Returns an independent copy.
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }
  /// Resets all states to the default look for a style.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }
}

extension UIBarButtonItemAppearance: AppearanceUser { func appearanceDidChange() { users.appearanceDidChange() } }

/// The look of a bar button's title in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: _UIObject {
  /// The attributes of the title. The default is an empty dictionary, which means the font and colour of the button's style.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { users.appearanceDidChange() } }
  /// The appearance that contains this one.
  var users = AppearanceUsers()
  init() { super.init(_r: ()) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. The default is an empty dictionary, which means the system's font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// The offset of the title from its default position, in points. It has no effect here.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of the large title. The default is an empty dictionary, which means the system's font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// The look of buttons of the style `.plain`.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { contains(buttonAppearance) } }
  /// The look of buttons of the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { contains(doneButtonAppearance) } }
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { contains(backButtonAppearance) } }
  /// The indicator image of the back button. The default is `nil`, which means the system's chevron.
  open private(set) var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The mask that hides the back button's title where it passes below the indicator. The value is stored but not used here.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { buttons.users.add(self) }
  }
  /// Creates a copy of another appearance. The values of titles and buttons are copied if the other appearance is one of a navigation bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let bar = barAppearance as? UINavigationBarAppearance { copyTitles(of: bar) }
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { buttons.users.add(self) }
  }
  private func copyTitles(of bar: UINavigationBarAppearance) {
    (titleTextAttributes, largeTitleTextAttributes) = (bar.titleTextAttributes, bar.largeTitleTextAttributes)
    (titlePositionAdjustment, buttonAppearance) = (bar.titlePositionAdjustment, bar.buttonAppearance.copied())
    (doneButtonAppearance, backButtonAppearance) = (bar.doneButtonAppearance.copied(), bar.backButtonAppearance.copied())
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage)
  }
  /// Sets the indicator image of the back button and its mask. The call has no effect unless both are `nil` or both are not.
  /// (Docs/behaviour/bars.md, "Bar metrics")
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
    guard (backIndicatorImage == nil) == (backIndicatorTransitionMaskImage == nil) else { return }
    (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
  }
}

extension UIBarAppearance {
  /// Observes the appearance of buttons that was set.
  func contains(_ buttons: UIBarButtonItemAppearance) {
    buttons.users.add(self)
    appearanceDidChange()
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons of the style `.plain`.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { contains(buttonAppearance) } }
  /// The look of buttons of the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { contains(doneButtonAppearance) } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    for buttons in [buttonAppearance, doneButtonAppearance] { buttons.users.add(self) }
  }
  /// Creates a copy of another appearance. The looks of buttons are copied if the other appearance is one of a toolbar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let bar = barAppearance as? UIToolbarAppearance {
      (buttonAppearance, doneButtonAppearance) = (bar.buttonAppearance.copied(), bar.doneButtonAppearance.copied())
    }
    for buttons in [buttonAppearance, doneButtonAppearance] { buttons.users.add(self) }
  }
}
