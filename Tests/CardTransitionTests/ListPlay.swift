import CardTransition
import SegueTesting
import Testing

/// One card of a list on its way, frame by frame, beside the way that it goes when nothing happens.
@MainActor
final class ListPlay {
  struct Frame {
    var rect: CGRect, alpha: Double
    /// What of the window a flight is seen in.
    var clip: CGRect?
    /// How much of the last picture of a card is seen over the page.
    var cover: Double?
  }

  let cell: ListCell
  let theatre: ListTheatre
  let ear = CardDelegateTests.Ear()
  private(set) var transition: CardTransition!
  /// The page after each frame of its phase; the first is the phase's beginning. Nil when it has landed.
  private(set) var frames: [Frame?] = []
  /// The same when nothing happens.
  let plain: [Frame?]
  /// How far the card was moved, edge by edge.
  var shift = CGRect.zero
  /// The page as the deed found it.
  private(set) var before: Frame?
  private var finger: TestApp.Finger?
  let twin = UIView(frame: CGRect(x: 40, y: 520, width: 200, height: 100)), tapped = UIView(frame: .zero)
  /// The cell that showed the item when the page opened.
  private(set) weak var firstCell: NumberCell?
  var wasReused = false

  static let full = CGRect(x: 0, y: 0, width: 375, height: 812)
  private static var plains: [ListPhase: [Frame?]] = [:]

  init(_ cell: ListCell, isPlain: Bool = false) throws {
    self.cell = cell
    if isPlain {
      plain = []
    } else {
      if Self.plains[cell.phase] == nil { Self.plains[cell.phase] = try Self.undisturbed(cell.phase) }
      plain = Self.plains[cell.phase] ?? []
    }
    theatre = ListTheatre(inBars: true, size: CGSize(width: 335, height: 150), foldsAt: 6)
    if !isPlain { prepare() }
    firstCell = theatre.cell(1)
    transition = theatre.open(1, delegate: ear) { options in
      guard !isPlain else { return }
      if cell.row == .awayFade { options.landing = .fade }
      if cell.row == .awaySlide { options.landing = .slideDown }
    }
    if cell.phase != .opening { try theatre.settle() }
    if cell.phase == .dragging { finger = theatre.app.touch(CGPoint(x: 187, y: 200)) }
    if cell.phase == .closing { theatre.dismiss() }
    note()
  }

  /// A whole phase with nothing happening.
  private static func undisturbed(_ phase: ListPhase) throws -> [Frame?] {
    let play = try ListPlay(ListCell(row: .scrolled, phase: phase, frame: 0), isPlain: true)
    play.way(until: 64)
    return play.frames
  }

  /// What a row needs before its page opens.
  private func prepare() {
    switch cell.row {
    case .twins:
      // Nobody's cells: two views of the app show the item, one within the list and one over it.
      theatre.app.perform {
        theatre.show(theatre.items.filter { $0 != 1 }, animated: false)
        tapped.frame = CGRect(x: 20, y: 170, width: 335, height: 150)
        theatre.list.addSubview(tapped)
        theatre.controller.view.addSubview(twin)
      }
      ear.fallback = twin
      theatre.finder = { [weak self] _ in self?.tapped }
    case .nameless:
      theatre.answers = false
      theatre.mayBeSeenTwice = true
    default: break
    }
  }

  // MARK: Frames

  var state: CardTransition.State { transition.state }
  var now: Frame? {
    guard let stage = theatre.stages.first else { return nil }
    let isInSky = stage.superview?.superview?.accessibilityIdentifier == "card.sky"
    let pictures = stage.subviews.last?.subviews.dropFirst().filter { $0.accessibilityIdentifier != "card.close" } ?? []
    return Frame(
      rect: stage.convert(stage.bounds, to: nil), alpha: Double(stage.alpha), clip: isInSky ? stage.superview?.frame : nil,
      cover: pictures.last.map { Double($0.alpha) })
  }

  func note() { frames.append(now) }

  /// Frames of the phase.
  func way(until count: Int) {
    while frames.count <= count {
      if let finger, frames.count <= 40 {
        finger.move(by: CGVector(dx: 0, dy: 2), duration: 1.0 / 60)
        CardGuarantees.check(theatre)
      } else {
        theatre.run(1)
      }
      note()
    }
    before = now
  }

  /// The rest of the phase, and then the way home.
  func goOn() throws {
    expectWay()
    if cell.phase == .closing { return }
    if cell.phase == .opening || cell.phase == .open { try theatre.settle() }
    #expect(cell.phase == .dragging || state == .open && now?.rect == Self.full && now?.alpha == 1)
    frames = []
    if let finger {
      for _ in 0..<30 where state != .closing { finger.move(by: CGVector(dx: 0, dy: 10), duration: 1.0 / 60) }
    } else {
      theatre.dismiss()
    }
    #expect(state == .closing)
    note()
    expectCommit()
    if let finger {
      finger.lift()
      self.finger = nil
      CardGuarantees.check(theatre)
      note()
    }
    fly()
  }

  /// To the end of the flight.
  func fly() {
    while state != .resting, frames.count < 120 {
      theatre.run(1)
      note()
    }
  }
}
