import UIKit

/// A season: its landscape, its name, and what there is to do.
final class SeasonViewController: UIViewController {
  private let index: Int
  private var season: Season { Season.all[index] }
  private lazy var landscape = LandscapeView(index)
  private let name = UILabel()
  private let months = UILabel()
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private var rows: [(what: UILabel, when: UILabel, line: UIView)] = []
  private static let margin: CGFloat = 20, rowHeight: CGFloat = 44, widest: CGFloat = 420

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
    name.font = .systemFont(ofSize: 44, weight: .heavy)
    months.font = .systemFont(ofSize: 17, weight: .medium)
    months.textColor = .secondaryLabel
    card.layer.cornerRadius = 18
    card.clipsToBounds = true
    for part in [name, months, card] { view.addSubview(part) }
    rows = season.lines.enumerated().map { index, line in
      let (what, when, rule) = (UILabel(), UILabel(), UIView())
      (what.text, when.text) = (line.what, line.when)
      what.font = .systemFont(ofSize: 15, weight: .medium)
      when.font = .systemFont(ofSize: 13)
      when.textColor = .secondaryLabel
      when.textAlignment = .right
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
    name.frame = CGRect(x: area.minX, y: area.minY + (isWide ? 8 : 20), width: area.width, height: 52)
    months.frame = CGRect(x: area.minX + 2, y: name.frame.maxY, width: area.width, height: 22)
    let size = CGSize(width: min(area.width, Self.widest), height: Self.rowHeight * CGFloat(rows.count))
    card.frame = CGRect(
      x: isWide ? area.minX : area.midX - size.width / 2, y: area.maxY - size.height - 16, width: size.width, height: size.height)
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      let words = row.what.sizeThatFits(size).width
      row.what.frame = CGRect(x: 16, y: y, width: words, height: Self.rowHeight)
      row.when.frame = CGRect(x: 24 + words, y: y, width: size.width - words - 40, height: Self.rowHeight)
      row.line.frame = CGRect(x: 16, y: y, width: size.width - 16, height: hairline)
    }
  }
}
