import Reading
import UIKit

/// A card with three rows of options: the kind of change, the direction and the speed.
public final class ChoiceCard: UIView {
  private let rows: [(label: UILabel, segments: Segments)]
  private let lines: [UIView]

  private static let (side, labelWidth) = (CGFloat(16), CGFloat(62))
  /// The preferred height of the card, in points.
  public static let height: CGFloat = 156
  /// The smallest height of the card, in points.
  static let smallestHeight: CGFloat = 120
  /// Returns the preferred height of the card for the user's text size, in points.
  public static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(height, atMost: 204) }

  /// Creates a card that shows a choice, and calls a closure with each new choice.
  ///
  /// - Parameter name: The prefix of the segments' identifiers.
  public init(_ choice: Choice, of headings: [Heading], named name: String, onChoice: @escaping (Choice) -> Void) {
    let (allRoutes, allSpeeds) = (Route.allCases, Speed.allCases)
    let routes = Segments(
      allRoutes.map { .title($0.title) }, names: allRoutes.map { "\(name).\($0.rawValue)" },
      selected: allRoutes.firstIndex(of: choice.route) ?? 0)
    let ways = Segments(
      headings.map { .symbol($0.symbol, label: $0.words) }, names: headings.map { "\(name).\($0.name)" },
      selected: headings.firstIndex { $0.name == choice.heading.name } ?? 0)
    let speeds = Segments(
      allSpeeds.map { .title($0.title) }, names: allSpeeds.map { "\(name).\($0.rawValue)" },
      selected: allSpeeds.firstIndex(of: choice.speed) ?? 0)
    rows = [(Self.label("As"), routes), (Self.label("Way"), ways), (Self.label("Speed"), speeds)]
    lines = (1..<rows.count).map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    for row in rows {
      addSubview(row.label)
      addSubview(row.segments)
      let changed = UIAction { _ in
        var choice = Choice(route: allRoutes[routes.selectedIndex], heading: headings[ways.selectedIndex])
        choice.speed = allSpeeds[speeds.selectedIndex]
        onChoice(choice)
      }
      row.segments.addAction(changed, for: .valueChanged)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
    followReading()
  }
  /// Returns `nil`, because no archive contains a card.
  public required init?(coder: NSCoder) { nil }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.grow(17, atMost: 26, lines: 1)
    return label
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    let rowHeight = bounds.height / CGFloat(rows.count)
    let words = rows.map { $0.label.sizeThatFits(bounds.size).width }.max() ?? 0
    let labelWidth = traitCollection.hasLargeText ? max(Self.labelWidth, words + 14) : Self.labelWidth
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * rowHeight
      row.label.frame = CGRect(x: Self.side, y: y, width: labelWidth, height: rowHeight)
      let x = Self.side + labelWidth
      let height = traitCollection.grown(Segments.height, atMost: 44)
      row.segments.frame = CGRect(
        x: x, y: y + (rowHeight - height) / 2, width: bounds.width - x - Self.side, height: height)
      if index > 0 { lines[index - 1].frame = CGRect(x: Self.side, y: y, width: bounds.width - Self.side, height: hairline) }
    }
    mirrorIfNeeded(rows.flatMap { [$0.label, $0.segments] } + lines)
  }
}
