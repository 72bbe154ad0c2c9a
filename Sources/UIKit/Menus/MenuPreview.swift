import QuartzCore

/// What is lifted out of the page beside a menu: a still picture of a view, or a controller's view.
final class MenuPreview: UIView {
  private let targeted: UITargetedPreview
  /// The controller whose view is shown in the place of the picture.
  let pageController: UIViewController?
  private let content: UIView
  private let clip = UIView(frame: .zero)
  /// Asked at the end, where it goes back to.
  var dismissing: () -> UITargetedPreview? = { nil }
  /// There is nothing left to go back to.
  var isGone: () -> Bool = { false }
  /// How large it is at rest beside the menu, if there is room.
  let size: CGSize
  /// Where it stands beside the menu.
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
  /// How much of the window's height a controller without a size of its own gets (a choice).
  private static let controllerShare: CGFloat = 0.6

  private func stand(at rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    transform = CGAffineTransform(scaleX: rect.width / max(size.width, 1), y: rect.height / max(size.height, 1))
  }

  /// Stands where the view stands, which is seen no more.
  func lift(from place: CGRect) {
    stand(at: place)
    hidden = targeted.view
    hidden?.layer.isVeiled = true
    if pageController != nil { alpha = 0 }
  }
  /// Stands beside the menu.
  func raise() {
    stand(at: raised)
    alpha = 1
    layer.shadowOpacity = MenuLook.shadowOpacity
  }
  /// Where it goes back to, in window points; nil if that is gone.
  func home(in window: UIWindow?) -> CGRect? {
    if isGone() { return nil }
    let target = dismissing()?.target ?? targeted.target
    guard let window, target.container.window === window else { return nil }
    let middle = target.container.convert(target.center, to: nil)
    let end = targeted.view.bounds.size
    return CGRect(x: middle.x - end.width / 2, y: middle.y - end.height / 2, width: end.width, height: end.height)
  }
  /// Goes back, or fades where it stands.
  func lower(to home: CGRect?) {
    if let home { stand(at: home) }
    if pageController != nil || home == nil { alpha = 0 }
    layer.shadowOpacity = 0
  }
  /// Grows over the whole window and gives way.
  func pop(to whole: CGRect) {
    stand(at: whole)
    alpha = 0
  }
  /// The view is seen again.
  func letGo() {
    hidden?.layer.isVeiled = false
    hidden = nil
  }
}
