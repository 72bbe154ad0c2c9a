import Reading
import UIKit

/// A cell with the colour of a cup, a name and an origin.
final class TeaCell: UICollectionViewCell {
  private let cup = UIView()
  private let name = UILabel()
  private let origin = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView()
  private static let margin: CGFloat = 16, cupSize: CGFloat = 40, textX: CGFloat = 70

  override init(frame: CGRect) {
    super.init(frame: frame)
    cup.layer.cornerRadius = Self.cupSize / 2
    name.grow(17, lines: 1)
    origin.grow(15, lines: 1)
    for label in [name, origin] { (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5) }
    followReading()
    origin.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    line.backgroundColor = .separator
    for part in [cup, name, origin, chevron, line] { contentView.addSubview(part) }
    let selected = UIView()
    selected.backgroundColor = .systemGray4
    selectedBackgroundView = selected
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the height of a row for the user's text size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    guard traits.hasLargeText else { return usualHeight }
    let lines = [(17, UIFont.TextStyle.body), (15, .subheadline)].map { size, style in
      UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits).lineHeight
    }
    return max(usualHeight, (lines[0] + lines[1] + 24).rounded(.up))
  }
  private static let usualHeight: CGFloat = 64

  func show(_ tea: Tea) {
    (name.text, origin.text) = (tea.name, tea.origin)
    cup.backgroundColor = tea.color
    accessibilityLabel = tea.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let left = Self.margin + safeAreaInsets.left
    let right = bounds.width - Self.margin - safeAreaInsets.right
    let text = left - Self.margin + Self.textX
    cup.frame = CGRect(x: left, y: (bounds.height - Self.cupSize) / 2, width: Self.cupSize, height: Self.cupSize)
    let width = right - text - 20
    name.frame = CGRect(x: text, y: 10, width: width, height: name.height(in: width, designed: 22))
    let originHeight = origin.height(in: width, designed: 20)
    origin.frame = CGRect(x: text, y: bounds.height - 11 - originHeight, width: width, height: originHeight)
    chevron.frame = CGRect(x: right - 12, y: 0, width: 12, height: bounds.height)
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: text, y: bounds.height - hairline, width: bounds.width - text, height: hairline)
    contentView.mirrorIfNeeded([cup, name, origin, chevron, line])
  }
}
