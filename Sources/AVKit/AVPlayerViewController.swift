import AVFoundation
import HostInterface
import QuartzCore
import UIKit

/// Shows a film with controls: play and pause, a scrubber, the times; and a button that closes it where it was presented.
///
/// A tap shows the controls and hides them; while the film plays they go by themselves.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private let video = FilmView(frame: .zero)
  private let overlay = UIView(frame: .zero)
  private let controls = PlaybackControls(frame: .zero)
  private var rateWatch: (any NSObjectProtocol)?
  private var timeWatch: (player: AVPlayer, watcher: AnyObject)?
  private var hiding: (runtime: Runtime, token: EventLoop.Token)?
  /// Whether it played when a finger took the scrubber.
  private var playsAfterScrub: Bool?

  /// What is shown and controlled; nil for nothing.
  open var player: AVPlayer? { didSet { if player !== oldValue { playerDidChange() } } }
  /// Whether there are controls; true at first. Without them a tap does nothing.
  open var showsPlaybackControls = true { didSet { showControls(showsPlaybackControls) } }
  /// How the pictures lie; whole at first.
  open var videoGravity: AVLayerVideoGravity {
    get { video.filmLayer.videoGravity }
    set { video.filmLayer.videoGravity = newValue }
  }
  /// Whether there is a picture to see.
  open var isReadyForDisplay: Bool { video.filmLayer.isReadyForDisplay }
  /// Where the pictures lie in the view.
  open var videoBounds: CGRect { video.filmLayer.videoRect }
  /// A view for the app's own content, between the film and its controls.
  open var contentOverlayView: UIView? { overlay }
  /// Whether the film can only be seen as it comes: the scrubber shows and does nothing. False at first.
  open var requiresLinearPlayback = false { didSet { controls.canScrub = !requiresLinearPlayback } }
  /// Kept: there are no pictures in pictures.
  open var allowsPictureInPicturePlayback = true
  /// Kept: nothing else shows what is playing.
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
  /// A film that was closed stands still.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { player?.pause() }
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  open override var prefersStatusBarHidden: Bool { presentingViewController != nil && controls.alpha == 0 }

  // MARK: What the player does

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
  /// How often the times are told anew. (A choice)
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

  // MARK: What the user does

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

  // MARK: Controls that come and go

  /// How long controls stay over a film that plays, and take to come and go, in seconds. (Choices)
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
