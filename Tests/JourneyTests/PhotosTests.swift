import Foundation
import HostInterface
import Motion
import Motion
import PhotosDemo
import SegueTesting
import Testing
import UIKit

/// A photo between its cell and the full screen, with and without a finger. (Docs/behaviour/animation.md, "System spring", and
/// Docs/behaviour/controllers.md, "Transition context")
@MainActor @Suite struct PhotosTests {
  private func launch(_ device: String = "iphone-14") throws -> TestApp {
    TestApp(device: try #require(Device.named(device))) { PhotosDemo.makeRootViewController() }
  }
  private func opened(_ cell: Int = 4, on device: String = "iphone-14") throws -> TestApp {
    let app = try launch(device)
    try app.tap("photos.cell.\(cell)")
    try app.settle()
    return app
  }
  private func middle(_ app: TestApp) throws -> CGPoint {
    let frame = try app.view("photos.photo").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  /// Points a second, seen between two instants that lie a two-hundred-fortieth apart.
  private func speed(_ app: TestApp) throws -> CGVector {
    let a = try middle(app)
    _ = app.session.runUpdateCycle(at: app.session.now + 1.0 / 240)
    let b = try middle(app)
    return CGVector(dx: (b.x - a.x) * 240, dy: (b.y - a.y) * 240)
  }

  // MARK: Cancelled

  @Test func `dragged a little and let go, it comes back, and everything is as it was (behaviour: Order of a presentation)`() throws {
    let app = try opened()
    let before = app.hierarchy
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 215, y: 480))
    try app.settle()
    #expect(app.hierarchy == before)
    #expect(app["photos.words"]?.opacity == 1)
    #expect(app.callbackLog.filter { $0.contains("DidDisappear") }.isEmpty)
  }

