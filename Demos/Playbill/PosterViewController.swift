import Reading
import UIKit

/// The screen that a sample animator shows, with a drawing, a description of the change, and the way back.
final class PosterViewController: UIViewController {
  private let trick: SampleAnimator
  private let director: Director
  private let art: ArtView
  private let heading = UILabel()
  private let line = UILabel()
  private let back: UIButton

  private static let (side, gap, widest, buttonHeight) = (CGFloat(20), CGFloat(16), CGFloat(560), CGFloat(50))

  init(_ trick: SampleAnimator, _ director: Director) {
    (self.trick, self.director) = (trick, director)
    art = ArtView(trick.poster)
    back = .poster("Back", paper: trick.poster.ink, ink: trick.poster.paper)
    super.init(nibName: nil, bundle: nil)
    title = "Poster"
    modalPresentationStyle = .fullScreen
    transitioningDelegate = director
  }
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { trick.poster.ink.isLight ? .lightContent : .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = trick.poster.paper
    view.accessibilityIdentifier = "\(trick.name).poster"
    heading.grow(44, .heavy, atMost: 60, lines: 1)
    (heading.adjustsFontSizeToFitWidth, heading.minimumScaleFactor) = (true, 0.5)
    line.grow(17, .medium, atMost: 34)
    followReading()
    for label in [heading, line] { label.textColor = trick.poster.ink }
    back.accessibilityIdentifier = "\(trick.name).back"
    back.addAction(UIAction { [director] _ in director.goBack() }, for: .touchUpInside)
    for part in [art, heading, line, back] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heading.text = director.choice.route.past
    line.text = director.choice.sentence + " Drag it back, let go half-way, catch it again."
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height && area.height < 500
    let half = isWide ? area.midX : area.minX
    let width = min(area.maxX - half - 2 * Self.side, Self.widest)
    let x = isWide ? half + Self.side : area.midX - width / 2
    back.frame = CGRect(x: x, y: area.maxY - Self.gap - Self.buttonHeight, width: width, height: Self.buttonHeight)
    let height = line.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    line.frame = CGRect(x: x, y: back.frame.minY - 20 - height, width: width, height: height)
    let top = heading.height(in: width, designed: 53)
    heading.frame = CGRect(x: x, y: line.frame.minY - 6 - top, width: width, height: top)
    art.frame =
      isWide
      ? CGRect(x: 0, y: 0, width: half, height: view.bounds.height)
      : CGRect(x: 0, y: 0, width: view.bounds.width, height: heading.frame.minY - 8)
  }
}

extension UIColor {
  /// A Boolean value that indicates whether the colour is light, so that it needs a dark contrast.
  var isLight: Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.3 * red + 0.59 * green + 0.11 * blue > 0.5
  }
}
