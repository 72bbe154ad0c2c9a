import CardTransition
import SegueTesting
import Testing

/// What each row does to a page that is under way.
extension ListPlay {
  /// The page does not know of it.
  private var isApart: Bool {
    switch cell.row {
    case .scrolled, .partlyOut, .inserted, .moved, .resized, .reloaded, .reused: false
    default: true
    }
  }
  private var isBatch: Bool { cell.row == .inserted || cell.row == .moved }
  /// The card has gone from everywhere.
  var isFading: Bool {
    switch cell.row {
    case .deleted, .folded, .unloaded, .forgotten: true
    case .roomless, .nameless: cell.phase == .closing
    default: false
    }
  }

  /// In the turn of the deed: nothing leaps, and who is seen is who should be.
  func expectAtOnce() {
    if cell.row == .reused { #expect(wasReused, "the cell was not used again") }
    if cell.row == .nextItem {
      #expect(theatre.cell(1)?.isHidden == false && theatre.cell(2)?.isHidden == (cell.phase == .closing))
    }
    guard cell.phase != .closing || isFading || cell.row == .nextItem || cell.row == .twins, let before, let now else { return }
    // No time has gone by: nothing that is not a list's own move may show.
    guard isApart else { return }
    #expect(now.rect.isWithin(0.5, of: before.rect) && abs(now.alpha - before.alpha) < 1e-6, "\(before) \(now)")
  }

  /// The rest of the phase, beside the same without the deed.
  func expectWay() {
    let start = frames.count
    if cell.phase == .closing {
      fly()
      return expectFlight(from: start)
    }
    way(until: cell.phase == .open ? start + 12 : cell.phase == .dragging ? 41 : 62)
    for index in start..<frames.count {
      guard let frame = frames[index] else { return #expect(Bool(false), "no page in frame \(index)") }
      if cell.row == .nameless, cell.phase == .opening { expectOutOfNothing(frame, index) } else { expectFollowed(frame, index) }
      if cell.row == .twins, index < 40, cell.phase == .opening, state == .opening {
        #expect(twin.isHidden != tapped.isHidden, "one of two is hidden")
      }
    }
  }

  /// What is left of the way out of the card has its share of what the card does. (A, B, E, F, G, M)
  private func expectFollowed(_ frame: Frame, _ index: Int) {
    guard index < plain.count, let plain = plain[index] else { return }
    let off = frame.rect.edges(from: plain.rect)
    guard cell.phase == .opening, !isApart, let first = self.plain[0] else {
      return #expect(off.isWithin(0.5, of: .zero), "frame \(index): off its way by \(off)")
    }
    let share = (plain.rect.midY - Self.full.midY) / (first.rect.midY - Self.full.midY)
    let expected = CGRect(
      x: shift.origin.x * share, y: shift.origin.y * share, width: shift.size.width * share, height: shift.size.height * share)
    if isBatch, index < cell.frame + 26 {
      let (low, high) = (min(0, expected.origin.y), max(0, expected.origin.y))
      return #expect(off.origin.y >= low - 0.5 && off.origin.y <= high + 0.5, "frame \(index): \(off) beside \(expected)")
    }
    // Whoever has been out of sight is not followed any more.
    if cell.row == .reused { return #expect(off.isWithin(0.5, of: .zero) || off.isWithin(0.5, of: expected), "frame \(index): \(off)") }
    #expect(off.isWithin(0.5, of: expected), "frame \(index): \(off) and not \(expected)")
  }

  /// Without a source: out of the page's own place, a fifth smaller on each side, and there after .15 s. (N)
  private func expectOutOfNothing(_ frame: Frame, _ index: Int) {
    let first = frames[0]!
    #expect(first.rect.isWithin(0.01, of: Self.full.insetBy(dx: 75, dy: 162.4)) && first.alpha == 0, "\(first)")
    #expect(index < 9 || frame.alpha == 1, "frame \(index): \(frame)")
    #expect(frame.alpha > 0 && abs(frame.rect.midX - 187.5) < 0.01 && abs(frame.rect.midY - 406) < 0.01)
  }

  /// In flight. (The right column)
  private func expectFlight(from start: Int) {
    guard cell.row != .tabbed, cell.row != .pushedOver else {
      return #expect(state == .resting && frames.count - start <= 3 && ear.heard.last == "did close: atOnce", "\(ear.heard)")
    }
    let flown = frames[start...].compactMap(\.self)
    if isFading {
      for (index, frame) in flown.enumerated() where cell.row != .nameless {
        #expect(abs(frame.alpha - max(1 - Double(index + 1) / 18, 0)) < 0.06, "frame \(index) after: \(frame.alpha)")
      }
      expectSmooth(flown)
      return #expect(cell.row == .forgotten || ear.heard.last == "did close: faded", "\(ear.heard)")
    }
    #expect(ear.heard.last == "did close: card", "\(ear.heard)")
    for (index, frame) in frames.enumerated() where index >= start && index < plain.count {
      guard let frame, let plain = plain[index] else { continue }
      let off = frame.rect.edges(from: plain.rect)
      if isBatch {
        let (low, high) = (min(0, shift.origin.y), max(0, shift.origin.y))
        #expect(off.origin.y >= low - 0.5 && off.origin.y <= high + 0.5, "frame \(index): \(off)")
      } else if cell.row != .twins, cell.row != .nextItem {
        #expect(off.isWithin(0.5, of: shift), "frame \(index): off by \(off), not by \(shift)")
      }
    }
    if cell.row == .twins || cell.row == .nextItem { expectSmooth(flown) }
    expectLooks(flown, from: 1)
  }

  /// What is seen of a page on its way home: within the list, or less and less, or with another card's content.
  func expectLooks(_ flown: [Frame], from first: Int) {
    guard let last = flown.last else { return }
    if cell.row == .partlyOut {
      #expect(abs((last.clip?.minY ?? 0) - 88) < 3 && last.rect.minY < 60, "under the bar: \(last)")
    }
    if cell.row == .nextItem {
      for (index, frame) in flown.enumerated() {
        let share = min(Double(index + first) / 60 / 0.12, 1)
        #expect(abs((frame.cover ?? -1) - share) < 1e-6, "frame \(index): \(frame)")
      }
    }
    guard cell.phase == .closing else { return }
    if cell.row == .awayReveal, cell.frame < 30 {
      #expect(flown.last!.alpha < 0.2 && zip(flown, flown.dropFirst()).allSatisfy { $0.alpha >= $1.alpha }, "it fades on its way out")
    }
  }

  /// Place and speed go on: the first frame is where it would have been anyway, but for what a spring can bend in a frame.
  private func expectSmooth(_ flown: [Frame]) {
    let index = cell.frame + 1
    guard let first = flown.first?.rect, index < plain.count, let led = plain[index], cell.row != .nameless else { return }
    #expect(first.isWithin(12, of: led.rect), "\(first), and \(led.rect) undisturbed")
  }
}

extension CGRect {
  /// How far each edge and size is from another's.
  func edges(from other: CGRect) -> CGRect {
    CGRect(x: minX - other.minX, y: minY - other.minY, width: width - other.width, height: height - other.height)
  }
  func isWithin(_ points: Double, of other: CGRect) -> Bool {
    [origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width, size.height - other.size.height]
      .allSatisfy { abs($0) <= points }
  }
}
