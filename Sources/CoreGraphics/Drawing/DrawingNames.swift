/// The modes in which drawing is blended with the existing content. The raw values are those of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}

/// The sampling qualities of images that are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0, none = 1, low = 2, high = 3, medium = 4
}

/// The ways in which `drawPath(using:)` draws the current path. `eoFill` and `eoFillStroke` use the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The options for the areas before the start and after the end of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The position of alpha in a bitmap's pixels. Bitmaps here are always `premultipliedFirst` (BGRA bytes) or `alphaOnly`, even if another
/// position is requested.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that contain the position of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The pixels are 32-bit words with the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The pixels are 32-bit words with the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// An array in place of the Core Foundation type of this name.
public typealias CFArray = [Any]
/// A dictionary in place of the Core Foundation type of this name.
public typealias CFDictionary = [AnyHashable: Any]
/// A string in place of the Core Foundation type of this name.
public typealias CFString = String
