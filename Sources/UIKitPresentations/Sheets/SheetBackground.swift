import CoreGraphics
import InterfaceGeometry
import QuartzCore

/// The surroundings of a sheet: the dimming view and the presenting view, which a large sheet scales down.
/// (Docs/behaviour/presentations.md, "Sheet geometry")
@MainActor
final class SheetBackground {
  private unowned let sheet: UISheetPresentationController
  private let dim = UIView(frame: .zero)
  private let ground = UIView(frame: .zero)
  /// The presenting view, and the properties that it had before.
  private var presenter: (view: UIView, transform: CGAffineTransform, radius: CGFloat, clips: Bool)?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.backgroundColor = .black
    ground.isUserInteractionEnabled = false
    ground.accessibilityIdentifier = nil
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak sheet] _ in sheet?.dimWasTapped() }
    dim.addGestureRecognizer(tap)
  }

  /// A Boolean value that indicates whether the dimming view is visible, even if only slightly. It then blocks touches.
  var isDim: Bool { dim.alpha > 0 }

  /// A Boolean value that indicates whether the presenting view is scaled down by more than half. The status bar then lies on black.
  private(set) var isPresenterBack = false {
    didSet { if isPresenterBack != oldValue { sheet.runtime.statusBar.setNeedsUpdate() } }
  }

  func appear() {
    guard let container = sheet.containerView else { return }
    dim.frame = container.bounds
    container.insertSubview(dim, at: 0)
  }

  /// Restores the state before the presentation.
  func disappear() {
    restorePresenter()
    sheet.setPresenterTintDimmed(false)
    dim.removeFromSuperview()
  }

  func follow() {
    guard let container = sheet.containerView else { return }
    let geometry = sheet.geometry, top = sheet.motion.position
    let share = geometry.dimming(at: top, floor: sheet.floor, undimmed: sheet.largestUndimmedDetentIdentifier)
    let isDark = container.traitCollection.userInterfaceStyle == .dark
    if case .floating = geometry.layout, isDark {
      dim.alpha = share * SheetMetrics.floatingDimInTheDark
    } else {
      dim.alpha = share * SheetMetrics.dim
    }
    // The tint also follows a sheet that is dragged. The threshold of one half is Segue's own choice.
    sheet.setPresenterTintDimmed(share > 0.5)
    recede(geometry.recess(at: top, floor: sheet.floor), in: geometry)
  }

  private func recede(_ amount: Double, in geometry: SheetGeometry<UISheetPresentationController.Detent.Identifier>) {
    isPresenterBack = amount > 0.5
    guard amount > 0 else { return restorePresenter() }
    guard let view = presenter?.view ?? sheet.presentingViewController.presentationView else { return }
    if presenter == nil {
      presenter = (view, view.transform, view.layer.cornerRadius, view.clipsToBounds)
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      if let window = view.superview, !(view is SheetView) {
        ground.frame = window.bounds
        window.insertSubview(ground, belowSubview: view)
      }
    }
    guard let presenter else { return }
    let scale = 1 - amount * (1 - SheetMetrics.presenterScale)
    // The top of the presenting view moves to the top of the safe area. A presenting sheet moves up by the amount that it was cut off at
    // the bottom.
    let shift =
      view is SheetView
      ? -amount * (view.bounds.height * (1 - SheetMetrics.presenterScale) / 2 + SheetMetrics.topGap)
      : amount * (geometry.safeTop - view.bounds.height * (1 - SheetMetrics.presenterScale) / 2)
    view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: shift))
    if !(view is SheetView) { view.layer.cornerRadius = max(presenter.radius, amount * SheetMetrics.presenterCorner) }
  }

  private func restorePresenter() {
    isPresenterBack = false
    guard let presenter else { return }
    self.presenter = nil
    presenter.view.transform = presenter.transform
    presenter.view.layer.cornerRadius = presenter.radius
    presenter.view.clipsToBounds = presenter.clips
    ground.removeFromSuperview()
  }
}
