import UIKit

/// A cup's colour, a name and where it comes from.
final class TeaCell: UICollectionViewCell {
  private let cup = UIView()
  private let name = UILabel()
  private let origin = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let line = UIView()
  private static let margin: CGFloat = 16, cupSize: CGFloat = 40, textX: CGFloat = 70

  override init(frame: CGRect) {
    super.init(frame: frame)
    cup.layer.cornerRadius = Self.cupSize / 2
    name.font = .systemFont(ofSize: 17)
    origin.font = .systemFont(ofSize: 15)
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
    name.frame = CGRect(x: text, y: 10, width: right - text - 20, height: 22)
    origin.frame = CGRect(x: text, y: 33, width: right - text - 20, height: 20)
    chevron.frame = CGRect(x: right - 12, y: 0, width: 12, height: bounds.height)
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: text, y: bounds.height - hairline, width: bounds.width - text, height: hairline)
  }
}
