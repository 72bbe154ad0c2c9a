import CoreImage
import Foundation
import Testing
import UIKit

@Suite struct FilterTests {
  /// Returns an image whose halves have one colour each.
  private func halves(_ left: UIColor, _ right: UIColor, side: Int = 40) -> CGImage {
    let context = CGContext(PixelBuffer(width: side, height: side))
    context.setFillColor(left.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
    context.setFillColor(right.cgColor)
    context.fill(CGRect(x: side / 2, y: 0, width: side - side / 2, height: side))
    return context.takeImage()
  }
  private func rgba(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let word = image.pixel(x: x, y: y)
    return [16, 8, 0, 24].map { Int(word >> $0 & 0xFF) }
  }
  private func output(_ name: String, _ image: CGImage, _ parameters: [String: Any] = [:]) throws -> CGImage {
    let filter = try #require(CIFilter(name: name, parameters: parameters))
    let input = CIImage(cgImage: image)
    filter.setValue(input, forKey: kCIInputImageKey)
    let output = try #require(filter.outputImage)
    return try #require(CIContext().createCGImage(output, from: input.extent))
  }

  @Test func `an image that no filter changes keeps its bytes`() throws {
    let context = CGContext(PixelBuffer(width: 256, height: 2))
    for x in 0..<256 {
      context.setFillColor(red: CGFloat(x) / 255, green: CGFloat(255 - x) / 255, blue: 0.5, alpha: 1)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: CGFloat(x) / 255)
      context.fill(CGRect(x: x, y: 1, width: 1, height: 1))
    }
    let image = context.takeImage()
    let same = try #require(CIContext().createCGImage(CIImage(cgImage: image), from: CGRect(x: 0, y: 0, width: 256, height: 2)))
    for x in 0..<256 {
      #expect(rgba(same, x, 0) == rgba(image, x, 0))
      #expect(zip(rgba(same, x, 1), rgba(image, x, 1)).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  // Apple's Core Image Filter Reference: the blur extends the image, and its radius is the standard deviation.
  @Test func `a blur spreads an edge, and extends the image by three deviations`() throws {
    let image = halves(.black, .white, side: 80)
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    blur.setValue(CIImage(cgImage: image).clampedToExtent(), forKey: kCIInputImageKey)
    blur.setValue("5", forKey: kCIInputRadiusKey)
    let output = try #require(blur.outputImage)
    let result = try #require(CIContext().createCGImage(output, from: CGRect(x: 0, y: 0, width: 80, height: 80)))
    let row = (0..<80).map { rgba(result, $0, 40)[0] }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(row[20] <= 2 && row[60] >= 253)
    // Half of the light is 188 in sRGB.
    #expect(abs((row[39] + row[40]) / 2 - 188) <= 4)
    #expect(CIImage(cgImage: image).applyingGaussianBlur(sigma: 5).extent == CGRect(x: -15, y: -15, width: 110, height: 110))
  }

  @Test func `a blur without repeated edges is transparent at the edge`() throws {
    let result = try output("CIGaussianBlur", halves(.red, .red), [kCIInputRadiusKey: 4])
    #expect((100...156).contains(rgba(result, 20, 0)[3]) && rgba(result, 20, 20)[3] == 255)
  }

  @Test func `colours are changed`() throws {
    let image = halves(.red, UIColor(white: 0.5, alpha: 1))
    let gray = try output("CIPhotoEffectMono", image)
    #expect(Set(rgba(gray, 5, 5).prefix(3)).count == 1 && abs(rgba(gray, 30, 5)[0] - 128) <= 1)
    let controls = try output("CIColorControls", image, [kCIInputSaturationKey: 0, kCIInputBrightnessKey: 0.25])
    #expect(Set(rgba(controls, 5, 5).prefix(3)).count == 1 && abs(rgba(controls, 30, 5)[0] - 192) <= 2)
    let contrast = try output("CIColorControls", image, [kCIInputContrastKey: 2 as Float])
    #expect(rgba(contrast, 5, 5) == [255, 0, 0, 255] && abs(rgba(contrast, 30, 5)[0] - 128) <= 2)
    let inverted = try output("CIColorInvert", image)
    #expect(rgba(inverted, 5, 5) == [0, 255, 255, 255] && abs(rgba(inverted, 30, 5)[0] - 127) <= 1)
    let sepia = rgba(try output("CISepiaTone", image, [kCIInputIntensityKey: 1.0]), 30, 5)
    #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    #expect(rgba(try output("CISepiaTone", image, [kCIInputIntensityKey: 0]), 5, 5) == [255, 0, 0, 255])
    let brighter = rgba(try output("CIExposureAdjust", image, [kCIInputEVKey: 1]), 30, 5)
    #expect(abs(brighter[0] - 176) <= 2)
  }

  @Test func `squares have one colour`() throws {
    let image = halves(.black, .white, side: 32)
    let result = try output("CIPixellate", image, [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 16, y: 16)])
    // A square is centred at (16, 16): it begins at 12 and is half white.
    #expect(Set((12..<20).map { rgba(result, $0, 14)[0] }).count == 1)
    #expect(abs(rgba(result, 15, 14)[0] - 188) <= 2 && rgba(result, 4, 4)[0] == 0 && rgba(result, 27, 4)[0] == 255)
  }

  @Test func `images are cropped, moved, scaled and laid over each other, with y upward`() throws {
    let image = CIImage(cgImage: halves(.red, .blue))
    #expect(image.cropped(to: CGRect(x: 10, y: 20, width: 100, height: 100)).extent == CGRect(x: 10, y: 20, width: 30, height: 20))
    let large = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 80, height: 80))
    let drawn = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(rgba(drawn, 20, 40) == [255, 0, 0, 255] && rgba(drawn, 60, 40) == [0, 0, 255, 255])
    let corner = CIImage(color: .green).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)).composited(over: image)
    let all = try #require(CIContext().createCGImage(corner, from: image.extent))
    // The bottom left corner of Core Image is the last row of the bitmap.
    #expect(rgba(all, 2, 37) == [0, 255, 0, 255] && rgba(all, 2, 2) == [255, 0, 0, 255])
  }

  @Test func `the average of an area is one pixel`() throws {
    let image = halves(.black, .white)
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: CIImage(cgImage: image), kCIInputExtentKey: CIVector(x: 0, y: 0, z: 40, w: 40)]))
    var bitmap = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      try #require(filter.outputImage), toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    #expect(abs(Int(bitmap[0]) - 188) <= 1 && bitmap[3] == 255)
  }

  @Test func `filters have typed values, defaults and keys`() throws {
    let blur = CIFilter.gaussianBlur()
    #expect(blur.radius == 10 && blur.outputImage == nil)
    blur.inputImage = CIImage(cgImage: halves(.red, .blue))
    blur.radius = 2
    #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 52, height: 52))
    let filter = try #require(CIFilter(name: "CIColorControls"))
    #expect(filter.inputKeys == [kCIInputBrightnessKey, kCIInputContrastKey, kCIInputImageKey, kCIInputSaturationKey])
    filter.setValue(3, forKey: kCIInputContrastKey)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputContrastKey) as? Int == 1)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).allSatisfy { CIFilter(name: $0) != nil })
  }

  @MainActor @Test func `an image of UIKit is rendered from a recipe, and a recipe is made of one`() throws {
    let image = UIImage(cgImage: halves(.red, .blue))
    let recipe = try #require(CIImage(image: image))
    let result = UIImage(ciImage: recipe.applyingFilter("CIColorInvert"), scale: 2, orientation: .up)
    #expect(result.size == CGSize(width: 20, height: 20))
    #expect(rgba(try #require(result.cgImage), 5, 5) == [0, 255, 255, 255])
    #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
  }
}
