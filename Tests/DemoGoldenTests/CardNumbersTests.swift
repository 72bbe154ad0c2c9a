import CardTransition
import Foundation
import SegueTesting
import Testing
import TodaySlidesDemo

/// The trace of the five phases against numbers worked out apart. (Docs/behaviour/animation.md, "Spring animations", and
/// Docs/behaviour/card.md, "Card numbers")
@MainActor @Suite struct CardNumbersTests {
  /// A pixel of the iPhone X: Auto Layout rounds to it.
  private let pixel = 1.0 / 3
  private func trace() throws -> Trace {
    let script = try ScriptedDemo.todaySlides.script("five-phases")
    return Trace(try ScriptedDemo.todaySlides.launch(script).trace(script))
  }
  private let touch = 0.3, lift = 0.4, tick = 1.0 / 60

  @Test func `the press goes to 0.96 by a critical spring of half a second`() throws {
    let rows = try trace().rows("today.card.0", from: touch, to: lift - tick)
    #expect(rows.count >= 6)
    for row in rows {
      #expect(abs(row.scale - (1 - 0.04 * Reference.spring(row.time - touch, duration: 0.5, ratio: 1))) < 1e-4)
    }
  }

  @Test func `the page begins where the finger saw the card, to the pixel`() throws {
    let trace = try trace()
    let scale = 1 - 0.04 * Reference.spring(lift - touch, duration: 0.5, ratio: 1)
    let card = try #require(trace.rows("today.card.0", to: 0).first), page = try #require(trace.rows("detail").first)
    #expect(abs(page.width - card.width * scale) <= pixel)
    #expect(abs(page.height - card.height * scale) <= pixel)
    #expect(abs(page.y - (card.y + card.height * (1 - scale) / 2)) <= pixel)
    #expect(page.radius == 16)
  }

  @Test func `the page rises by a spring made of the distance, and grows in a straight line that takes 0.6 of it`() throws {
    let rows = try trace().rows("detail", from: lift, to: 1.5)
    let (first, screen) = (try #require(rows.first), 812.0)
    let scale = 1 - 0.04 * Reference.spring(lift - touch, duration: 0.5, ratio: 1)
    let y = 136 + 402 * (1 - scale) / 2
    let (ratio, duration) = (1 - 0.3 * y / screen, 0.5 + 0.4 * y / screen)
    for row in rows {
      let t = row.time - first.time
      #expect(abs(row.y - first.y * (1 - Reference.spring(t, duration: duration, ratio: ratio))) < pixel, "y at \(row.time)")
      let part = min(t / (0.6 * duration), 1)
      #expect(abs(row.width - (first.width + (375 - first.width) * part)) < pixel, "width at \(row.time)")
      #expect(abs(row.radius - 16 * (1 - part)) < 1e-3, "radius at \(row.time)")
    }
  }

  @Test(arguments: [(100.0, 0.96305, 0.54926, 0.64095), (300, 0.88916, 0.64778, 0.67327), (600, 0.77833, 0.79557, 0.77039)])
  func `a card at y has the damping, the duration and the way of “Card numbers”`(y: Double, damping: Double, duration: Double, way: Double)
  {
    let (ratio, seconds) = (
      Double(CardFeel.presentationDamping(cardTop: y, cardHeight: 402, screenHeight: 812)),
      CardFeel.presentationDuration(cardTop: y, screenHeight: 812)
    )
    #expect(abs(ratio - damping) < 1e-5)
    #expect(abs(seconds - duration) < 1e-5)
    #expect(abs(Reference.spring(0.25 * seconds, duration: seconds, ratio: ratio) - way) < 1e-5)
  }

  @Test func `dragged, it is as small and as round as the finger's way says`() throws {
    let rows = try trace().rows("detail", from: 1.6, to: 2.0)
    let moving = rows.filter { $0.scale < 1 }
    #expect(moving.count > 10)
    for row in moving { #expect(abs(row.radius - 16 * (1 - row.scale) / 0.14) < 1e-2, "at \(row.time)") }
    // 60 points, less the slop that began the drag and the first move in it: the finger goes 200 points a second.
    let last = try #require(moving.last)
    #expect((0.4...0.5).contains((1 - last.scale) / 0.14))
  }

  @Test func `gone, it is back in its card by a spring of 0.6 s and damping 0.7`() throws {
    let trace = try trace()
    let small = try #require(trace.rows("detail").last { abs($0.scale - 0.86) < 1e-6 })
    let rows = trace.rows("detail", from: small.time + tick)
    #expect(rows.count > 30)
    for row in rows {
      let x = Reference.spring(row.time - small.time, duration: 0.6, ratio: 0.7)
      #expect(abs(row.scale - (0.86 + 0.14 * x)) < 1e-4, "scale at \(row.time)")
      #expect(abs(row.width - (375 - 40 * x) * (0.86 + 0.14 * x)) < pixel, "width at \(row.time)")
      #expect(abs(row.radius - 16) < 1e-6)
    }
    #expect(
      try #require(trace.rows("today.card.0").last)
        == Trace.Row(
          time: try #require(trace.rows("today.card.0").last).time, x: 20, y: 136, width: 335, height: 402, radius: 16, opacity: 1, scale: 1
        ))
  }
}
