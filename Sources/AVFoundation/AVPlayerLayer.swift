import CoreMedia
import Foundation
import QuartzCore
import VideoDecoding

/// Shows what a player plays. Several layers may show the same player.
///
/// The picture is the layer's contents: it is animated, snapshotted, masked and moved to another superlayer as any other layer's, and
/// whatever is done to the layer, the film goes on.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  private var facts: FilmFacts?

  /// A layer without a player.
  public override init() {
    super.init()
    place()
  }
  /// A layer that shows a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVPlayerLayer else { return }
    (shownPlayer, facts, gravity) = (other.shownPlayer, other.facts, other.gravity)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    place()
  }
  open override func presentation() -> AVPlayerLayer? { show { AVPlayerLayer(layer: $0) } }

  private var shownPlayer: AVPlayer?
  /// What it shows; nil for nothing.
  open var player: AVPlayer? {
    get { shownPlayer }
    set {
      guard newValue !== shownPlayer else { return }
      shownPlayer?.detach(self)
      shownPlayer = newValue
      // What it showed stays until the new one's first picture is there, if that is to come.
      if newValue?.currentItem?.status != .readyToPlay { show(nil, nil) }
      newValue?.attach(self)
    }
  }
  private var gravity = AVLayerVideoGravity.resizeAspect
  /// How the pictures lie in the bounds; whole at first.
  open var videoGravity: AVLayerVideoGravity {
    get { gravity }
    set {
      gravity = newValue
      place()
    }
  }
  /// Whether there is a picture to see.
  open var isReadyForDisplay: Bool { contents != nil }
  /// Where the pictures lie, in the layer; beyond its bounds where these cut them off. Zero while there is none.
  open var videoRect: CGRect {
    guard let size = facts?.shownSize, size.width > 0, size.height > 0 else { return .zero }
    switch gravity {
    case .resize: return bounds
    case .resizeAspectFill:
      let k = max(bounds.width / size.width, bounds.height / size.height)
      let (width, height) = (size.width * k, size.height * k)
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
  }

  /// Shows a picture of a film.
  func show(_ image: CGImage?, _ facts: FilmFacts?) {
    if facts != self.facts {
      self.facts = facts
      place()
    }
    if image !== contents as? CGImage { show(image, tint: nil, scale: contentsScale) }
  }
  private func place() {
    let placement = LayerProperties.FilmPlacement(
      gravity: gravity == .resize ? .resize : gravity == .resizeAspectFill ? .resizeAspectFill : .resizeAspect,
      pixelAspect: facts?.uprightPixelAspect ?? 1)
    set(rare: \.film, placement, .plain)
  }
}
