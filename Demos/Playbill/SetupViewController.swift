import Reading
import UIKit

/// The page of a sample animator, with a description, the choice, and the button that plays it.
final class SetupViewController: UIViewController {
  private let trick: SampleAnimator
  private let director: Director
  private let heading = UILabel()
  private let line = UILabel()
  private let art: ArtView
  private let card: ChoiceCard
  private let play: UIButton

  private static let (side, gap, widest, buttonHeight) = (CGFloat(20), CGFloat(16), CGFloat(560), CGFloat(50))

  init(_ trick: SampleAnimator, _ director: Director) {
    (self.trick, self.director) = (trick, director)
    art = ArtView(trick.poster)
    card = ChoiceCard(director.choice, of: trick.headings, named: trick.name) { director.choice = $0 }
    play = .poster("Play", paper: trick.poster.paper, ink: trick.poster.ink)
    super.init(nibName: nil, bundle: nil)
    title = trick.title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = "\(trick.name).setup"
    heading.text = trick.title
    heading.grow(34, .bold, atMost: 48, lines: 1)
    followReading()
    line.text = trick.line
    line.grow(15, atMost: 26)
    line.textColor = .secondaryLabel
    art.layer.cornerRadius = 20
    art.layer.cornerCurve = .continuous
    art.accessibilityIdentifier = "\(trick.name).art"
    play.accessibilityIdentifier = "\(trick.name).play"
    play.addAction(UIAction { [director] _ in director.go() }, for: .touchUpInside)
    for part in [heading, line, art, card, play] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    director.listen(in: view.window)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    if area.width > area.height, area.height < 500 { layOutInColumns(area) } else { layOutInOneColumn(area) }
  }

  private func layOutInOneColumn(_ area: CGRect) {
    let width = min(area.width - 2 * Self.side, Self.widest)
    let x = area.midX - width / 2
    let column = CGRect(x: x, y: area.minY + Self.gap, width: width, height: area.height - 2 * Self.gap)
    placeWords(in: column)
    line.isHidden = false
    play.frame = CGRect(x: x, y: column.maxY - Self.buttonHeight, width: width, height: Self.buttonHeight)
    let height = ChoiceCard.height(for: traitCollection)
    card.frame = CGRect(x: x, y: play.frame.minY - Self.gap - height, width: width, height: height)
    let top = line.frame.maxY + Self.gap
    art.frame = CGRect(x: x, y: top, width: width, height: max(0, card.frame.minY - Self.gap - top))
  }

  /// Places the poster at the left and the choices at the right, for a phone in landscape.
  private func layOutInColumns(_ area: CGRect) {
    let width = (area.width - 3 * Self.side) / 2
    let height = area.height - 2 * Self.gap
    let left = CGRect(x: area.minX + Self.side, y: area.minY + Self.gap, width: width, height: height)
    let right = left.offsetBy(dx: width + Self.side, dy: 0)
    art.frame = left
    placeWords(in: right)
    play.frame = CGRect(x: right.minX, y: right.maxY - Self.buttonHeight, width: width, height: Self.buttonHeight)
    let room = play.frame.minY - heading.frame.maxY - 2 * Self.gap
    let card = min(max(room, ChoiceCard.smallestHeight), ChoiceCard.height)
    self.card.frame = CGRect(x: right.minX, y: play.frame.minY - Self.gap - card, width: width, height: card)
    line.isHidden = line.frame.maxY > self.card.frame.minY
  }

  private func placeWords(in column: CGRect) {
    heading.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: heading.height(in: column.width, designed: 41))
    let height = line.sizeThatFits(CGSize(width: column.width, height: .greatestFiniteMagnitude)).height
    line.frame = CGRect(x: column.minX, y: heading.frame.maxY + 2, width: column.width, height: height)
  }
}

extension UIButton {
  /// Creates a wide button in a poster's colours.
  static func poster(_ title: String, paper: UIColor, ink: UIColor) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(ink, for: .normal)
    button.growTitle(17, .semibold, atMost: 28)
    button.backgroundColor = paper
    button.layer.cornerRadius = 14
    button.layer.cornerCurve = .continuous
    return button
  }
}
