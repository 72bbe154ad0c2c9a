import CoreGraphics
import Foundation
import Typesetting

/// A layer that displays a string. The text begins at the top of the bounds and is clipped to them.
///
/// A plain string has the layer's font, size and colour, of which size and colour can be animated. An attributed string has its own
/// attributes. As in Core Animation, the default of `contentsScale` is 1. It must be set to the screen's scale for sharp letters.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Creates a text layer without text.
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

  /// The text, which must be a `String` or an `NSAttributedString`. The default is `nil`.
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
  /// The font of plain strings, as a UIKit font or a font name. The size of the font is ignored in favour of `fontSize`. The default is
  /// `nil`, which means the system font.
  ///
  /// A name that no installed font has also gives the system font.
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
  /// The font size of a plain string, in points. The default is 36. The property is animatable.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { set(rare: \.text!.value.fontSize, Double(newValue), .animated(.fontSize)) }
  }
  /// The colour of a plain string. The default is opaque white. The property is animatable.
  open var foregroundColor: CGColor? {
    get { text.color.map(CGColor.init) }
    set { set(rare: \.text!.value.color, newValue?.rgba, .animated(.foregroundColor)) }
  }
  /// A Boolean value that indicates whether lines wrap at the layer's width. The default is `false`. A text with several paragraphs always
  /// wraps.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(rare: \.text!.value.isWrapped, newValue, .plain) }
  }
  /// The alignment of lines. The default is `.natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { set(rare: \.text!.value.alignment, newValue, .plain) }
  }
  /// Returns the size of the text in points, if its lines end only with their paragraphs.
  open override func preferredFrameSize() -> CGSize { text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))?.size ?? .zero }
  /// The part of the text that is replaced with an ellipsis if it does not fit. The default is `.none`, which clips the text.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { set(rare: \.text!.value.truncation, newValue, .plain) }
  }
}

/// A text whose attributes a module above this one can read. UIKit's attributed strings conform.
@MainActor
package protocol StyledTextConvertible {
  /// Returns the text as a value. `style` applies where the attributes specify nothing.
  func styledText(over style: TextStyle) -> StyledText
}

/// A font that a module above this one defines.
package protocol FontConvertible {
  /// The font as a value.
  var fontDescription: FontDescription { get }
}
