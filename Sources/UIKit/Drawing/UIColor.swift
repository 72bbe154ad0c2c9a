import CoreGraphics
import QuartzCore

/// A colour of sRGB, immutable. Components beyond 0…1 are kept, and cut when drawn.
///
/// It may depend on traits: then it is, wherever it is asked for numbers, the colour for `UITraitCollection.current`.
open class UIColor: _UIRoot, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// Nil for a colour that depends on traits.
  private let fixed: CGColor?
  /// Nil for a colour that depends on none.
  let rule: ColorRule?
  /// The same colour for Core Graphics and layers: it no longer depends on traits.
  open var cgColor: CGColor { fixed ?? rule!.color(for: .current).cgColor }
  var rgba: RGBA { cgColor.rgba }

  /// Red, green, blue and alpha, 0…1 each.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    precondition(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "A colour got the components \(red), \(green), \(blue), \(alpha); they must be finite numbers")
    fixed = CGColor(RGBA(red, green, blue, max(0, min(1, alpha))))
    rule = nil
    super.init()
  }
  /// A gray, 0 black to 1 white: a colour of two components.
  public init(white: CGFloat, alpha: CGFloat) {
    precondition(
      white.isFinite && alpha.isFinite, "A colour got the components \(white), \(alpha); they must be finite numbers")
    fixed = CGColor(gray: white, alpha: max(0, min(1, alpha)))
    rule = nil
    super.init()
  }
  /// A Core Graphics colour.
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
  /// Hue (a turn is 1), saturation and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let turn = (hue - hue.rounded(.down)) * 6 + n
      let k = turn >= 6 ? turn - 6 : turn
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  /// `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  convenience init(_ rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha) }
  /// Bytes, as design tables print them.
  convenience init(bytes red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
  /// A colour of an asset catalog: there are none, so nil, as for a name that no catalog knows.
  public convenience init?(named name: String) { return nil }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let rule { return UIColor(rule: .faded(rule, alpha)) }
    return UIColor(cgColor: cgColor.copy(alpha: alpha)!)
  }

  /// The components, through pointers; always true.
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

  /// The gray, when the colour is one.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard rgba.red == rgba.green && rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Hue (a turn is 1; 0 for grays), saturation, brightness; always true.
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

  /// Makes it the colour of fills and strokes in the current context.
  @preconcurrency @MainActor
  open func set() {
    setFill()
    setStroke()
  }
  /// Makes it the colour of fills in the current context; nothing without one.
  @preconcurrency @MainActor
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes it the colour of strokes in the current context; nothing without one.
  @preconcurrency @MainActor
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// A color of a `CGColor` that was made in sRGB is not equal to one of UIKit's, which are made in extended sRGB.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, rule == other.rule else { return false }
    return rule != nil || rgba == other.rgba && isMadeInSRGB == other.isMadeInSRGB
  }
  private var isMadeInSRGB: Bool { fixed?.model == .sRGB }
  open override var hash: Int { rule?.hashValue ?? rgba.hashValue }
  open override var description: String { "UIColor(\(rgba.red), \(rgba.green), \(rgba.blue), \(rgba.alpha))" }

  // MARK: Colours that depend on traits

  /// The colour that this one is under some traits; itself, if it depends on none.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { rule?.color(for: traitCollection) ?? self }
}

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
