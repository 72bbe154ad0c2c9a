import Reading
import UIKit

/// A list of apps on the card or on the page. It is laid out once for a width, whatever width is displayed.
final class AppsArrangement: UIView {
  enum Place {
    case card, page

    var iconSide: CGFloat { self == .card ? 46 : 62 }
    var titleSize: CGFloat { self == .card ? 28 : 34 }
    var top: CGFloat { self == .card ? 18 : 22 }
  }

  private let place: Place
  private let kicker = UILabel()
  private let title = UILabel()
  private let rows: [AppRow]
  private static let margin: CGFloat = 20

  init(_ place: Place, of feature: Feature, _ apps: [App], shop: Shop) {
    self.place = place
    rows = apps.enumerated().map { AppRow($1, iconSide: place.iconSide, shop: shop, isLast: $0 == apps.count - 1) }
    super.init(frame: .zero)
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    kicker.text = feature.kicker
    kicker.textColor = .secondaryLabel
    kicker.grow(14, .semibold, atMost: 20, lines: 1)
    title.text = feature.title
    title.grow(place.titleSize, .bold, atMost: place.titleSize * 1.25)
    for part in [kicker, title] + rows as [UIView] { addSubview(part) }
    for row in rows { row.buttonIdentifier = "today.\(place == .card ? "get" : "page.get").\(row.app.id)" }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// Places the parts in a width, below the unsafe area, and returns the height. Rows that do not fit into the room are hidden.
  func layOut(width: CGFloat, below unsafe: CGFloat = 0, room: CGFloat = .infinity) -> CGFloat {
    let inner = width - 2 * Self.margin
    var y = place.top + unsafe
    for (label, gap) in [(kicker, 2), (title, 6)] as [(UILabel, CGFloat)] {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
      label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
      y += height + gap
    }
    let heights = rows.map { $0.height(in: inner) }
    let spare = room == .infinity ? 0 : max(0, (room - y - 8 - heights.reduce(0, +)) / CGFloat(max(1, rows.count)))
    for (row, height) in zip(rows, heights) {
      row.frame = CGRect(x: Self.margin, y: y, width: inner, height: height + spare)
      row.isHidden = row.frame.maxY > room
      y += height + spare
    }
    bounds = CGRect(x: 0, y: 0, width: width, height: min(y + 8, room))
    mirrorIfNeeded([kicker, title] + rows)
    return bounds.height
  }
}
