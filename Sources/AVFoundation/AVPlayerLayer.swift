import CoreMedia
import Foundation
import QuartzCore
import VideoDecoding

/// A layer that shows the video of a player. Several layers can show one player.
///
/// The current frame is the contents of the layer. It is animated, captured in snapshots and masked like any other contents, and the layer
/// can be moved to another superlayer. Playback continues during all of these.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any PlayerLayerKeys.Type).playerLayerKeys + super.objcKeys() }

  private var facts: FilmFacts?

  /// Creates a layer without a player.
  public override init() {
    super.init()
    place()
  }
  /// Creates a layer that shows a player.
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
  /// The player whose video is shown. The default is `nil`, which shows nothing.
  open var player: AVPlayer? {
    get { shownPlayer }
    set {
      guard newValue !== shownPlayer else { return }
      shownPlayer?.detach(self)
      shownPlayer = newValue
      // The previous frame stays until the first frame of the new player is ready, if there will be one.
      if newValue?.currentItem?.status != .readyToPlay { show(nil, nil) }
      newValue?.attach(self)
    }
  }
  private var gravity = AVLayerVideoGravity.resizeAspect
  /// The way in which the video is scaled to the bounds. The default is `resizeAspect`.
  open var videoGravity: AVLayerVideoGravity {
    get { gravity }
    set {
      gravity = newValue
      place()
    }
  }
  /// A Boolean value that indicates whether the layer has a frame to show.
  open var isReadyForDisplay: Bool { contents != nil }
  /// The frame of the video in the layer's coordinates. It extends beyond the bounds if they cut off a part. It is zero while there is no
  /// video.
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

  /// Shows a frame of a video.
  func show(_ image: CGImage?, _ facts: FilmFacts?) {
    if facts != self.facts {
      self.facts = facts
      place()
    }
    guard image !== contents as? CGImage else { return }
    let wasReady = isReadyForDisplay
    show(image, tint: nil, scale: contentsScale)
    if isReadyForDisplay != wasReady { objcStorage?.didChange("readyForDisplay") }
  }
  private func place() {
    let placement = LayerProperties.FilmPlacement(
      gravity: gravity == .resize ? .resize : gravity == .resizeAspectFill ? .resizeAspectFill : .resizeAspect,
      pixelAspect: facts?.uprightPixelAspect ?? 1)
    set(rare: \.film, placement, .plain)
  }
}
