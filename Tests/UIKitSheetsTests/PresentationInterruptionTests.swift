import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Alerts, action sheets, popovers and plain presentations that code interrupts while they move. None of them is interactive. UIKit
/// refuses requests that come too early, and every presentation completes. (Docs/behaviour/controllers.md, "Chains and refused requests")
@MainActor struct PresentationInterruptionTests {
  enum Kind: String, CaseIterable { case alert, actionSheet, popover, coverVertical, crossDissolve, flip }

  private func make(_ kind: Kind, _ stage: SheetStage) -> UIViewController {
    stage.runtime.asCurrent {
      switch kind {
      case .alert, .actionSheet:
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: kind == .alert ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.note("OK") })
        alert.popoverPresentationController?.sourceView = stage.home.view
        return alert
      case .popover:
        stage.page.modalPresentationStyle = .popover
        stage.page.popoverPresentationController?.sourceView = stage.home.view
      case .coverVertical: stage.page.modalPresentationStyle = .fullScreen
      case .crossDissolve: (stage.page.modalPresentationStyle, stage.page.modalTransitionStyle) = (.overFullScreen, .crossDissolve)
      case .flip: (stage.page.modalPresentationStyle, stage.page.modalTransitionStyle) = (.fullScreen, .flipHorizontal)
      }
      return stage.page
    }
  }
  private func diagnostics(_ stage: SheetStage) -> [String] { stage.runtime.controllers.machine.diagnostics.map(\.description) }

  @Test(arguments: Kind.allCases, [0.0, 0.1])
  // Docs/behaviour/controllers.md, "Chains and refused requests".
  func `dismissed while it comes, it is refused in UIKit's words, arrives whole and can be dismissed then`(kind: Kind, after: Double) {
    let stage = SheetStage("ipad")
    let shown = make(kind, stage)
    var heard: [String] = []
    stage.act { stage.home.present(shown, animated: true) { heard.append("presented") } }
    if after > 0 { stage.wait(after) }
    stage.act { stage.home.dismiss(animated: true) { heard.append("dismissed") } }
    #expect(diagnostics(stage).contains { $0.contains("while a presentation or dismiss is in progress") })
    stage.wait(2)
    #expect(heard == ["presented"] && shown.viewIfLoaded?.window === stage.window && stage.home.presentedViewController === shown)
    stage.expectAtRest()
    stage.act { stage.home.dismiss(animated: true) { heard.append("dismissed") } }
    stage.wait(2)
    #expect(heard == ["presented", "dismissed"] && shown.viewIfLoaded?.window == nil)
    #expect(stage.window.subviews.count { $0 is TransitionContainerView } == 0)
    stage.expectGone()
  }

  @Test(arguments: Kind.allCases)
  // Docs/behaviour/controllers.md, "Chains and refused requests".
  func `presented again while it goes, it is refused, goes whole and can be presented then`(kind: Kind) {
    let stage = SheetStage("ipad")
    let shown = make(kind, stage)
    stage.act { stage.home.present(shown, animated: false) }
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(0.1)
    stage.act { stage.home.present(shown, animated: true) { stage.note("never") } }
    #expect(diagnostics(stage).contains { $0.contains("already being presented") || $0.contains("in progress") })
    stage.wait(2)
    #expect(shown.view.window == nil && !stage.log.contains("never"))
    stage.expectGone()
    stage.act {
      // Another presentation has another controller, which has to be told again what it is about.
      shown.popoverPresentationController?.sourceView = stage.home.view
      stage.home.present(shown, animated: true)
    }
    stage.wait(2)
    #expect(shown.view.window === stage.window && shown.view.alpha == 1)
    stage.expectAtRest()
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `another root in the middle takes it away without a trace`(kind: Kind, isComing: Bool) {
    let stage = SheetStage("ipad")
    let shown = make(kind, stage)
    stage.act { stage.home.present(shown, animated: isComing) }
    if !isComing { stage.act { stage.home.dismiss(animated: true) } }
    stage.wait(0.08)
    stage.act { stage.window.rootViewController = stage.upper }
    stage.wait(2)
    #expect(shown.view.window == nil && stage.home.view.window == nil && stage.upper.view.window === stage.window)
    #expect(shown.presentingViewController == nil && stage.window.subviews.count { $0 is TransitionContainerView } == 0)
    #expect(!stage.log.contains("OK"))
    stage.expectAtRest()
  }

  @Test(arguments: Kind.allCases)
  func `without animation it is there and gone within one turn`(kind: Kind) {
    let stage = SheetStage("ipad")
    let shown = make(kind, stage), before = stage.picture
    stage.act {
      stage.home.present(shown, animated: false)
      #expect(stage.home.presentedViewController === shown)
      stage.home.dismiss(animated: false)
    }
    stage.wait()
    #expect(shown.view.window == nil && stage.picture == before)
    stage.expectGone()
  }

  @Test func `a large sheet on a phone that lies on its side is dragged away as well`() {
    let stage = SheetStage("iphone-14-landscape")
    stage.open()
    #expect(stage.sheet.sheetView.frame == stage.window.bounds)
    stage.down(400, 60)
    stage.drag(by: 110, over: 0.4)
    #expect(near(stage.sheet.sheetView.frame.minY, 100) && stage.sheet.sheetView.frame.height == 390)
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(stage.sheet.sheetView.frame == stage.window.bounds && stage.log.contains("page.didAppear"))
    stage.expectAtRest()
    stage.down(400, 60)
    stage.drag(by: 300, over: 0.2)
    stage.up()
    stage.wait(1)
    stage.expectGone()
  }
}
