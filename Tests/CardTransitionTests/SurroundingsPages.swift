import CardTransition
import SegueTesting

/// A page of any kind, on the same stage as `CardTheatre`'s: one card at (20, 600, 335, 402).
@MainActor
final class PageTheatre {
  let app: TestApp
  private(set) var card: UIView!
  private(set) var root: UIViewController!
  private(set) var transition: CardTransition!
  let page: UIViewController

  init(_ page: UIViewController, around: @MainActor (UIViewController) -> UIViewController = { $0 }) {
    self.page = page
    var card: UIView!, presenter: UIViewController!
    app = TestApp {
      let root = UIViewController()
      presenter = root
      root.view.backgroundColor = .lightGray
      card = UIView(frame: CardTheatre.home)
      card.backgroundColor = .orange
      root.view.addSubview(card)
      return around(root)
    }
    (self.card, root) = (card, presenter)
  }

  var rect: CGRect { app["card.stage"]?.frame ?? .null }
  var isPulled: Bool { if case .dragging = transition.state { true } else { false } }
  var isHome: Bool {
    transition.state == .resting && !card.isHidden && !app.exists("card.stage") && !app.exists("card.sky")
      && root.presentedViewController == nil && app.diagnostics == []
  }

  func opened(_ change: (CardTransition) -> Void = { _ in }) throws {
    transition = CardTransition(item: "one") { [weak card] (_: String) in card }
    change(transition)
    app.perform { root.present(page, with: transition) }
    try app.settle()
  }

  /// A finger that pulls so far downwards from a point, and stays.
  func pull(from point: CGPoint = CGPoint(x: 187, y: 300), by points: Double) -> TestApp.Finger {
    let finger = app.touch(point)
    finger.move(by: CGVector(dx: 0, dy: points), duration: 0.3)
    return finger
  }
}

/// A page with the views that a test puts in.
final class BarePage: UIViewController {
  private let fill: (UIView) -> Void
  init(_ fill: @escaping (UIView) -> Void = { _ in }) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }
}

/// What scrolls in a test's page.
@MainActor
func scroller(_ frame: CGRect, content: CGSize) -> UIScrollView {
  let view = UIScrollView(frame: frame)
  view.contentInsetAdjustmentBehavior = .never
  view.contentSize = content
  return view
}
