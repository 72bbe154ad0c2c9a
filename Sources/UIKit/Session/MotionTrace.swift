import HostInterface
import Motion
import QuartzCore

/// The presented values of a view, as in a motion trace.
public struct ShownView: Equatable, Sendable {
  /// The `accessibilityIdentifier` of the view.
  public var identifier: String
  /// The bounding box in window points.
  public var frame: CGRect
  /// The corner radius in points of the view's coordinate system.
  public var cornerRadius: Double
  /// The product of the opacities from the window to the view. The value is 0 if the view or an ancestor is hidden.
  public var opacity: Double
  /// The magnification of the view. It is the square root of the area that one square point of the view covers.
  public var scale: Double
}

/// The traversal of a window's views with their presented geometry at a timestamp.
@MainActor
struct ShownTree {
  let scene: CommittedScene
  let time: MediaTime

  /// Visits the views of all windows, back to front.
  func visit(_ windows: [UIView], _ body: (UIView, LayerProperties, _ toWindow: CGAffineTransform, _ opacity: Double, _ depth: Int) -> Void)
  {
    for window in windows { visit(window, .identity, 1, 0, body) }
  }

  /// Visits a view and its descendants, parents first, with the transform to the window and the effective opacity.
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
  /// The presented values of each view with an accessibility identifier, parents first.
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
  /// The names of the columns in a row of `motionTrace()`.
  public static var motionTraceColumns: [String] {
    ["accessibilityIdentifier", "x", "y", "width", "height", "cornerRadius", "opacity", "scale"]
  }

  /// Returns a motion trace with a row for each view that has an identifier.
  public func motionTrace() -> MotionTrace {
    MotionTrace(
      rows: shownViews.map { view in
        let f = view.frame
        return .init(view.identifier, [f.minX, f.minY, f.width, f.height, view.cornerRadius, view.opacity, view.scale])
      })
  }

  /// Returns the presentation tree as text, with a line for each view. Lines are indented by depth.
  public func presentationTree() -> String { presentationTree(of: windows) { _ in "" } }

  /// - Parameter more: A closure that returns text for the end of a view's line.
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
  /// The affine transform of the `sublayerTransform`, or `nil` if there is none or it is three-dimensional.
  fileprivate var sublayerMap: CGAffineTransform? {
    guard hasRare, let transform = rare.sublayerTransform, CATransform3DIsAffine(transform) else { return nil }
    let (x, y) = (bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
