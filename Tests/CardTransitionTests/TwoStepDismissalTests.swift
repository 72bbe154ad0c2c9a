import CardTransition
import SegueTesting
import Testing

/// What the slides' first project did before there was anything better: a dismissal in two steps, a finger's and its own, made of one animation
/// by keyframes, which a percentage drives to .3 and finishes there. (The old project's README)
@MainActor @Suite struct TwoStepDismissalTests {
  private let stage = TwoStepStage()
  private var app: TestApp { stage.app }

  @Test(arguments: [0.06, 0.15, 0.24, 0.29]) func `in the first step the finger has the page, and nothing else happens`(part: Double) throws
  {
    let finger = stage.pull(to: part)
    #expect(abs(stage.scale - (1 - 0.14 * part / 0.3)) < 1e-6 && stage.middle == CGPoint(x: 187.5, y: 406))
    app.advance(by: 2)
    #expect(abs(stage.scale - (1 - 0.14 * part / 0.3)) < 1e-6, "a finger that rests holds it")
    #expect(stage.isUp && stage.page.isBeingDismissed && stage.page.calls.last == "will disappear")
    finger.lift()
    try app.settle()
    stage.expectOpen()
  }

  @Test(arguments: [1.0, 0.5, 2]) func `at .3 it finishes: without a jump, in what is left of its time, into its card`(speed: Double) throws
  {
    stage.speed = speed
    let finger = stage.pull(to: 0.29)
    finger.move(by: CGVector(dx: 0, dy: 0.01 * TwoStepStage.way + 0.5), duration: 1.0 / 60)
    let start = app.time
    #expect(stage.hasFinished && abs(stage.scale - 0.86) < 2e-3 && abs(stage.middle.y - 406) < 2, "it is where the finger had it")
    var last = stage.middle.y
    while stage.isUp, app.time < start + 5 {
      // The finger is still down, and has nothing to say any more.
      finger.move(by: CGVector(dx: 0, dy: -3), duration: 1.0 / 60)
      guard app.exists("page") else { break }
      #expect(stage.middle.y >= last - 1e-6, "it only ever goes home: \(last), \(stage.middle.y)")
      last = stage.middle.y
    }
    #expect(abs(app.time - start - 0.7 * TwoStepStage.duration / speed) < 0.04, "\(app.time - start)")
    finger.lift()
    try app.settle()
    stage.expectHome()
  }

  @Test func `half-way in its second step it is between the page and the card`() throws {
    let finger = stage.pull(to: 0.31)
    #expect(stage.hasFinished)
    app.advance(by: 0.35 * TwoStepStage.duration)
    let frame = try app.view("page").frame
    #expect(frame.width > 375 * 0.86 && frame.width < 335 && frame.minY > 57 && frame.minY < 600, "\(frame)")
    finger.lift()
    try app.settle()
    stage.expectHome()
  }

  @Test func `cancelled it comes back, and can be pulled again, and then goes`() throws {
    for part in [0.2, 0.28, 0.02] {
      let finger = stage.pull(to: part)
      let before = stage.scale
      finger.cancel()
      #expect(abs(stage.scale - before) < 0.02, "without a jump")
      try app.settle()
      stage.expectOpen()
    }
    stage.pull(to: 0.31).lift()
    try app.settle()
    stage.expectHome()
  }

  @Test func `there and back under one finger it is where the finger says, at each place`() throws {
    let finger = stage.pull(to: 0.25)
    for (part, scale) in [(0.1, 1 - 0.14 / 3), (0.2, 1 - 0.14 * 2 / 3), (0, 1), (0.28, 1 - 0.14 * 0.28 / 0.3)] {
      stage.move(finger, to: part)
      #expect(abs(stage.scale - scale) < 1e-6, "at \(part)")
    }
    stage.move(finger, to: 0.31)
    try app.settle()
    finger.lift()
    stage.expectHome()
  }

  @Test(arguments: [false, true]) func `in the background it is at the end that it was going to`(isFinished: Bool) throws {
    let finger = stage.pull(to: isFinished ? 0.31 : 0.2)
    app.advance(by: 0.1)
    app.background()
    app.foreground()
    finger.lift()
    try app.settle()
    if isFinished { stage.expectHome() } else { stage.expectOpen() }
  }

