import CoreGraphics

/// How two pictures of one size differ, as a number and as a picture for people.
struct PictureDifference {
  private let golden, now: CGImage
  /// The mean difference of a colour component, of 255.
  let mean: Double

  /// - Precondition: the pictures are equally large.
  init(golden: CGImage, now: CGImage) {
    precondition(golden.width == now.width && golden.height == now.height, "only pictures of one size can be compared")
    (self.golden, self.now) = (golden, now)
    var sum = 0
    for y in 0..<golden.height {
      let (a, b) = (golden.row(y), now.row(y))
      for x in 0..<golden.width * 4 { sum += abs(Int(a[x]) - Int(b[x])) }
    }
    mean = Double(sum) / Double(max(1, golden.width * golden.height * 4))
  }

  /// How much a difference is exaggerated, so that the eye finds it.
  private static let gain = 8
  private static let gutter = 8

  /// The golden, what is now, and the differences in red over a pale golden, side by side.
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

extension CGImage {
  fileprivate func row(_ y: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(y * bytesPerRow)..<((y + 1) * bytesPerRow)])
  }
}
