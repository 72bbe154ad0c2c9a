import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Popovers and the adaptation of presentations. (Docs/behaviour/presentations.md, "Adaptation" and "Popovers")
@MainActor struct PopoverTests {
  final class Adviser: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var wrapper: ((UIViewController) -> UIViewController)?
    var heard: [String] = []
    var mayDismiss = true
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
      style ?? controller.builtInAdaptiveStyle(for: traitCollection)
    }
    func presentationController(_ presentationController: UIPresentationController, prepare adaptive: UIPresentationController) {
      heard.append("prepare \(type(of: adaptive))")
    }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { wrapper?(controller.presentedViewController) }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("will present \(style)") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { heard.append("prepare") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { heard.append("attempt") }
  }

  private let adviser = Adviser()

  private func open(
    _ stage: SheetStage, at rect: CGRect, size: CGSize = CGSize(width: 200, height: 150), animated: Bool = false,
    setUp: (UIPopoverPresentationController) -> Void = { _ in }
  ) -> UIPopoverPresentationController {
    stage.page.modalPresentationStyle = .popover
    stage.page.preferredContentSize = size
    let popover = stage.page.popoverPresentationController!
    popover.delegate = adviser
    popover.sourceView = stage.home.view
    popover.sourceRect = rect
    setUp(popover)
    stage.act { stage.home.present(stage.page, animated: animated) }
    if !animated { stage.wait() }
    return popover
  }

  @Test func `dismissed as it fades in, it is gone, and the same controller can be shown again`() {
    let stage = SheetStage("ipad")
    let popover = open(stage, at: CGRect(x: 400, y: 300, width: 20, height: 20), animated: true)
    stage.wait(0.1)
    #expect(stage.page.transitionCoordinator?.isCancelled == false && near(popover.presentedView!.layer.shown!.opacity, 0.5, 0.05))
    stage.act { stage.window.rootViewController = stage.upper }
    stage.wait(1)
    #expect(stage.page.view.window == nil && stage.page.view.superview == nil)
    stage.expectAtRest()
  }

  @Test(arguments: [
    (CGRect(x: 400, y: 300, width: 20, height: 20), UIPopoverArrowDirection.up, CGRect(x: 310, y: 320, width: 200, height: 163)),
    (CGRect(x: 400, y: 1100, width: 20, height: 20), .down, CGRect(x: 310, y: 937, width: 200, height: 163)),
    (CGRect(x: 0, y: 300, width: 20, height: 20), .up, CGRect(x: 10, y: 320, width: 200, height: 163)),
  ])
  func `it points at its source from the first side with room, centred and within its margins (behaviour: Popovers)`(
    source: CGRect, direction: UIPopoverArrowDirection, frame: CGRect
  ) {
    let stage = SheetStage("ipad")
    let popover = open(stage, at: source)
    #expect(popover.arrowDirection == direction && popover.presentedView!.frame == frame)
    let insets = stage.page.view.safeAreaInsets
    #expect(direction == .up ? insets.top == 13 && insets.bottom == 0 : insets.bottom == 13 && insets.top == 0)
  }

  @Test func `permitted sides alone are taken, and a size that changes is followed (behaviour: Popovers)`() {
    let stage = SheetStage("ipad")
    let popover = open(stage, at: CGRect(x: 400, y: 300, width: 20, height: 20)) { $0.permittedArrowDirections = [.left, .right] }
    #expect(popover.arrowDirection == .left && popover.presentedView!.frame == CGRect(x: 420, y: 235, width: 213, height: 150))
    stage.act { stage.page.preferredContentSize.height = 250 }
    stage.wait()
    #expect(popover.presentedView!.frame.height == 250)
  }

  @Test func `the source's bounds stand for a null rectangle, and an item comes first (behaviour: Popovers)`() {
    let stage = SheetStage("ipad")
    let source = stage.runtime.asCurrent { UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 30)) }
    stage.act { stage.home.view.addSubview(source) }
    let popover = open(stage, at: .null) { $0.sourceView = source }
    #expect(popover.presentedView!.frame.minY == 230)
    stage.act { popover.sourceItem = stage.home.view.subviews[0] }
    #expect(source.frame(in: stage.home.view) == source.frame)
  }

  @Test func `a tap beside it dismisses: should, will, did; views that are passed through are touched instead (behaviour: Popovers)`() {
    let stage = SheetStage("ipad")
    let button = stage.runtime.asCurrent { UIView(frame: CGRect(x: 20, y: 900, width: 100, height: 50)) }
    let tap = stage.runtime.asCurrent { UITapGestureRecognizer() }
    tap.addHandler { _ in stage.note("button") }
    stage.act {
      button.addGestureRecognizer(tap)
      stage.home.view.addSubview(button)
    }
    _ = open(stage, at: CGRect(x: 400, y: 300, width: 20, height: 20)) { $0.passthroughViews = [button] }
    stage.forget()
    adviser.heard = []
    stage.tap(60, 920)
    #expect(stage.log == ["button"] && adviser.heard.isEmpty)
    adviser.mayDismiss = false
    stage.tap(600, 920)
    #expect(adviser.heard == ["should", "attempt"])
    adviser.mayDismiss = true
    stage.tap(600, 920)
    stage.wait(1)
    #expect(adviser.heard == ["should", "attempt", "should", "will", "did"])
    stage.expectGone()
  }

  @Test func `without anything to point at it raises (behaviour: Popovers)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = SheetStage("ipad")
        stage.page.modalPresentationStyle = .popover
        stage.act { stage.home.present(stage.page, animated: false) }
      }
    }
  }

  // MARK: Adapting

  @Test func `on a phone it is a sheet, and its own sheet controller configures it (behaviour: Adaptation)`() {
    let stage = SheetStage()
    let popover = open(stage, at: .null) { $0.adaptiveSheetPresentationController.detents = [.medium()] }
    let sheet = popover.adaptiveSheetPresentationController
    #expect(adviser.heard == ["prepare UISheetPresentationController", "will present pageSheet"])
    #expect(near(sheet.sheetView.frame.minY, 852 - 34 - 0.56 * 749) && popover.arrowDirection == .unknown)
    #expect(stage.page.presentationController === popover)
    stage.tap(200, 100)
    stage.wait(1)
    #expect(adviser.heard.suffix(3) == ["should", "will", "did"])
    stage.expectGone()
  }

  @Test func `a delegate that answers none keeps the popover on a phone (behaviour: Adaptation)`() {
    let stage = SheetStage()
    adviser.style = UIModalPresentationStyle.none
    let popover = open(stage, at: CGRect(x: 100, y: 300, width: 20, height: 20))
    #expect(popover.arrowDirection == .up && popover.presentedView!.frame == CGRect(x: 10, y: 320, width: 200, height: 163))
    #expect(adviser.heard == ["will present none", "prepare"])
  }

  @Test func `full screen takes the presenter's view away, and brings it back (behaviour: Adaptation)`() {
    let stage = SheetStage()
    adviser.style = .fullScreen
    _ = open(stage, at: .null)
    #expect(stage.home.view.window == nil && stage.page.view.frame == stage.window.bounds && stage.log.contains("home.didDisappear"))
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    stage.expectGone()
  }

  @Test func `on a phone that lies on its side it covers all (behaviour: Adaptation)`() {
    let stage = SheetStage("iphone-14-landscape")
    _ = open(stage, at: .null)
    #expect(stage.page.view.frame == stage.window.bounds && adviser.heard.last == "will present overFullScreen")
  }

  @Test func `the delegate may put a container around who is shown (behaviour: Adaptation)`() {
    let stage = SheetStage()
    adviser.wrapper = { UINavigationController(rootViewController: $0) }
    _ = open(stage, at: .null)
    let wrapper = stage.home.presentedViewController as? UINavigationController
    #expect(wrapper?.topViewController === stage.page && stage.page.view.window != nil)
    #expect(stage.page.presentationController is UISheetPresentationController)
    stage.act { stage.page.dismiss(animated: true) }
    stage.wait(1)
    stage.expectGone()
  }
}
