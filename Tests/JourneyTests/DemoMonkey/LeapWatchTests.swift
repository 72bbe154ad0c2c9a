import CoreGraphics
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

/// The detection of jumps. A box that jumps is reported. A box is not reported if its finger stands for a tick or comes down on it.
@MainActor @Suite struct LeapWatchTests {
  /// Moves a box to the given positions, one for each tick. `stands` holds the ticks in which fingers stand still. `cover` lies in front
  /// of the box, and leaves `edges` points of the screen free at its edges.
  private func look(
    _ places: [Double], stands: Set<Int> = [], on device: Device = .iPhone14, behind cover: UIView? = nil, but edges: Double = 0
  ) -> [String] {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.backgroundColor = .red
    return look(at: box, on: device, ticks: places.count, stands: stands, behind: cover, but: edges) { box.frame.origin.y = places[$0] }
  }

  /// Changes a view tick by tick.
  private func look(
    at view: UIView, on device: Device = .iPhone14, ticks: Int = 6, stands: Set<Int> = [], behind cover: UIView? = nil,
    but edges: Double = 0, change: (Int) -> Void
  ) -> [String] {
    let app = TestApp(device: device) { UIViewController() }
    cover?.frame = app.session.window.bounds.insetBy(dx: edges, dy: edges)
    app.perform { for view in [view, cover].compactMap(\.self) { app.session.window.rootViewController?.view.addSubview(view) } }
    app.advance(by: 0.1)
    let watch = LeapWatch()
    for tick in 0..<ticks {
      app.perform { change(tick) }
      _ = app.session.runUpdateCycle(at: app.session.nextTick(after: app.session.now))
      watch.look(app.session, fingersStand: stands.contains(tick))
    }
    return watch.found
  }

  @Test func `what stands and goes far in one tick has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100]).count == 1)
  }

  @Test func `what leaps far while fingers stand has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100, 100], stands: [3]).count == 1)
  }

  @Test func `what leaps behind a page has not been seen to, unless more than a hair of it is seen`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    func page() -> UIView {
      let page = UIView(frame: .zero)
      page.backgroundColor = .white
      return page
    }
    #expect(look(places, behind: page()).isEmpty && look(places, behind: page(), but: 0.2).isEmpty)
    #expect(look(places, behind: page(), but: 2).count == 1)
  }

  @Test func `what leaps wholly behind a view, or outside of what clips it, was said to have leaped`() {
    func look(at y: CGFloat, clipped: Bool = false, _ change: (UIView) -> Void = { _ in }) -> [String] {
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300)), cover = UIView(frame: room.bounds)
      let small = UIView(frame: CGRect(x: 20, y: y, width: 20, height: 20))
      small.backgroundColor = .red
      cover.backgroundColor = .white
      room.clipsToBounds = clipped
      room.addSubview(small)
      room.addSubview(cover)
      change(cover)
      return self.look(at: room) { small.frame.origin.x = $0 < 3 ? 20 : 120 }
    }
    #expect(look(at: 20).isEmpty)
    #expect(look(at: 20) { $0.backgroundColor = nil }.count == 1)
    #expect(look(at: 20) { $0.layer.cornerRadius = 20 }.count == 1)
    #expect(look(at: 20) { $0.frame.size.width = 30 }.count == 1)
    #expect(look(at: 400).count == 1 && look(at: 400, clipped: true).isEmpty)
  }

  @Test func `what flies may change its speed by a fifth, and what goes slowly may not by as many points`() {
    let pad = Device.named("ipad")!
    #expect(look([-95, 205, 505, 855, 1155], on: pad).isEmpty)
    #expect(look([-90, 10, 110, 210, 360, 460], on: pad).count == 1)
  }

  @Test func `a scroll indicator whose content gets another length was said to have leaped`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    list.contentSize.height = 900
    #expect(look(at: list) { if $0 == 3 { list.contentSize.height = 700 } else { list.flashScrollIndicators() } }.isEmpty)
  }

  @Test func `what slows down as it comes into sight was said to have leaped`() {
    let pad = Device.named("ipad")!
    #expect(look([2000, 1700, 1215, 933, 842, 842, 842], on: pad).isEmpty)
    #expect(look([900, 700, 700, 700, 842, 842, 842], on: pad).count == 1)
  }

  @Test func `what leaps behind a whole blur has not been seen to`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    #expect(look(places, behind: UIVisualEffectView(effect: UIBlurEffect(style: .light))).isEmpty)
    #expect(look(places, behind: UIVisualEffectView(effect: nil)).count == 1)
  }

  @Test func `what follows fingers that stand for a tick, and flies on, has not leaped`() {
    let places: [Double] = [0, 0, 100, 200, 200, 300, 360, 400, 420]
    #expect(look(places).count == 1 && look(places, stands: [4]).isEmpty)
  }

  @Test func `what gathers speed and is stopped has not leaped, and what goes far from one tick to the next has`() {
    #expect(look([0, 0, 25, 88, 88, 88]).isEmpty)
    #expect(look([0, 0, 5, 65, 65, 65]).count == 1)
  }

  @Test func `a sheet that a finger caught in its second tick was said to have leaped, on a large screen`() throws {
    let pad = try #require(Device.named("ipad"))
    #expect(look([44, 44, 44, 87, 79, 63], on: pad).isEmpty)
    #expect(look([44, 44, 44, 104, 96, 80], on: pad).count == 1)
  }

  @Test func `a corner of a text four thousand points below the screen was said to leap when the text grew a little`() {
    func look(_ height: CGFloat) -> [String] {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
      box.backgroundColor = .red
      return self.look(at: box) { box.frame.size.height = height * ($0 < 3 ? 1 : 1.03) }
    }
    #expect(look(4000).isEmpty)
    #expect(look(1500).count == 1)
  }

  @Test func `a bar that is put away just beyond the screen's edge was said to have leaped`() {
    #expect(look([700, 700, 700, 844, 844, 844]).isEmpty)
  }

  @Test func `words whose room gets narrower at its empty end were said to have leaped`() {
    for (alignment, isFound) in [(NSTextAlignment.left, false), (.right, true)] {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
      (label.text, label.textAlignment) = ("Garden", alignment)
      #expect(look(at: label) { label.frame.size.width = $0 < 3 ? 300 : 240 }.isEmpty != isFound)
    }
    let room = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    #expect(look(at: room) { room.frame.size.width = $0 < 3 ? 300 : 240 }.isEmpty)
  }

  @Test func `a flight that begins while fingers beside it go and stand has not leaped`() {
    #expect(look([700, 666, 588, 491, 392, 301, 220], stands: [3]).isEmpty)
  }
}
