import CoreGraphics

/// The difference of two images of equal size: the fraction that differs, the largest area, and an image of the differences.
struct PictureDifference {
  /// A group of differing pixels that touch each other at a side or a corner.
  struct Patch: Equatable {
    /// The smallest rectangle around the pixels, in pixels.
    var minX, minY, maxX, maxY: Int
    /// The number of pixels.
    var pixels = 0
    /// The largest difference of a component, of 255.
    var largest = 0

    init(x: Int, y: Int) { (minX, minY, maxX, maxY) = (x, y, x, y) }

    mutating func take(_ x: Int, _ y: Int, _ difference: Int) {
      (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
      pixels += 1
      largest = max(largest, difference)
    }
  }

  private let golden, now: CGImage
  /// The fraction of colour components, including opacity, that differ by more than the threshold, from 0 to 1.
  let share: Double
  /// The group with the largest number of pixels. Of equal groups it is the first one by rows.
  let patch: Patch?

  /// Compares two images.
  ///
  /// - Parameter threshold: The maximum difference of a component that counts as equal, of 255.
  /// - Precondition: The images have equal sizes.
  init(golden: CGImage, now: CGImage, threshold: Int) {
    precondition(golden.width == now.width && golden.height == now.height, "only pictures of one size can be compared")
    (self.golden, self.now) = (golden, now)
    let (width, height) = (golden.width, golden.height)
    var differing = 0
    // The difference of each pixel. The value 0 means that they are equal.
    var differences = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      let (a, b) = (golden.row(y), now.row(y))
      for x in 0..<width * 4 {
        let difference = abs(Int(a[x]) - Int(b[x]))
        guard difference > threshold else { continue }
        differing += 1
        differences[y * width + x / 4] = max(differences[y * width + x / 4], UInt8(difference))
      }
    }
    share = Double(differing) / Double(max(1, width * height * 4))
    patch = differing == 0 ? nil : Self.largestPatch(&differences, width, height)
  }

  /// Returns the largest group. It sets the differences of each group to 0, so that each pixel is visited only once.
  private static func largestPatch(_ differences: inout [UInt8], _ width: Int, _ height: Int) -> Patch? {
    var best: Patch?
    var open: [Int] = []
    for start in differences.indices where differences[start] > 0 {
      var patch = Patch(x: start % width, y: start / width)
      func take(_ place: Int) {
        patch.take(place % width, place / width, Int(differences[place]))
        differences[place] = 0
        open.append(place)
      }
      take(start)
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        for v in max(0, y - 1)...min(height - 1, y + 1) {
          for u in max(0, x - 1)...min(width - 1, x + 1) where differences[v * width + u] > 0 { take(v * width + u) }
        }
      }
      if patch.pixels > best?.pixels ?? 0 { best = patch }
    }
    return best
  }

  /// The factor by which differences are increased, so that they are visible.
  private static let gain = 8
  private static let gutter = 8

  /// The golden image, the current image, and the differences in red over a pale golden image, next to each other.
  var picture: CGImage {
    let (width, height) = (golden.width, golden.height)
    let sheet = PixelBuffer(width: 3 * width + 2 * Self.gutter, height: height)
    for y in 0..<height {
      let (a, b) = (golden.row(y), now.row(y))
      let target = sheet.row(y).assumingMemoryBound(to: UInt8.self)
      for x in 0..<sheet.width * 4 { target[x] = 255 }
      for x in 0..<width * 4 {
        target[x] = a[x]
        target[x + (width + Self.gutter) * 4] = b[x]
      }
      for x in 0..<width {
        let pixel = (2 * (width + Self.gutter) + x) * 4
        let difference = (0..<4).map { abs(Int(a[x * 4 + $0]) - Int(b[x * 4 + $0])) }.max()! * Self.gain
        let pale = 192 + (Int(a[x * 4]) + Int(a[x * 4 + 1]) + Int(a[x * 4 + 2])) / 12
        for component in 0..<2 { target[pixel + component] = UInt8(max(0, pale - difference)) }
        target[pixel + 2] = UInt8(pale)
      }
    }
    return CGImage(sheet)
  }
}

extension PictureDifference.Patch: CustomStringConvertible {
  var description: String {
    "\(maxX - minX + 1)×\(maxY - minY + 1) pixels at (\(minX), \(minY)), \(pixels) of them by up to \(largest) of 255"
  }
}

extension CGImage {
  fileprivate func row(_ y: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(y * bytesPerRow)..<((y + 1) * bytesPerRow)])
  }
}
