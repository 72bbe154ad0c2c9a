import Reading
import UIKit

/// The page of a season, with its landscape, its name and its activities.
final class SeasonViewController: UIViewController {
  private let index: Int
  private var season: Season { Season.all[index] }
  private lazy var landscape = LandscapeView(index)
  private let name = UILabel()
  private let months = UILabel()
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private var rows: [(what: UILabel, when: UILabel, line: UIView)] = []
  private static let margin: CGFloat = 20, rowHeight: CGFloat = 44, stackedHeight: CGFloat = 74, widest: CGFloat = 420

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: season.name, image: season.icon, tag: index)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "season.\(index)"
    view.addSubview(landscape)
    (name.text, months.text) = (season.name, season.months)
    name.grow(44, .heavy, atMost: 58, lines: 1)
    months.grow(17, .medium, atMost: 28)
    followReading()
    months.textColor = .secondaryLabel
    card.layer.cornerRadius = 18
    card.clipsToBounds = true
    for part in [name, months, card] { view.addSubview(part) }
    rows = season.lines.enumerated().map { index, line in
      let (what, when, rule) = (UILabel(), UILabel(), UIView())
      (what.text, when.text) = (line.what, line.when)
      what.grow(15, .medium, atMost: 24, lines: 1)
      when.grow(13, atMost: 20, lines: 1)
      when.textColor = .secondaryLabel
      rule.backgroundColor = index == 0 ? .clear : .separator
      for part in [what, when, rule] { card.contentView.addSubview(part) }
      return (what, when, rule)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    landscape.frame = view.bounds.insetBy(dx: -LandscapeView.overlap, dy: 0)
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let isWide = view.bounds.width > view.bounds.height
    name.frame = CGRect(
      x: area.minX, y: area.minY + (isWide ? 8 : 20), width: area.width, height: name.height(in: area.width, designed: 52))
    months.frame = CGRect(x: area.minX + 2, y: name.frame.maxY, width: area.width, height: months.height(in: area.width, designed: 22))
    let isStacked = traitCollection.hasLargestText && !isWide
    let rowHeight = isStacked ? Self.stackedHeight : traitCollection.grown(Self.rowHeight, atMost: 50)
    let size = CGSize(width: min(area.width, Self.widest), height: rowHeight * CGFloat(rows.count))
    card.frame = CGRect(
      x: isWide ? area.minX : area.midX - size.width / 2, y: area.maxY - size.height - 16, width: size.width, height: size.height)
    if isWide { view.mirrorIfNeeded([card]) }
    card.layoutIfNeeded()
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * rowHeight
      let words = row.what.sizeThatFits(size).width
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      row.when.textAlignment = isStacked != isMirrored ? .left : .right
      if isStacked {
        row.what.frame = CGRect(x: 16, y: y + 8, width: size.width - 32, height: 32)
        row.when.frame = CGRect(x: 16, y: y + 40, width: size.width - 32, height: 26)
      } else {
        row.what.frame = CGRect(x: 16, y: y, width: words, height: rowHeight)
        row.when.frame = CGRect(x: 24 + words, y: y, width: size.width - words - 40, height: rowHeight)
      }
      row.line.frame = CGRect(x: 16, y: y, width: size.width - 16, height: hairline)
      card.contentView.mirrorIfNeeded([row.what, row.when, row.line])
    }
  }
}
