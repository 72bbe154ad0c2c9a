import HostInterface
import Motion
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitPresentations

/// Fingers that touch at any instant a screen of 375×812 points that nothing covers.
@MainActor
package final class Hand {
  /// The hand of the test that is running; `.hand` gives it one.
  @TaskLocal package static var current: Hand?

  package let app: AppSession
  package var window: UIWindow { app.window }
  package var runtime: Runtime { app.runtime }
  private var fingers: [Int: TestApp.Finger] = [:]

  package init() {
    app = AppSession(
      device: Device(
        name: "plain", size: CGSize(width: 375, height: 812), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
        cornerRadius: 0, statusBarHeight: 0)
    ) { _ in }
  }

  /// Lets time pass.
  package func wait(_ seconds: Double = 1.0 / 60) { app.advance(by: seconds) }

  /// Delivers what the fingers did at the present time, without waiting for the next tick.
  package func flush() { _ = runtime.runUpdateCycle(at: app.now) }

  package func down(_ x: Double, _ y: Double, finger: Int = 1) { tell(.began, CGPoint(x: x, y: y), finger) }
  package func move(_ x: Double, _ y: Double, finger: Int = 1, after seconds: Double = 1.0 / 60) {
    wait(seconds)
    tell(.moved, CGPoint(x: x, y: y), finger)
  }
  package func up(finger: Int = 1) { tell(.ended, nil, finger) }
  package func cancel(finger: Int = 1) { tell(.cancelled, nil, finger) }
  package func tap(_ x: Double, _ y: Double, finger: Int = 1) {
    down(x, y, finger: finger)
    wait(0.05)
    up(finger: finger)
  }

  /// Drags a finger steadily, with one move every 1/60 s.
  package func drag(by dx: Double = 0, _ dy: Double, over seconds: Double, finger: Int = 1, each: () -> Void = {}) {
    let start = fingers[finger]!.location, steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      move(start.x + dx * part, start.y + dy * part, finger: finger)
      each()
    }
  }

  /// Keeps an event for the next `flush`.
  package func send(_ phase: TouchInput.Phase, _ place: CGPoint, _ finger: Int = 1) { tell(phase, place, finger, .withNextTurn) }

  private func tell(_ phase: TouchInput.Phase, _ place: CGPoint?, _ number: Int, _ delivery: TestApp.Finger.Delivery = .atOnce) {
    let finger = fingers[number] ?? TestApp.Finger(on: app, number: number, at: place!)
    fingers[number] = finger
    finger.tell(phase, at: place, delivery: delivery)
  }
}

/// A trait that gives each test of a suite its own app and touch driver. Everything that the test creates belongs to that app.
///
/// Tests on the main actor alternate between the creation of a suite and the run of its test. So the app that was created last may belong
/// to another test.
package struct HandTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    try await touch(function)
  }

  @MainActor private func touch(_ function: @Sendable () async throws -> Void) async throws {
    let hand = Hand()
    try await hand.runtime.withCurrent { try await Hand.$current.withValue(hand) { try await function() } }
  }
}

extension Trait where Self == HandTrait {
  package static var hand: Self { HandTrait() }
}

/// A view that records the events that it receives.
package final class Ear: UIView {
  package var heard: [String] = []
  package var label = ""
  package func note(_ what: String, _ touches: Set<UITouch>) {
    heard.append(label + what + (touches.count > 1 ? " ×\(touches.count)" : ""))
  }
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
