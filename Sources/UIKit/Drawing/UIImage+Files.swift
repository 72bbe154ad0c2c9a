import CoreGraphics
import ImageIO

extension UIImage {
  /// Decodes a PNG, JPEG, WebP or GIF at one pixel a point; nil when it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Decodes a PNG, JPEG, WebP or GIF; nil when it is none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = Self.report({ () throws(ImageError) in try ImageDecoder.decode(data, name: "The image's data") }) else {
      return nil
    }
    self.init(decoded, scale: scale)
  }

  /// Reads a file; a name that ends in @2x or @3x sets the scale. Nil, with a line on standard error, when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    let stem = (path as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    let url = URL(fileURLWithPath: path)
    guard let decoded = Self.report({ () throws(ImageError) in try ImageDecoder.decode(contentsOf: url) }) else { return nil }
    self.init(decoded, scale: scale)
  }

  /// An image file among the main bundle's resources; nil when there is none of that name.
  ///
  /// Without an ending, .png, .jpg, .jpeg, .webp and .gif are tried; of several scales the sharpest is taken.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  /// An image file among a bundle's resources (the main bundle's when nil).
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, scales: ["@3x", "@2x", ""])
  }
  /// An image file among a bundle's resources (the main bundle's when nil), of the traits' scale where there is one.
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

  /// How often each picture stands in a row whose pictures all stand equally long: as seldom as their times, in hundredths of a second as
  /// in GIF, allow.
  ///
  /// Of rows that would be too long every picture stands once.
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

  /// UIKit's initialisers say only nil; the reason goes to standard error.
  private static func report(_ decode: () throws(ImageError) -> DecodedImage) -> DecodedImage? {
    do {
      return try decode()
    } catch {
      FileHandle.standardError.write(Data("UIImage: \(error)\n".utf8))
      return nil
    }
  }
}
