import Reading
import UIKit

/// A row of the list with one walk.
final class WalkRow: UIControl {
  let walk: Walk
  private let tile = UIView(frame: .zero)
  private let profile: ProfileView
  private let name = UILabel(frame: .zero)
  private let facts = UILabel(frame: .zero)
  private let time = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)

  init(_ walk: Walk) {
    self.walk = walk
    profile = ProfileView(walk)
    super.init(frame: .zero)
    tile.backgroundColor = walk.color.withAlphaComponent(0.14)
    tile.layer.cornerRadius = 12
    tile.clipsToBounds = true
    tile.isUserInteractionEnabled = false
    tile.addSubview(profile)
    name.text = walk.name
    name.grow(17, .semibold)
    facts.text = walk.facts
    facts.grow(13)
    facts.textColor = .secondaryLabel
    time.text = walk.time
    time.grow(14, .medium)
    time.textColor = walk.color
    line.backgroundColor = .separator
    for view in [tile, name, facts, time, line] { addSubview(view) }
    accessibilityLabel = walk.name
    followReading()
  }
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if traitCollection.hasLargeText { layOutLarge() } else { layOutUsual() }
    mirrorIfNeeded([tile, name, facts, time, line])
  }

  /// Places the tile, the words and the time next to each other.
  private func layOutUsual() {
    let (width, height) = (bounds.width, bounds.height)
    tile.isHidden = false
    time.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    tile.frame = CGRect(x: 20, y: 12, width: 60, height: height - 24)
    profile.frame = CGRect(x: 6, y: 14, width: 48, height: tile.bounds.height - 20)
    name.frame = CGRect(x: 94, y: 19, width: width - 94 - 98, height: 22)
    facts.frame = CGRect(x: 94, y: 44, width: width - 94 - 98, height: 20)
    time.frame = CGRect(x: width - 98, y: 0, width: 78, height: height)
    line.frame = CGRect(x: 94, y: height - 1 / UIScreen.main.scale, width: width - 94, height: 1 / UIScreen.main.scale)
  }

  /// Places the words below each other. The tile is hidden where the letters are larger than it.
  private func layOutLarge() {
    time.textAlignment = .natural
    let isLargest = traitCollection.hasLargestText
    tile.isHidden = isLargest
    tile.frame = CGRect(x: Self.side, y: 12, width: 60, height: 60)
    profile.frame = CGRect(x: 6, y: 14, width: 48, height: 40)
    let x = isLargest ? Self.side : 94
    let room = bounds.width - x - Self.side
    var y: CGFloat = 12
    for label in [name, facts, time] {
      let height = label.height(in: room, designed: 20)
      label.frame = CGRect(x: x, y: y, width: room, height: height)
      y += height + 2
    }
    let hairline = 1 / UIScreen.main.scale
    line.frame = CGRect(x: x, y: bounds.height - hairline, width: bounds.width - x, height: hairline)
  }

  /// Returns the height of the row in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    guard traitCollection.hasLargeText else { return Self.usualHeight }
    let room = width - (traitCollection.hasLargestText ? Self.side : 94) - Self.side
    return max(Self.usualHeight, [name, facts, time].reduce(22) { $0 + $1.height(in: room, designed: 20) + 2 })
  }
  private static let (side, usualHeight) = (CGFloat(20), CGFloat(84))
}
