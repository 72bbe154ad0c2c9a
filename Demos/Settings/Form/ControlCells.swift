import UIKit

/// A cell with a slider between two symbols, such as two sizes of a letter.
final class SliderCell: UITableViewCell, FormCell {
  private let slider = UISlider()
  private let (less, more) = (UILabel(), UILabel())
  private var onChange: (Float) -> Void = { _ in }
  private var steps: Int?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    (less.text, more.text) = ("A", "A")
    less.font = .systemFont(ofSize: 15)
    more.font = .systemFont(ofSize: 25)
    let row = UIStackView(arrangedSubviews: [less, slider, more])
    (row.spacing, row.alignment) = (14, .center)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    row.fill(contentView, above: 4, below: 4)
    slider.addAction(UIAction { [unowned self] _ in slid() }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ row: FormRow) {
    guard case .slider(let value, let range, let steps, let onChange) = row.content else { return }
    (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
    if !slider.isTracking, slider.value != value { slider.setValue(value, animated: window != nil) }
    (self.onChange, self.steps) = (onChange, steps)
    slider.accessibilityIdentifier = "settings.slider.\(row.name)"
    slider.accessibilityLabel = row.title
    for letter in [less, more] { letter.isHidden = steps == nil }
  }

  /// Moves a slider with steps to the nearest step.
  private func slid() {
    if let steps {
      let step = (slider.maximumValue - slider.minimumValue) / Float(steps - 1)
      slider.value = slider.minimumValue + ((slider.value - slider.minimumValue) / step).rounded() * step
    }
    onChange(slider.value)
  }
}

/// A cell with segments, of which one is selected.
final class SegmentsCell: UITableViewCell, FormCell {
  private let control = UISegmentedControl()
  private var titles: [String] = []
  private var onChange: (Int) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    control.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(control)
    control.fill(contentView, above: 8, below: 8)
    control.addAction(UIAction { [unowned self] _ in onChange(control.selectedSegmentIndex) }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ row: FormRow) {
    guard case .segments(let titles, let chosen, let onChange) = row.content else { return }
    if titles != self.titles {
      control.removeAllSegments()
      for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
      self.titles = titles
    }
    control.accessibilityIdentifier = "settings.segments.\(row.name)"
    control.selectedSegmentIndex = chosen
    self.onChange = onChange
  }
}

/// A cell with a view that determines its own height.
final class ViewCell: UITableViewCell, FormCell {
  private var shown: UIView?

  func show(_ row: FormRow) {
    guard shown == nil, case .view(let make) = row.content else { return }
    selectionStyle = .none
    let view = make()
    shown = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    view.fill(contentView, above: 0, below: 0)
  }
}

extension UIView {
  /// Adds a view between the margins of this view, at distances from its top and bottom.
  func fill(_ other: UIView, above: CGFloat, below: CGFloat) {
    let margins = other.layoutMarginsGuide
    let bottom = bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -below)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: margins.leadingAnchor), trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      topAnchor.constraint(equalTo: other.topAnchor, constant: above), bottom,
      other.heightAnchor.constraint(greaterThanOrEqualToConstant: 43.5),
    ])
  }
}
