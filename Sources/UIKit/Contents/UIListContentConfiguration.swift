import QuartzCore

/// A picture, a text and a secondary text, as lists show them.
public struct UIListContentConfiguration: Hashable {
  /// For what it was made: the colours that its texts have as long as nobody says others.
  enum Role: Hashable { case cell, valueCell, header, footer, sidebarCell, sidebarHeader }
  let role: Role

  /// The picture; at the leading side.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text; plain.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes of its own, in the place of the plain one.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The other text; plain.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The other text with attributes of its own, in the place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the other text looks.
  public var secondaryTextProperties: TextProperties
  /// Along which axes the content keeps to the margins of what it lies in, where those are wider.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins = ListMetrics.cellMargins
  /// Whether both texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between picture and texts, in points.
  public var imageToTextPadding = ListMetrics.imageGap
  /// Between the texts where they stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding = ListMetrics.sideBySideGap
  /// Between the texts where one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding = ListMetrics.textGap
  /// How opaque all of it is.
  public var alpha: CGFloat = 1

  init(_ role: Role, _ text: TextProperties, _ secondary: TextProperties) {
    (self.role, textProperties, secondaryTextProperties) = (role, text, secondary)
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A new `UIListContentView` that shows this.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Its colours are those of the state, as far as nobody has said others.
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

/// Axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
