import CardTransition
import SegueTesting
import Testing

/// A page with a header and a text under it, in a scroll view of its own. It says nothing to the library.
final class PlainPage: UIViewController {
  let scrollView = UIScrollView(frame: .zero)
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 450))
  let text = CountingView(frame: CGRect(x: 0, y: 450, width: 375, height: 1200))
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize = CGSize(width: 375, height: 1650)
    scrollView.accessibilityIdentifier = "page.scroll"
    header.backgroundColor = .orange
    header.accessibilityIdentifier = "page.header"
    for part in [header, text] { scrollView.addSubview(part) }
    view.addSubview(scrollView)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("did disappear")
  }
}

/// Counts how often it is laid out.
final class CountingView: UIView {
  private(set) var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// One card, which rests at (20, 600, 335, 402) on the iPhone X, and its page. (Docs/behaviour/card.md, "Card checks")
@MainActor
final class CardTheatre {
  let app: TestApp
  private(set) var card: UIView!
  private let rootController: UIViewController
  let page = PlainPage()
  private(set) var transition: CardTransition!
  static let home = CGRect(x: 20, y: 600, width: 335, height: 402)

  init(
    ticksPerSecond: Int = 60, environment: EnvironmentSettings = EnvironmentSettings(), device: Device = .iPhoneX,
    home: CGRect = CardTheatre.home
  ) {
    var card: UIView!, controller: UIViewController!
    app = TestApp(device: device, environment: environment, ticksPerSecond: ticksPerSecond) {
      let root = UIViewController()
      controller = root
      root.view.backgroundColor = .lightGray
      card = UIView(frame: home)
      card.backgroundColor = .orange
      card.accessibilityIdentifier = "card"
      root.view.addSubview(card)
      return root
    }
    (self.card, rootController) = (card, controller)
  }

  var root: UIViewController { rootController }
  var stage: ShownView? { app["card.stage"] }
  var stageView: UIView? {
    page.viewIfLoaded.flatMap { sequence(first: $0, next: { $0.superview }).first { $0.accessibilityIdentifier == "card.stage" } }
  }
  /// How far a finger has pulled the page.
  var pulled: Double {
    if case .dragging(let progress) = transition.state { return Double(progress) }
    return 0
  }
  var rect: CGRect { stage?.frame ?? .null }

  /// The card is pressed, and its page presented.
  func open(_ change: (inout CardTransition.Options) -> Void = { _ in }) {
    transition = CardTransition(item: "one") { [weak card] _ in card }
    change(&transition.options)
    app.perform {
      card.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
    }
    app.perform { root.present(page, with: transition) }
  }

  /// The page is open.
  func opened(_ change: (inout CardTransition.Options) -> Void = { _ in }) throws {
    open(change)
    try app.settle()
  }

  func dismiss() { app.perform { page.dismiss(animated: true) } }

  /// The card lies somewhere else, unpressed.
  func move(to frame: CGRect) {
    card.transform = .identity
    card.frame = frame
  }

  /// Home, and as it was.
  func expectHome(_ location: SourceLocation = #_sourceLocation) {
    #expect(transition.state == .resting, sourceLocation: location)
    #expect(!card.isHidden && card.superview != nil, sourceLocation: location)
    #expect(!app.exists("card.stage") && !app.exists("card.sky") && root.presentedViewController == nil, sourceLocation: location)
    #expect(app.diagnostics == [], sourceLocation: location)
  }
}
