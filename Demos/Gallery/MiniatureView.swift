import UIKit

/// A phone with a miniature on its screen.
final class MiniatureView: UIView {
  private let screen = UIView()
  private var move: (CGFloat) -> Void = { _ in }
  /// The width of the bezel, as a fraction of the view's width.
  private static let bezel: CGFloat = 0.04
  private static let bezelRadius: CGFloat = 0.17

  /// Returns the height of the view for a width.
  static func height(for width: CGFloat) -> CGFloat {
    let frame = 2 * bezel * width
    return frame + (width - frame) * MiniatureStage.size.height / MiniatureStage.size.width
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.07, alpha: 1)
    isUserInteractionEnabled = false
    screen.clipsToBounds = true
    screen.backgroundColor = .black
    addSubview(screen)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// The progress of the transition, from 0 to 1.
  var progress: CGFloat = 0 { didSet { if progress != oldValue { move(progress) } } }

  func show(_ miniature: Miniature) {
    for part in screen.subviews { part.removeFromSuperview() }
    screen.transform = .identity
    screen.frame = CGRect(origin: .zero, size: MiniatureStage.size)
    move = miniature.build(MiniatureStage(screen: screen))
    move(progress)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.width * (1 - 2 * Self.bezel)
    let scale = inner / MiniatureStage.size.width
    layer.cornerRadius = bounds.width * Self.bezelRadius
    screen.layer.cornerRadius = bounds.width * (Self.bezelRadius - Self.bezel) / scale
    screen.bounds = CGRect(origin: .zero, size: MiniatureStage.size)
    screen.center = CGPoint(x: bounds.midX, y: bounds.midY)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
