import QuartzCore

/// A view that displays a list content configuration. The image is at the leading side, and the texts are stacked or side by side.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration that the view displays. It must be a `UIListContentConfiguration`. Any other type stops the app with a message.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("a UIListContentView shows a UIListContentConfiguration, and was given a \(type(of: newValue))")
      }
      shown = new
      showAll()
    }
  }
  /// Returns whether a configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }
  /// The layout guide of the main text. The value is `nil` if there is no text.
  open var textLayoutGuide: UILayoutGuide? { shown.hasText ? guides.text : nil }
  /// The layout guide of the secondary text. The value is `nil` if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { shown.hasSecondaryText ? guides.secondary : nil }
  /// The layout guide of the image. The value is `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { shown.image != nil ? guides.image : nil }

  private var shown: UIListContentConfiguration
  let imageView = UIImageView()
  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  private lazy var guides = ListContentGuides(in: self)
  private var hasGuides = false

  /// Creates a view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    showAll()
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: Display

  private func showAll() {
    show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration ?? symbolConfiguration
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = text == nil && attributed == nil
    label.font = properties.font(for: traitCollection)
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transform.applied) }
  }

  private var symbolConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: shown.textProperties.font(for: traitCollection).pointSize)
  }

  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    showAll()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  private func plan(width: CGFloat) -> ListContentPlan {
    ListContentPlan(
      shown, width: width, margins: margins, textSize: { self.textLabel.sizeThatFits(CGSize(width: $0, height: 0)) },
      secondarySize: { self.secondaryLabel.sizeThatFits(CGSize(width: $0, height: 0)) },
      imageSize: imageView.image == nil ? nil : shownImageSize,
      isLargeText: traitCollection.preferredContentSizeCategory.isAccessibilityCategory, scale: layoutScale)
  }
  private var shownImageSize: CGSize { imageView.intrinsicContentSize }

  /// The margins, whose `left` and `right` are the leading and the trailing margin. Along the axes in
  /// `axesPreservingSuperviewLayoutMargins`, the superview's margins replace narrower ones.
  private var margins: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = shown.directionalLayoutMargins
    var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    guard let superview else { return margins }
    let outer = superview.layoutMargins
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let (left, right) = (outer.left - frame.minX, outer.right - (superview.bounds.width - frame.maxX))
      margins.left = max(margins.left, isMirrored ? right : left)
      margins.right = max(margins.right, isMirrored ? left : right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      (margins.top, margins.bottom) = (max(margins.top, outer.top), max(margins.bottom, outer.bottom))
    }
    return margins
  }

  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { textBaselines?.first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { textBaselines?.last }
  /// The baselines of the texts. The last baseline is that of the text that reaches further down.
  private var textBaselines: TextBaselines? {
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude, plan = plan(width: width)
    let outer = CGRect(x: 0, y: 0, width: width, height: bounds.height > 0 ? bounds.height : plan.height)
    let places = plan.places(in: outer.size, isMirrored: false)
    let shownTexts = [(shown.hasText, textLabel, places.text), (shown.hasSecondaryText, secondaryLabel, places.secondary)].filter(\.0)
    let found = shownTexts.map { _, label, frame in label.baselines(in: frame.size).moved(from: frame, to: outer) }
    guard let first = found.map(\.first).min(), let last = found.map(\.last).min() else { return nil }
    return TextBaselines(first: first, last: last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    let places = plan.places(in: bounds.size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (view, place) in [(imageView as UIView, places.image), (textLabel, places.text), (secondaryLabel, places.secondary)] {
      if view.frame != place { view.frame = place }
    }
    if hasGuides { guides.follow(places) }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let plan = plan(width: width)
    return CGSize(width: min(width, plan.naturalWidth), height: plan.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: plan(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude).height)
  }
  /// The position where the texts begin, at which separators begin too.
  package var textStart: CGFloat {
    let places = plan(width: bounds.width).places(in: bounds.size, isMirrored: false)
    return shown.hasText ? places.text.minX : places.image.minX
  }
  fileprivate func makesGuides() { hasGuides = true }
}

/// The layout guides of the parts of a list content.
@MainActor
private final class ListContentGuides {
  let text = UILayoutGuide(), secondary = UILayoutGuide(), image = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []

  init(in view: UIListContentView) {
    view.makesGuides()
    for guide in [text, secondary, image] {
      view.addLayoutGuide(guide)
      constraints += [
        guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    view.setNeedsLayout()
  }
  func follow(_ places: ListContentPlan.Places) {
    let frames = [places.text, places.secondary, places.image]
    for (constraint, value) in zip(constraints, frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] })
    where constraint.constant != value {
      constraint.constant = value
    }
  }
}

extension UIListContentConfiguration {
  var hasText: Bool { text != nil || attributedText != nil }
  var hasSecondaryText: Bool { secondaryText != nil || secondaryAttributedText != nil }
}
extension UIListContentConfiguration.TextProperties {
  /// Returns the font at the user's preferred text size, if the font has a text style or was scaled by `UIFontMetrics`.
  func font(for traits: UITraitCollection) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(to: traits.preferredContentSizeCategory) : font
  }
}
extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
