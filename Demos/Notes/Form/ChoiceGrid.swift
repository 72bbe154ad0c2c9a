import UIKit

/// A grid of round buttons, of which one is selected.
final class ChoiceGrid: UIView {
  private var buttons: [UIButton] = []
  private let choose: (Int) -> Void
  private let columns: Int, side: CGFloat
  var chosen: Int { didSet { if chosen != oldValue { showChosen() } } }

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The number of buttons in a row.
  ///   - side: The width and height of a button, in points.
  ///   - labels: The accessibility label of each button.
  ///   - dress: A closure that styles a button, without the ring of the selected one.
  init(
    _ identifier: String, columns: Int, side: CGFloat, labels: [String], chosen: Int, choose: @escaping (Int) -> Void,
    dress: (UIButton, Int) -> Void
  ) {
    (self.columns, self.side, self.chosen, self.choose) = (columns, side, chosen, choose)
    super.init(frame: .zero)
    buttons = labels.indices.map { index in
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = "\(identifier).\(index)"
      button.accessibilityLabel = labels[index]
      button.layer.cornerRadius = side / 2
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: side), button.heightAnchor.constraint(equalToConstant: side),
      ])
      button.addAction(UIAction { [unowned self] _ in pick(index) }, for: .touchUpInside)
      dress(button, index)
      return button
    }
    layOut()
    showChosen()
  }
  required init?(coder: NSCoder) { nil }

  /// Places the buttons in rows. The last row keeps the columns of the others.
  private func layOut() {
    let rows = stride(from: 0, to: buttons.count, by: columns).map { start -> UIStackView in
      var views: [UIView] = Array(buttons[start..<min(start + columns, buttons.count)])
      while views.count < columns {
        let space = UIView()
        space.widthAnchor.constraint(equalToConstant: side).isActive = true
        views.append(space)
      }
      let row = UIStackView(arrangedSubviews: views)
      (row.distribution, row.alignment) = (.equalSpacing, .center)
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.spacing) = (.vertical, 14)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let trailing = column.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor), trailing, column.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }

  private func pick(_ index: Int) {
    chosen = index
    choose(index)
  }

  private func showChosen() {
    for (index, button) in buttons.enumerated() {
      let isChosen = index == chosen
      button.layer.borderWidth = isChosen ? 3 : 0
      button.layer.borderColor = Palette.ink.resolvedColor(with: traitCollection).cgColor
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showChosen()
  }
}
