import UIKit

/// A page that offers light mode, dark mode, or the mode of the device.
final class AppearanceController: FormController {
  private let choices = AppearanceChoices()

  init(_ preferences: Preferences) {
    super.init("appearance", "Appearance", preferences)
    choices.onChoice = { [unowned self] style in
      preferences.appearance = style
      update()
    }
  }
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let p = preferences
    choices.show(p.appearance)
    let follows: FormRow = .toggle("automatic", "Automatic", isOn: p.appearance == .unspecified) { [unowned self] isOn in
      p.appearance = isOn ? .unspecified : traitCollection.userInterfaceStyle
      update()
    }
    return [
      FormSection("looks", header: "Appearance", [FormRow(name: "choices", content: .view { [choices] in choices }), follows]),
      FormSection("note", footer: "Automatic is light while the device is light, and dark while it is dark.", []),
    ]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    choices.show(preferences.appearance)
  }
}

/// A view with two small screens, one in light and one in dark mode.
final class AppearanceChoices: UIView {
  var onChoice: (UIUserInterfaceStyle) -> Void = { _ in }
  private let light = AppearanceChoice(.light, "Light"), dark = AppearanceChoice(.dark, "Dark")

  init() {
    super.init(frame: .zero)
    let row = UIStackView(arrangedSubviews: [light, dark])
    (row.distribution, row.spacing) = (.fillEqually, 28)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.centerXAnchor.constraint(equalTo: centerXAnchor), row.topAnchor.constraint(equalTo: topAnchor, constant: 18),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      row.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
    ])
    for choice in [light, dark] {
      choice.addAction(UIAction { [unowned self, unowned choice] _ in onChoice(choice.style) }, for: .touchUpInside)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Marks the mode that applies, whether the user or the device has chosen it.
  func show(_ chosen: UIUserInterfaceStyle) {
    let held = chosen == .unspecified ? traitCollection.userInterfaceStyle : chosen
    for choice in [light, dark] { choice.isSelected = choice.style == held }
  }
}

/// A small screen with its name and a circle that is filled if it is selected.
final class AppearanceChoice: UIControl {
  let style: UIUserInterfaceStyle
  private let screen = UIView()
  private let name = UILabel()
  private let mark = UIImageView()
  private static let size = CGSize(width: 74, height: 132)

  init(_ style: UIUserInterfaceStyle, _ title: String) {
    self.style = style
    super.init(frame: .zero)
    accessibilityIdentifier = "settings.\(title.lowercased())"
    accessibilityLabel = title
    isAccessibilityElement = true
    accessibilityTraits = .button
    screen.overrideUserInterfaceStyle = style
    screen.backgroundColor = .systemGroupedBackground
    (screen.layer.cornerRadius, screen.layer.cornerCurve) = (14, .continuous)
    (screen.layer.borderWidth, screen.layer.borderColor) = (1, UIColor(white: 0.5, alpha: 0.35).cgColor)
    for (y, height, tint) in [(22.0, 24.0, UIColor.systemIndigo), (52, 16, .systemTeal), (74, 16, .systemOrange), (96, 24, .systemPink)] {
      let row = UIView(frame: CGRect(x: 8, y: y, width: 58, height: height))
      row.backgroundColor = .secondarySystemGroupedBackground
      row.layer.cornerRadius = 5
      let dot = UIView(frame: CGRect(x: 5, y: height / 2 - 4, width: 8, height: 8))
      dot.backgroundColor = tint
      dot.layer.cornerRadius = 2
      let line = UIView(frame: CGRect(x: 18, y: height / 2 - 2, width: 28, height: 4))
      line.backgroundColor = .secondaryLabel
      line.layer.cornerRadius = 2
      for part in [dot, line] { row.addSubview(part) }
      screen.addSubview(row)
    }
    name.text = title
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    let column = UIStackView(arrangedSubviews: [screen, name, mark])
    (column.axis, column.spacing, column.alignment) = (.vertical, 8, .center)
    column.isUserInteractionEnabled = false
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      screen.widthAnchor.constraint(equalToConstant: Self.size.width), screen.heightAnchor.constraint(equalToConstant: Self.size.height),
      column.centerXAnchor.constraint(equalTo: centerXAnchor), column.topAnchor.constraint(equalTo: topAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor), widthAnchor.constraint(greaterThanOrEqualToConstant: 110),
      widthAnchor.constraint(greaterThanOrEqualTo: column.widthAnchor),
    ])
    isSelected = false
  }
  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      let look = UIImage.SymbolConfiguration(pointSize: 20)
      mark.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle", withConfiguration: look)
      mark.tintColor = isSelected ? .tintColor : .tertiaryLabel
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
