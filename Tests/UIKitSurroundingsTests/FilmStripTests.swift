import HeadlessHost
import HostInterface
import Motion
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore

/// The canvas of a film strip. It stays the same when the app rotates, as the canvas of a recording does.
@MainActor @Suite struct FilmStripTests {
  private let app: TestApp = {
    let page = UIViewController()
    page.view.backgroundColor = .systemRed
    return TestApp(page, device: .iPhone14)
  }()
  private static let scale = 0.1
  private func width(_ side: Double) -> Int { 3 * (Int((side * Self.scale).rounded()) + FilmStrip().gutter) + FilmStrip().gutter }

  @Test func `pictures of a screen that stays are as large as the screen`() {
    #expect(app.filmStrip(1, count: 3, scale: Self.scale).width == width(390))
  }

  @Test func `pictures of a screen that is turned are all as large as both, and the screen stands upright in their middle`() {
    app.session.receive(TimedEvent(.screen(.rotate(.landscapeLeft)), at: app.session.now + 0.2))
    let strip = app.filmStrip(1, count: 3, scale: Self.scale)
    #expect(strip.width == width(844))
    // Upright in the first picture: there is page at the top of the middle, and none at the middle of the left.
    let (gutter, side) = (FilmStrip().gutter, 84)
    #expect(isRed(strip, gutter + side / 2, gutter + 4) && !isRed(strip, gutter + 3, gutter + side / 2))
    // On its side in the last.
    let left = gutter + 2 * (side + gutter)
    #expect(!isRed(strip, left + side / 2, gutter + 4) && isRed(strip, left + 3, gutter + side / 2))
  }

  private func isRed(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
    let pixel = image.bytes.baseAddress!.advanced(by: y * image.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return pixel[2] > 200 && pixel[0] < 120
  }
}
