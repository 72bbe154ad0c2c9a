import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// The view in which a presentation lives from its beginning to the end of its dismissal; UIKit's, not the app's.
///
/// It lies over all that was there, so what is beneath gets no touches.
final class TransitionContainerView: UIView {
  let name: String
  private weak var presentationController: UIPresentationController?
  private weak var covered: UIView?
  /// The transition that happens in here, or happened last.
  weak var transition: ControllerTransition?

  /// A container that covers `covered`, or all of the view that it is put into.
  init(_ name: String, _ controller: UIPresentationController?, covering covered: UIView?) {
    self.name = name
    presentationController = controller
    self.covered = covered
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { name }
  override var nameAsCover: String { "a transition that is under way" }
  /// No presentation is shown in here any more.
  override var isLeftOver: Bool { presentationController?.containerView !== self }
  /// A dismissed chain's containers leave at once, while the finger that drags it may be in one; its pages leave at the end.
  override var endsTouchesWithItsPlace: Bool { false }

  /// What lies beneath is not read, unless fingers reach it; from the first frame of a presentation to that of the dismissal.
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || coversForReaders }
    set { super.accessibilityViewIsModal = newValue }
  }
  private var coversForReaders: Bool {
    guard let presentationController, presentationController.containerView === self else { return false }
    return !presentationController.presentedViewController.isBeingDismissed
      && !presentationController.letsTouchThrough(at: .zero, with: nil)
  }

  /// Another presentation has taken over.
  func presentationDidChange(to controller: UIPresentationController) { presentationController = controller }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection, let controller = presentationController,
      old.horizontalSizeClass != traitCollection.horizontalSizeClass || old.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    (controller.presentedViewController.node.presentation?.controller as? PresentationSeat)?.adapt()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let newSuperview, superview == nil {
      frame = covered.flatMap { $0.superview === newSuperview ? $0.frame : nil } ?? newSuperview.bounds
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit.map(isOwnGround) == true, presentationController?.letsTouchThrough(at: point, with: event) == true { return nil }
    // Views on their way take no touches, unless a finger may grab them.
    return hit != nil && transition?.isUntouchable == true ? self : hit
  }

  /// The container itself, or what covers all of it behind the presented view.
  private func isOwnGround(_ view: UIView) -> Bool {
    view === self || view.superview === self && view !== presentationController?.presentedView && view === subviews.first
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
