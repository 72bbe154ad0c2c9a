import Foundation
import QuartzCore

extension UIButton {
  /// The appearance and the content of a button as a value.
  @MainActor
  public struct Configuration {
    /// The ways in which the corners are rounded. The raw values equal those of UIKit.
    ///
    /// - `fixed`, `dynamic`: The radius of the background configuration if it was set, and 6 points otherwise.
    /// - `small`, `medium`, `large`: A radius of 4, 6 or 9 points.
    /// - `capsule`: A radius of half the height.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The sizes of a button, which determine its font and its default insets.
    public enum Size: Int, Sendable { case medium = 0, small, mini, large }
    /// The alignments of the title and subtitle to each other.
    ///
    /// - `automatic`: The texts are aligned towards an image at their side, and are otherwise centred.
    /// - `leading`, `center`, `trailing`: The texts are aligned at their leading edges, their centres or their trailing edges.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// The indicators of a button that opens a choice. The raw values equal those of UIKit.
    public enum Indicator: Int, Sendable {
      /// The button shows arrows up and down if its menu is a choice.
      case automatic = 0
      /// The button shows no indicator.
      case none
      /// The button shows arrows up and down.
      case popup
    }
    enum Style { case plain, tinted, gray, filled }

    let style: Style
    /// The title, in a font of 17 points, or 15 points in a small button. The default is `nil`. Setting it removes the attributes of
    /// `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes. Its attributes take precedence over the font and colour of the button. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// The text below the title, in a font of 13 points, or 12 points in a small button. The default is `nil`. Setting it removes the
    /// attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes. Its attributes take precedence over the font and colour of the button. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// The closure that changes the attributes of the title each time it is shown. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The closure that changes the attributes of the subtitle each time it is shown. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The rule for a title that is too long for its line. The default is `.byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The rule for a subtitle that is too long for its line. The default is `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and subtitle. The default is `.automatic`, which aligns them towards an image at their side, and
    /// otherwise centres them.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between the title and the subtitle, in points. The default is 1 point.
    public var titlePadding: CGFloat = 1
    /// The image of the button. The default is `nil`.
    public var image: UIImage?
    /// The closure that changes the colour of the image. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The width that is reserved for the image, in points. Images are centred in it, so that those of several buttons are aligned. The
    /// default is 0, which means the width of the image.
    public var imageReservation: CGFloat = 0
    /// The configuration of an image that is a symbol. The default is `nil`, which means the size of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title at which the image is placed. The default is `.leading`. The top and the bottom take precedence over the other
    /// edges.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// A Boolean value that indicates whether an activity indicator replaces the image. The default is `false`.
    public var showsActivityIndicator = false
    /// The closure that changes the colour of the activity indicator. The default is `nil`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator that shows that the button opens a choice. The default is `.automatic`.
    public var indicator = Indicator.automatic
    /// The closure that changes the colour of the indicator. The default is `nil`.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the title and the image. The default is `nil`, which means the colour of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background. The default is `nil`, which means the colour of the style.
    public var baseBackgroundColor: UIColor?
    /// The background of the button. Its colour and corners are those of the style until they are set.
    ///
    /// A corner radius that is set only applies if `cornerStyle` is `.fixed` or `.dynamic`.
    public var background = UIBackgroundConfiguration.button()
    /// The way in which the corners are rounded. The default is `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. The default is `.medium`.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether a selected button looks more prominent. The default is `true`.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The distance between the edges of the background and the content. The default depends on `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Resets the insets to the default of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The state for which the colours are computed. It is the normal state until `updated(for:)` is called.
    var look = Look()

    init(_ style: Style) { self.style = style }
    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a border. On phones and tablets it looks like `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a border. On phones and tablets it looks like `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a tinted border. On phones and tablets it looks like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a prominent border. On phones and tablets it looks like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns a copy with the colours for the state of a button.
    ///
    /// A button applies it to its configuration automatically, unless `automaticallyUpdatesConfiguration` is `false`.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.look = Look(
        isEnabled: button.isEnabled, isHighlighted: button.isHighlighted, isSelected: button.isSelected && automaticallyUpdateForSelection)
      return updated
    }

    /// The part of a button's state that determines the colours.
    struct Look: Hashable { var isEnabled = true, isHighlighted = false, isSelected = false }
  }
}

extension UIButton.Configuration.Size {
  /// The default insets. Those of medium buttons are measured (Docs/behaviour/layout.md, "Fonts, buttons and colours"). For the others no
  /// source is published.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
