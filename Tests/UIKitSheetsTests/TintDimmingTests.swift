import HostInterface
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The gray tint of views behind alerts, popovers and sheets. (Docs/behaviour/bars.md, "Other bar behaviour")
@MainActor struct TintDimmingTests {
  private func mode(_ stage: SheetStage) -> UIView.TintAdjustmentMode { stage.home.view.tintAdjustmentMode }
  private func makeAlert(_ stage: SheetStage) -> UIAlertController {
    stage.runtime.asCurrent {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }
  }

  @Test func `a page whose alert goes with the window's root while it comes is not left dimmed`() {
    let stage = SheetStage(), alert = makeAlert(stage)
    stage.act { stage.home.present(alert, animated: true) }
    stage.wait(0.05)
    #expect(mode(stage) == .dimmed)
    stage.act { stage.window.rootViewController = stage.upper }
    stage.wait(2)
    #expect(alert.viewIfLoaded?.window == nil)
    #expect(mode(stage) == .normal)
    stage.expectAtRest()
  }

  @Test func `what lies behind an alert is dimmed until its dismissal begins, the alert is not`() {
    let stage = SheetStage(), alert = makeAlert(stage)
    stage.act { stage.home.present(alert, animated: false) }
    stage.wait(1)
    #expect(mode(stage) == .dimmed && alert.view.tintAdjustmentMode == .normal)
    stage.act { alert.dismiss(animated: true) }
    stage.wait(0.05)
    #expect(mode(stage) == .normal && stage.home.presentedViewController != nil)
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `a view that says normal stays as it is behind an alert`() {
    let stage = SheetStage(), alert = makeAlert(stage)
    stage.act {
      stage.home.view.tintAdjustmentMode = .normal
      stage.home.present(alert, animated: false)
    }
    stage.wait(1)
    #expect(mode(stage) == .normal)
  }

  @Test func `an alert over a sheet dims the sheet, too, and each comes back by itself`() {
    let stage = SheetStage(), alert = makeAlert(stage)
    stage.act { stage.home.present(stage.page, animated: false) }
    stage.wait(1)
    #expect(mode(stage) == .dimmed && stage.page.view.tintAdjustmentMode == .normal)
    stage.act { stage.page.present(alert, animated: false) }
    stage.wait(1)
    #expect(mode(stage) == .dimmed && stage.page.view.tintAdjustmentMode == .dimmed)
    stage.act { alert.dismiss(animated: false) }
    stage.wait(1)
    #expect(mode(stage) == .dimmed && stage.page.view.tintAdjustmentMode == .normal)
    stage.act { stage.page.dismiss(animated: false) }
    stage.wait(1)
    #expect(mode(stage) == .normal)
    stage.expectAtRest()
  }

  @Test func `a sheet that does not dim what is behind leaves the tint alone`() {
    let stage = SheetStage()
    stage.act {
      stage.page.sheetPresentationController?.detents = [.medium(), .large()]
      stage.page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      stage.home.present(stage.page, animated: false)
    }
    stage.wait(1)
    #expect(mode(stage) == .normal)
    stage.act { stage.page.sheetPresentationController?.selectedDetentIdentifier = .large }
    stage.wait(2)
    #expect(mode(stage) == .dimmed)
  }
}
