/// How what is drawn combines with what is there. Raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}

/// How images are sampled when they are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0, none = 1, low = 2, high = 3, medium = 4
}

/// What `drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Where a bitmap keeps its alpha. Segue's bitmaps are `premultipliedFirst` (BGRA bytes) or `alphaOnly`, whatever is asked for.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where alpha is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// 32-bit words, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 32-bit words, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// Lists that Apple's interfaces take as Core Foundation arrays.
public typealias CFArray = [Any]
/// Dictionaries that Apple's interfaces take as Core Foundation dictionaries.
public typealias CFDictionary = [AnyHashable: Any]
/// Names that Apple's interfaces take as Core Foundation strings.
public typealias CFString = String
