import CoreGraphics
import HeadlessHost
import HostInterface
import Motion
import SeededRandom
import Testing
import UIKit

@testable import SegueApp

/// A box that comes to the finger by a spring, follows it, and goes home when it lifts; a timer blinks it in between.
private final class BoxController: UIViewController {
  private let box = UIView(frame: CGRect(x: 150, y: 400, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .blue
    view.backgroundColor = .white
    view.addSubview(box)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { go(to: touches.first!.location(in: view)) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { box.center = touches.first!.location(in: view) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { go(to: CGPoint(x: 190, y: 440)) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { go(to: CGPoint(x: 190, y: 440)) }

  private func go(to point: CGPoint) {
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      self.box.center = point
    } completion: { _ in
      UIView.animate(withDuration: 0.1) { self.box.alpha = self.box.alpha == 1 ? 0.5 : 1 }
    }
  }
}

@MainActor @Suite struct ControllerTests {
  private let demo = Demo("box") { BoxController() }
  private func launch(_ rate: Int = 60) throws -> AppSession {
    try #require(demo.launch(Demo.Launch(device: .iPhone14, ticksPerSecond: rate, threads: 1)) as? AppSession)
  }

  private func trace(_ script: TouchScript, pictures: Int) throws -> [String] {
    let app = try launch(script.ticksPerSecond)
    var lines: [String] = []
    _ = try HeadlessHost(framesPerSecond: pictures).play(script, on: app) { lines.append(app.motionTrace().text(at: $0)) }
    return lines
  }

  @Test func `what a person did live replays to the same trace`() throws {
    for seed in 1...5 {
      var generator = SeededRandom(UInt64(seed))
      let app = try launch()
      let live = LivePlayer([PlayerDemo(name: "box") { _, _, _ in app }], on: app.device, speed: seed == 5 ? 0.1 : 1)
      var seen: [String] = []
      var (wall, isDown): (Int64, Bool) = (1_000_000_000, false)
      func look() {
        _ = live.advance(to: wall)
        let text = app.motionTrace().text(at: app.now)
        if seen.last != text { seen.append(text) }
      }
      look()
      for _ in 0..<150 {
        wall += Int64.random(in: 0...30_000_000, using: &generator)
        if Int.random(in: 0...2, using: &generator) == 0 {
          let phase: TouchInput.Phase = isDown ? [.moved, .moved, .ended].randomElement(using: &generator)! : .began
          isDown = phase != .ended
          let point = CGPoint(x: .random(in: 0...390, using: &generator), y: .random(in: 0...844, using: &generator))
          live.touch(TouchInput(phase, finger: 0, at: point), at: wall)
        }
        look()
      }
      live.cancelTouches(at: wall)
      for _ in 0..<200 {
        wall += 16_000_000
        look()
      }
      let replayed = Set(try trace(TouchScript(text: live.script.text, named: "saved"), pictures: 60))
      #expect(seen.count > 20)
      let strange = seen.filter { line in !replayed.contains(line) && app.now.seconds > 0 }
      #expect(strange.isEmpty, "\(strange.count) of \(seen.count), first \(strange.first ?? "")")
    }
  }

  @Test(arguments: [60, 120]) func `how often the app is pictured changes nothing in what it does`(_ rate: Int) throws {
    let script = try TouchScript(
      text: """
        segue-touches 1
        demo box
        device iphone-14
        tick \(rate)
        0.101 began 1 50 50
        0.333 moved 1 90 200
        0.341 moved 1 95 210
        0.507 ended 1 90 200
        """, named: "test")
    let finest = Set(try trace(script, pictures: 240))
    for pictures in [30, 60, 120] {
      let lines = try trace(script, pictures: pictures)
      #expect(lines.dropLast(8).allSatisfy { finest.contains($0) }, "at \(pictures) a second")
    }
  }

  @Test func `frames of a controller are drawn, the same on one thread and on four`() throws {
    let app = try launch()
    let image = app.currentFrame().image(scale: 0.5)
    #expect(image.width == 195 && image.height == 422)
    let middle = image.bytes.baseAddress! + 220 * image.bytesPerRow + 95 * 4
    #expect(Array(UnsafeRawBufferPointer(start: middle, count: 4)) == [255, 0, 0, 255], "blue, as BGRA")
  }
}
