import CoreGraphics
import QuartzCore

/// What lies around a sheet: the dim screen behind, and the presenter, which goes back a little beneath a large one. (BEHAVIOUR-2 §20.1)
@MainActor
final class SheetSurroundings {
  private unowned let sheet: UISheetPresentationController
  private let dim = UIView(frame: .zero)
  private let ground = UIView(frame: .zero)
  /// The presenter's view, and what it looked like before.
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

  /// The screen behind is dim, if only a little: it takes no touches.
  var isDim: Bool { dim.alpha > 0 }

  /// The presenter is on its way back more than half: the status bar lies on black.
  private(set) var isPresenterBack = false {
    didSet { if isPresenterBack != oldValue { sheet.runtime.statusBar.setNeedsUpdate() } }
  }

  func appear() {
    guard let container = sheet.containerView else { return }
    dim.frame = container.bounds
    container.insertSubview(dim, at: 0)
  }

  /// Everything is as it was.
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
      dim.alpha = share * SheetGeometry.floatingDimInTheDark
    } else {
      dim.alpha = share * SheetGeometry.dim
    }
    // It follows the sheet under a finger, too. (A choice: half-way.)
    sheet.setPresenterTintDimmed(share > 0.5)
    recede(geometry.recess(at: top, floor: sheet.floor), in: geometry)
  }

  private func recede(_ amount: Double, in geometry: SheetGeometry) {
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
    let scale = 1 - amount * (1 - SheetGeometry.presenterScale)
    // Its top comes to lie where the safe area begins; of a sheet, as far above its place as it was cut off below.
    let shift =
      view is SheetView
      ? -amount * (view.bounds.height * (1 - SheetGeometry.presenterScale) / 2 + SheetGeometry.topGap)
      : amount * (geometry.safeTop - view.bounds.height * (1 - SheetGeometry.presenterScale) / 2)
    view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: shift))
    if !(view is SheetView) { view.layer.cornerRadius = max(presenter.radius, amount * SheetGeometry.presenterCorner) }
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

extension UIViewController {
  /// The view that stands for this controller on the screen: what its presentation moves, if it is presented.
  var presentationView: UIView? { node.presentation?.uikit?.presentedView ?? viewIfLoaded }
}
