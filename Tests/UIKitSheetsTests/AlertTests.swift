import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Alerts and action sheets. (Docs/behaviour/presentations.md, "Alerts and action sheets")
@MainActor struct AlertTests {
  private func show(
    _ stage: SheetStage, _ style: UIAlertController.Style, title: String? = "Title", message: String? = "A message.",
    _ actions: [(String, UIAlertAction.Style)], animated: Bool = false
  ) -> UIAlertController {
    let alert = stage.runtime.asCurrent {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for (name, style) in actions { alert.addAction(UIAlertAction(title: name, style: style) { _ in stage.note("chose \(name)") }) }
      return alert
    }
    stage.act { stage.home.present(alert, animated: animated) }
    stage.wait(animated ? 0 : 1.0 / 60)
    return alert
  }

  private func show(_ stage: SheetStage, _ actions: [(String, UIAlertAction.Style)], animated: Bool = false) -> UIAlertController {
    show(stage, .alert, actions, animated: animated)
  }
  private func isSemibold(_ row: AlertActionRow) -> Bool { row.title.font == UIFont.systemFont(ofSize: 17, weight: .semibold) }

  private func rows(_ alert: UIAlertController) -> [AlertActionRow] { alert.view.subtree.compactMap { $0 as? AlertActionRow } }
  private func frame(_ row: AlertActionRow) -> CGRect { row.convert(row.bounds, to: nil) }
  private func row(_ alert: UIAlertController, _ name: String) -> AlertActionRow { rows(alert).first { $0.action.title == name }! }
  private func center(_ row: AlertActionRow) -> CGPoint { CGPoint(x: frame(row).midX, y: frame(row).midY) }

  @Test func `a finger that leaves the actions, or is taken away, chooses nothing`() {
    let stage = SheetStage()
    let alert = show(stage, [("Yes", .default), ("No", .cancel)])
    let place = center(row(alert, "Yes"))
    stage.down(place.x, place.y)
    #expect(row(alert, "Yes").isPressed)
    stage.move(by: -400)
    #expect(!row(alert, "Yes").isPressed)
    stage.up()
    stage.down(place.x, place.y)
    stage.cancelTouch()
    stage.wait(1)
    #expect(stage.log.isEmpty && alert.presentingViewController != nil && !row(alert, "Yes").isPressed)
    stage.expectAtRest()
  }

  @Test func `two taps choose once, and the handler runs after the dismissal`() {
    let stage = SheetStage()
    let alert = show(stage, [("Yes", .default), ("No", .cancel)])
    let place = center(row(alert, "Yes"))
    stage.tap(place.x, place.y)
    #expect(stage.log.isEmpty && alert.isBeingDismissed)
    stage.tap(place.x, place.y)
    stage.wait(1)
    #expect(stage.log == ["chose Yes"] && alert.presentingViewController == nil && stage.home.presentedViewController == nil)
    stage.expectAtRest()
  }

  @Test func `another root in the middle of it takes the alert away, and nothing is chosen`() {
    let stage = SheetStage()
    let alert = show(stage, [("Yes", .default)], animated: true)
    stage.wait(0.1)
    stage.act { stage.window.rootViewController = stage.upper }
    stage.wait(1)
    #expect(alert.view.window == nil && !stage.log.contains { $0.hasPrefix("chose") })
    stage.expectAtRest()
  }

  @Test func `dismissed by the API it calls no handler`() {
    let stage = SheetStage()
    let alert = show(stage, [("Yes", .default), ("No", .cancel)])
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    #expect(stage.log.isEmpty && alert.view.window == nil)
    stage.expectAtRest()
  }

  @Test func `a finger may slide between actions, over those that are disabled too`() {
    let stage = SheetStage()
    let alert = show(stage, [("One", .default), ("Two", .default), ("Three", .default)])
    stage.act { alert.actions[1].isEnabled = false }
    let (one, three) = (center(row(alert, "One")), center(row(alert, "Three")))
    stage.down(one.x, one.y)
    stage.move(by: 44)
    #expect(rows(alert).allSatisfy { !$0.isPressed })
    stage.move(by: three.y - one.y - 44)
    #expect(rows(alert).map(\.isPressed) == [false, false, true])
    stage.up()
    stage.wait(1)
    #expect(stage.log == ["chose Three"])
  }

  @Test func `it is 270 wide in the middle of the safe area, rows of 44; two stand side by side, cancel first`() {
    let stage = SheetStage()
    let alert = show(stage, [("OK", .default), ("Cancel", .cancel)])
    let card = alert.view!
    #expect(card.frame.width == 270 && near(card.frame.midX, 196.5, 0.51) && near(card.frame.midY, 59 + 759.0 / 2, 0.51))
    #expect(frame(row(alert, "Cancel")).width == 135 && frame(row(alert, "Cancel")).minX < frame(row(alert, "OK")).minX)
    #expect(frame(row(alert, "OK")).height == 44 && frame(row(alert, "OK")).maxY == card.frame.maxY)
    #expect(isSemibold(row(alert, "Cancel")) && row(alert, "OK").title.font.pointSize == 17)
  }

  @Test func `where people read from the right, the two stand the other way round`() {
    let stage = SheetStage(environment: EnvironmentSettings(direction: .rightToLeft))
    let alert = show(stage, [("OK", .default), ("Cancel", .cancel)])
    #expect(frame(row(alert, "Cancel")).minX > frame(row(alert, "OK")).minX)
  }

