import Reading
import UIKit

/// The page of one sheet of the calendar.
final class DayViewController: UIViewController {
  private let index: Int
  private let day: Day
  private let drop: DropTransition
  private let weekday = UILabel()
  private let number = UILabel()
  private let saying = UILabel()
  private let rule = UIView()
  private let tear = UIButton(type: .custom)
  private let back = UIButton(type: .custom)
  private let options = UIButton(type: .custom)

  init(_ index: Int, _ drop: DropTransition) {
    (self.index, self.drop) = (index, drop)
    day = Day.at(index)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = drop
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override var preferredStatusBarStyle: UIStatusBarStyle { index % 4 == 2 ? .darkContent : .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = day.paper
    view.accessibilityIdentifier = "drop.page.\(index)"
    weekday.text = day.weekday
    number.text = day.number
    saying.text = day.saying
    saying.numberOfLines = 0
    followReading()
    for label in [weekday, number, saying] {
      label.textColor = day.ink
      label.textAlignment = .center
      view.addSubview(label)
    }
    rule.backgroundColor = day.ink
    view.addSubview(rule)
    dress(tear, "Tear off", "drop.tear", filled: true, Selector("tearOff", DayViewController.tearOff))
    dress(back, "Yesterday", "drop.back", filled: false, Selector("goBack", DayViewController.goBack))
    back.isHidden = index == 0
    options.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    options.tintColor = day.ink
    options.accessibilityIdentifier = "drop.options"
    options.accessibilityLabel = "How it falls"
    options.isHidden = index > 0
    options.addAction(UIAction { [unowned self] _ in choose() }, for: .touchUpInside)
    view.addSubview(options)
  }

  private func dress(_ button: UIButton, _ title: String, _ name: String, filled: Bool, _ action: Selector) {
    button.setTitle(title, for: .normal)
    button.growTitle(17, .semibold, atMost: 24)
    button.setTitleColor(filled ? day.paper : day.ink, for: .normal)
    button.backgroundColor = filled ? day.ink : nil
    button.layer.cornerRadius = Self.buttonHeight / 2
    button.accessibilityIdentifier = name
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  private static let buttonHeight: CGFloat = 50

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width, area.height * 0.58)
    number.font = .systemFont(ofSize: (width * 0.72).rounded(), weight: .black)
    weekday.font = .systemFont(ofSize: (width * 0.058).rounded(), weight: .heavy)
    // The text grows up to the width of the page.
    saying.font = .growing((width * 0.053).rounded(), .medium, atMost: (width * 0.085).rounded())
    let size = number.sizeThatFits(view.bounds.size)
    let middle = CGPoint(x: area.midX, y: area.minY + area.height * 0.39)
    number.frame = CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    let line = weekday.font.lineHeight
    weekday.frame = CGRect(x: area.minX, y: number.frame.minY - line - 4, width: area.width, height: line)
    rule.frame = CGRect(x: area.midX - 24, y: number.frame.maxY + 8, width: 48, height: 3)
    let lines = saying.sizeThatFits(CGSize(width: area.width - 24, height: .greatestFiniteMagnitude))
    saying.frame = CGRect(x: area.minX + 12, y: rule.frame.maxY + 16, width: area.width - 24, height: lines.height)
    options.frame = CGRect(
      x: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.minX + 12 : area.maxX - 56, y: area.minY + 4, width: 44,
      height: 44)
    placeButtons(in: area)
    // A phone in landscape and a low frame have room only for the day and the buttons.
    saying.isHidden = saying.frame.maxY > min(tear.frame.minY, back.isHidden ? .infinity : back.frame.minY)
  }

  /// Places the buttons one above the other, or side by side if there is no room for that.
  private func placeButtons(in area: CGRect) {
    let (width, gap) = (CGFloat(180), CGFloat(8))
    let bottom = area.maxY - Self.buttonHeight - 20
    tear.frame = CGRect(x: area.midX - width / 2, y: bottom, width: width, height: Self.buttonHeight)
    back.frame = tear.frame.offsetBy(dx: 0, dy: -Self.buttonHeight - gap)
    guard !back.isHidden, back.frame.minY < saying.frame.maxY else { return }
    let half = min((area.width - 40 - gap) / 2, width)
    back.frame = CGRect(x: area.midX - half - gap / 2, y: bottom, width: half, height: Self.buttonHeight)
    tear.frame = back.frame.offsetBy(dx: half + gap, dy: 0)
  }

  private func tearOff() {
    switch drop.choice.route {
    case .push: navigationController?.pushViewController(DayViewController(index + 1, drop), animated: true)
    case .present: present(DayViewController(index + 1, drop), animated: true)
    case .tab: tabBarController?.selectedIndex = 1 - index
    }
  }

  private func goBack() {
    switch drop.choice.route {
    case .push: navigationController?.popViewController(animated: true)
    case .present: dismiss(animated: true)
    case .tab: tabBarController?.selectedIndex = 0
    }
  }

  private func choose() { present(NailViewController(drop), animated: true) }
}
