import CoreGraphics

/// The text form of a list, for goldens and for readers. Each item is on a line, and groups are indented. Numbers are rounded to
/// thousandths, and colours to bytes.
extension DisplayList: CustomStringConvertible {
  public var description: String {
    (["display list \(rounded(size.width))×\(rounded(size.height)) on \(background.text)"] + items.flatMap { $0.lines(indent: "  ") })
      .joined(separator: "\n")
  }
}

extension Item: CustomStringConvertible {
  public var description: String { lines(indent: "").joined(separator: "\n") }

  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .fill(let shape, let color): return ["\(indent)fill \(shape.text) \(color.text)"]
    case .border(let shape, let width, let color): return ["\(indent)border \(shape.text) width \(rounded(width)) \(color.text)"]
    case .gradient(let shape, let gradient): return ["\(indent)gradient \(shape.text) \(gradient.text)"]
    case .image(let image): return ["\(indent)image \(image.text)"]
    case .glyphs(let glyphs): return ["\(indent)glyphs \(glyphs.coverage.text) \(glyphs.color.text)"]
    case .sprites(let sprites):
      let copies = sprites.sprites.map { "\(indent)  \($0.place.text) \($0.color.text)" }
      return ["\(indent)\(sprites.adds ? "adding " : "")sprites of \(sprites.image.text)"] + copies
    case .shadow(let shadow): return ["\(indent)shadow \(shadow.shape.text) sigma \(rounded(shadow.sigma)) \(shadow.color.text)"]
    case .backdrop(let b):
      return ["\(indent)backdrop \(b.rect.text) sigma \(rounded(b.sigma)) saturation \(rounded(b.saturation)) tint \(b.tint.text)"]
    case .group(let group):
      var head = "\(indent)group"
      if group.transform != .identity { head += " \(group.transform.text)" }
      if let clip = group.clip { head += " clip \(clip.text)" }
      if group.edges != .asAround { head += " \(group.edges)" }
      if group.opacity != 1 { head += " opacity \(rounded(group.opacity))" }
      var lines = [head]
      if let mask = group.mask { lines += ["\(indent)  mask"] + mask.flatMap { $0.lines(indent: indent + "    ") } }
      return lines + group.items.flatMap { $0.lines(indent: indent + "  ") }
    }
  }
}

private func rounded(_ number: Double) -> String {
  let n = (number * 1000).rounded() / 1000
  if n == n.rounded(), abs(n) < 1e15 { return "\(Int(n))" }
  return "\(n)"
}

extension CGRect {
  fileprivate var text: String { "(\(rounded(minX)), \(rounded(minY)), \(rounded(width)), \(rounded(height)))" }
}

extension RoundedRect {
  fileprivate var text: String {
    if radius == 0 { return rect.text }
    let names: [(Corners, String)] = [(.minXMinY, "tl"), (.maxXMinY, "tr"), (.minXMaxY, "bl"), (.maxXMaxY, "br")]
    let which = corners == .all ? "" : " " + names.filter { corners.contains($0.0) }.map(\.1).joined(separator: "+")
    return "\(rect.text) radius \(rounded(radius))\(which)"
  }
}

extension RGBA {
  /// The colour as `#rrggbb`, followed by the alpha in percent unless it is opaque.
  fileprivate var text: String {
    func byte(_ v: Double) -> String {
      let n = Int(max(0, min(1, v)) * 255 + 0.5)
      return (n < 16 ? "0" : "") + String(n, radix: 16)
    }
    return "#\(byte(red))\(byte(green))\(byte(blue))" + (alpha == 1 ? "" : " \(rounded(alpha * 100))%")
  }
}

extension Projection {
  fileprivate var text: String {
    let numbers = [a, b, c, d, e, f, g, h, i].map { rounded($0) }
    if !isAffine { return "projected [" + [0, 3, 6].map { numbers[$0..<$0 + 3].joined(separator: " ") }.joined(separator: " | ") + "]" }
    if self == .translation(c, f) { return "at (\(numbers[2]), \(numbers[5]))" }
    return "by [" + [0, 3].map { numbers[$0..<$0 + 3].joined(separator: " ") }.joined(separator: " | ") + "]"
  }
}

extension Gradient {
  fileprivate var text: String {
    let stops = stops.map { "\(rounded($0.at)) \($0.color.text)" }.joined(separator: ", ")
    switch course {
    case .axial(let from, let to): return "from \(from.text) to \(to.text): \(stops)"
    case .radial(let center, let radii):
      return "around \(center.text) within \(rounded(radii.width))×\(rounded(radii.height)): \(stops)"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "(\(rounded(x)), \(rounded(y)))" }
}

extension Image {
  fileprivate var text: String {
    var result = "\(image.width)×\(image.height) in \(target.text)"
    if source != CGRect(x: 0, y: 0, width: image.width, height: image.height) { result += " from \(source.text)" }
    if let tint { result += " times \(tint.text)" }
    if let stretch { result += " stretching \(stretch.center.text) at \(rounded(stretch.scale))" }
    return result
  }
}
