import QuartzCore

/// The preview next to a menu, which is lifted out of the page. It is a snapshot of a view or the view of a controller.
final class MenuPreview: UIView {
  private let targeted: UITargetedPreview
  /// The view controller whose view is shown instead of the snapshot, or `nil`.
  let pageController: UIViewController?
  private let content: UIView
  private let clip = UIView(frame: .zero)
  /// The closure that returns the preview to which the menu closes. It is called when the menu closes.
  var dismissing: () -> UITargetedPreview? = { nil }
  /// The closure that returns whether the source of the preview was removed.
  var isGone: () -> Bool = { false }
  /// The size of the preview next to the menu if there is enough room, in points.
  let size: CGSize
  /// The frame of the preview next to the menu.
  var raised = CGRect.zero
  private weak var hidden: UIView?

  init(_ targeted: UITargetedPreview, pageController: UIViewController?, in window: UIWindow) {
    (self.targeted, self.pageController) = (targeted, pageController)
    if let pageController {
      let preferred = pageController.preferredContentSize
      let width = preferred.width > 0 ? preferred.width : window.bounds.width - 2 * MenuLook.margin
      size = CGSize(width: width, height: preferred.height > 0 ? preferred.height : window.bounds.height * Self.controllerShare)
      content = pageController.view
      content.frame = CGRect(origin: .zero, size: size)
    } else {
      size = targeted.view.bounds.size
      content = targeted.view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: targeted.view.bounds)
    }
    super.init(frame: CGRect(origin: .zero, size: size))
    clip.frame = bounds
    clip.clipsToBounds = true
    clip.backgroundColor = pageController == nil ? targeted.parameters.backgroundColor : .systemBackground
    clip.layer.cornerRadius = pageController == nil ? targeted.view.layer.cornerRadius : MenuLook.corner
    addSubview(clip)
    clip.addSubview(content)
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isUserInteractionEnabled = false
    if let path = targeted.parameters.visiblePath, pageController == nil {
      let outline = CAShapeLayer()
      outline.frame = clip.bounds
      outline.path = path.cgPath
      clip.layer.mask = outline
    }
    if let path = targeted.parameters.shadowPath, pageController == nil { layer.shadowPath = path.cgPath }
    layer.shadowRadius = MenuLook.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }
  required init?(coder: NSCoder) { nil }
  /// The fraction of the window's height for a controller without a preferred size. The value is Segue's own choice.
  private static let controllerShare: CGFloat = 0.6

  private func stand(at rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    transform = CGAffineTransform(scaleX: rect.width / max(size.width, 1), y: rect.height / max(size.height, 1))
  }

  /// Places the preview over its source view and hides the source view.
  func lift(from place: CGRect) {
    stand(at: place)
    hidden = targeted.view
    hidden?.layer.isVeiled = true
    if pageController != nil { alpha = 0 }
  }
  /// Moves the preview to its place next to the menu.
  func raise() {
    stand(at: raised)
    alpha = 1
    layer.shadowOpacity = MenuLook.shadowOpacity
  }
  /// Returns the frame to which the preview returns, in window coordinates. The result is `nil` if its source was removed.
  func home(in window: UIWindow?) -> CGRect? {
    if isGone() { return nil }
    let target = dismissing()?.target ?? targeted.target
    guard let window, target.container.window === window else { return nil }
    let middle = target.container.convert(target.center, to: nil)
    let end = targeted.view.bounds.size
    return CGRect(x: middle.x - end.width / 2, y: middle.y - end.height / 2, width: end.width, height: end.height)
  }
  /// Moves the preview back to its source, or fades it out where it is.
  func lower(to home: CGRect?) {
    if let home { stand(at: home) }
    if pageController != nil || home == nil { alpha = 0 }
    layer.shadowOpacity = 0
  }
  /// Enlarges the preview to the whole window and fades it out.
  func pop(to whole: CGRect) {
    stand(at: whole)
    alpha = 0
  }
  /// Shows the source view again.
  func letGo() {
    hidden?.layer.isVeiled = false
    hidden = nil
  }
}
