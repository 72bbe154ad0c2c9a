import Reading
import UIKit

/// The page of one walk, with its elevation profile and a button that starts it after a question.
final class WalkViewController: UIViewController {
  private let walk: Walk
  private let name = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)
  private let facts = UILabel(frame: .zero)
  private let profile: ProfileView
  private let button = UIButton(type: .system)
  /// A scroll view for large text in a low sheet.
  private let scroll = UIScrollView()

  init(_ walk: Walk) {
    self.walk = walk
    profile = ProfileView(walk)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 460, height: Self.usualHeight)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "sheet.walk"
    name.text = walk.name
    name.grow(24, .bold)
    followReading()
    place.text = walk.place
    place.grow(15)
    place.textColor = .secondaryLabel
    facts.text = "\(walk.facts) · \(walk.time)"
    facts.grow(15, .medium)
    facts.textColor = walk.color
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Start"
    configuration.baseBackgroundColor = walk.color
    configuration.cornerStyle = .large
    button.configuration = configuration
    button.accessibilityIdentifier = "sheet.start"
    button.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    for part in [name, place, facts, profile, button] { scroll.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: view.bounds.width, height: place(in: view.bounds.width))
    scroll.isScrollEnabled = scroll.contentSize.height > view.bounds.height
  }

  /// Returns the height of the page's sheet in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return traitCollection.hasLargeText ? max(Self.usualHeight, place(in: width)) : Self.usualHeight
  }
  private static let usualHeight = 330.0

  /// Places the parts below each other and returns their total height.
  private func place(in full: CGFloat) -> CGFloat {
    let width = full - 40
    var y: CGFloat = 24
    func put(_ part: UIView, height: CGFloat, gap: CGFloat) {
      part.frame = CGRect(x: 20, y: y, width: width, height: height)
      y += height + gap
    }
    put(name, height: name.height(in: width, designed: 30), gap: 2)
    put(place, height: place.height(in: width, designed: 20), gap: 18)
    put(profile, height: 120, gap: 12)
    put(facts, height: facts.height(in: width, designed: 20), gap: 18)
    put(button, height: traitCollection.hasLargeText ? max(50, button.intrinsicContentSize.height) : 50, gap: 16)
    return y
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Start \(walk.name)?", message: "It takes \(walk.time). The sun sets in three hours.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    let start = UIAlertAction(title: "Start", style: .default) { [weak self] _ in
      self?.presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
    alert.addAction(start)
    alert.preferredAction = start
    present(alert, animated: true)
  }
}
