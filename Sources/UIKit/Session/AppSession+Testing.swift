import HostInterface
import Motion
import QuartzCore

/// The views that a test reads from the screen.
///
/// Unlike a motion trace, they include the windows of the system: the edit menu, and the keyboard with the input accessory view.
extension AppSession {
  var allWindows: [UIWindow] { runtime.windowsBackToFront + runtime.app.systemWindows }

  /// The visible state of each view with an accessibility identifier, in the app's windows and then in the system's.
  package var allShownViews: [ShownView] { shownViews(in: allWindows) }

  /// Returns whether a part of the view with an identifier is visible. Views in front of it do not count.
  ///
  /// The view and its ancestors must not be hidden or transparent. A part of the view must be on the screen and inside the clipping
  /// ancestors.
  package func isVisible(_ identifier: String) -> Bool {
    var clips: [CGRect] = []
    var isVisible = false
    let screen = CGRect(origin: .zero, size: device.size)
    ShownTree(scene: runtime.scene, time: now).visit(allWindows) { view, shown, map, opacity, depth in
      clips.removeSubrange(min(depth, clips.count)...)
      let frame = shown.bounds.applying(map)
      let clip = clips.last ?? screen
      let seen = frame.intersection(clip)
      clips.append(shown.masksToBounds ? seen : clip)
      guard view.accessibilityIdentifier == identifier, opacity >= UIView.invisibleAlpha else { return }
      if seen.width > 0, seen.height > 0 { isVisible = true }
    }
    return isVisible
  }

  /// Returns the presentation tree with the texts of labels, fields and text views. Each view of all windows has a line.
  package func textTree() -> String { presentationTree(of: allWindows) { $0.shownText.map { " “\($0)”" } ?? "" } }
}

extension UIView {
  /// The text that the view itself shows, in one line. A secure text consists of bullets.
  fileprivate var shownText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let field as UITextField: field.isSecureTextEntry ? field.text.map { String(repeating: "•", count: $0.count) } : field.text
      case let view as UITextView: view.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return text.replacing("\n", with: "\\n")
  }
}
