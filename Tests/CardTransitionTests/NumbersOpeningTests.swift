import CardTransition
import SegueTesting
import Testing

/// The measured values of the opening, in every available size. (Docs/behaviour/card.md, "Card checks", checks 1–4)
@MainActor @Suite struct NumbersOpeningTests {
  @Test func `the reference is the spring of the specification (behaviour: Card opening)`() {
    let told = [(0.05, 0.1406), (0.1, 0.3993), (0.15, 0.6387), (0.2, 0.8134), (0.3, 0.9809), (0.4167, 1.0152), (0.62, 1.0027)]
    for (time, share) in told {
      #expect(abs(1 - ReferenceSpring.open.factors(at: time).way - share) < 1e-4, "at \(time)")
    }
    let theatre = CardTheatre()
    theatre.open()
    let animator = theatre.transition.animationController(forPresented: theatre.page, presenting: theatre.root, source: theatre.root)
    #expect(abs((animator?.transitionDuration(using: nil) ?? 0) - 0.7714) < 1e-4)
  }

  @Test(arguments: CardRoom.allCases) func `the page goes by one spring, beyond its end and back (checks 1 and 2)`(room: CardRoom) {
    let theatre = CardTheatre(room)
    theatre.open()
    #expect(theatre.rect.distance(to: room.pressed) < 1e-6)
    var last = 0.0
    for time in [0.05, 0.1, 0.2, 25.0 / 60, 0.6] {
      theatre.app.advance(by: time - last)
      last = time
      let expected = ReferenceSpring.open.rect(from: room.pressed, to: room.place, after: time)
      #expect(abs(theatre.rect.minY - expected.minY) < 0.3, "top at \(time): \(theatre.rect.minY), not \(expected.minY)")
      #expect(abs(theatre.rect.width - expected.width) < 0.2, "width at \(time): \(theatre.rect.width), not \(expected.width)")
      #expect(theatre.rect.distance(to: expected) < 0.3, "at \(time): \(theatre.rect), not \(expected)")
    }
  }

  @Test(arguments: CardRoom.allCases, [nil, 39])
  func `from .4 s on nothing shows between the page and the screen's edges (check 3)`(
    room: CardRoom, radius: CGFloat?
  ) throws {
    let theatre = CardTheatre(room)
    theatre.app.perform { theatre.root.view.backgroundColor = .blue }
    theatre.open {
      ($0.openRadius, $0.backdropEffect) = (radius, nil)
    }
    let border = PageBorder(of: room, radius: radius ?? 0)
    theatre.app.advance(by: 0.2)
    #expect(border.backdropPixels(of: theatre.app) > 0, "that it is seen before shows that it would be seen")
    theatre.app.advance(by: 0.2)
    while theatre.transition.state == .opening {
      #expect(border.backdropPixels(of: theatre.app) == 0, "at \(theatre.app.time)")
      theatre.app.advance(by: 1.0 / 60)
    }
    #expect(theatre.transition.state == .open && border.backdropPixels(of: theatre.app) == 0)
  }

  @Test(arguments: CardRoom.allCases, [24, 60]) func `the opening is the same at common instants, however often it is shown (check 4)`(
    room: CardRoom, ticks: Int
  ) {
    func rects(_ ticks: Int) -> [CGRect] {
      let theatre = CardTheatre(room, ticksPerSecond: ticks)
      theatre.open()
      return (1...9).map { _ in
        theatre.app.advance(by: 1.0 / 12)
        return theatre.rect
      }
    }
    #expect(rects(ticks) == rects(120))
  }
}

/// What lies along the screen's edges, but for the squares in the page's round corners; along its lower one, if the page is a column.
struct PageBorder {
  private let place: CGRect, radius: CGFloat
  private static let width: CGFloat = 30

  init(of room: CardRoom, radius: CGFloat) {
    let column = room.place.insetBy(dx: Self.width, dy: 0)
    place = room.isColumn ? CGRect(x: column.minX, y: column.maxY - Self.width, width: column.width, height: Self.width) : room.screen
    self.radius = radius
  }

  /// How many of its pixels are bluer than anything of the page.
  @MainActor func backdropPixels(of app: TestApp) -> Int {
    let image = app.session.currentFrame().image(scale: 1), bytes = image.bytes
    var count = 0
    for y in Int(place.minY)..<Int(place.maxY) {
      let (above, below) = (CGFloat(y) - place.minY, place.maxY - CGFloat(y + 1))
      let inset = min(above, below) < radius ? radius : 0
      let row = Int(place.minX + inset)..<Int(place.maxX - inset), width = Int(Self.width)
      for part in min(above, below) < Self.width ? [row] : [row.prefix(width), row.suffix(width)] {
        for x in part {
          let pixel = y * image.bytesPerRow + x * 4
          if Int(bytes[pixel]) > Int(bytes[pixel + 2]) + 8 { count += 1 }
        }
      }
    }
    return count
  }
}
