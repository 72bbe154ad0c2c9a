import QuartzCore

/// A content configuration with an image, a text and a secondary text, for cells, headers and footers of lists.
public struct UIListContentConfiguration: Hashable {
  /// The purpose of the configuration. It determines the default colours of the texts.
  enum Role: Hashable { case cell, valueCell, header, footer, sidebarCell, sidebarHeader }
  let role: Role

  /// The image at the leading side. The default is `nil`.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The main text. Setting it removes `attributedText`. The default is `nil`.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The main text with attributes. It replaces `text`. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The appearance of the main text.
  public var textProperties: TextProperties
  /// The secondary text. Setting it removes `secondaryAttributedText`. The default is `nil`.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The secondary text with attributes. It replaces `secondaryText`. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the content stays within the margins of the superview, if these are wider. The default is horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins = ListMetrics.cellMargins
  /// A Boolean value that indicates whether both texts are side by side if there is room. The default is `false`, except for value cells.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points. The default is 16.
  public var imageToTextPadding = ListMetrics.imageGap
  /// The horizontal distance between the texts if they are side by side, in points. The default is 6.
  public var textToSecondaryTextHorizontalPadding = ListMetrics.sideBySideGap
  /// The vertical distance between the texts if they are stacked, in points. The default is 4.
  public var textToSecondaryTextVerticalPadding = ListMetrics.textGap
  /// The opacity of the whole content, between 0 and 1. The default is 1.
  public var alpha: CGFloat = 1

  init(_ role: Role, _ text: TextProperties, _ secondary: TextProperties) {
    (self.role, textProperties, secondaryTextProperties) = (role, text, secondary)
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Creates a `UIListContentView` that displays the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration for a state. Colours that the app has set stay the same.
  public func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    let (isDisabled, isChosen) =
      switch state {
      case let cell as UICellConfigurationState: (cell.isDisabled, cell.isSelected || cell.isHighlighted)
      case let view as UIViewConfigurationState: (view.isDisabled, view.isSelected || view.isHighlighted)
      default: (false, false)
      }
    let isSidebar = role == .sidebarCell && isChosen
    for path in [\Self.textProperties, \Self.secondaryTextProperties] {
      updated[keyPath: path].stateColor = isDisabled ? .tertiaryLabel : isSidebar ? .white : nil
    }
    updated.imageProperties.stateColor = isDisabled ? .tertiaryLabel : isSidebar ? .white : nil
    return updated
  }
}

/// A set of axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
