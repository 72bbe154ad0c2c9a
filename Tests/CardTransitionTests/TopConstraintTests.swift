import CardTransition
import SegueTesting
import SlidesTransition
import Testing

/// The top constraint of a card's content. The slides' author saw a gap above the moving card unless the constant was at least 1 or at
/// most −1. Here every constant is the exact distance. (The slides' README)
@MainActor @Suite struct TopConstraintTests {
  enum Way: CaseIterable { case slides, own }
  nonisolated static let constants = [-1.5, -1, -0.99, -0.5, -0.01, 0, 0.01, 0.5, 0.99, 1, 1.5]

  @Test(arguments: Way.allCases, constants)
  func `a top constraint between −1 and 1 leaves no gap above the content, on the way there and back`(way: Way, constant: Double) throws {
    let stage = TopStage(constant: constant), app = stage.app
    stage.open(way)
    // There.
    for _ in 0..<8 {
      app.advance(by: 1.0 / 12)
      try stage.expectNoGap()
    }
    try app.settle()
    try stage.expectNoGap()
    // Back.
    app.perform { stage.page.dismiss(animated: true) }
    for _ in 0..<4 {
      app.advance(by: 1.0 / 12)
      try stage.expectNoGap()
    }
    try app.settle()
    #expect(!app.exists("page") && app.diagnostics == [])
  }

  @Test(arguments: Way.allCases, [-0.5, 0, 0.5]) func `nor while a finger pulls, and the page comes back`(way: Way, constant: Double) throws
  {
    let stage = TopStage(constant: constant), app = stage.app
    stage.open(way)
    try app.settle()
    let finger = app.touch(CGPoint(x: 187, y: 300))
    for _ in 0..<6 {
      finger.move(by: CGVector(dx: 0, dy: 11), duration: 0.05)
      try stage.expectNoGap()
    }
    #expect(try app.view("page").frame.width < 374, "it is pulled")
    finger.lift()
    for _ in 0..<6 {
      app.advance(by: 1.0 / 24)
      try stage.expectNoGap()
    }
    try app.settle()
    try stage.expectNoGap()
  }
}

/// A card, and a page whose content lies below the page's top by a constant.
@MainActor
private final class TopStage {
  private var launched: TestApp!
  var app: TestApp { launched }
  let page: TopPage
  private let root = UIViewController(), card = PlainCard(frame: CGRect(x: 20, y: 400, width: 335, height: 402))
  private var transition: SlidesTransition?

  init(constant: Double) {
    page = TopPage(constant)
    launched = TestApp {
      root.view.backgroundColor = .blue
      card.backgroundColor = .red
      root.view.addSubview(card)
      return root
    }
  }

  func open(_ way: TopConstraintTests.Way) {
    app.perform { [self] in
      switch way {
      case .own:
        let transition = CardTransition(item: 1) { [weak self] (_: Int) in self?.card }
        transition.options.dimAlpha = 0
        transition.options.closeButton = .none
        root.present(page, with: transition)
      case .slides:
        let transition = SlidesTransition(from: card) { [weak self] in self?.card }
        self.transition = transition
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = transition
        page.dismissal = SlidesDismissal(of: page)
        root.present(page, animated: true)
      }
    }
  }

  /// The content begins where the page does, but for the constant, to a pixel; and so it looks.
  func expectNoGap(_ location: SourceLocation = #_sourceLocation) throws {
    let shown = try app.view("page").frame, content = try app.view("content").frame
    let scale = shown.width / page.view.bounds.width
    #expect(abs(content.minY - shown.minY - page.constant * scale) <= 0.34, "\(content.minY - shown.minY)", sourceLocation: location)
    // The first whole row of the page is the content's, where it has no constant that is to be seen.
    guard page.constant <= 0, shown.minY > 0 else { return }
    let picture = app.session.currentFrame().image(scale: 1), row = Int(shown.minY.rounded(.up))
    let pixel = picture.pixel(x: 187, y: row)
    #expect(
      pixel >> 16 & 0xff > 200 && pixel & 0xff < 60, "row \(row) of the page is \(String(pixel, radix: 16))", sourceLocation: location)
  }
}

private final class PlainCard: UIView, CardSource {}

/// Content whose top is fixed by a constraint.
private final class TopPage: UIViewController, CardPage, UIScrollViewDelegate {
  let constant: Double
  let content = UIView(frame: .zero), cardScrollView = UIScrollView(frame: .zero)
  var dismissal: SlidesDismissal?

  init(_ constant: Double) {
    self.constant = constant
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
    view.accessibilityIdentifier = "page"
    content.accessibilityIdentifier = "content"
    content.backgroundColor = .red
    cardScrollView.frame = view.bounds
    cardScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cardScrollView.contentInsetAdjustmentBehavior = .never
    cardScrollView.alwaysBounceVertical = true
    cardScrollView.delegate = self
    content.translatesAutoresizingMaskIntoConstraints = false
    for child in [content, cardScrollView] { view.addSubview(child) }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: constant),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
  }
  func setCardContentScale(_ scale: CGFloat) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) { dismissal?.scrollViewDidScroll(scrollView) }
}
