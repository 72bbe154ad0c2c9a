import CoreGraphics
import Foundation

/// A filter with an input image. `import CoreImage.CIFilterBuiltins` gives these names on iOS.
public protocol CIFilterProtocol: AnyObject {
  /// The result, or `nil` if an image is missing.
  var outputImage: CIImage? { get }
}
/// A filter that blurs an image.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is blurred.
  var inputImage: CIImage? { get set }
  /// The standard deviation in pixels. The default is 10.
  var radius: Float { get set }
}
/// A change of saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image whose colours change.
  var inputImage: CIImage? { get set }
  /// The saturation of the colours. The default is 1.
  var saturation: Float { get set }
  /// The brightness that is added. The default is 0.
  var brightness: Float { get set }
  /// The contrast of the colours. The default is 1.
  var contrast: Float { get set }
}
/// A tone of brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image whose colours change.
  var inputImage: CIImage? { get set }
  /// The strength between 0 and 1. The default is 1.
  var intensity: Float { get set }
}
/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is divided into squares.
  var inputImage: CIImage? { get set }
  /// The side of a square in pixels. The default is 8.
  var scale: Float { get set }
  /// The centre of a square. The default is (150, 150).
  var center: CGPoint { get set }
}
/// An effect that has no values besides its image.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image whose colours change.
  var inputImage: CIImage? { get set }
}

extension CIFilter: CIGaussianBlur, CIColorControls, CISepiaTone, CIPixellate, CIPhotoEffect {
  /// The image that the filter changes.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The value of `kCIInputRadiusKey`.
  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The value of `kCIInputSaturationKey`.
  public var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The value of `kCIInputBrightnessKey`.
  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// The value of `kCIInputContrastKey`.
  public var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The value of `kCIInputIntensityKey`.
  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// The value of `kCIInputScaleKey`.
  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// The value of `kCIInputCenterKey`.
  public var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  private func number(_ key: String) -> Float { Float(FilterInput(values: value(forKey: key).map { [key: $0] } ?? [:]).number(key)) }

  /// Returns a Gaussian blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(name: "CIGaussianBlur")! }
  /// Returns a filter for saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(name: "CIColorControls")! }
  /// Returns a tone of brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(name: "CISepiaTone")! }
  /// Returns a filter for squares of one colour.
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(name: "CIPixellate")! }
  /// Returns a filter without colours.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIPhotoEffectMono")! }
  /// Returns a filter without colours and with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIPhotoEffectNoir")! }
  /// Returns an inversion of colours.
  public class func colorInvert() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIColorInvert")! }
}
