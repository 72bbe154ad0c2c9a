import HostInterface
import Motion
import SegueTesting
import UIKit

/// A column of the card's table as one picture: a row for each thing that may happen, with a few frames of what comes of it.
@MainActor
struct CardSheet {
  private static let (margin, gap, caption, time) = (CGFloat(20), CGFloat(7), CGFloat(24), CGFloat(14))
  /// Of a sheet, in points, with two rows beside each other.
  private static let width: CGFloat = 1400
  /// When is looked, in seconds from what happens.
  static let instants = [-0.02, 0.1, 0.2, 0.35, 0.6, 1.1]

  private let phase: CardPhase
  private let rows: [(happening: CardHappening, pictures: [CGImage])]
  private static var picture: CGSize {
    let half = (width - 3 * margin) / 2
    let wide = ((half - CGFloat(instants.count - 1) * gap) / CGFloat(instants.count)).rounded(.down)
    return CGSize(width: wide, height: (wide * 812 / 375).rounded())
  }

  /// Plays each row of a column.
  init(_ phase: CardPhase) {
    self.phase = phase
    rows = CardHappening.allCases.map { happening in
      (happening, Self.frames(of: happening, in: phase).map { $0.image(scale: Double(Self.picture.width / 375)) })
    }
  }

  /// What is seen at each instant.
  static func frames(of happening: CardHappening, in phase: CardPhase) -> [Frame] {
    let show = CardShow(), session = show.app.session
    for event in phase.events(leaves: !happening.isOwn(in: phase)) + happening.events(in: phase) { session.receive(event) }
    var frames: [Frame] = []
    var hasActed = false
    for instant in instants {
      if instant > 0, !hasActed {
        session.advance(to: .init(seconds: phase.moment))
        happening.act(in: show)
        hasActed = true
      }
      session.advance(to: .init(seconds: phase.moment + instant))
      frames.append(session.currentFrame().standing(on: CGSize(width: 375, height: 812)))
    }
    return frames
  }

  /// Draws it at so many pixels a point.
  func image(scale: Double) -> CGImage {
    let canvas = SheetCanvas(width: Self.width)
    canvas.put("While the card is \(Self.word(phase))", at: CGPoint(x: Self.margin, y: Self.margin), size: 26, weight: .bold, white: 0.1)
    let left = (rows.count + 1) / 2, top = Self.margin + 48, step = Self.caption + Self.picture.height + Self.time + 14
    for (index, row) in rows.enumerated() {
      let column = CGFloat(index / left), line = CGFloat(index % left)
      put(row, at: CGPoint(x: Self.margin + column * (Self.width - Self.margin) / 2, y: top + line * step), on: canvas)
    }
    return canvas.image(height: top + CGFloat(left) * step + Self.margin, scale: scale)
  }

  private func put(_ row: (happening: CardHappening, pictures: [CGImage]), at place: CGPoint, on canvas: SheetCanvas) {
    let words = row.happening.words, outcome = words.outcomes[CardPhase.allCases.firstIndex(of: phase) ?? 0]
    canvas.put("\(words.name): \(outcome)", at: place)
    for (index, picture) in row.pictures.enumerated() {
      let x = place.x + CGFloat(index) * (Self.picture.width + Self.gap)
      canvas.put(picture, in: CGRect(origin: CGPoint(x: x, y: place.y + Self.caption), size: Self.picture))
      let y = place.y + Self.caption + Self.picture.height + 1
      canvas.put("\(Self.instants[index]) s", at: CGPoint(x: x, y: y), size: 10, weight: .regular, white: 0.4)
    }
  }

  private static func word(_ phase: CardPhase) -> String { phase == .dragging ? "dragged" : phase.rawValue }
}
