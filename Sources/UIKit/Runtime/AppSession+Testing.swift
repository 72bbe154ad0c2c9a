import HostInterface
import Motion
import QuartzCore

/// The views that a test reads from the screen. Unlike a motion trace it includes the system's own windows: the keyboard with the input accessory view,
/// and the edit menu.
extension AppSession {
  var allWindows: [UIWindow] { runtime.windowsBackToFront + runtime.app.systemWindows }

  /// What the screen shows now of every view that has an accessibility identifier, in the app's windows and then in the system's.
  package var allShownViews: [ShownView] { shownViews(in: allWindows) }

  /// Whether some part of a view with an identifier can be seen: neither it nor something that it lies in is hidden or clear, and it is not
  /// wholly beyond the screen or the bounds of a view that clips. Views in front of it do not count.
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

  /// The presentation tree with the texts of labels, fields and text views, a line for each view of all windows.
  package func textTree() -> String { presentationTree(of: allWindows) { $0.shownText.map { " “\($0)”" } ?? "" } }
}

extension UIView {
  /// The text that the view itself shows, in one line; bullets stand for a secure text.
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
