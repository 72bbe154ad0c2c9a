import UIKit

/// Somebody's initials in a circle.
final class Monogram: UIView {
  private let label = UILabel()
  private let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    clipsToBounds = true
    layer.cornerRadius = side / 2
    let colors = layer as? CAGradientLayer
    colors?.colors = [
      UIColor(red: 0.98, green: 0.6, blue: 0.42, alpha: 1).cgColor, UIColor(red: 0.8, green: 0.25, blue: 0.45, alpha: 1).cgColor,
    ]
    label.font = .systemFont(ofSize: side * 0.4, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = false
  }
  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  func show(_ person: Person) { label.text = person.initials }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// Somebody in a row: monogram, name, and what there is to see.
final class PersonView: UIView {
  private let monogram = Monogram(side: 58)
  private let name = UILabel(), line = UILabel()
  private let chevron = UIImageView(
    image: UIImage(systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))

  init(_ person: Person) {
    super.init(frame: .zero)
    name.font = .preferredFont(forTextStyle: .title2)
    line.font = .preferredFont(forTextStyle: .subheadline)
    line.textColor = .secondaryLabel
    line.text = "Name, mail and address"
    for label in [name, line] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    chevron.tintColor = .tertiaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    let words = UIStackView(arrangedSubviews: [name, line])
    (words.axis, words.spacing) = (.vertical, 2)
    let row = UIStackView(arrangedSubviews: [monogram, words, chevron])
    (row.spacing, row.alignment) = (14, .center)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      monogram.widthAnchor.constraint(equalToConstant: 58), monogram.heightAnchor.constraint(equalToConstant: 58),
      row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 10), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
    show(person)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ person: Person) {
    name.text = person.name
    monogram.show(person)
  }
}
