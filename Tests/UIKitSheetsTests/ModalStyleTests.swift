import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The built-in animations of a presentation. (Docs/behaviour/controllers.md, "Modal styles")
@MainActor struct ModalStyleTests {
  private func present(_ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle = .fullScreen) -> TransitionStage {
    let stage = TransitionStage()
    stage.b.modalTransitionStyle = style
    stage.b.modalPresentationStyle = presentation
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    return stage
  }

  @Test func `a flip that is cut short by another root leaves nothing behind (behaviour: Modal styles)`() {
    let stage = present(.flipHorizontal)
    stage.advance(by: 0.3)
    stage.act { stage.window.rootViewController = stage.c }
    stage.advance(by: 2)
    #expect(stage.picture == "window\n  C appeared")
    #expect(!stage.b.view.isHidden)
    stage.expectAtRest()
  }

  // Docs/behaviour/controllers.md, "Modal styles".
  @Test func `a flip turns from the presenter's picture to the presented view, on black, right side first, and back the other way`() {
    let stage = present(.flipHorizontal)
    stage.advance(by: ModalDuration.flipHorizontal / 2)
    let container = stage.b.view.superview!
    let going = container.layer.shown!.rare.transition
    #expect(going?.style == .turn(from: .right) && abs(going!.progress - 0.5) < 1e-6 && going?.picture != nil)
    stage.advance(by: 1)
    #expect(stage.a.view.window == nil && stage.b.view.frame == stage.window.bounds)
    stage.act { stage.b.dismiss(animated: true) }
    stage.advance(by: ModalDuration.flipHorizontal / 2)
    let coming = container.layer.shown!.rare.transition
    #expect(coming?.style == .turn(from: .left) && coming?.picture != nil)
    stage.advance(by: 1)
    #expect(stage.picture == "window\n  A appeared" && !stage.b.view.isHidden)
    stage.expectAtRest()
  }

  @Test func `over the presenter a flip has no black behind it`() {
    let stage = present(.flipHorizontal, .overFullScreen)
    stage.advance(by: 0.3)
    #expect(stage.b.view.superview!.layer.shown!.rare.transition?.style == .flip(from: .right))
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  @Test func `a partial curl fades, and says so (behaviour: Modal styles)`() {
    let stage = present(.partialCurl)
    stage.advance(by: ModalDuration.crossDissolve / 2)
    #expect(abs(stage.b.view.layer.shown!.opacity - 0.5) < 1e-3)
    #expect(stage.runtime.diagnostics.contains { $0.hasPrefix("Curls are not drawn") })
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  @Test func `a partial curl over anything but the full screen, or over another, raises (behaviour: Modal styles)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TransitionStage()
        stage.b.modalTransitionStyle = .partialCurl
        stage.b.modalPresentationStyle = .overFullScreen
        stage.open(stage.a)
        stage.act { stage.a.present(stage.b, animated: false) }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TransitionStage()
        stage.b.modalTransitionStyle = .partialCurl
        stage.openPresented(.fullScreen)
        stage.act { stage.b.present(stage.c, animated: false) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a context that provides its transition style lends it to what is presented in it (behaviour: Modal styles)`(provides: Bool) {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.b.definesPresentationContext = true
    stage.b.providesPresentationContextTransitionStyle = provides
    stage.b.modalTransitionStyle = .crossDissolve
    stage.c.modalPresentationStyle = .overCurrentContext
    stage.act {
      stage.a.addChild(stage.b)
      stage.a.view.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    stage.act { stage.b.present(stage.c, animated: true) }
    stage.advance(by: 0.2)
    let shown = stage.c.view.layer.shown!
    #expect((shown.opacity < 1) == provides && (shown.position.y > stage.c.view.center.y + 1) == !provides)
    stage.advance(by: 1)
    stage.expectAtRest()
  }
}
