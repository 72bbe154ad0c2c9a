import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of presentation controllers.
extension Complete {
  static func askOfPresentations(_ nobody: Complete) {
    let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let delegate = nobody as any UIAdaptivePresentationControllerDelegate
    _ = delegate.adaptivePresentationStyle(for: presentation)
    _ = delegate.adaptivePresentationStyle(for: presentation, traitCollection: .current)
    delegate.presentationController(presentation, prepare: sheet)
    _ = delegate.presentationController(presentation, viewControllerForAdaptivePresentationStyle: .fullScreen)
    delegate.presentationController(presentation, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
    _ = delegate.presentationControllerShouldDismiss(presentation)
    delegate.presentationControllerWillDismiss(presentation)
    delegate.presentationControllerDidDismiss(presentation)
    delegate.presentationControllerDidAttemptToDismiss(presentation)
    (nobody as any UISheetPresentationControllerDelegate).sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    (nobody as any UIPopoverPresentationControllerDelegate).prepareForPopoverPresentation(
      UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil))
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    note((), "PrepareForPopoverPresentationPopoverPresentationController")
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    note(.none, "AdaptivePresentationStyleForController")
  }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    note(.none, "AdaptivePresentationStyleForControllerTraitCollection")
  }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { note((), "PresentationControllerPrepare") }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { note(nil, "PresentationControllerViewControllerForAdaptivePresentationStyle") }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { note((), "PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note(true, "PresentationControllerShouldDismiss")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note((), "PresentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note((), "PresentationControllerDidDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    note((), "PresentationControllerDidAttemptToDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    note((), "SheetPresentationControllerDidChangeSelectedDetentIdentifier")
  }
}

extension Complete: Implements.AdaptivePresentationStyleForController {}
extension Complete: Implements.AdaptivePresentationStyleForControllerTraitCollection {}
extension Complete: Implements.PresentationControllerPrepare {}
extension Complete: Implements.PresentationControllerViewControllerForAdaptivePresentationStyle {}
extension Complete: Implements.PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator {}
extension Complete: Implements.PresentationControllerShouldDismiss {}
extension Complete: Implements.PresentationControllerWillDismiss {}
extension Complete: Implements.PresentationControllerDidDismiss {}
extension Complete: Implements.PresentationControllerDidAttemptToDismiss {}
extension Complete: Implements.SheetPresentationControllerDidChangeSelectedDetentIdentifier {}
extension Complete: Implements.PrepareForPopoverPresentationPopoverPresentationController {}
