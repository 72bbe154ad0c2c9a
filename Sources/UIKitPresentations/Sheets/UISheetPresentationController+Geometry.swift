import CoreGraphics
import InterfaceGeometry
import QuartzCore

extension UISheetPresentationController {
  /// Returns the placement of the sheet in its container and its resting positions. (Docs/behaviour/presentations.md, "Sheet geometry" and
  /// "Adaptation")
  func makeGeometry(in container: UIView) -> SheetGeometry<Detent.Identifier> {
    let traits = container.traitCollection, safe = container.safeAreaInsets, bounds = container.bounds
    var geometry = SheetGeometry<Detent.Identifier>(bounds: bounds, safeTop: safe.top, identifier: .large)
    if traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight { return geometry }
    if traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact { return floating(in: bounds, safeTop: safe.top) }

    let top = safe.top + SheetMetrics.topGap
    let preferred = presentedViewController.preferredContentSize.width
    let width = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? min(preferred, bounds.width) : bounds.width
    geometry.layout = .edge(width: width)
    let largest = max(bounds.height - top - safe.bottom, 0)
    let context = SheetDetentContext(traits, maximum: largest)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        SheetGeometry<Detent.Identifier>.Stop(identifier: detent.identifier, top: bounds.height - safe.bottom - $0)
      }
    }
    geometry.stops = stops.isEmpty ? [.init(identifier: .large, top: top)] : stops.sorted { $0.top > $1.top }
    // Scaling the presenting view moves the whole screen. It does not happen for users who prefer cross-fade transitions. This is Segue's
    // own choice.
    geometry.sendsPresenterBack =
      traits.verticalSizeClass != .compact && !runtime.environment.fadesPages && geometry.stops.last?.identifier == .large
    return geometry
  }

  private func floating(in bounds: CGRect, safeTop: Double) -> SheetGeometry<Detent.Identifier> {
    let page = CGSize(width: SheetMetrics.pageWidth, height: bounds.height - 2 * SheetMetrics.pageMargin)
    let usual = presentedViewController.modalPresentationStyle == .formSheet ? SheetMetrics.formSize : page
    return SheetGeometry(
      floatingIn: bounds, safeTop: safeTop, usual: usual, preferred: presentedViewController.preferredContentSize, identifier: .large)
  }
}

extension Runtime {
  /// A Boolean value that indicates whether animations are enabled.
  var canAnimateSheets: Bool { app.animationsEnabled }
}