  @Test func `two long ones, and three, stand one below the other, cancel last`() {
    let stage = SheetStage()
    let two = show(stage, [("Cancel this", .cancel), ("A very long answer to the question", .default)])
    #expect(frame(row(two, "Cancel this")).minY > frame(rows(two)[0]).minY && frame(rows(two)[0]).width == 270)
    stage.act { stage.home.dismiss(animated: false) }
    let three = show(stage, [("A", .default), ("Cancel", .cancel), ("B", .destructive)])
    #expect(rows(three).map(\.action.title) == ["A", "B", "Cancel"])
    #expect(row(three, "B").title.textColor == .systemRed)
  }

  @Test func `the preferred action is semibold in the place of cancel`() {
    let stage = SheetStage()
    let alert = show(stage, [("OK", .default), ("Cancel", .cancel)])
    stage.act { alert.preferredAction = alert.actions[0] }
    stage.wait()
    #expect(isSemibold(row(alert, "OK")))
    #expect(!isSemibold(row(alert, "Cancel")))
  }

  @Test func `title and message change while it is shown, and it is laid out anew; a disabled action greys`() {
    let stage = SheetStage()
    let alert = show(stage, [("OK", .default)])
    let before = alert.view.frame.height
    stage.act {
      alert.message = String(repeating: "A much longer message. ", count: 10)
      alert.actions[0].isEnabled = false
    }
    stage.wait()
    #expect(alert.view.frame.height > before + 40 && row(alert, "OK").title.textColor == .tertiaryLabel)
    stage.tap(center(row(alert, "OK")).x, center(row(alert, "OK")).y)
    stage.wait(1)
    #expect(stage.log.isEmpty)
  }

  @Test func `with large text it is 310 wide`() {
    let stage = SheetStage(environment: EnvironmentSettings(contentSize: .AX3))
    #expect(show(stage, [("OK", .default)]).view.frame.width == 310)
  }

  @Test func `more actions than there is room for scroll, and a tap chooses still`() {
    let stage = SheetStage("iphone-se")
    let alert = show(stage, (1...20).map { ("Action \($0)", .default) })
    #expect(alert.view.frame.height <= 568 - 20 - 48 && alert.view.frame.minY >= 20)
    let place = center(rows(alert)[2])
    stage.down(place.x, place.y)
    stage.drag(by: -150, over: 0.2)
    stage.up()
    stage.wait(2)
    #expect(stage.log.isEmpty && frame(rows(alert)[2]).midY < place.y - 100)
    let next = center(rows(alert)[16])
    stage.tap(next.x, next.y)
    stage.wait(1)
    #expect(stage.log == ["chose Action 17"])
  }

  @Test func `it comes from 1.2 times its size, fading in along its spring, the dim with it; it fades out as it is`() {
    let stage = SheetStage()
    let alert = show(stage, [("OK", .default)], animated: true)
    let at = { alert.view.layer.shown! }
    stage.wait(1.0 / 60)
    #expect(at().opacity < 0.3 && alert.view.layer.presentation()!.affineTransform().a > 1.1)
    stage.wait(0.6)
    #expect(at().opacity == 1 && alert.view.transform.isIdentity)
    let dim = alert.view.superview!.subviews[0]
    #expect(near(dim.alpha, 0.2))
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(0.1)
    #expect(at().opacity < 0.8 && alert.view.transform.isIdentity)
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `a tap beside an alert is nothing, beside an action sheet its cancel button`() {
    let stage = SheetStage()
    let alert = show(stage, [("OK", .default), ("Cancel", .cancel)])
    stage.tap(196, 100)
    stage.wait(1)
    #expect(alert.presentingViewController != nil)
    stage.act { stage.home.dismiss(animated: false) }
    _ = show(stage, .actionSheet, [("OK", .default), ("Cancel", .cancel)])
    stage.tap(196, 100)
    stage.wait(1)
    #expect(stage.log == ["chose Cancel"] && stage.home.presentedViewController == nil)
    stage.expectAtRest()
  }

  @Test func `an action sheet: 8 from the edges, rows of 57, cancel 8 apart (behaviour: Alerts and action sheets)`() {
    let stage = SheetStage()
    let sheet = show(stage, .actionSheet, [("One", .default), ("Two", .destructive), ("Cancel", .cancel)])
    let (one, cancel) = (frame(row(sheet, "One")), frame(row(sheet, "Cancel")))
    #expect(one.minX == 8 && one.width == 377 && one.height == 57 && near(cancel.maxY, 852 - 34))
    #expect(near(cancel.minY - frame(row(sheet, "Two")).maxY, 8))
    #expect(row(sheet, "One").title.font.pointSize == 20 && row(sheet, "Cancel").backgroundColor != nil)
  }

  @Test func `an action sheet slides up in 0.335 s, and its dim is undone with it`() {
    let stage = SheetStage()
    let sheet = show(stage, .actionSheet, [("One", .default)], animated: true)
    stage.wait(0.1675)
    let shown = sheet.view.layer.shown!
    #expect(shown.position.y > sheet.view.center.y + 20)
    stage.wait(0.3)
    #expect(near(sheet.view.layer.shown!.position.y, sheet.view.center.y))
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `on a tablet an action sheet is a popover without its cancel button, and beside it is cancel`() {
    let stage = SheetStage("ipad")
    let sheet = stage.runtime.asCurrent {
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "One", style: .default))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.note("cancel") })
      return sheet
    }
    stage.act {
      sheet.popoverPresentationController?.sourceView = stage.home.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
      stage.home.present(sheet, animated: false)
    }
    stage.wait()
    #expect(rows(sheet).map(\.action.title) == ["One"] && sheet.popoverPresentationController?.arrowDirection == .up)
    stage.tap(100, 1000)
    stage.wait(1)
    #expect(sheet.view.window == nil && stage.log == ["cancel"])
  }

  @Test func `misuse raises in UIKit's words`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: nil, style: .default))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = SheetStage("ipad")
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        stage.act { stage.home.present(sheet, animated: false) }
      }
    }
  }
}
