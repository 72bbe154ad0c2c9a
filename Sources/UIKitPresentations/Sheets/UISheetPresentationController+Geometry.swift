import CoreGraphics
import QuartzCore

extension UISheetPresentationController {
  /// Returns the placement of the sheet in its container and its resting positions. (Docs/behaviour/presentations.md, "Sheet geometry" and
  /// "Adaptation")
  func makeGeometry(in container: UIView) -> SheetGeometry {
    let traits = container.traitCollection, safe = container.safeAreaInsets, bounds = container.bounds
    var geometry = SheetGeometry()
    (geometry.bounds, geometry.safeTop) = (bounds, safe.top)
    if traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight { return geometry }
    if traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact { return floating(geometry) }

    // Scaling the presenting view moves the whole screen. It does not happen for users who prefer cross-fade transitions. This is Segue's
    // own choice.
    geometry.sendsPresenterBack = traits.verticalSizeClass != .compact && !runtime.surroundings.fadesPages
    let top = safe.top + SheetGeometry.topGap
    let preferred = presentedViewController.preferredContentSize.width
    let width = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? min(preferred, bounds.width) : bounds.width
    geometry.layout = .edge(width: width)
    let largest = max(bounds.height - top - safe.bottom, 0)
    let context = SheetDetentContext(traits, maximum: largest)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        SheetGeometry.Stop(identifier: detent.identifier, top: bounds.height - safe.bottom - $0)
      }
    }
    geometry.stops = stops.isEmpty ? [.init(identifier: .large, top: top)] : stops.sorted { $0.top > $1.top }
    return geometry
  }

  private func floating(_ plain: SheetGeometry) -> SheetGeometry {
    var geometry = plain
    let bounds = plain.bounds, wanted = presentedViewController.preferredContentSize
    let page = CGSize(width: SheetGeometry.pageWidth, height: bounds.height - 2 * SheetGeometry.pageMargin)
    let usual = presentedViewController.modalPresentationStyle == .formSheet ? SheetGeometry.formSize : page
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : usual.width, bounds.width),
      height: min(wanted.height > 0 ? wanted.height : usual.height, bounds.height - 2 * plain.safeTop))
    geometry.layout = .floating(size)
    geometry.stops = [.init(identifier: .large, top: ((bounds.height - size.height) / 2).rounded())]
    return geometry
  }
}

extension Runtime {
  /// A Boolean value that indicates whether animations are enabled.
  var canAnimateSheets: Bool { app.animationsEnabled }
}