  @Test func `thrown back while it opens, it was never presented (behaviour: Order of a presentation)`() throws {
    let app = try launch()
    let before = app.hierarchy
    try app.tap("photos.cell.4")
    app.advance(by: 0.08)
    app.flick(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: 130), duration: 0.15)
    try app.settle()
    #expect(app.hierarchy == before && app.diagnostics == [])
    try app.tap("photos.cell.4")
    try app.settle()
    #expect(app.exists("photos.page"), "and it opens as ever")
  }

  @Test func `a drag that is taken away, as when a call comes in, lets the photo go on to where it was going`() throws {
    let app = try opened()
    let before = app.hierarchy
    let finger = app.touch(CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    finger.cancel()
    try app.settle()
    #expect(app.hierarchy == before)
  }

  // MARK: Interrupted

  @Test func `a touch stops it in flight, and it stays under the finger`() throws {
    let app = try opened()
    app.flick(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 20, dy: 160), duration: 0.15)
    app.advance(by: 0.08)
    let finger = app.touch(CGPoint(x: 205, y: 500))
    let caught = try app.view("photos.photo").frame
    app.advance(by: 0.3)
    #expect(try app.view("photos.photo").frame == caught)
    finger.lift()
    try app.settle()
    #expect(!app.exists("photos.page"), "let go without a word, it goes on home")
  }

  @Test func `caught on its way home and thrown up, it comes back; the cell stays empty all the while`() throws {
    let app = try opened()
    for _ in 0..<3 {
      app.flick(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 20, dy: 160), duration: 0.15)
      app.advance(by: 0.08)
      app.flick(from: CGPoint(x: 205, y: 500), by: CGVector(dx: 0, dy: -160), duration: 0.15)
      #expect(app["photos.cell.4"]?.opacity == 0)
      app.advance(by: 0.05)
      app.flick(from: CGPoint(x: 205, y: 500), by: CGVector(dx: 0, dy: -60), duration: 0.08)
      try app.settle()
      #expect(app["photos.photo"]?.frame.width == 390 && app["photos.backdrop"]?.opacity == 1)
      #expect(app["photos.cell.4"]?.opacity == 0)
    }
    #expect(app.diagnostics == [])
  }

  @Test func `thrown to a side just above its cell it stood still, as if nobody had thrown it`() throws {
    let app = try opened()
    let cell = try #require(app["photos.cell.4"]).frame
    let finger = app.touch(CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.15)
    finger.move(by: CGVector(dx: -80, dy: 0), duration: 0.2)
    finger.move(by: CGVector(dx: cell.midX - (try middle(app).x), dy: 0), duration: 0.1)
    let held = try middle(app)
    #expect(abs(held.x - cell.midX) < 0.01)
    finger.lift()
    app.advance(by: 2.0 / 60)
    let flown = try middle(app)
    #expect(flown.x > held.x + 8, "\(held) → \(flown)")
    try app.settle()
    #expect(!app.exists("photos.page") && app.diagnostics == [])
  }

  // MARK: Without a cell

  @Test func `thrown when its cell is out of sight, it goes on as it was thrown while it fades, and does not stand still`() throws {
    let app = try launch("ipad")
    try app.tap("photos.cell.17")
    try app.settle()
    let finger = app.touch(CGPoint(x: 410, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
    app.resize(to: CGSize(width: 820, height: 300))
    finger.move(by: CGVector(dx: -70, dy: 0), duration: 0.1)
    let held = try middle(app)
    finger.lift()
    app.advance(by: 2.0 / 60)
    let flown = try middle(app)
    #expect(flown.x < held.x - 8 && flown.x > held.x - 40, "\(held) → \(flown)")
    app.advance(by: 0.1)
    #expect(try middle(app).x < flown.x, "and it does not swing back")
    try app.settle()
    #expect(!app.exists("photos.page") && app.diagnostics == [])
  }

  // MARK: Finished

  @Test func `it goes on as fast as it was let go, in both directions, and nothing leaps`() throws {
    let app = try opened()
    let finger = app.touch(CGPoint(x: 200, y: 380))
    finger.move(by: CGVector(dx: 30, dy: 120), duration: 0.2)
    let from = try middle(app)
    finger.move(by: CGVector(dx: 20, dy: 80), duration: 0.1)
    let to = try middle(app)
    let held = CGVector(dx: (to.x - from.x) / 0.1, dy: (to.y - from.y) / 0.1)
    finger.lift()
    let let_go = try middle(app)
    #expect(hypot(let_go.x - to.x, let_go.y - to.y) < 25)
    let free = try speed(app)
    #expect(abs(free.dx - held.dx) < 0.35 * abs(held.dx) + 60 && abs(free.dy - held.dy) < 0.35 * abs(held.dy) + 60, "\(held) → \(free)")
  }

  @Test func `it lands in its cell, cut as the cell cuts it, and the cell is whole`() throws {
    let app = try launch()
    let cell = try app.view("photos.cell.2").frame
    try app.tap("photos.cell.2")
    try app.settle()
    #expect(app["photos.cell.2"]?.opacity == 0)
    app.flick(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 10, dy: 200), duration: 0.15)
    var last = CGRect.zero
    while let photo = app["photos.photo"] {
      last = photo.frame
      app.advance(by: 1.0 / 60)
      try #require(app.time < 10)
    }
    #expect(abs(last.minX - cell.minX) < 1 && abs(last.minY - cell.minY) < 1 && abs(last.width - cell.width) < 1)
    #expect(app["photos.cell.2"]?.opacity == 1 && app.diagnostics == [])
  }

  @Test func `what is under the finger stays there while the photo shrinks`() throws {
    let app = try opened()
    let start = try app.view("photos.photo").frame
    let touch = CGPoint(x: 100, y: 300)
    let finger = app.touch(touch)
    finger.move(by: CGVector(dx: 5, dy: 30), duration: 0.2)
    let first = try app.view("photos.photo").frame
    let part = CGPoint(x: (105 - first.minX) / first.width, y: (330 - first.minY) / first.height)
    finger.move(by: CGVector(dx: 80, dy: 200), duration: 0.4)
    let now = try app.view("photos.photo").frame
    #expect(now.width < start.width * 0.85)
    #expect(abs(now.minX + part.x * now.width - 185) < 0.6 && abs(now.minY + part.y * now.height - 530) < 0.6)
    #expect(app["photos.backdrop"]!.opacity < 0.6)
    finger.cancel()
    try app.settle()
  }

  @Test func `a drag to the side takes nothing at rest`() throws {
    let app = try opened()
    let frame = try app.view("photos.photo").frame
    let finger = app.touch(CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 120, dy: 8), duration: 0.3)
    #expect(try app.view("photos.photo").frame == frame)
    finger.lift()
    try app.settle()
    #expect(app.exists("photos.page"))
  }

  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape", "ipad-landscape"])
  func `on every device a photo fits the screen and goes home`(device: String) throws {
    let app = try opened(1, on: device)
    let (photo, size) = (try app.view("photos.photo").frame, app.session.device.size)
    #expect(photo.width <= size.width + 0.01 && photo.height <= size.height + 0.01)
    #expect(abs(photo.width - size.width) < 0.01 || abs(photo.height - size.height) < 0.01)
    try app.tap("photos.close")
    try app.settle()
    #expect(!app.exists("photos.page") && app.exists("photos.cell.1") && app.diagnostics == [])
  }
}
