import AVFoundation
import HostInterface
import QuartzCore
import UIKit

/// A view controller that shows a video with playback controls: a play button, a scrubber and time labels. A presented controller also has
/// a close button.
///
/// A tap shows or hides the controls. While the video plays, they hide automatically after 3 seconds.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private let video = FilmView(frame: .zero)
  private let overlay = UIView(frame: .zero)
  private let controls = PlaybackControls(frame: .zero)
  private var rateWatch: (any NSObjectProtocol)?
  private var timeWatch: (player: AVPlayer, watcher: AnyObject)?
  private var hiding: (runtime: Runtime, token: EventLoop.Token)?
  /// A Boolean value that indicates whether playback must continue after scrubbing. It is `nil` while the user does not scrub.
  private var playsAfterScrub: Bool?

  /// The player whose video is shown and controlled. The default is `nil`.
  open var player: AVPlayer? { didSet { if player !== oldValue { playerDidChange() } } }
  /// A Boolean value that indicates whether playback controls are available. If it is `false`, a tap has no effect. The default is `true`.
  open var showsPlaybackControls = true { didSet { showControls(showsPlaybackControls) } }
  /// The way in which the video is scaled to the view. The default is `resizeAspect`.
  open var videoGravity: AVLayerVideoGravity {
    get { video.filmLayer.videoGravity }
    set { video.filmLayer.videoGravity = newValue }
  }
  /// A Boolean value that indicates whether the view has a frame to show.
  open var isReadyForDisplay: Bool { video.filmLayer.isReadyForDisplay }
  /// The frame of the video in the view.
  open var videoBounds: CGRect { video.filmLayer.videoRect }
  /// A view between the video and the controls, to which the app can add its own subviews.
  open var contentOverlayView: UIView? { overlay }
  /// A Boolean value that indicates whether the user cannot seek. The scrubber then only shows the time. The default is `false`.
  open var requiresLinearPlayback = false { didSet { controls.canScrub = !requiresLinearPlayback } }
  /// A Boolean value that indicates whether Picture in Picture is allowed. The value is stored without effect. The default is `true`.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that indicates whether the controller updates the Now Playing information. The value is stored without effect. The
  /// default is `true`.
  open var updatesNowPlayingInfoCenter = true

  isolated deinit {
    stopWatching()
    stayLonger()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for part in [video, overlay, controls] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    overlay.isUserInteractionEnabled = false
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.tapped() }
    view.addGestureRecognizer(tap)
    controls.onPlay = { [weak self] in self?.playOrPause() }
    controls.onClose = { [weak self] in self?.dismiss(animated: true) }
    controls.onScrub = { [weak self] in self?.scrub($0) }
    update()
    showControls(showsPlaybackControls)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controls.canClose = presentingViewController != nil && parent == nil
  }
  /// Pauses a video whose controller was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { player?.pause() }
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  open override var prefersStatusBarHidden: Bool { presentingViewController != nil && controls.alpha == 0 }

  // MARK: Events of the player

  private func playerDidChange() {
    stopWatching()
    video.filmLayer.player = player
    guard let player else { return update() }
    rateWatch = NotificationCenter.default.addObserver(forName: AVPlayer.rateDidChangeNotification, object: player, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.rateDidChange() }
    }
    timeWatch = (player, player.watch(every: Self.step) { [weak self] _ in self?.update() })
    update()
  }
  /// The interval at which the time labels are updated. The value is a choice.
  private static let step = CMTime(value: 1, timescale: 10)

  private func stopWatching() {
    if let rateWatch { NotificationCenter.default.removeObserver(rateWatch) }
    if let timeWatch { timeWatch.player.removeTimeObserver(timeWatch.watcher) }
    (rateWatch, timeWatch) = (nil, nil)
  }
  private func rateDidChange() {
    update()
    guard playsAfterScrub == nil else { return }
    if player?.rate == 0, showsPlaybackControls { showControls(true) } else { hideLater() }
  }
  private func update() {
    guard isViewLoaded else { return }
    controls.show(
      time: player?.currentTime().seconds ?? 0, of: player?.currentItem?.duration.seconds ?? 0, isPlaying: isPlaying,
      hasFailed: player?.currentItem?.status == .failed)
  }
  private var isPlaying: Bool { playsAfterScrub ?? ((player?.rate ?? 0) != 0) }

  // MARK: Actions of the user

  private func tapped() {
    guard showsPlaybackControls else { return }
    showControls(controls.alpha == 0)
  }
  private func playOrPause() {
    guard let player, let item = player.currentItem else { return }
    if player.rate != 0 { return player.pause() }
    if player.currentTime() >= item.duration { player.seek(to: .zero) }
    player.play()
  }
  private func scrub(_ event: PlaybackControls.Scrub) {
    guard let player, let length = player.currentItem?.duration, length.isNumeric else { return }
    switch event {
    case .began:
      playsAfterScrub = player.rate != 0
      player.pause()
      stayLonger()
    case .moved(let part): player.seek(to: CMTime(seconds: length.seconds * part, preferredTimescale: 600))
    case .ended:
      let plays = playsAfterScrub == true
      playsAfterScrub = nil
      if plays { player.play() }
      hideLater()
    }
    update()
  }

  // MARK: Visibility of controls

  /// The time for which the controls stay over a playing video, and the duration of their fade, in seconds. The values are choices.
  private static let stay = 3.0, fading = 0.25

  private func showControls(_ isShown: Bool) {
    guard isViewLoaded else { return }
    UIView.animate(withDuration: view.window == nil ? 0 : Self.fading) {
      self.controls.alpha = isShown ? 1 : 0
      self.setNeedsStatusBarAppearanceUpdate()
    }
    hideLater()
  }
  private func hideLater() {
    stayLonger()
    guard showsPlaybackControls, isPlaying, isViewLoaded, controls.alpha > 0 else { return }
    let runtime = Runtime.current
    hiding = (runtime, runtime.schedule(after: Self.stay) { [weak self] in self?.showControls(false) })
  }
  private func stayLonger() {
    if let hiding { hiding.runtime.cancel(hiding.token) }
    hiding = nil
  }
}
