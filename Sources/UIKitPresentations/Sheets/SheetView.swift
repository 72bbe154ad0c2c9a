import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view that a sheet's animators move. It contains the presented view with rounded corners, and the grabber.
final class SheetView: UIView {
  /// The dimensions of the grabber, in points. (Docs/behaviour/presentations.md, "Sheet detents and drags")
  static let grabberSize = CGSize(width: 36, height: 5), grabberTop = 5.0

  private let clip = UIView(frame: .zero)
  private let grabber = UIView(frame: .zero)
  private weak var content: UIView?
  /// The drag controller, which shares drags with scroll views.
  weak var drag: SheetDrag?
  /// The insets of the area that the device covers, in points.
  var covered = UIEdgeInsets.zero { didSet { if covered != oldValue { safeAreaMayHaveChanged() } } }

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    grabber.backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    (grabber.isUserInteractionEnabled, grabber.isHidden) = (false, true)
    addSubview(grabber)
    overrideTraits(.elevated)
  }

  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { "sheet" }
  override var coveredByDevice: UIEdgeInsets? { covered }
  override var dragSharer: (any NestedScrollParticipant)? { drag }

  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

  /// Adds the view of the presented controller.
  func hold(_ view: UIView) {
    guard content !== view || view.superview !== clip else { return }
    content = view
    clip.addSubview(view)
    view.frame = clip.bounds
  }

  /// Removes the view of the presented controller.
  func release() {
    if let content, content.superview === clip { content.removeFromSuperview() }
    content = nil
  }

  func round(_ radius: Double, bottom: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners =
      bottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if let content, content.superview === clip { content.frame = clip.bounds }
    let size = Self.grabberSize
    grabber.frame = CGRect(x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width, height: size.height)
  }
}
