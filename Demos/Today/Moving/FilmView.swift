import AVFoundation
import UIKit

/// A film that plays in a loop while one of its views is visible. All of them show the same frame of it.
@MainActor
final class FilmReel {
  private let player = AVQueuePlayer()
  private let looper: AVPlayerLooper
  private var watching = 0

  init(_ artwork: FilmArtwork) {
    player.preventsDisplaySleepDuringVideoPlayback = false
    looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: artwork.url))
  }

  func makeView() -> UIView { FilmView(self) }

  fileprivate func show(in layer: AVPlayerLayer) { layer.player = player }
  fileprivate func watch(_ isSeen: Bool) {
    watching += isSeen ? 1 : -1
    goOn()
  }
  /// Plays the film if one of its views is visible. The system stops a film when the app is in the background.
  fileprivate func goOn() { if watching > 0 { player.play() } else { player.pause() } }
}

/// A view that shows a film and fills its bounds.
private final class FilmView: UIView {
  private let reel: FilmReel
  private var isSeen = false
  private var hearing: (any NSObjectProtocol)?
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  init(_ reel: FilmReel) {
    self.reel = reel
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let layer = layer as? AVPlayerLayer else { return }
    layer.videoGravity = .resizeAspectFill
    reel.show(in: layer)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
  isolated deinit { see(false) }

  /// Called when the view enters or leaves a window. A move within one window has no effect.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    see(window != nil)
  }

  private func see(_ sees: Bool) {
    guard sees != isSeen else { return }
    isSeen = sees
    if let hearing { NotificationCenter.default.removeObserver(hearing) }
    let scene = window?.windowScene
    hearing =
      sees
      ? NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: scene, queue: nil) {
        [weak reel, weak scene] _ in MainActor.assumeIsolated { if scene != nil { reel?.goOn() } }
      } : nil
    reel.watch(sees)
  }
}
