import Foundation
import HostInterface
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The view controller that determines the status bar's style, and the status bar's animation with the transition that changes it.
/// (Docs/behaviour/controllers.md, "Status bar")
@MainActor
struct StatusBarTests {
  /// Wants the bar away, by a slide.
  private final class Shy: UIViewController {
    var wantsHidden = true
    var style = UIStatusBarStyle.lightContent
    var updateAnimation = UIStatusBarAnimation.slide
    override var prefersStatusBarHidden: Bool { wantsHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { updateAnimation }
  }

  private final class Deferring: UIViewController {
    var child: UIViewController?
    override var childForStatusBarHidden: UIViewController? { child }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  private func shy(_ stage: TransitionStage, captures: Bool = true) -> Shy {
    let shy = stage.runtime.asCurrent { Shy() }
    shy.modalPresentationStyle = .custom
    shy.modalPresentationCapturesStatusBarAppearance = captures
    shy.transitioningDelegate = stage.director
    return shy
  }

  private func bar(_ stage: TransitionStage) -> StatusBar { stage.runtime.statusBar }
  /// How far the bar is out of the screen, as it is shown now: 0 in place, 1 gone.
  private func gone(_ stage: TransitionStage) -> Double {
    guard let shown = bar(stage).layer?.shown else { return .nan }
    return Double(0.5 - shown.position.y / shown.bounds.height)
  }

  @Test(arguments: [NotingAnimator.Kind.grabbable, .blocks])
  func `scrubbed away alongside a presentation, and back again when that is cancelled`(kind: NotingAnimator.Kind) {
    let stage = TransitionStage()
    stage.open(stage.a)
    let shy = shy(stage)
    stage.customise(interactive: true, kind)
    stage.act { stage.a.present(shy, animated: true) }
    stage.act { stage.driver.update(0.5) }
    stage.advance(by: 1)
    #expect(abs(gone(stage) - 0.5) < 1e-6, "half of ease in, ease out; the finger holds it")
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(gone(stage) == 0 && !bar(stage).isHidden)
    #expect(bar(stage).shown.style == .default)
    stage.expectAtRest()
  }

  @Test func `it slides with the presentation and comes back with the dismissal`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    let shy = shy(stage)
    stage.customise()
    stage.act { stage.a.present(shy, animated: true) }
    stage.advance(by: 0.25)
    #expect(abs(gone(stage) - 0.5) < 1e-6)
    stage.advance(by: 1)
    #expect(gone(stage) == 1 && bar(stage).isHidden)
    stage.customise()
    stage.act { shy.dismiss(animated: true) }
    stage.advance(by: 0.25)
    #expect(abs(gone(stage) - 0.5) < 1e-6)
    stage.advance(by: 1)
    #expect(gone(stage) == 0 && !bar(stage).isHidden)
    stage.expectAtRest()
  }

  @Test(arguments: [
    (UIModalPresentationStyle.custom, false, false), (.custom, true, true), (.fullScreen, false, true), (.pageSheet, false, false),
  ])
  func `full screen decides, others only if they capture it`(style: UIModalPresentationStyle, captures: Bool, isHidden: Bool) {
    let stage = TransitionStage()
    stage.open(stage.a)
    let shy = shy(stage, captures: captures)
    shy.modalPresentationStyle = style
    stage.act { stage.a.present(shy, animated: false) }
    #expect(bar(stage).isHidden == isHidden)
  }

  @Test func `setNeedsStatusBarAppearanceUpdate inside a block animates, outside it does not`() {
    let stage = TransitionStage()
    let root = stage.runtime.asCurrent { Shy() }
    (root.wantsHidden, root.updateAnimation) = (false, .fade)
    stage.open(root)
    stage.act {
      root.wantsHidden = true
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { root.setNeedsStatusBarAppearanceUpdate() })
    }
    stage.advance(by: 0.1)
    #expect(abs((bar(stage).layer?.shown?.opacity ?? -1) - 0.75) < 1e-6)
    stage.advance(by: 1)
    stage.act {
      root.wantsHidden = false
      root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(bar(stage).layer?.shown?.opacity == 1)
  }

  @Test func `a container points to the child that decides`() {
    let stage = TransitionStage()
    let (root, child) = stage.runtime.asCurrent { (Deferring(), Shy()) }
    root.child = child
    stage.open(root)
    #expect(bar(stage).shown == .init(style: .lightContent, isHidden: true, animation: .slide))
  }
}
