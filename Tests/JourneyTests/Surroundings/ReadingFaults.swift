import SegueTesting
import UIKit

/// What makes a screen at rest hard to read: words that are cut, and words where the display is not.
@MainActor
enum ReadingFaults {
  /// A sentence for each label that can be seen.
  static func all(in app: TestApp) -> [String] {
    app.perform { app.session.window.subtree.compactMap { ($0 as? UILabel).flatMap { fault(of: $0, in: app) } } }
  }

  private static func fault(of label: UILabel, in app: TestApp) -> String? {
    guard let text = label.text, !text.isEmpty, isSeen(label), !mayBeCut(label) else { return nil }
    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    let all = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: label.numberOfLines == 1 ? 10_000 : label.bounds.width, height: 10_000),
      limitedToNumberOfLines: 0)
    if label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth, all.width > label.bounds.width + slack {
      return "“\(text)” is cut: it is \(Int(all.width)) wide, and there is room for \(Int(label.bounds.width))"
    }
    if label.numberOfLines != 1, all.height > label.bounds.height + slack {
      return "“\(text)” is cut: it is \(Int(all.height)) high, and there is room for \(Int(label.bounds.height))"
    }
    if wanted.height > label.bounds.height + label.font.lineHeight * 0.2 {
      return "“\(text)” is cut: a line is \(Int(wanted.height)) high, and there is room for \(Int(label.bounds.height))"
    }
    return underTheNotch(label, text, app)
  }

  private static func underTheNotch(_ label: UILabel, _ text: String, _ app: TestApp) -> String? {
    let insets = app.session.device.safeArea
    let frame = label.convert(label.bounds, to: nil)
    let size = app.session.device.size
    guard insets.left > 0, frame.minX >= 0, frame.maxX <= size.width else { return nil }
    return frame.minX < insets.left - slack || frame.maxX > size.width - insets.right + slack
      ? "“\(text)” lies where the notch may be" : nil
  }

  private static let slack: CGFloat = 1

  /// Neither hidden nor clear, nor beside the screen.
  private static func isSeen(_ label: UILabel) -> Bool {
    guard let window = label.window else { return false }
    let line = sequence(first: label as UIView, next: \.superview)
    guard !line.contains(where: { $0.isHidden || $0.alpha < 0.02 }) else { return false }
    let frame = label.convert(label.bounds, to: nil)
    return window.bounds.intersects(frame) && frame.width > 0
  }

  /// The system's own bars shorten what does not fit; so do pictures of screens on the gallery's cards.
  private static func mayBeCut(_ label: UILabel) -> Bool {
    sequence(first: label as UIView, next: \.superview).contains { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }
}

extension UIView {
  fileprivate var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }
}
