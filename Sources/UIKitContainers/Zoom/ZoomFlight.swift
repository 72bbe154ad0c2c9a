import CoreGraphics
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The visible parts of a zoom transition.
///
/// They are the view in a clipping frame, an image of the source view over it, and the dimming behind it.
@MainActor
final class ZoomFlight {
  /// The view of the controller, which stays live during the transition.
  let page: UIView
  private let container: UIView
  private let frame = ZoomFrameView(frame: .zero)
  private let dim = ZoomGround(frame: .zero)
  private let effect: UIVisualEffectView?
  private let dimming: Double
  private var picture: UIView?
  var geometry: ZoomGeometry
  /// The source view, which is not drawn during the transition.
  private(set) weak var source: UIView?
  /// A Boolean value that indicates whether there is no destination frame any more, so that the view fades out.
  var isHomeless = false

  init(of page: UIView, in container: UIView, geometry: ZoomGeometry, options: UIViewController.Transition.ZoomOptions) {
    (self.page, self.container, self.geometry) = (page, container, geometry)
    dimming = options.dimmingColor == nil ? ZoomGeometry.dim : 1
    effect = options.dimmingVisualEffect.map { _ in UIVisualEffectView(effect: nil) }
    effectWanted = options.dimmingVisualEffect
    UIView.performWithoutAnimation {
      dim.backgroundColor = options.dimmingColor ?? .black
      for view in [effect, dim].compactMap({ $0 }) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        container.insertSubview(view, belowSubview: page)
      }
      effect?.effect = effectWanted
      frame.covered = container.safeAreaInsets
      container.insertSubview(frame, belowSubview: page)
      frame.addSubview(page)
    }
    dim.room = container.bounds.size
    dim.onResize = { [unowned self] old, new in roomDidChange(from: old, to: new) }
  }

  /// Called when the size of the container changed. The frame of the view changes by an equal amount.
  var onResize: () -> Void = {}

  private func roomDidChange(from old: CGSize, to new: CGSize) {
    geometry.full.size.width += new.width - old.width
    geometry.full.size.height += new.height - old.height
    frame.covered = container.safeAreaInsets
    onResize()
  }
  private let effectWanted: UIBlurEffect?

  isolated deinit { source?.layer.isVeiled = false }

  /// Sets another source view, or none. The previous one becomes visible again.
  func take(_ new: UIView?) {
    guard new !== source else { return }
    source?.layer.isVeiled = false
    let still = new?.travellingPicture
    UIView.performWithoutAnimation {
      picture?.removeFromSuperview()
      picture = still
      if let still { frame.addSubview(still) }
    }
    source = new
    new?.layer.isVeiled = true
    geometry.sourceCorner = new.map { Double($0.layer.cornerRadius) } ?? geometry.sourceCorner
  }

  /// The frame of the source view in the container, or `nil` if it is not on the screen.
  var sourceFrame: CGRect? {
    guard let source, source.window != nil, source.window === container.window else { return nil }
    return source.convert(source.bounds, to: container)
  }

  func show(_ place: ZoomPlace) {
    let shown = place.frame, (scale, origin) = geometry.page(at: place), p = place.openness
    UIView.performWithoutAnimation {
      frame.bounds.size = shown.size
      frame.center = CGPoint(x: shown.midX, y: shown.midY)
      frame.layer.cornerRadius = geometry.corner(at: place)
      frame.alpha = isHomeless ? p : 1
      page.bounds.size = geometry.full.size
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
      page.center = CGPoint(x: origin.x + geometry.full.width * scale / 2, y: origin.y + geometry.full.height * scale / 2)
      if let picture, picture.bounds.width > 0, picture.bounds.height > 0 {
        // The image covers the part of the view that is aligned with it.
        let size = picture.bounds.size, fill = geometry.isWide ? shown.width / size.width : shown.height / size.height
        picture.transform = CGAffineTransform(scaleX: fill, y: fill)
        picture.center = CGPoint(x: shown.width / 2, y: size.height * fill / 2)
        picture.alpha = max(0, 1 - p / ZoomGeometry.pictureIsGone)
      }
      dim.alpha = p * dimming
      effect?.alpha = p
    }
  }

  /// Moves the view back into the container and removes all other parts.
  func end() {
    take(nil)
    UIView.performWithoutAnimation {
      if page.superview === frame || page.superview == nil {
        page.transform = .identity
        page.frame = geometry.full
      }
      if page.superview === frame {
        if frame.superview === container { container.insertSubview(page, aboveSubview: frame) } else { page.removeFromSuperview() }
      }
      for view in [frame, dim, effect].compactMap({ $0 }) { view.removeFromSuperview() }
    }
  }
}

/// A view that covers the container and reports changes of its size.
private final class ZoomGround: UIView {
  var room = CGSize.zero
  var onResize: (_ old: CGSize, _ new: CGSize) -> Void = { _, _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != room else { return }
    let old = room
    room = bounds.size
    onResize(old, room)
  }
}

/// A view that clips the zoomed view.
///
/// Its safe area stays that of the device during the whole movement. Otherwise the zoomed view would be laid out again.
private final class ZoomFrameView: UIView {
  var covered = UIEdgeInsets.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerCurve = .continuous
  }
  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { "zoom" }
  override var coveredByDevice: UIEdgeInsets? { covered }
  override var pinsSafeArea: Bool { true }
}
