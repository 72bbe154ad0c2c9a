import CardTransition
import SegueTesting
import Testing

/// A card in a list, brought to a phase; beside it what each frame is when nothing happens.
@MainActor
final class PhasePlay {
  let cell: PhaseCell
  let theatre: ListTheatre
  let field = UITextField(frame: CGRect(x: 40, y: 600, width: 295, height: 40))
  private let opener = Opener()
  var hand: TestApp.Finger?
  private(set) var taps = 0
  /// What UIKit itself says to what happens here.
  var diagnostics = 0
  private var plain: [CGRect?] = []
  private static var plains: [CardPhase: [CGRect?]] = [:]
  static let full = CGRect(x: 0, y: 0, width: 375, height: 812)

  var app: TestApp { theatre.app }
  var state: CardTransition.State { theatre.transitions.first?.transition.state ?? .resting }
  var page: PlainPage { theatre.transitions[0].page }
  var transition: CardTransition { theatre.transitions[0].transition }
  var rect: CGRect? {
    theatre.transitions.first?.page.viewIfLoaded.flatMap {
      sequence(first: $0, next: { $0.superview }).first { $0.accessibilityIdentifier == "card.stage" }
    }
    .map { $0.convert($0.bounds, to: nil) }
  }
  var isDragging: Bool { if case .dragging = state { true } else { false } }
  var progress: Double { if case .dragging(let progress) = state { Double(progress) } else { 0 } }

  /// A list's delegate that opens what is tapped.
  private final class Opener: NSObject, UICollectionViewDelegate {
    var open: (Int) -> Void = { _ in }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { open(indexPath.item) }
  }

  init(_ cell: PhaseCell, isPlain: Bool = false) throws {
    self.cell = cell
    if !isPlain, Self.plains[cell.phase] == nil { Self.plains[cell.phase] = try Self.undisturbed(cell.phase) }
    plain = Self.plains[cell.phase] ?? []
    theatre = ListTheatre(size: CGSize(width: 335, height: 200))
    opener.open = { [weak theatre] item in theatre?.openNow(item) }
    app.perform { theatre.list.delegate = opener }
    try begin()
  }

  private static func undisturbed(_ phase: CardPhase) throws -> [CGRect?] {
    let play = try PhasePlay(PhaseCell(event: .tap, phase: phase), isPlain: true)
    guard phase != .pressed else { return [] }
    return (0..<60).map { frame in
      if frame > 0 { play.app.advance(by: 1.0 / 60) }
      return play.rect
    }
  }

  private func begin() throws {
    if cell.phase == .pressed {
      hand = try app.touch("cell.1")
      app.advance(by: 0.1)
      return #expect(isPressed)
    }
    theatre.open(1)
    let button = UIControlCounter { [unowned self] in taps += 1 }
    app.perform {
      button.frame = CGRect(x: 40, y: 640, width: 295, height: 60)
      for view in [button, field] as [UIView] { page.view.addSubview(view) }
      if cell.event == .keyboard, cell.phase == .closing || cell.phase == .open { _ = field.becomeFirstResponder() }
    }
    switch cell.phase {
    case .pressed: break
    case .opening: theatre.run(cell.event == .closeButton ? 14 : 8)
    case .open: try theatre.settle()
    case .dragging, .returning:
      try theatre.settle()
      pull(by: 40)
      if cell.phase == .returning {
        app.advance(by: 0.2)
        letGo()
        theatre.run(2)
        #expect(state == .returning)
      } else {
        #expect(isDragging)
      }
    case .closing:
      try theatre.settle()
      theatre.dismiss()
      theatre.run(8)
      #expect(state == .closing)
    }
  }

  // MARK: Hands

