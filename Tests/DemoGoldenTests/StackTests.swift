import Foundation
import HostInterface
import Motion
import SegueTesting
import StackDemo
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The pile of records: spread, taken back, taken over, pushed. (Docs/behaviour/lists.md, "Layout transitions")
@MainActor @Suite struct StackTests {
  private func collection(_ app: TestApp) throws -> UICollectionView {
    try #require(app.session.window.subtree.lazy.compactMap { $0 as? UICollectionView }.first)
  }

  @Test(arguments: ScriptedDemo.stack.ends.map(\.script)) func `after a script no layout is in between`(name: String) throws {
    let (app, script) = try ScriptedDemo.stack.play(name)
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(!(try collection(app).collectionViewLayout is UICollectionViewTransitionLayout))
  }

  @Test func `fingers that spread wider than the shelf overshoot to about 1.1, as on the talk's slides`() throws {
    let (app, _) = try ScriptedDemo.stack.play("finished")
    app.advance(by: 1.2)
    let layout = try #require(try collection(app).collectionViewLayout as? UICollectionViewTransitionLayout)
    #expect(layout.transitionProgress > 1.08 && layout.transitionProgress < 1.15)
  }

  @Test func `a pile that was spread and let go is the pile that it was`() throws {
    let script = try ScriptedDemo.stack.script("cancelled")
    let app = try ScriptedDemo.stack.launch(script)
    app.advance(by: 0.2)
    let cells = { try self.collection(app).visibleCells.map { "\($0.center) \($0.transform) \($0.alpha)" } }
    let before = try cells()
    for event in script.events where event.time < MediaTime.zero + 2.6 { app.session.receive(event) }
    app.advance(by: 0.8)
    #expect(try cells() != before)
    app.advance(by: 2)
    try app.settle()
    #expect(try cells() == before)
  }

  @Test func `a finger that makes room for another carries no record away`() throws {
    let app = TestApp(device: .iPhone14) { StackDemo.makeRootViewController() }
    app.advance(by: 0.2)
    let place = { try #require(try self.collection(app).cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation()?.position) }
    let (first, second) = (app.touch(CGPoint(x: 130, y: 450)), app.touch(CGPoint(x: 260, y: 450)))
    for _ in 0..<10 {
      first.move(by: CGVector(dx: -2, dy: 0), duration: 1.0 / 60)
      second.move(by: CGVector(dx: 2, dy: 0), duration: 1.0 / 60)
    }
    let before = try place()
    first.lift()
    app.advance(by: 0.1)
    let third = app.touch(CGPoint(x: 60, y: 750))
    for _ in 0..<5 {
      third.move(by: CGVector(dx: 0, dy: 1), duration: 1.0 / 60)
      let after = try place()
      #expect(abs(after.x - before.x) < 15 && abs(after.y - before.y) < 15, "from \(before) to \(after)")
    }
    for finger in [second, third] { finger.lift() }
    try app.settle()
  }

  @Test func `nothing jumps: no record goes further in a tick than a quick hand`() throws {
    for (script, _) in ScriptedDemo.stack.ends {
      let (app, touches) = try ScriptedDemo.stack.play(script)
      var (last, size): ([String: CGPoint], CGSize) = ([:], .zero)
      for _ in 0..<Int(touches.duration.seconds * 60 + 60) {
        let before = app.session.now
        app.advance(by: 1.0 / 60)
        let view = try collection(app)
        // A script's times have four decimals: what is written just behind a tick comes with the next one, which then brings two moves.
        let moves = touches.events.count { $0.event.isMove && $0.time > before && $0.time <= app.session.now }
        let quick = Double(max(1, moves))
        // Points of a screen that was turned are other points.
        if view.bounds.size != size { (last, size) = ([:], view.bounds.size) }
        var now: [String: CGPoint] = [:]
        for cell in view.visibleCells {
          guard let name = cell.accessibilityIdentifier, let place = cell.layer.presentation()?.position else { continue }
          let offset = view.layer.presentation()?.bounds.origin ?? .zero
          now[name] = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
          if let before = last[name], let place = now[name] {
            let said: Comment = "\(name) in \(script) at \(app.time): from \(before) to \(place)"
            #expect(abs(place.x - before.x) < 60 * quick && abs(place.y - before.y) < 120 * quick, said)
          }
        }
        last = now
      }
    }
  }

  @Test func `a finger that scrolls the shelf while that still spreads goes on doing so, and nothing goes to and fro`() throws {
    let app = TestApp(device: .iPhone14) { StackDemo.makeRootViewController() }
    app.advance(by: 0.2)
    let view = try collection(app)
    let first = app.touch(CGPoint(x: 180, y: 500))
    first.move(by: CGVector(dx: 0, dy: -130), duration: 0.15)
    first.lift()
    app.advance(by: 0.05)
    #expect(view.collectionViewLayout is UICollectionViewTransitionLayout)
    let second = app.touch(CGPoint(x: 181, y: 600))
    var offsets: [CGFloat] = []
    for _ in 0..<8 {
      second.move(by: CGVector(dx: 0, dy: -21), duration: 1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 } && offsets[7] > offsets[0] + 100, "\(offsets)")
    second.lift()
    try app.settle()
    #expect(view.collectionViewLayout is UICollectionViewFlowLayout && view.contentOffset.y > offsets[7])
  }

  /// Pile, half-way and shelf.
  @Test(arguments: [
    ("iphone-se", EnvironmentSettings.Style.light), ("iphone-14-pro-max", .dark), ("iphone-14-landscape", .dark), ("ipad", .light),
  ])
  func `on other devices and in the dark it looks as it did when it was looked at`(name: String, style: EnvironmentSettings.Style) throws {
    let device = try #require(Device.named(name))
    let app = TestApp(device: device, environment: EnvironmentSettings(style: style)) { StackDemo.makeRootViewController() }
    app.advance(by: 0.2)
    let (x, y) = (device.size.width / 2, device.size.height * 0.6)
    let fingers = [app.touch(CGPoint(x: x - 40, y: y)), app.touch(CGPoint(x: x + 40, y: y))]
    for _ in 0..<20 {
      fingers[0].move(by: CGVector(dx: -2, dy: 0), duration: 1.0 / 60)
      fingers[1].move(by: CGVector(dx: 2, dy: 0), duration: 1.0 / 60)
    }
    for finger in fingers { finger.lift() }
    try Golden.check(app.filmStrip(1.2, count: 5), named: "stack-on-\(name)")
  }

  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape"])
  func `on other devices the button spreads and stacks the records as well`(device: String) throws {
    let app = TestApp(device: try #require(Device.named(device))) { StackDemo.makeRootViewController() }
    app.advance(by: 0.2)
    let before = app.hierarchy
    for _ in 0..<2 {
      try app.tap("stack.toggle")
      try app.settle()
    }
    #expect(app.diagnostics == [] && app.hierarchy == before)
  }
}

extension InputEvent {
  fileprivate var isMove: Bool {
    if case .touch(let touch) = self { touch.phase == .moved } else { false }
  }
}
