import Reading
import UIKit

/// The page of a station. It changes the altimeter alongside its appearance, and restores it if the transition is cancelled.
final class StationViewController: UIViewController {
  let station: Station
  private let index: Int
  private let altimeter: Altimeter
  private let picture = MountainView()
  private let words = UILabel()
  private let onward = UIButton(type: .system)

  init(_ index: Int, _ altimeter: Altimeter) {
    (self.index, self.altimeter) = (index, altimeter)
    station = Station.all[index]
    super.init(nibName: nil, bundle: nil)
    title = station.name
    additionalSafeAreaInsets.bottom = Altimeter.height + 2 * Altimeter.gap
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "alongside.station.\(index)"
    picture.show(station)
    words.text = station.words
    words.grow(17, atMost: 32)
    followReading()
    onward.setTitle(station.next, for: .normal)
    onward.growTitle(17, .semibold, atMost: 28)
    onward.setTitleColor(station.color, for: .normal)
    onward.backgroundColor = station.color.withAlphaComponent(0.14)
    onward.layer.cornerRadius = 14
    onward.accessibilityIdentifier = "alongside.next"
    onward.isHidden = station.next == nil
    onward.addAction(UIAction { [unowned self] _ in climb() }, for: .touchUpInside)
    for part in [picture, words, onward] { view.addSubview(part) }
  }

  private func climb() { navigationController?.pushViewController(StationViewController(index + 1, altimeter), animated: true) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator else { return altimeter.show(station) }
    coordinator.animateAlongsideTransition(
      in: altimeter, animation: { [self] _ in altimeter.show(station) },
      completion: { [altimeter] context in
        guard context.isCancelled, let stays = context.viewController(forKey: .from) as? StationViewController else { return }
        altimeter.show(stays.station)
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height
    let width = isWide ? (area.width - 60) / 2 : min(area.width - 40, 560)
    let x = isWide ? area.maxX - 20 - width : area.midX - width / 2
    let height = words.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let button: CGFloat = onward.isHidden ? 0 : onward.height(designed: 50)
    onward.frame = CGRect(x: x, y: area.maxY - button, width: width, height: button)
    words.frame = CGRect(x: x, y: onward.frame.minY - (button > 0 ? 16 : 0) - height, width: width, height: height)
    let top = area.minY + 12
    picture.frame =
      isWide
      ? CGRect(x: area.minX + 20, y: top, width: width, height: area.maxY - top)
      : CGRect(x: x, y: top, width: width, height: max(0, words.frame.minY - 16 - top))
    if isWide { view.mirrorIfNeeded([onward, words, picture]) }
  }
}
