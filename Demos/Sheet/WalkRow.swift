import UIKit

/// A walk in the list.
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
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    facts.text = walk.facts
    facts.font = .systemFont(ofSize: 13)
    facts.textColor = .secondaryLabel
    time.text = walk.time
    time.font = .systemFont(ofSize: 14, weight: .medium)
    time.textColor = walk.color
    time.textAlignment = .right
    line.backgroundColor = .separator
    for view in [tile, name, facts, time, line] { addSubview(view) }
    accessibilityLabel = walk.name
  }
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    tile.frame = CGRect(x: 20, y: 12, width: 60, height: height - 24)
    profile.frame = CGRect(x: 6, y: 14, width: 48, height: tile.bounds.height - 20)
    name.frame = CGRect(x: 94, y: 19, width: width - 94 - 98, height: 22)
    facts.frame = CGRect(x: 94, y: 44, width: width - 94 - 98, height: 20)
    time.frame = CGRect(x: width - 98, y: 0, width: 78, height: height)
    line.frame = CGRect(x: 94, y: height - 1 / UIScreen.main.scale, width: width - 94, height: 1 / UIScreen.main.scale)
  }
}
