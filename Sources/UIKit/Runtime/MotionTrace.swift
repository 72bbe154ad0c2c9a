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
    for subview in view.subviews { visit(subview, map, opacity, depth + 1, body) }
  }
}

extension AppSession {
  /// What the screen shows now of every view that has an accessibility identifier, parents first.
  public var shownViews: [ShownView] {
    var result: [ShownView] = []
    ShownTree(scene: runtime.scene, time: now).visit(root) { view, shown, map, opacity, _ in
      guard let identifier = view.accessibilityIdentifier else { return }
      result.append(
        ShownView(
          identifier: identifier, frame: shown.bounds.applying(map), cornerRadius: shown.cornerRadius, opacity: opacity,
          scale: abs(map.determinant).squareRoot()))
    }
    return result
  }

  var root: UIView { runtime.app.windows.last ?? window }
}

extension AppSession: DescribedApplication {
  /// The names of the columns of `motionTrace()`, separated by tabs.
  public static var motionTraceHeader: String {
    ["time", "accessibilityIdentifier", "x", "y", "width", "height", "cornerRadius", "opacity", "scale"].joined(separator: "\t")
  }

  /// A line for each view that has an identifier. Numbers are rounded to a ten-thousandth.
  public func motionTrace() -> String {
    let time = TouchScript.seconds(now)
    return shownViews.map { view in
      let f = view.frame
      let numbers = [f.minX, f.minY, f.width, f.height, view.cornerRadius, view.opacity, view.scale].map(Self.decimal)
      let name = view.identifier.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ")
      return ([time, name] + numbers).joined(separator: "\t") + "\n"
    }.joined()
  }

  /// A line for each view, indented by its depth.
  public func presentationTree() -> String {
    var lines = ""
    ShownTree(scene: runtime.scene, time: now).visit(root) { view, shown, map, opacity, depth in
      let f = shown.bounds.applying(map)
      var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
      if let identifier = view.accessibilityIdentifier { line += " '\(identifier)'" }
      line += " (\(Self.decimal(f.minX)), \(Self.decimal(f.minY)), \(Self.decimal(f.width)), \(Self.decimal(f.height)))"
      if shown.isHidden { line += " hidden" } else if shown.opacity != 1 { line += " opacity \(Self.decimal(shown.opacity))" }
      if shown.cornerRadius != 0 { line += " radius \(Self.decimal(shown.cornerRadius))" }
      lines += line + "\n"
    }
    return lines
  }

  /// A number to a ten-thousandth, without trailing zeros, and never `-0`.
  static func decimal(_ value: Double) -> String {
    let scaled = Int64((value * 10_000).rounded())
    let (whole, rest) = (abs(scaled) / 10_000, abs(scaled) % 10_000)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var digits = String(rest + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
