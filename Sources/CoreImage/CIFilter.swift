import CoreGraphics
import Foundation

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind the other one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a size in pixels, or of a factor.
public let kCIInputScaleKey = "inputScale"
/// The key of a point.
public let kCIInputCenterKey = "inputCenter"
/// The key of the saturation of colours. 1 leaves them as they are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness that is added.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast. 1 leaves it as it is.
public let kCIInputContrastKey = "inputContrast"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"

/// A filter by its name, with values by key.
///
/// The filters that exist here are the keys of `CIFilter.filterNames(inCategory:)`. The initializer returns `nil` for others, and a warning
/// names the filter.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name of the filter, for example "CIGaussianBlur".
  open var name: String
  private let kind: FilterKind
  private var values: [String: Any]

  /// Creates a filter with its default values. The result is `nil` if Segue does not have the filter.
  public init?(name: String) {
    guard let kind = FilterKind.all[name] else {
      FileHandle.standardError.write(
        Data("warning: the filter \(name) is not here: draw the effect with CGContext, or use one of CIFilter.filterNames\n".utf8))
      return nil
    }
    (self.name, self.kind, values) = (name, kind, kind.defaults)
  }
  /// Creates a filter with values. The result is `nil` if Segue does not have the filter.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// Creates a filter with values. The result is `nil` if Segue does not have the filter.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

  /// Sets a value by its key. Numbers may have any type, and a text that is a number counts as one.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value by its key. `outputImage` is the result.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// Restores the default values of all keys but those of images.
  open func setDefaults() { values.merge(kind.defaults) { $1 } }
  /// The result, or `nil` if an image is missing.
  open var outputImage: CIImage? { kind.output(FilterInput(values: values)) }
  /// The keys of the values, in alphabetical order.
  open var inputKeys: [String] { kind.keys.sorted() }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Returns the names of the filters that exist here, in alphabetical order. Categories have no effect.
  open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
}

/// The values of a filter by their types.
struct FilterInput {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  var background: CIImage? { values[kCIInputBackgroundImageKey] as? CIImage }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(Int(truncatingIfNeeded: value))
    case let value as Double: value
    case let value as String: Double(value) ?? 0
    default: 0
    }
  }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func vector(_ key: String) -> CIVector {
    values[key] as? CIVector ?? (values[key] as? CGPoint).map { CIVector(cgPoint: $0) } ?? CIVector(x: 0)
  }
}
