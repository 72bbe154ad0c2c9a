import Compositor
import CoreGraphics
import DisplayList

/// Writes down how layers look as a display list: the step from the presentation to pixels that still knows layers.
///
/// It keeps what is costly to make (paths turned to coverage, shadows of odd shapes) for the next frame; the same layers give the same
/// list whatever it keeps. One belongs to each runtime.
package final class Recorder: RuntimeState {
  let rasters = PathRasters()
  private(set) lazy var shadows = OddShadows(rasters)
  let conics = ConicGradients()
  package init() {}
  @MainActor package convenience init(for runtime: Runtime) { self.init() }

  /// How a tree of layers looks through the bounds of its root.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, for what is turned to pixels on the way.
  ///   - background: what is seen where no layer is.
  /// - Precondition: the root has a size.
  package func displayList(of presentation: Presentation, scale: Double, background: RGBA = RGBA(white: 0)) -> DisplayList {
    guard let root = presentation.nodes.first?.properties, root.hasArea else {
      preconditionFailure("there is nothing to record: the presentation has no root layer, or one without a size")
    }
    let bounds = root.bounds
    var walk = RecordingWalk(presentation.nodes, scale: scale, recorder: self)
    return list(walk.root(through: bounds), in: bounds, background)
  }

  /// The same as pixels, clear where no layer is: what a snapshot shows.
  package func image(of presentation: Presentation, scale: Double) -> CGImage {
    let list = displayList(of: presentation, scale: scale, background: .clear)
    let buffer = PixelBuffer(
      width: max(1, Int((list.size.width * scale).rounded())), height: max(1, Int((list.size.height * scale).rounded())))
    shadows.compositor.render(list, into: buffer)
    return CGImage(buffer)
  }

  /// What layers show, in the root's bounds, without depth and backdrops: what `render(in:)` draws. Nil where there is nothing to see.
  func flatImage(of nodes: [Presentation.Node], within visible: CGRect, scale: Double) -> (image: CGImage, frame: CGRect)? {
    var walk = RecordingWalk(nodes, scale: scale, isFlat: true, recorder: self)
    let items = walk.root(through: visible)
    guard let extent = items.extent?.intersection(visible), extent.width > 0, extent.height > 0 else { return nil }
    let x0 = (extent.minX * scale).rounded(.down) / scale, y0 = (extent.minY * scale).rounded(.down) / scale
    let width = Int(((extent.maxX - x0) * scale).rounded(.up)), height = Int(((extent.maxY - y0) * scale).rounded(.up))
    let frame = CGRect(x: x0, y: y0, width: Double(width) / scale, height: Double(height) / scale),
      buffer = PixelBuffer(width: width, height: height)
    shadows.compositor.render(list(items, in: frame, .clear), into: buffer)
    return (CGImage(buffer), frame)
  }

  private func list(_ items: [Item], in frame: CGRect, _ background: RGBA) -> DisplayList {
    let moved = frame.origin == .zero ? items : [.group(Group(.translation(-frame.minX, -frame.minY), items))]
    return DisplayList(size: frame.size, background: background, items: moved)
  }
}

extension Runtime {
  /// Records this runtime's layers.
  package var recorder: Recorder { state() }
}
