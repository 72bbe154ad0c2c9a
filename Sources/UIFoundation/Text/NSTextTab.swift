import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// An immutable tab stop: a position to which a tab character advances.
open class NSTextTab: _UIRoot, @unchecked Sendable {
  /// The keys of additional options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a `CharacterSet`. The text after the tab is aligned at the first of these characters. Here every set stands for the
    /// decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the tab stop. The text is placed after it, around it or before it.
  open private(set) var alignment: NSTextAlignment
  /// The distance of the tab stop from the leading margin, in points.
  open private(set) var location: CGFloat
  /// The additional options of the tab stop.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop. With natural and justified alignment, text is placed after the stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  final var value: TabStop {
    if options[.columnTerminators] != nil { return TabStop(location: location, side: .decimal) }
    switch alignment {
    case .center: return TabStop(location: location, side: .center)
    case .right: return TabStop(location: location, side: .trailing)
    case .left, .natural, .justified: return TabStop(location: location)
    }
  }

  /// The default tab stops of a paragraph style: twelve stops, 28 points apart.
  static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.value == value }
  open override var hash: Int { value.hashValue }
}
