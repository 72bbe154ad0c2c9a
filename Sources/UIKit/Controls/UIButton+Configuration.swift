import Foundation
import QuartzCore

extension UIButton {
  /// What a button shows and how, in one value.
  @MainActor
  public struct Configuration {
    /// How the corners are rounded. The raw values are Apple's.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How large the button is where nothing else is said.
    public enum Size: Int, Sendable { case medium = 0, small, mini, large }
    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// What shows that a button opens a choice. The raw values are Apple's.
    public enum Indicator: Int, Sendable {
      /// Arrows up and down, where the button's menu is its choice.
      case automatic = 0
      /// Nothing.
      case none
      /// Arrows up and down.
      case popup
    }
    enum Style { case plain, tinted, gray, filled }

    let style: Style
    /// The words, in 17 points (15 in small buttons). Setting them takes the attributes of `attributedTitle` away.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The words with what they say of their looks themselves: that comes before font and colour of the button's.
    public var attributedTitle: AttributedString?
    /// A second line below the title, in 13 points (12 in small buttons). Setting it takes the attributes of `attributedSubtitle` away.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The second line with what it says of its looks itself.
    public var attributedSubtitle: AttributedString?
    /// Makes other attributes of the title's, each time it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes other attributes of the subtitle's, each time it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How long titles end: they wrap at first.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How long subtitles end: they wrap at first.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How title and subtitle lie to each other; automatic at first: toward a picture at their side, else in the middle.
    public var titleAlignment = TitleAlignment.automatic
    /// Between title and subtitle, in points; 1 at first.
    public var titlePadding: CGFloat = 1
    /// The picture.
    public var image: UIImage?
    /// Makes another colour of the picture's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Room that is kept for the picture, in points: pictures of several buttons stand in the middle of equal room. 0, the default, is the
    /// picture's own width.
    public var imageReservation: CGFloat = 0
    /// The size and weight of a picture that is a symbol; nil stands for that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the words on which the picture is; leading at first. Top and bottom come before the others.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and words, in points.
    public var imagePadding: CGFloat = 0
    /// Whether a wheel turns in the place of the picture; false at first.
    public var showsActivityIndicator = false
    /// Makes another colour of the wheel's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What shows that the button opens a choice; automatic at first.
    public var indicator = Indicator.automatic
    /// Makes another colour of the arrows'.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of title and picture; nil stands for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil stands for the style's.
    public var baseBackgroundColor: UIColor?
    /// What lies behind title and picture. Colour and corners are the style's until they are set; corners that are set count where
    /// `cornerStyle` is fixed or dynamic.
    public var background = UIBackgroundConfiguration.button()
    /// Dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// Medium by default.
    public var buttonSize = Size.medium
    /// Whether a chosen button looks a step stronger; true at first.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?
    /// Room between the background's edges and the content; what suits the size, until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Lets the insets suit the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The state for which its colours are; that of a button that nobody touches, until it is `updated(for:)` another.
    var look = Look()

    init(_ style: Style) { self.style = style }
    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`, where nobody asks for a border. (On phones and tablets they look the same.)
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`. (On phones and tablets they look the same.)
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`. (On phones and tablets they look the same.)
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`. (On phones and tablets they look the same.)
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// This, with colours for the state of a button. What a button does to its own, unless `automaticallyUpdatesConfiguration` is false.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.look = Look(
        isEnabled: button.isEnabled, isHighlighted: button.isHighlighted, isSelected: button.isSelected && automaticallyUpdateForSelection)
      return updated
    }

    /// What of a button's state its colours follow.
    struct Look: Hashable { var isEnabled = true, isHighlighted = false, isSelected = false }
  }
}

extension UIButton.Configuration.Size {
  /// Of medium buttons measured (BEHAVIOUR-2 §26), of the others K.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
