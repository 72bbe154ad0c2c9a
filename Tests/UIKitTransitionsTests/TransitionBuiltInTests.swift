import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The built-in transition animations.
@MainActor
struct TransitionBuiltInTests {
  private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool { abs(a - b) <= tolerance }

  @Test func `cover vertical slides along the system spring (behaviour: System spring), there and back`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 0.1)
    let half = Double(stage.b.view.layer.shown!.position.y)
    #expect(close(half, 406 + 812 * (1 - 0.544778), 0.01))
    stage.advance(by: 2)
    #expect(stage.b.view.frame == stage.window.bounds)
    stage.act { stage.b.dismiss(animated: true) }
    stage.advance(by: 0.1)
    #expect(close(Double(stage.b.view.layer.shown!.position.y), 406 + 812 * 0.544778, 0.01))
    stage.advance(by: 2)
    #expect(stage.picture == "window\n  A appeared")
    stage.expectAtRest()
  }

  @Test func `cross dissolve fades, and leaves the view opaque for the next time`() {
    let stage = TransitionStage()
    stage.b.modalTransitionStyle = .crossDissolve
    stage.b.modalPresentationStyle = .overFullScreen
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: ModalDuration.crossDissolve / 2)
    #expect(close(stage.b.view.layer.shown!.opacity, 0.5))
    stage.advance(by: 1)
    stage.act { stage.b.dismiss(animated: true) }
    stage.advance(by: ModalDuration.crossDissolve / 2)
    #expect(close(stage.b.view.layer.shown!.opacity, 0.5))
    stage.advance(by: 1)
    #expect(stage.b.view.alpha == 1)
    stage.expectAtRest()
  }
}
