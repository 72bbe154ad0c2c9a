import QuartzCore

/// How the background of a bar looks. (BEHAVIOUR-2 §17.4)
@preconcurrency @MainActor
open class UIBarAppearance: _UIObject {
  /// What is done to what lies beneath; nil for nothing.
  open var backgroundEffect: UIBlurEffect?
  /// Over the effect.
  open var backgroundColor: UIColor?
  /// Over the colour.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Of the thin line at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor?
  /// A picture in the place of the line; a template takes `shadowColor`.
  open var shadowImage: UIImage?

  /// The default background.
  public required init() {
    super.init(_r: ())
    configureWithDefaultBackground()
  }
  /// The default background; bars look alike on phones and tablets.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// A copy.
  public init(barAppearance: UIBarAppearance) {
    super.init(_r: ())
    (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (barAppearance.backgroundImage, barAppearance.backgroundImageContentMode)
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
  }

  /// The system's material, and a thin line.
  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = BarShadow.color
  }
  /// The page's colour, and a thin line.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = BarShadow.color
  }
  /// Nothing.
  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

/// The thin line at a bar's edge.
enum BarShadow {
  /// Black .3 in the light, white .15 in the dark (R).
  static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// How the words of bar buttons look.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: _UIObject {
  /// At rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// When it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The usual look.
  public init(style: UIBarButtonItem.Style = .plain) { super.init(_r: ()) }
  /// Takes the usual look.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }
}

/// How the words of a bar button look in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: _UIObject {
  /// Font and colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  init() { super.init(_r: ()) }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title lies from where it would lie.
  open var titlePositionAdjustment = UIOffset.zero
  /// Font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Of buttons of the style done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// Of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The back button's mark; nil for the usual one.
  open private(set) var backIndicatorImage: UIImage?
  /// What covers the back button's words as they pass beneath the mark; kept, and without effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// The default background.
  public required init() { super.init() }
  /// A copy.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let bar = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (bar.titleTextAttributes, bar.largeTitleTextAttributes)
    (titlePositionAdjustment, buttonAppearance) = (bar.titlePositionAdjustment, bar.buttonAppearance)
    (doneButtonAppearance, backButtonAppearance) = (bar.doneButtonAppearance, bar.backButtonAppearance)
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage)
  }
  /// Takes another mark for the back button; both or neither. (§17.3)
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
    guard (backIndicatorImage == nil) == (backIndicatorTransitionMaskImage == nil) else { return }
    (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Of buttons of the style done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
