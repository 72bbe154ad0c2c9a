import CoreGraphics
import Foundation
import Typesetting

/// Sets a string in its bounds, from the top, cut off at their edges.
///
/// A plain string is in the layer's font, size and colour, which can be animated; one with attributes brings its own. As in Core Animation
/// `contentsScale` is 1 at first: set it to the screen's, or the letters are coarse.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A layer without a text.
  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (givenString, givenFont) = (other.givenString, other.givenFont)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.text = Shared(.init())
    return properties
  }
  open override func presentation() -> CATextLayer? { show { CATextLayer(layer: $0) } }

  private var text: LayerProperties.Text { properties.rare.text!.value }
  private var givenString: Any?
  private var givenFont: Any?

  /// A `String` or an `NSAttributedString`; nil for none.
  open var string: Any? {
    get { givenString }
    set {
      var (plain, styled) = ("", StyledText?.none)
      switch newValue {
      case nil: break
      case let string as String: plain = string
      case let string as NSAttributedString:
        plain = string.string
        let style = TextStyle(font: text.font.withSize(text.fontSize), color: text.color ?? RGBA(white: 1))
        styled = (string as? any StyledTextConvertible)?.styledText(over: style)
      case let string as NSString: plain = string as String
      case .some(let value): preconditionFailure("\(value) is not a text: give a text layer a String or an NSAttributedString")
      }
      givenString = (newValue as? NSAttributedString).map { $0.copy() } ?? newValue
      set(.plain) { ($0.rare.text!.value.string, $0.rare.text!.value.styled) = (plain, styled) }
    }
  }
  /// A font of UIKit's, or the name of one; its size is `fontSize`. Nil, as at first, is the system's.
  ///
  /// A name that no installed font has is the system's too. It is the font of plain strings.
  open var font: Any? {
    get { givenFont }
    set {
      givenFont = newValue
      let size = Double(LayerProperties.Text.initialSize)
      let found: FontDescription? =
        switch newValue {
        case let font as any FontConvertible: font.fontDescription
        case let name as String: FontDescription(named: name, size: size)
        case let name as NSString: FontDescription(named: name as String, size: size)
        default: nil
        }
      set(rare: \.text!.value.font, (found ?? .system(size: size)).withSize(size), .plain)
    }
  }
  /// Of a plain string, in points; 36 at first.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { set(rare: \.text!.value.fontSize, Double(newValue), .animated(.fontSize)) }
  }
  /// Of a plain string; opaque white at first.
  open var foregroundColor: CGColor? {
    get { text.color.map(CGColor.init) }
    set { set(rare: \.text!.value.color, newValue?.rgba, .animated(.foregroundColor)) }
  }
  /// Whether lines end at the layer's width; false at first. A text with more than one paragraph always is.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(rare: \.text!.value.isWrapped, newValue, .plain) }
  }
  /// Where lines begin; as the text reads, at first.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { set(rare: \.text!.value.alignment, newValue, .plain) }
  }
  /// Where what does not fit is left out for an ellipsis; it is cut off at first.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { set(rare: \.text!.value.truncation, newValue, .plain) }
  }
}

/// Where the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the text's script begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// So that they end at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer leaves out what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere: it is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A text with attributes that somebody above can read: UIKit's are.
@MainActor
package protocol StyledTextConvertible {
  /// As a value, where its attributes say nothing in a given style.
  func styledText(over style: TextStyle) -> StyledText
}

/// A font of somebody above.
package protocol FontConvertible {
  /// As a value.
  var fontDescription: FontDescription { get }
}
