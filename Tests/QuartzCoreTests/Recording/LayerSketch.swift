import Compositor
import CoreGraphics
import DisplayList

@testable import QuartzCore

/// A tree of layers put down as values, and its picture of 128 by 96 pixels, one to the point.
struct LayerSketch {
  var properties = LayerProperties()
  var sublayers: [LayerSketch] = []
  var mask: [LayerSketch] = []

  /// A layer whose frame is `frame`, changed by `edit`.
  init(_ frame: CGRect, _ color: RGBA? = nil, _ sublayers: [LayerSketch] = [], _ edit: (inout LayerProperties) -> Void = { _ in }) {
    properties.bounds.size = frame.size
    properties.position = CGPoint(x: frame.midX, y: frame.midY)
    properties.backgroundColor = color
    self.sublayers = sublayers
    edit(&properties)
  }

  func masked(by mask: LayerSketch) -> LayerSketch {
    var copy = self
    copy.mask = [mask]
    return copy
  }

  /// As sublayers of a root that fills the picture.
  static func presentation(_ layers: [LayerSketch], root edit: (inout LayerProperties) -> Void = { _ in }) -> Presentation {
    var result: [Presentation.Node] = []
    func add(_ layer: LayerSketch, _ depth: Int, isMask: Bool) {
      result.append(.init(id: LayerID(number: result.count), depth: depth, isMask: isMask, properties: layer.properties))
      for sublayer in layer.sublayers { add(sublayer, depth + 1, isMask: false) }
      for mask in layer.mask { add(mask, depth + 1, isMask: true) }
    }
    add(LayerSketch(CGRect(x: 0, y: 0, width: 128, height: 96), nil, layers, edit), 0, isMask: false)
    return Presentation(nodes: result)
  }

  static func list(_ layers: [LayerSketch]) -> DisplayList {
    Recorder().displayList(of: presentation(layers), scale: 1, background: RGBA(white: 0.9))
  }
}

func draw(_ layers: LayerSketch...) -> [UInt32] { draw(LayerSketch.list(layers)) }

/// The picture without any layer.
let nothing = draw(items: [])

func draw(items: Item...) -> [UInt32] { draw(items: items) }

func draw(items: [Item]) -> [UInt32] {
  draw(DisplayList(size: CGSize(width: 128, height: 96), background: RGBA(white: 0.9), items: items))
}

func draw(_ list: DisplayList) -> [UInt32] {
  let canvas = PixelBuffer(width: 128, height: 96)
  Compositor(.init(threads: 1)).render(list, into: canvas)
  return (0..<96).flatMap { y in (0..<128).map { canvas.row(y).load(fromByteOffset: $0 * 4, as: UInt32.self) } }
}

/// The largest difference of a channel.
func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
  var worst = 0
  for (p, q) in zip(a, b) where p != q {
    for shift in stride(from: 0, to: 32, by: 8) { worst = max(worst, abs(Int(p >> UInt32(shift) & 255) - Int(q >> UInt32(shift) & 255))) }
  }
  return worst
}

extension CGImage {
  static func checks(_ width: Int, _ height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = (x / 5 + y / 4) % 2 == 0 ? 0xffc0_3020 : UInt32(x * 255 / width) | 0xff00_4000 }
    }
    return CGImage(buffer)
  }
  static func dots(_ width: Int, _ height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, format: .alpha)
    for y in 0..<height {
      for x in 0..<width { buffer.row(y).storeBytes(of: (x / 3 + y / 2) % 2 == 0 ? 255 : 0, toByteOffset: x, as: UInt8.self) }
    }
    return CGImage(buffer)
  }
}
