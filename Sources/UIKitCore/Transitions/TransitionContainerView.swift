import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// The container view of a presentation, from its beginning to the end of its dismissal.
///
/// It is a view of UIKit and lies over the other content, so the content below receives no touches.
package final class TransitionContainerView: UIView {
  let name: String
  private weak var presentationController: UIPresentationController?
  private weak var covered: UIView?
  /// The current or last transition in this container.
  weak var transition: ControllerTransition?

  /// Creates a container that covers a view, or the whole superview if there is no such view.
  init(_ name: String, _ controller: UIPresentationController?, covering covered: UIView?) {
    self.name = name
    presentationController = controller
    self.covered = covered
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  @_spi(UIKit) public override var nameAsPlace: String { name }
  package override var nameAsCover: String { "a transition that is under way" }
  /// A Boolean value that indicates whether the container no longer belongs to a presentation.
  override var isLeftOver: Bool { presentationController?.containerView !== self }
  /// Touches survive the removal of the container. The containers of a dismissed chain leave at once, perhaps under the finger that drags
  /// it.
  override var endsTouchesWithItsPlace: Bool { false }

  /// A Boolean value that indicates whether assistive technologies ignore the content below, unless touches reach it.
  ///
  /// The value changes with the first frame of the presentation and of the dismissal.
  package override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || coversForReaders }
    set { super.accessibilityViewIsModal = newValue }
  }
  private var coversForReaders: Bool {
    guard let presentationController, presentationController.containerView === self else { return false }
    return !presentationController.presentedViewController.isBeingDismissed
      && !presentationController.letsTouchThrough(at: .zero, with: nil)
  }

  /// Assigns the container to another presentation.
  func presentationDidChange(to controller: UIPresentationController) { presentationController = controller }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection, let controller = presentationController,
      old.horizontalSizeClass != traitCollection.horizontalSizeClass || old.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    controller.presentedViewController.node.presentation?.controller?.adapt()
  }

  package override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let newSuperview, superview == nil {
      frame = covered.flatMap { $0.superview === newSuperview ? $0.frame : nil } ?? newSuperview.bounds
    }
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit.map(isOwnGround) == true, presentationController?.letsTouchThrough(at: point, with: event) == true { return nil }
    // Moving views receive no touches, unless the transition is interruptible.
    return hit != nil && transition?.isUntouchable == true ? self : hit
  }

  /// Returns whether a view is the container, or a view that covers the whole container behind the presented view.
  private func isOwnGround(_ view: UIView) -> Bool {
    view === self || view.superview === self && view !== presentationController?.presentedView && view === subviews.first
  }

  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
