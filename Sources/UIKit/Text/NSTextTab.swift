import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// A place to which a tab moves the pen. Immutable.
open class NSTextTab: _UIRoot, @unchecked Sendable {
  /// Says more about a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A CharacterSet: what follows the tab stands with the first of these characters at the place. Any set stands for the decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How what follows the tab stands at the place: after it, around it or before it.
  open private(set) var alignment: NSTextAlignment
  /// From the leading margin, in points.
  open private(set) var location: CGFloat
  /// What more was said.
  open private(set) var options: [OptionKey: Any]

  /// A place. Natural and justified text stands after it.
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

  /// Those of a paragraph style at first: twelve, 28 points apart.
  static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.value == value }
  open override var hash: Int { value.hashValue }
}
