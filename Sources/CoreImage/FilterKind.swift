import CFilters
import CoreGraphics
import Foundation

/// A filter that exists here: its default values, and the function from values to the result.
struct FilterKind: Sendable {
  let makesDefaults: @Sendable () -> [String: Any]
  let images: [String]
  let output: @Sendable (FilterInput) -> CIImage?
  var defaults: [String: Any] { makesDefaults() }
  var keys: [String] { images + defaults.keys }

  init(
    _ defaults: @autoclosure @escaping @Sendable () -> [String: Any] = [:], images: [String] = [kCIInputImageKey],
    _ output: @escaping @Sendable (FilterInput) -> CIImage?
  ) {
    (makesDefaults, self.images, self.output) = (defaults, images, output)
  }

  /// The filters by their names. Default values are those of Apple's Core Image Filter Reference.
  static let all: [String: FilterKind] = [
    "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10]) { input in
      input.image.map { blurred($0, sigma: input.number(kCIInputRadiusKey)) }
    },
    "CIColorControls": FilterKind([kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]) { input in
      input.image.map {
        colored(
          $0,
          ColorMatrix.saturation(input.number(kCIInputSaturationKey)).then(.brightness(input.number(kCIInputBrightnessKey)))
            .then(.contrast(input.number(kCIInputContrastKey))))
      }
    },
    "CISepiaTone": FilterKind([kCIInputIntensityKey: 1]) { input in
      input.image.map { colored($0, ColorMatrix.identity.mixed(with: .sepia, input.number(kCIInputIntensityKey))) }
    },
    "CIPhotoEffectMono": FilterKind { input in input.image.map { colored($0, .saturation(0)) } },
    "CIPhotoEffectNoir": FilterKind { input in input.image.map { colored($0, ColorMatrix.saturation(0).then(.contrast(1.3))) } },
    "CIColorMonochrome": FilterKind([kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1]) { input in
      input.image.map {
        let tinted = ColorMatrix.saturation(0).then(.tint(input.color(kCIInputColorKey)))
        return colored($0, ColorMatrix.identity.mixed(with: tinted, input.number(kCIInputIntensityKey)))
      }
    },
    "CIColorInvert": FilterKind { input in input.image.map { colored($0, .inversion) } },
    "CIExposureAdjust": FilterKind([kCIInputEVKey: 0]) { input in
      input.image.map { colored($0, .gain(Elementary.exp(input.number(kCIInputEVKey) * Elementary.log(2))), inLinearLight: true) }
    },
    "CIColorMatrix": FilterKind([
      "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
      "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
    ]) { input in
      input.image.map {
        let rows = ["R", "G", "B", "A"].map { input.vector("input\($0)Vector") }
        let bias = input.vector("inputBiasVector")
        return colored($0, ColorMatrix(rows: rows, bias: bias), inLinearLight: true)
      }
    },
    "CIPixellate": FilterKind([kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8]) { input in
      input.image.map { pixellated($0, side: input.number(kCIInputScaleKey), center: input.vector(kCIInputCenterKey).cgPointValue) }
    },
    "CIUnsharpMask": FilterKind([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { input in
      input.image.map { sharpened($0, sigma: input.number(kCIInputRadiusKey), intensity: input.number(kCIInputIntensityKey)) }
    },
    "CIConstantColorGenerator": FilterKind([kCIInputColorKey: CIColor.black], images: []) { CIImage(color: $0.color(kCIInputColorKey)) },
    "CISourceOverCompositing": FilterKind(images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { input in
      input.image.map { image in input.background.map { image.composited(over: $0) } ?? image }
    },
    "CICrop": FilterKind(["inputRectangle": CIVector(x: 0, y: 0, z: 300, w: 300)]) { input in
      input.image?.cropped(to: input.vector("inputRectangle").cgRectValue)
    },
    "CIAffineClamp": FilterKind { $0.image?.clampedToExtent() },
    "CIAreaAverage": FilterKind([kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { input in
      input.image.map { averaged($0, in: input.vector(kCIInputExtentKey).cgRectValue) }
    },
  ]

  // MARK: Effects

  private static func blurred(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0 else { return image }
    let reach = (3 * sigma).rounded(.up)
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -reach, dy: -reach)
    return CIImage(extent: extent) { region in
      let wide = image.raster(PixelRegion(region.rect.insetBy(dx: -reach, dy: -reach)))
      precondition(cfl_blur(wide.pixels, wide.region.width, wide.region.height, sigma) == 1, "no memory for a blur of \(wide.region)")
      let result = Raster(region)
      result.copy(wide)
      return result
    }
  }

  private static func colored(_ image: CIImage, _ matrix: ColorMatrix, inLinearLight: Bool = false) -> CIImage {
    let values = matrix.values.map { Float($0) }
    return CIImage(extent: image.extent) { region in
      let result = image.raster(region)
      cfl_matrix(result.pixels, result.count, values, inLinearLight ? nil : LightTables.encoded, inLinearLight ? nil : LightTables.linear)
      return result
    }
  }

  private static func sharpened(_ image: CIImage, sigma: Double, intensity: Double) -> CIImage {
    let soft = blurred(image.clampedToExtent(), sigma: sigma)
    return CIImage(extent: image.extent) { region in
      let result = image.raster(region)
      let other = soft.raster(region)
      for index in 0..<4 * result.count where index % 4 != 3 {
        let sharp = result.pixels[index] + Float(intensity) * (result.pixels[index] - other.pixels[index])
        result.pixels[index] = max(0, min(result.pixels[index | 3], sharp))
      }
      return result
    }
  }

  private static func pixellated(_ image: CIImage, side: Double, center: CGPoint) -> CIImage {
    let side = max(1, Int(side.rounded()))
    func start(_ position: Int, _ center: CGFloat) -> Int {
      let offset = (Int(center.rounded()) - side / 2 - position) % side
      return offset > 0 ? offset - side : offset
    }
    return CIImage(extent: image.extent) { region in
      // Whole squares are needed for the average.
      let wide = image.raster(PixelRegion(region.rect.insetBy(dx: CGFloat(-side), dy: CGFloat(-side)).intersection(image.extent)))
      cfl_pixellate(
        wide.pixels, wide.region.width, wide.region.height, start(wide.region.x, center.x), start(wide.region.y, center.y), side)
      let result = Raster(region)
      result.copy(wide)
      return result
    }
  }

  private static func averaged(_ image: CIImage, in rect: CGRect) -> CIImage {
    CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { region in
      let all = image.raster(PixelRegion(rect.intersection(image.extent)))
      let one = Raster(PixelRegion(CGRect(x: 0, y: 0, width: 1, height: 1)))
      cfl_average(all.pixels, all.count, one.pixels)
      let result = Raster(region)
      result.copy(one)
      return result
    }
  }
}