  /// A finger pulls the page by so much, from its top.
  func pull(by points: Double) {
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
    finger.move(by: CGVector(dx: 0, dy: points), duration: 0.2)
    hand = finger
  }
  /// The hand that the phase began with, or a new one.
  func touch(_ point: CGPoint) -> TestApp.Finger {
    let finger = app.touch(point)
    if hand == nil { hand = finger }
    return finger
  }
  func move(_ x: Double, _ y: Double, _ seconds: Double = 0.15) { hand?.move(by: CGVector(dx: x, dy: y), duration: seconds) }
  func letGo() {
    hand?.lift()
    hand = nil
  }
  func cancelHand() {
    hand?.cancel()
    hand = nil
  }
  var isPressed: Bool { theatre.cell(1).map { !$0.transform.isIdentity } ?? false }

  // MARK: What is seen

  /// From now on it goes on as if nothing had happened, so many frames from the phase's beginning; an event that waited for its tick may
  /// have made it a tick early or late.
  func expectUndisturbed(_ frames: Int = 12, since: Int = 0, _ location: SourceLocation = #_sourceLocation) {
    var seen: [CGRect?] = [rect]
    for _ in 1..<frames {
      theatre.run(1, location)
      seen.append(rect)
    }
    for (index, rect) in seen.enumerated() {
      let around = (-1...1).map { index + since + $0 }.filter { plain.indices.contains($0) }
      let isOnItsWay = around.contains { frame in
        guard let expected = plain[frame], let rect else { return rect == nil && plain[frame] == nil }
        return rect.isWithin(0.01, of: expected)
      }
      #expect(
        around.isEmpty || isOnItsWay, "frame \(index + since): \(rect ?? .null), undisturbed \(around.map { plain[$0] ?? .null })",
        sourceLocation: location)
    }
  }
  /// How many frames the phase is old.
  func age(since start: Double) -> Int { Int(((app.time - start) * 60).rounded()) }

  /// It stands still.
  func expectHeld(_ frames: Int = 12, _ location: SourceLocation = #_sourceLocation) {
    let held = rect
    for _ in 0..<frames {
      theatre.run(1, location)
      #expect(rect == held, "held", sourceLocation: location)
    }
  }
  /// Something that takes no time moves no edge.
  func expectNoJump(_ location: SourceLocation = #_sourceLocation, _ act: () throws -> Void) rethrows {
    let before = rect
    try act()
    if let before, let rect { #expect(rect.isWithin(0.5, of: before), "from \(before) to \(rect)", sourceLocation: location) }
  }
  /// It comes to its end, open.
  func expectOpens(_ location: SourceLocation = #_sourceLocation) throws {
    try theatre.settle(location)
    #expect(state == .open && rect == Self.full && page.presentingViewController != nil, "\(state)", sourceLocation: location)
  }
  /// It is on its way home, or will be there.
  func expectLands(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(state == .closing || state == .resting, "\(state)", sourceLocation: location)
    try theatre.settle(location)
    #expect(state == .resting && theatre.cell(1)?.isHidden == false, "\(state)", sourceLocation: location)
  }

  /// Whatever it was: home, and as before.
  func goHome() throws {
    letGo()
    try theatre.settle()
    app.rotate(to: .portrait)
    app.resize(to: CGSize(width: 375, height: 812))
    try theatre.settle()
    while let shown = theatre.controller.presentedViewController {
      app.perform { theatre.controller.dismiss(animated: true) }
      try theatre.settle()
      #expect(theatre.controller.presentedViewController !== shown, "\(cell.testDescription): the page does not go")
    }
    theatre.expectHome(diagnostics: diagnostics)
    for one in theatre.transitions { #expect(one.page.calls.count % 4 == 0, "\(one.page.calls)") }
    #expect(theatre.list.visibleCells.allSatisfy { $0.transform.isIdentity }, "somebody is still pressed")
  }
}

/// A control that counts its taps.
final class UIControlCounter: UIControl {
  private let count: () -> Void
  init(_ count: @escaping () -> Void) {
    self.count = count
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    count()
  }
}
