import Compositor
import CoreGraphics
import DisplayList

/// The conversion of layers to display lists. It is the last step before pixels that works with layers.
///
/// It caches expensive results, such as rasterised paths and shadows, for the next frame. The cache never affects the result. Each runtime
/// has one recorder.
package final class Recorder: RuntimeState {
  let rasters = PathRasters()
  private(set) lazy var shadows = OddShadows(rasters)
  let conics = ConicGradients()
  package init() {}
  @MainActor package convenience init(for runtime: Runtime) { self.init() }

  /// Returns the display list of a layer tree, as seen through the bounds of its root.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, for parts that are rasterised in the process.
  ///   - background: The colour where there is no layer.
  /// - Precondition: The root layer has a size.
  package func displayList(of presentation: Presentation, scale: Double, background: RGBA = RGBA(white: 0)) -> DisplayList {
    guard let root = presentation.nodes.first?.properties, root.hasArea else {
      preconditionFailure("there is nothing to record: the presentation has no root layer, or one without a size")
    }
    let bounds = root.bounds
    var walk = RecordingTraversal(presentation.nodes, scale: scale, recorder: self)
    return list(walk.root(through: bounds), in: bounds, background)
  }

  /// Returns an image of a layer tree. It is transparent where there is no layer, as in a snapshot.
  package func image(of presentation: Presentation, scale: Double) -> CGImage {
    let list = displayList(of: presentation, scale: scale, background: .clear)
    let buffer = PixelBuffer(
      width: max(1, Int((list.size.width * scale).rounded())), height: max(1, Int((list.size.height * scale).rounded())))
    shadows.compositor.render(list, into: buffer)
    return CGImage(buffer)
  }

  /// Returns an image of what `render(in:)` draws: the layers in the root's bounds, without depth and backdrops. It is `nil` if nothing is
  /// visible.
  func flatImage(of nodes: [Presentation.Node], within visible: CGRect, scale: Double) -> (image: CGImage, frame: CGRect)? {
    var walk = RecordingTraversal(nodes, scale: scale, isFlat: true, recorder: self)
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
  /// The recorder of this runtime's layers.
  package var recorder: Recorder { state() }
}
