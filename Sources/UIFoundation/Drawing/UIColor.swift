import CoreGraphics
import QuartzCore

/// An immutable colour in sRGB. Components outside 0…1 are stored, and clamped during drawing.
///
/// A colour can depend on traits. Its components and its `cgColor` are then those for `UITraitCollection.current`.
open class UIColor: _UIRoot, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The colour if it is fixed. The value is `nil` for a colour that depends on traits.
  private let fixed: CGColor?
  /// The rule of a colour that depends on traits. The value is `nil` for any other colour.
  let rule: ColorRule?
  /// The colour for Core Graphics and layers. It is resolved for the current traits and no longer depends on them.
  open var cgColor: CGColor { fixed ?? rule!.color(for: .current).cgColor }
  package var rgba: RGBA { cgColor.rgba }

  /// Creates a colour from red, green, blue and alpha, each between 0 and 1. A component that is not finite stops the app with a message.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    precondition(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "A colour got the components \(red), \(green), \(blue), \(alpha); they must be finite numbers")
    fixed = CGColor(RGBA(red, green, blue, max(0, min(1, alpha))))
    rule = nil
    super.init()
  }
  /// Creates a grey, from 0 for black to 1 for white. Its `cgColor` has two components.
  public init(white: CGFloat, alpha: CGFloat) {
    precondition(
      white.isFinite && alpha.isFinite, "A colour got the components \(white), \(alpha); they must be finite numbers")
    fixed = CGColor(gray: white, alpha: max(0, min(1, alpha)))
    rule = nil
    super.init()
  }
  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    let color = cgColor.rgba
    precondition(
      color.red.isFinite && color.green.isFinite && color.blue.isFinite && color.alpha.isFinite,
      "A colour got the components \(color.red), \(color.green), \(color.blue), \(color.alpha); they must be finite numbers")
    fixed = (0...1).contains(color.alpha) ? cgColor : cgColor.copy(alpha: max(0, min(1, color.alpha)))
    rule = nil
    super.init()
  }
  init(rule: ColorRule) {
    (fixed, self.rule) = (nil, rule)
    super.init()
  }
  /// Creates a colour from hue, saturation, brightness and alpha, each between 0 and 1. A hue of 1 is a full turn.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let turn = (hue - hue.rounded(.down)) * 6 + n
      let k = turn >= 6 ? turn - 6 : turn
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  /// Creates a colour from a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  package convenience init(_ rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha) }
  /// Creates a colour from bytes, as design tables print them.
  package convenience init(bytes red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
  /// Returns `nil`, because Segue has no asset catalogs.
  public convenience init?(named name: String) { return nil }

  /// Returns the colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let rule { return UIColor(rule: .faded(rule, alpha)) }
    return UIColor(cgColor: cgColor.copy(alpha: alpha)!)
  }

  /// Retrieves the components of the colour. Arguments that are `nil` are ignored. The result is always `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Retrieves the white value and the alpha. Returns `false` if the colour is not a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard rgba.red == rgba.green && rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Retrieves hue, saturation, brightness and alpha. The hue of a grey is 0, and a full turn is 1. The result is always `true`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (rgba.red, rgba.green, rgba.blue)
    let most = max(r, g, b), chroma = most - min(r, g, b)
    var sixth: CGFloat = 0
    if chroma > 0 {
      if most == r { sixth = (g - b) / chroma } else if most == g { sixth = (b - r) / chroma + 2 } else { sixth = (r - g) / chroma + 4 }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Sets the colour of fills and strokes in the current context. Without a current context it does nothing.
  @preconcurrency @MainActor
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context. Without a current context it does nothing.
  @preconcurrency @MainActor
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of strokes in the current context. Without a current context it does nothing.
  @preconcurrency @MainActor
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns whether two colours are equal.
  ///
  /// A colour of a `CGColor` in sRGB is not equal to a colour with UIKit's initializers, which use extended sRGB.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, rule == other.rule else { return false }
    return rule != nil || rgba == other.rgba && isMadeInSRGB == other.isMadeInSRGB
  }
  private var isMadeInSRGB: Bool { fixed?.model == .sRGB }
  open override var hash: Int { rule?.hashValue ?? rgba.hashValue }
  open override var description: String { "UIColor(\(rgba.red), \(rgba.green), \(rgba.blue), \(rgba.alpha))" }

  // MARK: Colours that depend on traits

  /// Returns the colour for traits. A colour that does not depend on traits is returned unchanged.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { rule?.color(for: traitCollection) ?? self }
}

/// The default type of colour literals.
public typealias _ColorLiteralType = UIColor
