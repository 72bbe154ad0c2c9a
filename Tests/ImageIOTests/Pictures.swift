import CoreGraphics

/// A picture with flat parts, gradients, edges and, if asked for, transparency.
func picture(_ width: Int = 61, _ height: Int = 47, opaque: Bool = true, shift: CGFloat = 0) -> CGImage {
  let context = CGContext(PixelBuffer(width: width, height: height))
  let size = CGSize(width: width, height: height)
  if opaque {
    let sky = CGGradient(stops: [.init(location: 0, color: RGBA(0.1, 0.2, 0.5)), .init(location: 1, color: RGBA(1, 0.7, 0.4))])
    context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
  }
  context.setFillColor(red: 0.9, green: 0.1, blue: 0.2, alpha: opaque ? 1 : 0.6)
  context.fillEllipse(in: CGRect(x: size.width * 0.2 + shift, y: size.height * 0.2, width: size.width * 0.4, height: size.height * 0.5))
  context.setFillColor(gray: 1, alpha: 1)
  context.fill(CGRect(x: size.width * 0.5, y: size.height * 0.6, width: size.width * 0.3, height: size.height * 0.2))
  return context.takeImage()
}

/// Numbers that look random and are the same each time.
struct Noise {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// The greatest difference of any component of two pictures.
func difference(_ a: CGImage, _ b: CGImage) -> Int {
  guard a.width == b.width, a.height == b.height, a.format == b.format else { return 256 }
  return zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}
