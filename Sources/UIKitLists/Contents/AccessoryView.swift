import QuartzCore

/// A view that displays one accessory of a list cell, and responds to touches if the accessory has an action.
@MainActor
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  /// The action of a touch.
  var onTouch: (() -> Void)?
  private var press: MovementPress?
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(label)
    addAction(UIAction { [unowned self] _ in onTouch?() }, for: .touchUpInside)
    take(accessory)
    if accessory.accessoryType == .reorder { press = MovementPress(in: self, after: 0) }
  }
  required init?(coder: NSCoder) { nil }

  /// Displays another accessory of the same type.
  func take(_ new: UICellAccessory) {
    if accessory.customView !== new.customView { accessory.customView?.removeFromSuperview() }
    accessory = new
    if let custom = new.customView, custom.superview !== self { addSubview(custom) }
    label.text = new.accessoryType == .label ? new.text : nil
    label.font = new.font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.textColor = new.tintColor ?? .secondaryLabel
    picture.isHidden = new.isHidden
    label.isHidden = new.isHidden
    new.customView?.isHidden = new.isHidden
    show(isSelected: isOn, isExpanded: isTurned, isMirrored: false)
  }

  private var isOn = false, isTurned = false
  /// Displays the state of the cell.
  func show(isSelected: Bool, isExpanded: Bool, isMirrored: Bool) {
    (isOn, isTurned) = (isSelected, isExpanded)
    if let symbol = accessory.accessoryType.symbol(isSelected: isSelected) {
      picture.image = UIImage(
        systemName: symbol.name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: symbol.size * growth, weight: symbol.weight))
      picture.tintColor = accessory.tintColor ?? symbol.color ?? tintColor
    }
    let quarter = accessory.accessoryType == .outlineDisclosure && isExpanded
    picture.transform = quarter ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
    isUserInteractionEnabled = onTouch != nil || accessory.customView != nil || accessory.accessoryType == .reorder
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own: CGSize =
      if let custom = accessory.customView {
        custom.bounds.size == .zero ? custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : custom.bounds.size
      } else {
        accessory.accessoryType == .label ? label.intrinsicContentSize : grown(accessory.accessoryType.size) ?? picture.intrinsicContentSize
      }
    switch accessory.dimension {
    case .actual: return own
    case .standard: return CGSize(width: max(own.width, AccessoryMetrics.standardWidth * growth), height: own.height)
    case .custom(let width): return CGSize(width: width, height: own.height)
    }
  }
  private var growth: CGFloat { AccessoryMetrics.growth(in: traitCollection) }
  private func grown(_ size: CGSize?) -> CGSize? { size.map { AccessoryMetrics.grown($0, by: growth) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    take(accessory)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = accessory.customView {
      let size = custom.bounds.size == .zero ? bounds.size : custom.bounds.size
      custom.bounds.size = size
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    label.frame = bounds
    picture.bounds.size = picture.intrinsicContentSize
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Returns whether a point is in the touch area, which is at least as large as a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let spare = (x: max(0, AccessoryMetrics.touch - bounds.width) / 2, y: max(0, AccessoryMetrics.touch - bounds.height) / 2)
    return bounds.insetBy(dx: -spare.x, dy: -spare.y).contains(point)
  }
}

/// The lengths of accessories, in points. Most are folklore. (Docs/behaviour/lists.md, "Table cells")
enum AccessoryMetrics {
  /// The distance from the cell's edge, and the distance between the content and the first accessory.
  static let edge: CGFloat = 16, beforeContent: CGFloat = 8
  /// The distance between two accessories.
  static let gap: CGFloat = 16
  static let standardWidth: CGFloat = 20
  /// The smallest and the largest factor by which accessories grow with the text size. Both are chosen.
  static let leastGrowth: CGFloat = 0.85, mostGrowth: CGFloat = 2
  /// Returns the size of accessories relative to the default text size. It follows the size of body text, within bounds.
  static func growth(in traits: UITraitCollection) -> CGFloat {
    let whole: CGFloat = 100
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: whole, compatibleWith: traits) / whole
    return min(max(scaled, leastGrowth), mostGrowth)
  }
  /// Returns a size that is multiplied by the growth and rounded to half points.
  static func grown(_ size: CGSize, by growth: CGFloat) -> CGSize {
    CGSize(width: (size.width * growth * 2).rounded() / 2, height: (size.height * growth * 2).rounded() / 2)
  }
  /// The side length of the touch area.
  static let touch: CGFloat = 44
  /// The width of one level of indentation.
  static let indentation: CGFloat = 10
}

extension UICellAccessory.AccessoryType {
  fileprivate struct Symbol {
    var name: String
    var size: CGFloat
    var weight = UIImage.SymbolWeight.semibold
    var color: UIColor?
  }
  fileprivate func symbol(isSelected: Bool) -> Symbol? {
    switch self {
    case .disclosureIndicator: Symbol(name: "chevron.forward", size: 14, color: .tertiaryLabel)
    case .outlineDisclosure: Symbol(name: "chevron.forward", size: 14)
    case .detail: Symbol(name: "info.circle", size: 22, weight: .regular)
    case .checkmark: Symbol(name: "checkmark", size: 17)
    case .delete: Symbol(name: "minus.circle.fill", size: 22, weight: .regular, color: .systemRed)
    case .insert: Symbol(name: "plus.circle.fill", size: 22, weight: .regular, color: .systemGreen)
    case .reorder: Symbol(name: "line.3.horizontal", size: 17, weight: .regular, color: .tertiaryLabel)
    case .multiselect:
      isSelected
        ? Symbol(name: "checkmark.circle.fill", size: 22, weight: .regular)
        : Symbol(name: "circle", size: 22, weight: .regular, color: .tertiaryLabel)
    case .label, .customView: nil
    }
  }
  /// The size that the layout reserves. If it is `nil`, the layout reserves the symbol's own size. The sizes were measured on iOS 26.1.
  fileprivate var size: CGSize? {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: CGSize(width: 10.5, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    default: nil
    }
  }
  /// The order of the accessories, from the content outwards.
  var rank: Int {
    switch self {
    case .label, .customView: 0
    case .detail: 1
    case .checkmark: 2
    case .disclosureIndicator, .outlineDisclosure: 3
    case .reorder: 4
    case .multiselect: 5
    case .delete, .insert: 6
    }
  }
}
