import CardTransition
import SegueTesting
import SlidesTransition
import Testing

/// The blur between the list and the page. It was once missing while a finger pulled the page, as the slides' README reports.
/// (Docs/behaviour/card.md, "Card backdrop", and Docs/behaviour/animation.md, "Visual effects")
@MainActor @Suite struct CardBlurTests {
  enum Way: CaseIterable { case slides, own }

  @Test(arguments: Way.allCases) func `the blur is there while a finger pulls, and when it pulls again`(way: Way) throws {
    let stage = StripedStage(), app = stage.app
    try stage.open(way)
    for _ in 0..<2 {
      let finger = app.touch(CGPoint(x: 187, y: 300))
      for _ in 0..<6 {
        finger.move(by: CGVector(dx: 0, dy: 12), duration: 0.1)
        if try app.view("page").frame.minX >= 4 { #expect(stage.contrast < 20, "\(stage.contrast) of 255") }
      }
      #expect(try app.view("page").frame.minX >= 4, "there is something to be seen beside it")
      finger.lift()
      try app.settle()
      #expect(try app.view("page").frame.width == 375)
    }
  }

  @Test(arguments: Way.allCases) func `the blur is there while a finger pulls from the edge, and after a call and the background`(way: Way)
    throws
  {
    let stage = StripedStage(), app = stage.app
    try stage.open(way)
    func pull() throws {
      let finger = app.touch(CGPoint(x: 2, y: 500))
      finger.move(by: CGVector(dx: 70, dy: 0), duration: 0.3)
      #expect(try app.view("page").frame.minX >= 4 && stage.contrast < 20, "\(stage.contrast) of 255")
      finger.cancel()
      try app.settle()
    }
    try pull()
    app.interrupt()
    app.endInterruption()
    try pull()
    app.background()
    app.foreground()
    try pull()
  }

  @Test func `the blur grows with the page, and shrinks on the way home`() throws {
    let stage = StripedStage(), app = stage.app
    var last = stage.contrast
    #expect(last > 200, "the stripes are sharp: \(last)")
    stage.present(.own)
    // A twelfth of a second: .28 of the way. Sharp stripes that only fade into blurred ones would still be seen.
    for frame in 1...10 {
      app.advance(by: 1.0 / 60)
      #expect(stage.contrast <= last + 2, "frame \(frame)")
      last = stage.contrast
      if frame == 5 { #expect(last < 60, "they have run together: \(last)") }
    }
    #expect(try app.view("backdrop").opacity == 1, "never as a whole translucent: a device does not blur then")
    try app.settle()
    app.perform { stage.page.dismiss(animated: true) }
    app.advance(by: 1.0 / 60)
    last = 0
    while app.exists("card.sky") {
      #expect(stage.contrast >= last - 2)
      last = stage.contrast
      app.advance(by: 1.0 / 60)
    }
    #expect(stage.contrast > 200 && !app.exists("backdrop"))
  }

  @Test(arguments: [3, 8, 20]) func `turned round, caught and let go, the blur goes along with the page`(frames: Int) throws {
    let stage = StripedStage(), app = stage.app
    stage.present(.own)
    app.advance(by: Double(frames) / 60)
    let before = stage.contrast
    let finger = app.touch(CGPoint(x: 187, y: 700))
    let held = stage.contrast
    #expect(held <= before)
    app.advance(by: 0.5)
    #expect(stage.contrast == held, "held, it is held")
    finger.lift()
    app.advance(by: 0.1)
    #expect(stage.contrast <= held)
    try app.settle()
    #expect(app.diagnostics == [])
  }

  @Test(arguments: [4, 8, 14]) func `turned round on its way up, the blur is gone when the page is home, not only when it has landed`(
    frames: Int
  ) throws {
    let stage = StripedStage(), app = stage.app
    stage.present(.own)
    app.advance(by: Double(frames) / 60)
    app.perform {
      let view = sequence(first: stage.page.view as UIView, next: \.superview).first { $0.accessibilityIdentifier == "card.stage" }
      #expect(view?.accessibilityPerformEscape() == true)
    }
    var last = 0
    while app.exists("card.sky") {
      last = stage.contrast
      app.advance(by: 1.0 / 60)
    }
    #expect(last > 150, "sharp in the last frame of the flight: \(last)")
    #expect(stage.contrast > 200 && app.diagnostics == [])
  }

  @Test func `dark comes while the page flies home: a material follows at once`() throws {
    let stage = StripedStage(), app = stage.app
    try stage.open(.own, effect: UIBlurEffect(style: .systemThickMaterial))
    app.perform { stage.page.dismiss(animated: true) }
    app.advance(by: 8.0 / 60)
    let light = stage.brightness
    app.choose(.style(.dark))
    app.advance(by: 1.0 / 60)
    #expect(stage.brightness < light - 60, "\(light), \(stage.brightness)")
    try app.settle()
    #expect(app.diagnostics == [])
  }

  @Test func `without an effect, nothing is blurred`() throws {
    let stage = StripedStage(), app = stage.app
    try stage.open(.own, effect: nil)
    let finger = app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 70), duration: 0.3)
    #expect(stage.contrast > 100)
    finger.lift()
    try app.settle()
  }
}

/// Stripes of black and white behind a page.
@MainActor
private final class StripedStage {
  private var launched: TestApp!
  var app: TestApp { launched }
  let page = StripedPage()
  private let root = UIViewController(), card = StripedCard(frame: CGRect(x: 20, y: 300, width: 335, height: 402))
  private var transition: SlidesTransition?
  private static let stripe = 12.0

  init() {
    launched = TestApp {
      root.view.backgroundColor = .white
      for index in 0..<34 {
        let stripe = UIView(frame: CGRect(x: 0, y: Double(2 * index) * Self.stripe, width: 375, height: Self.stripe))
        stripe.backgroundColor = .black
        root.view.addSubview(stripe)
      }
      card.backgroundColor = .white
      root.view.addSubview(card)
      return root
    }
    app.advance(by: 0.1)
  }

  /// How far the brightest and the darkest are from each other where the page's left edge leaves room, in the upper half.
  var contrast: Int { bytes.max()! - bytes.min()! }
  var brightness: Int { bytes.reduce(0, +) / bytes.count }
  private var bytes: [Int] {
    let picture = app.session.currentFrame().image(scale: 1)
    return (100..<220).map { Int(picture.pixel(x: 2, y: $0) & 0xff) }
  }

  func open(_ way: CardBlurTests.Way, effect: UIVisualEffect? = UIBlurEffect(style: .light)) throws {
    present(way, effect: effect)
    try app.settle()
  }

  func present(_ way: CardBlurTests.Way, effect: UIVisualEffect? = UIBlurEffect(style: .light)) {
    app.perform { [self] in
      switch way {
      case .own:
        let transition = CardTransition(item: 1) { [weak self] (_: Int) in self?.card }
        transition.options.backdropEffect = effect
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
}

private final class StripedCard: UIView, CardSource {}

private final class StripedPage: UIViewController, CardPage, UIScrollViewDelegate {
  let cardScrollView = UIScrollView(frame: .zero)
  var dismissal: SlidesDismissal?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .orange
    view.accessibilityIdentifier = "page"
    cardScrollView.frame = view.bounds
    cardScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cardScrollView.contentInsetAdjustmentBehavior = .never
    cardScrollView.alwaysBounceVertical = true
    cardScrollView.delegate = self
    view.addSubview(cardScrollView)
  }
  func setCardContentScale(_ scale: CGFloat) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) { dismissal?.scrollViewDidScroll(scrollView) }
}
