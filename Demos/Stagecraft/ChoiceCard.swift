import UIKit

/// The rows of a trick's page: what changes the screens, which way, how fast.
final class ChoiceCard: UIView {
  private let rows: [(label: UILabel, segments: Segments)]
  private let lines: [UIView]

  private static let (rowHeight, side, labelWidth) = (CGFloat(52), CGFloat(16), CGFloat(62))
  var fittingHeight: CGFloat { CGFloat(rows.count) * Self.rowHeight }

  init(_ trick: Trick, onChoice: @escaping (_ route: Route, _ heading: Heading, _ speed: Speed) -> Void) {
    let routes = Segments(Route.allCases.map { .title($0.title) }, names: Route.allCases.map { "\(trick.name).\($0.rawValue)" })
    let headings = Segments(
      trick.headings.map { .symbol($0.symbol, label: $0.words) }, names: trick.headings.map { "\(trick.name).\($0.name)" })
    let speeds = Segments(
      Speed.allCases.map { .title($0.title) }, names: Speed.allCases.map { "\(trick.name).\($0.rawValue)" }, selected: 1)
    var rows = [(Self.label("As"), routes)]
    if trick.headings.count > 1 { rows.append((Self.label("Way"), headings)) }
    rows.append((Self.label("Speed"), speeds))
    self.rows = rows
    lines = (1..<rows.count).map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    for row in rows {
      row.0.textColor = .label
      addSubview(row.0)
      addSubview(row.1)
      row.1.addAction(
        UIAction { _ in
          onChoice(
            Route.allCases[routes.selectedIndex], trick.headings[headings.selectedIndex], Speed.allCases[speeds.selectedIndex])
        }, for: .valueChanged)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }
  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      row.label.frame = CGRect(x: Self.side, y: y, width: Self.labelWidth, height: Self.rowHeight)
      let x = Self.side + Self.labelWidth
      row.segments.frame = CGRect(
        x: x, y: y + (Self.rowHeight - Segments.height) / 2, width: bounds.width - x - Self.side, height: Segments.height)
      if index > 0 { lines[index - 1].frame = CGRect(x: Self.side, y: y, width: bounds.width - Self.side, height: hairline) }
    }
  }
}
