import CardTransition
import HostInterface
import Motion
import SegueTesting
import UIKit

/// The two feels side by side: the same finger at the same instants, and the curves that come of it.
@MainActor
struct FeelSheet {
  /// What is shown of each feel.
  private enum Part: String, CaseIterable {
    case opening = "Opening, from a card at the foot of the screen"
    case release = "Let go after 70 points, at 500 points a second"
    case closing = "Closed by its button"

    var instants: [Double] {
      switch self {
      case .opening: [0, 0.1, 0.2, 0.3, 0.42, 0.7]
      case .release: [0, 0.05, 0.12, 0.2, 0.35, 0.6]
      case .closing: [0, 0.1, 0.2, 0.3, 0.42, 0.6]
      }
    }
    /// When it begins, in seconds of the app's time.
    var start: Double { self == .opening ? 0.3 : self == .release ? 1.78 : 1.7 }
    var events: [TimedEvent] {
      var hand = CardHand()
      hand.touch(1, at: CardShow.below, from: 0.2, to: start == 0.3 ? start : 0.3)
      switch self {
      case .opening: break
      // 80 points, of which the pan takes ten to begin.
      case .release: hand.touch(2, at: CGPoint(x: 187, y: 260), from: 1.62, by: CGVector(dx: 0, dy: 80), over: 0.16, to: start)
      case .closing: hand.touch(2, at: CGPoint(x: 340, y: 67), from: start - 0.08, to: start)
      }
      return hand.events
    }
  }

  private struct Play {
    var pictures: [CGImage] = []
    /// The page's top edge, in points, each sixtieth of a second.
    var tops: [CGFloat] = []
  }

  private static let (margin, gap, caption) = (CGFloat(20), CGFloat(7), CGFloat(26))
  private static let width: CGFloat = 1400, curve: CGFloat = 170, seconds = 0.8
  private static let feels: [(name: String, feel: CardFeel, color: UIColor)] = [
    (".slides", .slides, .systemOrange), (".appStore", .appStore, .systemBlue),
  ]
  private static let wide = ((width - 3 * margin) / 2 - 5 * gap) / 6
  private static let picture = CGSize(width: wide.rounded(.down), height: (wide * 812 / 375).rounded())
  private let plays: [Part: [Play]]

  /// Plays all parts in both feels.
  init() {
    plays = Dictionary(uniqueKeysWithValues: Part.allCases.map { part in (part, Self.feels.map { Self.play(part, $0.feel) }) })
  }

  private static func play(_ part: Part, _ feel: CardFeel) -> Play {
    let show = CardShow(feel: feel), session = show.app.session
    for event in part.events { session.receive(event) }
    var play = Play()
    for frame in 0...Int(seconds * 60) {
      // Just after a tick, whatever its last digits are.
      session.advance(to: .init(seconds: part.start + Double(frame) / 60 + 0.001))
      play.tops.append(show.app["card.stage"]?.frame.minY ?? play.tops.last ?? 0)
      for instant in part.instants where Int((instant * 60).rounded()) == frame {
        play.pictures.append(session.currentFrame().image(scale: Double(picture.width / 375)))
      }
    }
    return play
  }

  /// Draws it at so many pixels a point.
  func image(scale: Double) -> CGImage {
    let canvas = SheetCanvas(width: Self.width)
    for (index, feel) in Self.feels.enumerated() {
      canvas.put(feel.name, at: CGPoint(x: left(index), y: Self.margin), size: 26, weight: .bold, white: 0.1)
    }
    var y = Self.margin + 46
    for part in Part.allCases {
      canvas.put(part.rawValue, at: CGPoint(x: Self.margin, y: y))
      for (index, play) in (plays[part] ?? []).enumerated() {
        for (number, picture) in play.pictures.enumerated() {
          let x = left(index) + CGFloat(number) * (Self.picture.width + Self.gap)
          canvas.put(picture, in: CGRect(origin: CGPoint(x: x, y: y + Self.caption), size: Self.picture))
          canvas.put(
            "\(part.instants[number]) s", at: CGPoint(x: x, y: y + Self.caption + Self.picture.height + 1), size: 10, weight: .regular,
            white: 0.4)
        }
      }
      y += Self.caption + Self.picture.height + 24
      canvas.put(curves(of: part), in: CGRect(x: Self.margin, y: y, width: Self.width - 2 * Self.margin, height: Self.curve))
      y += Self.curve + 24
    }
    return canvas.image(height: y, scale: scale)
  }

  private func left(_ index: Int) -> CGFloat { Self.margin + CGFloat(index) * (Self.width - Self.margin) / 2 }

  /// The page's top edge over time, in both feels.
  private func curves(of part: Part) -> CGImage {
    let size = CGSize(width: Self.width - 2 * Self.margin, height: Self.curve), plays = plays[part] ?? []
    let all = plays.flatMap(\.tops) + [0]
    let low = all.min() ?? 0, high = max(all.max() ?? 1, low + 1)
    func place(_ seconds: Double, _ top: CGFloat) -> CGPoint {
      CGPoint(
        x: 12 + (size.width - 24) * CGFloat(seconds / Self.seconds), y: 12 + (size.height - 34) * (1 - (high - top) / (high - low)))
    }
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      line(from: place(0, 0), to: place(Self.seconds, 0), .lightGray, 1)
      for tenth in 0...8 where tenth != 1 {
        let x = place(Double(tenth) / 10, 0).x
        line(from: CGPoint(x: x, y: size.height - 22), to: CGPoint(x: x, y: size.height - 17), .gray, 1)
        let words = tenth == 0 ? "Top edge, to \(Int(high.rounded())) points" : "\(Double(tenth) / 10) s"
        NSString(string: words).draw(
          at: CGPoint(x: min(x, size.width - 40), y: size.height - 16),
          withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.gray])
      }
      for (index, play) in plays.enumerated() {
        let path = UIBezierPath()
        for (frame, top) in play.tops.enumerated() {
          let point = place(Double(frame) / 60, top)
          if frame == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = 3
        Self.feels[index].color.setStroke()
        path.stroke()
        NSString(string: Self.feels[index].name).draw(
          at: CGPoint(x: size.width - 110, y: size.height / 2 - 20 + CGFloat(index) * 20),
          withAttributes: [.font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: Self.feels[index].color])
      }
    }
    return picture.cgImage!
  }

  private func line(from start: CGPoint, to end: CGPoint, _ color: UIColor, _ width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }
}
