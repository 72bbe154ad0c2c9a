import CoreGraphics
import QuartzCore

extension UIView {
  /// What becomes of a view's `tintColor`. The raw values are Apple's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// It is itself.
    case normal
    /// It is gray.
    case dimmed
  }

  /// What was said about the tint's strength.
  struct TintMode {
    /// What the app says.
    var own = TintAdjustmentMode.automatic
    /// Something is presented that dims what is behind.
    var isBehind = false

    /// What holds here whatever the superview has; nil if nobody said anything.
    var said: TintAdjustmentMode? { own != .automatic ? own : isBehind ? .dimmed : nil }
  }

  var effectiveTintMode: TintAdjustmentMode {
    var view = self
    while true {
      if let said = view.tintMode.said { return said }
      guard let next = view.parentView else { return .normal }
      view = next
    }
  }

  /// The nearest tint on the way up, itself or dimmed.
  var effectiveTint: UIColor {
    var view = self
    while view.ownTint == nil, let next = view.parentView { view = next }
    let tint = view.ownTint ?? .systemBlue
    return effectiveTintMode == .dimmed ? tint.dimmedTint : tint
  }

  func changeTintMode(_ change: (inout TintMode) -> Void) {
    let before = effectiveTintMode
    change(&tintMode)
    if effectiveTintMode != before { tellTintMode() }
  }

  /// The tint is another one: tells the view, then those inside that have none of their own.
  func tellTint() {
    tintColorDidChange()
    for view in childViews where view.ownTint == nil { view.tellTint() }
  }
  /// The tint is dimmed, or no more: tells the view, then those inside that say nothing else.
  func tellTintMode() {
    tintColorDidChange()
    for view in childViews where view.tintMode.said == nil { view.tellTintMode() }
  }
}

extension UIColor {
  /// How the shares of red, green and blue make a gray of the same lightness (Rec. 709), and how strong the gray is. (No source for UIKit's.)
  private static let grayShares = (red: 0.2126, green: 0.7152, blue: 0.0722), grayStrength = 0.8

  /// The colour without its colour.
  var dimmedTint: UIColor {
    UIColor { traits in
      let rgba = self.resolvedColor(with: traits).rgba, shares = UIColor.grayShares
      let gray = rgba.red * shares.red + rgba.green * shares.green + rgba.blue * shares.blue
      return UIColor(white: gray, alpha: rgba.alpha * UIColor.grayStrength)
    }
  }
}
