import CoreGraphics
import ImageIO

extension UIImage {
  /// Creates an image from PNG, JPEG, WebP or GIF data, at one pixel per point. Returns `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Creates an image from PNG, JPEG, WebP or GIF data, at a scale. Returns `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = Self.report({ () throws(ImageError) in try ImageDecoder.decode(data, name: "The image's data") }) else {
      return nil
    }
    self.init(decoded, scale: scale)
  }

  /// Creates an image from a file. A file name that ends in @2x or @3x determines the scale.
  ///
  /// Returns `nil` if the file cannot be read. The reason is printed to standard error.
  public convenience init?(contentsOfFile path: String) {
    let stem = (path as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    let url = URL(fileURLWithPath: path)
    guard let decoded = Self.report({ () throws(ImageError) in try ImageDecoder.decode(contentsOf: url) }) else { return nil }
    self.init(decoded, scale: scale)
  }

  /// Creates an image from a file among the main bundle's resources. Returns `nil` if there is no such file.
  ///
  /// Without a file extension, these are tried: .png, .jpg, .jpeg, .webp and .gif. If there are several scales, the largest one is used.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  /// Creates an image from a file among a bundle's resources. `nil` stands for the main bundle. The configuration has no effect here.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, scales: ["@3x", "@2x", ""])
  }
  /// Creates an image from a file among a bundle's resources, at the scale of the traits if there is one. `nil` stands for the main bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let wanted = (traitCollection?.displayScale).map { $0 == 1 ? "" : "@\(Int($0))x" }
    self.init(named: name, in: bundle, scales: (wanted.map { [$0] } ?? []) + ["@3x", "@2x", ""])
  }

  private convenience init?(named name: String, in bundle: Bundle?, scales: [String]) {
    let directory = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    for scale in scales {
      for ending in ending.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif"] : [ending] {
        let path = directory.appendingPathComponent("\(stem)\(scale).\(ending)").path
        if FileManager.default.fileExists(atPath: path) {
          self.init(contentsOfFile: path)
          return
        }
      }
    }
    return nil
  }

  private convenience init(_ decoded: DecodedImage, scale: CGFloat) {
    guard decoded.isAnimated else {
      self.init(decoded.image, scale: scale)
      return
    }
    let frames = decoded.frames.map { UIImage($0.image, scale: scale) }
    let images = zip(frames, Self.shares(of: decoded.frames.map(\.duration))).flatMap { Array(repeating: $0, count: $1) }
    self.init(decoded.image, scale: scale, images: images, duration: decoded.duration)
  }

  /// Returns the number of repetitions of each frame in a sequence whose images have equal durations. Durations are rounded to hundredths
  /// of a second, as in GIF.
  ///
  /// If the sequence would be too long, each frame occurs once.
  static func shares(of durations: [Double]) -> [Int] {
    let hundredths = durations.map { max(1, Int(($0 * 100).rounded())) }
    let unit = hundredths.reduce(0) { a, b in
      var (a, b) = (a, b)
      while b != 0 { (a, b) = (b, a % b) }
      return a
    }
    let shares = hundredths.map { $0 / max(unit, 1) }
    return shares.reduce(0, +) <= longestRow ? shares : durations.map { _ in 1 }
  }
  private static var longestRow: Int { 10_000 }

  /// Reports a decoding error. The initializers only return `nil`, so the reason is printed to standard error.
  private static func report(_ decode: () throws(ImageError) -> DecodedImage) -> DecodedImage? {
    do {
      return try decode()
    } catch {
      FileHandle.standardError.write(Data("UIImage: \(error)\n".utf8))
      return nil
    }
  }
}
