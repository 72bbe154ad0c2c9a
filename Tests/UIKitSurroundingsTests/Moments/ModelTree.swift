import CoreGraphics
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A description of every view of an app, one line for each. It reveals a stray snapshot, a dimming view that remains, and a view that
/// cannot be touched.
@MainActor
struct ModelTree {
  private(set) var text = ""

  init(_ session: AppSession) {
    for window in session.runtime.windowsBackToFront + session.runtime.app.systemWindows { add(window, 0) }
  }

  private mutating func add(_ view: UIView, _ depth: Int) {
    var words = [view.accessibilityIdentifier.map { "'\($0)'" } ?? "\(type(of: view))", Self.words(view.layer.frame)]
    if view.bounds.origin != .zero { words.append("from \(Self.words(view.bounds.origin))") }
    if !view.transform.isIdentity { words.append("transformed") }
    if view.alpha != 1 { words.append("alpha \(Self.word(view.alpha))") }
    if view.isHidden { words.append("hidden") }
    if !view.isUserInteractionEnabled { words.append("untouchable") }
    if view.layer.mask != nil { words.append("masked") }
    if view.layer.isVeiled { words.append("veiled") }
    if view.clipsToBounds { words.append("clips") }
    if view.layer.cornerRadius != 0 { words.append("radius \(Self.word(view.layer.cornerRadius))") }
    if let own = (view.layer.sublayers?.count).map({ $0 - view.subviews.count }), own > 0 { words.append("\(own) layers") }
    if view.controller != nil {
      let safe = view.safeAreaInsets
      words.append("safe \(Self.word(safe.top)) \(Self.word(safe.left)) \(Self.word(safe.bottom)) \(Self.word(safe.right))")
      words.append(view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
      words.append(view.traitCollection.preferredContentSizeCategory.rawValue)
    }
    text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
    for subview in view.subviews { add(subview, depth + 1) }
  }

  private static func words(_ frame: CGRect) -> String { "(\(words(frame.origin)), \(word(frame.width)) × \(word(frame.height)))" }
  private static func words(_ point: CGPoint) -> String { "\(word(point.x)), \(word(point.y))" }
  /// To a hundredth; no minus before a zero.
  private static func word(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == 0 ? "0" : "\(rounded)"
  }
}
