import UIKit

/// The controls over a video: a play button in the middle, a scrubber with time labels at the bottom, and a close button.
final class PlaybackControls: UIView {
  enum Scrub {
    case began
    /// The user moved the scrubber to this fraction of the duration, from 0 to 1.
    case moved(Double)
    case ended
  }
  var onPlay: () -> Void = {}
  var onClose: () -> Void = {}
  var onScrub: (Scrub) -> Void = { _ in }
  var canClose = false { didSet { closeButton.isHidden = !canClose } }
  var canScrub = true { didSet { scrubber.isUserInteractionEnabled = canScrub } }

  private let shade = UIView(frame: .zero)
  private let playButton = UIButton(type: .system), closeButton = UIButton(type: .system)
  private let scrubber = UISlider(frame: .zero)
  private let elapsed = UILabel(frame: .zero), remaining = UILabel(frame: .zero), failure = UIImageView(frame: .zero)
  private var isScrubbing = false

  /// The sizes and distances in points, estimated from the system's player. The values are choices.
  private static let margin: CGFloat = 16, playSide: CGFloat = 64, closeSide: CGFloat = 44, textWidth: CGFloat = 56, thumbSide: CGFloat = 14
  private static let dim: CGFloat = 0.35

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor(white: 0, alpha: Self.dim)
    shade.isUserInteractionEnabled = false
    // A video runs from left to right in every language.
    semanticContentAttribute = .playback
    scrubber.semanticContentAttribute = .playback
    tintColor = .white
    setUpButtons()
    setUpScrubber()
    for label in [elapsed, remaining] {
      label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
      label.textColor = .white
    }
    remaining.textAlignment = .right
    failure.image = UIImage(
      systemName: "play.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .regular))
    failure.tintColor = UIColor(white: 1, alpha: 0.35)
    failure.contentMode = .center
    for part in [shade, playButton, closeButton, scrubber, elapsed, remaining, failure] { addSubview(part) }
  }
  required init?(coder: NSCoder) { fatalError("controls are made by code") }

  private func setUpButtons() {
    playButton.accessibilityIdentifier = "play"
    playButton.addAction(UIAction { [weak self] _ in self?.onPlay() }, for: .touchUpInside)
    closeButton.setImage(
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)), for: .normal)
    closeButton.accessibilityLabel = "Close"
    closeButton.isHidden = true
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }
  private func setUpScrubber() {
    scrubber.accessibilityIdentifier = "scrubber"
    scrubber.accessibilityLabel = "Track position"
    scrubber.minimumTrackTintColor = .white
    scrubber.maximumTrackTintColor = UIColor(white: 1, alpha: 0.35)
    let side = Self.thumbSide
    let thumb = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      UIColor.white.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
    scrubber.setThumbImage(thumb, for: .normal)
    scrubber.addAction(UIAction { [weak self] _ in self?.scrub(.began) }, for: .touchDown)
    scrubber.addAction(UIAction { [weak self] _ in self?.scrub(nil) }, for: .valueChanged)
    scrubber.addAction(UIAction { [weak self] _ in self?.scrub(.ended) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }
  private func scrub(_ event: Scrub?) {
    if case .began? = event { isScrubbing = true }
    if case .ended? = event { isScrubbing = false }
    onScrub(event ?? .moved(Double(scrubber.value)))
  }

  /// Returns whether a control is at the point, so that touches elsewhere reach the view below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    alpha > 0.01 && [playButton, closeButton, scrubber].contains { !$0.isHidden && $0.frame.contains(point) }
  }

  func show(time: Double, of length: Double, isPlaying: Bool, hasFailed: Bool) {
    let isKnown = length.isFinite && length > 0
    playButton.setImage(
      UIImage(
        systemName: isPlaying ? "pause.fill" : "play.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .regular)), for: .normal)
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    (playButton.isHidden, failure.isHidden) = (hasFailed, !hasFailed)
    scrubber.isEnabled = isKnown
    if !isScrubbing { scrubber.value = isKnown ? Float(time / length) : 0 }
    elapsed.text = Self.text(time)
    remaining.text = isKnown ? "−" + Self.text(max(0, length.rounded(.up) - time.rounded(.down))) : "--:--"
    scrubber.accessibilityValue = "\(Self.text(time)) of \(Self.text(isKnown ? length : 0))"
  }
  /// Returns a time as minutes and seconds, with hours if there are any.
  static func text(_ seconds: Double) -> String {
    let whole = Int(max(0, min(seconds.isFinite ? seconds : 0, 359_999)))
    let tail = String(whole / 60 % 60).leadingZero(whole >= 3600) + ":" + String(whole % 60).leadingZero(true)
    return whole >= 3600 ? "\(whole / 3600):\(tail)" : tail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let inner = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let play = CGRect(x: bounds.midX - Self.playSide / 2, y: bounds.midY - Self.playSide / 2, width: Self.playSide, height: Self.playSide)
    (playButton.frame, failure.frame) = (play, play)
    closeButton.frame = CGRect(
      x: inner.minX - Self.margin / 2, y: inner.minY + 4, width: Self.closeSide, height: Self.closeSide)
    let row = CGRect(x: inner.minX, y: inner.maxY - 20 - Self.margin / 2, width: inner.width, height: 20)
    elapsed.frame = CGRect(x: row.minX, y: row.minY, width: Self.textWidth, height: row.height)
    remaining.frame = CGRect(x: row.maxX - Self.textWidth, y: row.minY, width: Self.textWidth, height: row.height)
    scrubber.frame = CGRect(x: row.minX, y: row.minY - 30, width: row.width, height: 34)
  }
}

extension String {
  fileprivate func leadingZero(_ isWanted: Bool) -> String { isWanted && count < 2 ? "0" + self : self }
}
