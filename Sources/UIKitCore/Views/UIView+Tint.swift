import CoreGraphics
import QuartzCore

extension UIView {
  /// The way in which a view adjusts its `tintColor`. The raw values are those of UIKit.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The view uses the mode of its superview.
    case automatic
    /// The view shows the tint colour without changes.
    case normal
    /// The view shows the tint colour as a shade of grey.
    case dimmed
  }

  /// The values that determine the tint adjustment mode of a view.
  struct TintMode {
    /// The mode that the app set.
    var own = TintAdjustmentMode.automatic
    /// A Boolean value that indicates whether a presentation dims this view.
    var isBehind = false

    /// The mode of this view regardless of its superview, or `nil` if no mode was set.
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

  /// The nearest tint colour of this view and its ancestors, with dimming applied.
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

  /// Reports a new tint colour to this view, and then to the descendants without their own tint colour.
  func tellTint() {
    tintColorDidChange()
    for view in childViews where view.ownTint == nil { view.tellTint() }
  }
  /// Reports a new tint mode to this view, and then to the descendants without their own mode.
  func tellTintMode() {
    tintColorDidChange()
    for view in childViews where view.tintMode.said == nil { view.tellTintMode() }
  }
}

extension UIColor {
  /// The shares of red, green and blue in a grey of equal lightness (Rec. 709), and the strength of the grey. There is no source for
  /// UIKit's values.
  private static let grayShares = (red: 0.2126, green: 0.7152, blue: 0.0722), grayStrength = 0.8

  /// The colour converted to grey.
  var dimmedTint: UIColor {
    UIColor { traits in
      let rgba = self.resolvedColor(with: traits).rgba, shares = UIColor.grayShares
      let gray = rgba.red * shares.red + rgba.green * shares.green + rgba.blue * shares.blue
      return UIColor(white: gray, alpha: rgba.alpha * UIColor.grayStrength)
    }
  }
}
