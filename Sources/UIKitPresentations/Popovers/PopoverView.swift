import CoreGraphics
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view of a popover: the presented view, clipped to a body with an arrow, and a shadow.
final class PopoverView: UIView {
  /// The opacity and the radius of the shadow. The values are chosen by eye.
  static let shadowOpacity: Float = 0.25, shadowRadius = 20.0

  private let clip = UIView(frame: .zero)
  private let outline = CAShapeLayer()
  private weak var content: UIView?
  private var geometry: PopoverGeometry?

  init() {
    super.init(frame: .zero)
    clip.layer.mask = outline
    addSubview(clip)
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 4)
    overrideTraits(.elevated)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { "popover" }
  override var coveredByDevice: UIEdgeInsets? { geometry?.insets ?? .zero }

  /// The background behind the arrow, where the content has none.
  var ground: UIColor? { didSet { clip.backgroundColor = ground } }

  func hold(_ view: UIView) {
    content = view
    clip.addSubview(view)
    view.frame = clip.bounds
  }

  func release() {
    if let content, content.superview === clip { content.removeFromSuperview() }
    content = nil
  }

  func take(_ new: PopoverGeometry) {
    guard new != geometry else { return }
    geometry = new
    frame = new.frame
    clip.frame = bounds
    outline.frame = clip.bounds
    let path = new.outline.cgPath
    outline.path = path
    layer.shadowPath = path
    safeAreaMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if let content, content.superview === clip { content.frame = clip.bounds }
  }
}