  @Test func `the card goes away while the page is on its way to it`() throws {
    let finger = stage.pull(to: 0.31)
    app.advance(by: 0.1)
    app.perform { stage.card.removeFromSuperview() }
    finger.lift()
    try app.settle()
    #expect(!stage.isUp && stage.page.calls.count == 4 && !app.exists("page") && app.diagnostics == [])
  }
}

/// The old project's parts: an animator of keyframes, a percentage that a pan drives, and a card below.
@MainActor
private final class TwoStepStage: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  static let duration = 0.8, threshold = 0.3
  /// The finger's way for the whole of the animation, in points.
  static let way = 400.0
  private var launched: TestApp!
  var app: TestApp { launched }
  let card = UIView(frame: CGRect(x: 20, y: 600, width: 335, height: 402))
  let page = PlainPage()
  private let root = UIViewController(), pan = UIPanGestureRecognizer()
  private var driver: UIPercentDrivenInteractiveTransition?
  private(set) var hasFinished = false
  var speed = 1.0

  override init() {
    super.init()
    launched = TestApp {
      root.view.backgroundColor = .lightGray
      card.backgroundColor = .orange
      root.view.addSubview(card)
      return root
    }
    app.perform {
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      page.loadViewIfNeeded()
      page.scrollView.isScrollEnabled = false
      pan.addTarget(self, action: Selector("panned:", TwoStepStage.panned))
      page.view.addGestureRecognizer(pan)
      root.present(page, animated: false)
    }
    app.advance(by: 0.1)
  }

  var isUp: Bool { root.presentedViewController != nil }
  var scale: Double { Double(app["page"]?.scale ?? 0) }
  var middle: CGPoint { app["page"].map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero }

  /// A finger that has pulled so much of the way, and stays.
  func pull(to part: Double) -> TestApp.Finger {
    let finger = app.touch(CGPoint(x: 187, y: 200))
    move(finger, to: part)
    return finger
  }
  func move(_ finger: TestApp.Finger, to part: Double) {
    finger.move(to: CGPoint(x: 187, y: 200 + Self.slop + part * Self.way), duration: 0.3)
  }
  /// A pan begins when the finger has gone so far.
  static let slop = 10.0

  private func panned(_ pan: UIPanGestureRecognizer) {
    let part = (Double(pan.location(in: nil).y) - 200 - Self.slop) / Self.way
    switch pan.state {
    case .began:
      (driver, hasFinished) = (UIPercentDrivenInteractiveTransition(), false)
      page.dismiss(animated: true)
      driver?.update(max(part, 0))
    case .changed:
      guard !hasFinished else { return }
      driver?.update(max(part, 0))
      guard part >= Self.threshold else { return }
      hasFinished = true
      driver?.completionSpeed = speed
      driver?.completionCurve = .linear
      driver?.finish()
    case .ended, .cancelled: if !hasFinished { driver?.cancel() }
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from), let below = context.view(forKey: .to) else { return context.completeTransition(false) }
    below.frame = context.containerView.bounds
    context.containerView.insertSubview(below, at: 0)
    let home = card.frame
    UIView.animateKeyframes(
      withDuration: Self.duration, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Self.threshold) {
          view.transform = CGAffineTransform(scaleX: 0.86, y: 0.86)
        }
        UIView.addKeyframe(withRelativeStartTime: Self.threshold, relativeDuration: 1 - Self.threshold) {
          view.transform = .identity
          view.frame = home
        }
      },
      completion: { _ in
        let isCancelled = context.transitionWasCancelled
        if isCancelled {
          view.transform = .identity
          view.frame = context.containerView.bounds
        }
        context.completeTransition(!isCancelled)
      })
  }

  func expectOpen(_ location: SourceLocation = #_sourceLocation) {
    #expect(isUp && scale == 1 && middle == CGPoint(x: 187.5, y: 406), sourceLocation: location)
    #expect(page.calls.suffix(2) == ["will appear", "did appear"], "\(page.calls)", sourceLocation: location)
    #expect(app.diagnostics == [], sourceLocation: location)
  }
  func expectHome(_ location: SourceLocation = #_sourceLocation) {
    #expect(!isUp && !app.exists("page"), sourceLocation: location)
    #expect(page.calls.suffix(2) == ["will disappear", "did disappear"], "\(page.calls)", sourceLocation: location)
    #expect(app.diagnostics == [] && app.session.isQuiet, sourceLocation: location)
  }
}
