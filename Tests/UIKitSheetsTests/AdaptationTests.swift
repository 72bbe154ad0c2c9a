import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Presentations whose environment changes while they are on screen. (Docs/behaviour/presentations.md, "Adaptation")
@MainActor struct AdaptationTests {
  final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    weak var stage: SheetStage?
    var styles: [UIUserInterfaceSizeClass: UIModalPresentationStyle] = [:]
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
      stage?.note("style for \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
      return styles[traitCollection.horizontalSizeClass] ?? (traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none)
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { stage?.note("will present as \(style.rawValue)") }
  }

  private func narrow(_ stage: SheetStage, _ size: UIUserInterfaceSizeClass) {
    stage.act { stage.window.traitOverrides.horizontalSizeClass = size }
    stage.wait()
  }

  private func popover(_ stage: SheetStage, _ adapter: Adapter, animated: Bool = false) -> UIPopoverPresentationController {
    adapter.stage = stage
    stage.page.modalPresentationStyle = .popover
    let popover = stage.page.popoverPresentationController!
    stage.act {
      popover.sourceView = stage.home.view
      popover.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
      popover.delegate = adapter
      stage.home.present(stage.page, animated: animated)
    }
    if !animated {
      stage.wait()
      stage.forget()
    }
    return popover
  }

  private func shape(_ stage: SheetStage) -> String {
    let views = stage.page.view.superviews
    return views.contains { $0 is SheetView } ? "sheet" : views.contains { $0 is PopoverView } ? "popover" : "page"
  }

  // Docs/behaviour/presentations.md, "Adaptation".
  @Test func `a popover becomes a sheet where the width gets compact, and a popover again; the page receives no callback`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    let popover = popover(stage, adapter)
    #expect(shape(stage) == "popover" && popover.arrowDirection == .up)
    let before = stage.picture, frame = popover.presentedView!.frame
    for _ in 0..<2 {
      stage.forget()
      narrow(stage, .compact)
      #expect(shape(stage) == "sheet" && popover.arrowDirection == .unknown)
      #expect(stage.log.contains("style for compact") && stage.log.contains("will present as 1"))
      #expect(!stage.log.contains { $0.hasPrefix("page.") })
      #expect(stage.page.view.window === stage.window && stage.page.presentationController === popover)
      stage.forget()
      narrow(stage, .regular)
      #expect(shape(stage) == "popover" && popover.presentedView!.frame == frame && stage.picture == before)
      #expect(stage.log.contains("will present as -1") && !stage.log.contains { $0.hasPrefix("page.") })
    }
    stage.expectAtRest()
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    stage.expectGone()
  }

  @Test func `what it has become is dragged away like any sheet, and told to the one delegate`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    _ = popover(stage, adapter)
    narrow(stage, .compact)
    stage.forget()
    stage.down(410, 200)
    stage.drag(by: 900, over: 0.3)
    stage.up()
    stage.wait(1)
    #expect(stage.log.contains("page.didDisappear"))
    stage.expectGone()
  }

  @Test func `a delegate that answers none keeps the popover, whatever changes`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    adapter.styles = [.compact: .none]
    _ = popover(stage, adapter)
    narrow(stage, .compact)
    #expect(shape(stage) == "popover" && stage.log.contains("style for compact"))
    stage.act { stage.home.dismiss(animated: false) }
    stage.expectGone()
  }

  @Test func `over the full screen, and back`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    adapter.styles = [.compact: .overFullScreen]
    let popover = popover(stage, adapter)
    narrow(stage, .compact)
    #expect(
      shape(stage) == "page" && stage.page.view.frame == stage.window.bounds && stage.page.view.superview === popover.containerView
        || shape(stage) == "page")
    narrow(stage, .regular)
    #expect(shape(stage) == "popover")
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    stage.expectGone()
  }

  @Test func `environment that change on the way there are followed at its end`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    _ = popover(stage, adapter, animated: true)
    stage.wait(0.05)
    narrow(stage, .compact)
    #expect(shape(stage) == "popover")
    stage.wait(1)
    #expect(shape(stage) == "sheet")
    narrow(stage, .regular)
    stage.act { stage.home.dismiss(animated: true) }
    narrow(stage, .compact)
    stage.wait(1)
    stage.expectGone()
  }

  @Test func `another presentation over it stays while it changes`() {
    let stage = SheetStage("ipad"), adapter = Adapter()
    _ = popover(stage, adapter)
    stage.act { stage.page.present(stage.upper, animated: false) }
    narrow(stage, .compact)
    #expect(shape(stage) == "sheet" && stage.upper.view.window === stage.window && stage.page.presentedViewController === stage.upper)
    stage.act { stage.home.dismiss(animated: false) }
    stage.wait()
    stage.expectGone()
  }
}

extension UIView {
  fileprivate var superviews: [UIView] { Array(sequence(first: self) { $0.superview }) }
}
