import HostInterface
import Motion
import QuartzCore

/// What the screen shows of one view: the numbers of a motion trace.
public struct ShownView: Equatable, Sendable {
  /// The view's `accessibilityIdentifier`.
  public var identifier: String
  /// The bounding box, in window points.
  public var frame: CGRect
  /// In the view's own points.
  public var cornerRadius: Double
  /// The product of the opacities from the window down; 0 where something is hidden.
  public var opacity: Double
  /// How much larger than life: the square root of the area that one square point of the view takes up.
  public var scale: Double
}

/// Walks the views of a window with the geometry that the screen shows at an instant.
@MainActor
struct ShownTree {
  let scene: CommittedScene
  let time: MediaTime

  /// The same for all windows, those at the back first.
  func visit(_ windows: [UIView], _ body: (UIView, LayerProperties, _ toWindow: CGAffineTransform, _ opacity: Double, _ depth: Int) -> Void)
  {
    for window in windows { visit(window, .identity, 1, 0, body) }
  }

  /// Visits views, parents first, with the map from their bounds to the window and their effective opacity.
  func visit(_ view: UIView, _ body: (UIView, LayerProperties, _ toWindow: CGAffineTransform, _ opacity: Double, _ depth: Int) -> Void) {
    visit(view, .identity, 1, 0, body)
  }

  private func visit(
    _ view: UIView, _ parent: CGAffineTransform, _ parentOpacity: Double, _ depth: Int,
    _ body: (UIView, LayerProperties, CGAffineTransform, Double, Int) -> Void
  ) {
    guard let shown = scene.presentation(of: view.layer.id, at: time) else { return }
    let (b, a, p) = (shown.bounds, shown.anchorPoint, shown.position)
    let map = CGAffineTransform(translationX: -b.minX - a.x * b.width, y: -b.minY - a.y * b.height)
      .concatenating(shown.transform).concatenating(CGAffineTransform(translationX: p.x, y: p.y)).concatenating(parent)
    let opacity = shown.isHidden ? 0 : parentOpacity * shown.opacity
    body(view, shown, map, opacity, depth)
    let inner = shown.sublayerMap.map { $0.concatenating(map) } ?? map
    for subview in view.subviews { visit(subview, inner, opacity, depth + 1, body) }
  }
}

extension AppSession {
  /// What the screen shows now of every view that has an accessibility identifier, parents first.
  public var shownViews: [ShownView] { shownViews(in: windows) }

  func shownViews(in windows: [UIWindow]) -> [ShownView] {
    var result: [ShownView] = []
    ShownTree(scene: runtime.scene, time: now).visit(windows) { view, shown, map, opacity, _ in
      guard let identifier = view.accessibilityIdentifier else { return }
      result.append(
        ShownView(
          identifier: identifier, frame: shown.bounds.applying(map), cornerRadius: shown.cornerRadius, opacity: opacity,
          scale: abs(map.determinant).squareRoot()))
    }
    return result
  }

  var windows: [UIWindow] { runtime.windowsBackToFront }
}

extension AppSession: DescribedApplication {
  /// What stands in a row of `motionTrace()`.
  public static var motionTraceColumns: [String] {
    ["accessibilityIdentifier", "x", "y", "width", "height", "cornerRadius", "opacity", "scale"]
  }

  /// A row for each view that has an identifier.
  public func motionTrace() -> MotionTrace {
    MotionTrace(
      rows: shownViews.map { view in
        let f = view.frame
        return .init(view.identifier, [f.minX, f.minY, f.width, f.height, view.cornerRadius, view.opacity, view.scale])
      })
  }

  /// A line for each view, indented by its depth.
  public func presentationTree() -> String { presentationTree(of: windows) { _ in "" } }

  /// - Parameter more: The words to put at the end of a view's line.
  func presentationTree(of windows: [UIWindow], more: (UIView) -> String) -> String {
    var lines = ""
    ShownTree(scene: runtime.scene, time: now).visit(windows) { view, shown, map, opacity, depth in
      let f = shown.bounds.applying(map)
      var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
      if let identifier = view.accessibilityIdentifier { line += " '\(identifier)'" }
      line +=
        " (\(MotionTrace.decimal(f.minX)), \(MotionTrace.decimal(f.minY)), \(MotionTrace.decimal(f.width)), \(MotionTrace.decimal(f.height)))"
      if shown.isHidden { line += " hidden" } else if shown.opacity != 1 { line += " opacity \(MotionTrace.decimal(shown.opacity))" }
      if shown.cornerRadius != 0 { line += " radius \(MotionTrace.decimal(shown.cornerRadius))" }
      lines += line + more(view) + "\n"
    }
    return lines
  }
}

extension LayerProperties {
  /// What a flat `sublayerTransform` makes of places in the layer; nil where there is none, or none that is flat.
  fileprivate var sublayerMap: CGAffineTransform? {
    guard hasRare, let transform = rare.sublayerTransform, CATransform3DIsAffine(transform) else { return nil }
    let (x, y) = (bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
