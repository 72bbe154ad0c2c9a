import UIKit

/// The page of a timer, without a toolbar. The toolbar hides with the push and returns with the pop.
final class BrewController: UIViewController {
  private let tea: Tea?
  private let ring = CAShapeLayer()
  private let time = UILabel()
  private static let radius: CGFloat = 110

  init(_ tea: Tea? = nil) {
    self.tea = tea
    super.init(nibName: nil, bundle: nil)
    title = tea.map { "Brew \($0.name)" } ?? "New Tea"
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = "brew"
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = (tea?.color ?? .systemGray).cgColor
    ring.lineWidth = 14
    view.layer.addSublayer(ring)
    time.text = String(format: "%d:00", tea?.minutes ?? 3)
    time.font = .systemFont(ofSize: 56, weight: .light)
    time.textAlignment = .center
    view.addSubview(time)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = CGPoint(x: view.bounds.midX, y: view.safeAreaLayoutGuide.layoutFrame.midY)
    let radius = min(Self.radius, view.safeAreaLayoutGuide.layoutFrame.height / 2 - 20)
    let circle = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    ring.path = UIBezierPath(ovalIn: circle).cgPath
    time.frame = circle
  }
}
