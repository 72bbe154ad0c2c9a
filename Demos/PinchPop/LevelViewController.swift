import Reading
import UIKit

/// A page with one place and its name.
final class LevelViewController: UIViewController {
  private let index: Int
  private let level: Level
  private var picture: LevelView?
  private var pictured = CGSize.zero
  private let name = UILabel()
  private let size = UILabel()
  private let hint = UILabel()
  private let way = UIButton(type: .custom)
  private let back = UIButton(type: .custom)
  private var words: [UIView] { [name, size, hint, back] }

  init(_ index: Int) {
    self.index = index
    level = Level.all[index]
    super.init(nibName: nil, bundle: nil)
    title = level.name
  }
  required init?(coder: NSCoder) { nil }

  private var isLast: Bool { index + 1 == Level.all.count }
  override var preferredStatusBarStyle: UIStatusBarStyle { index.isMultiple(of: 2) && !isLast ? .lightContent : .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pinch.level.\(index)"
    view.backgroundColor = level.paper
    name.text = level.name
    name.grow(44, .heavy, atMost: 58, lines: 1)
    followReading()
    size.text = level.size
    size.grow(17, .medium, atMost: 30)
    hint.text = isLast ? "Pinch to come out." : index == 0 ? "Tap the circle to go in." : "Tap to go in, pinch to come out."
    hint.grow(15, .medium, atMost: 26)
    hint.textAlignment = .center
    for label in [name, size, hint] { label.textColor = level.ink }
    way.accessibilityIdentifier = "pinch.in"
    way.accessibilityLabel = isLast ? nil : "To the \(Level.all[index + 1].name)"
    way.isHidden = isLast
    way.addAction(UIAction { [unowned self] _ in goIn() }, for: .touchUpInside)
    back.accessibilityIdentifier = "pinch.out"
    back.accessibilityLabel = "Out"
    back.isHidden = index == 0
    back.setImage(UIImage(systemName: "minus"), for: .normal)
    back.tintColor = level.paper
    back.backgroundColor = level.ink
    back.addAction(UIAction { [unowned self] _ in navigationController?.popViewController(animated: true) }, for: .touchUpInside)
    for part in [name, size, hint, way, back] { view.addSubview(part) }
  }

  private func goIn() { navigationController?.pushViewController(LevelViewController(index + 1), animated: true) }

  /// Fades the words in with the transition, whichever animator it has.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fade(to: 1, from: 0)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade(to: 0, from: 1)
  }

  private func fade(to end: CGFloat, from start: CGFloat) {
    guard let coordinator = transitionCoordinator, coordinator.isAnimated else { return setWords(1) }
    setWords(start)
    coordinator.animate(alongsideTransition: { [self] _ in setWords(end) }) { [self] _ in setWords(1) }
  }
  private func setWords(_ alpha: CGFloat) { for view in words { view.alpha = alpha } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPicture()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    name.frame = CGRect(
      x: area.minX + 20, y: area.minY + 12, width: area.width - 90, height: name.height(in: area.width - 90, designed: 53))
    size.frame = CGRect(
      x: area.minX + 20, y: name.frame.maxY, width: area.width - 90, height: size.height(in: area.width - 90, designed: 22))
    let hintHeight = hint.height(in: area.width - 40, designed: 20)
    hint.frame = CGRect(x: area.minX + 20, y: area.maxY - 20 - hintHeight, width: area.width - 40, height: hintHeight)
    back.frame = CGRect(x: area.maxX - 64, y: area.minY + 18, width: 44, height: 44)
    back.layer.cornerRadius = 22
    view.mirrorIfNeeded([name, size, back])
    let radius = LevelView.gateRadius(in: view.bounds.size)
    way.frame = CGRect(x: view.bounds.midX - radius, y: view.bounds.midY - radius, width: 2 * radius, height: 2 * radius)
    way.layer.cornerRadius = radius
  }

  private func layOutPicture() {
    guard pictured != view.bounds.size else { return }
    pictured = view.bounds.size
    picture?.removeFromSuperview()
    let made = LevelView(index, pageSize: pictured)
    view.insertSubview(made, at: 0)
    picture = made
  }
}
