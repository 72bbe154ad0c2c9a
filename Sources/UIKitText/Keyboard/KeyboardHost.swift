import CoreGraphics
import QuartzCore

/// The view of the keyboard area. The accessory view is at the top, and the keyboard or the input view is below it.
final class KeyboardHost: UIView {
  private(set) var keys: KeyboardView?
  private var arrangement: KeyboardArrangement?
  private var bodyHeight: CGFloat = 0
  private let ground = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
  }
  required init?(coder: NSCoder) { nil }

  /// Shows the content for a first responder.
  func show(_ new: KeyboardArrangement, in runtime: Runtime) {
    let old = arrangement
    arrangement = new
    bodyHeight = new.bodyHeight(in: runtime)
    if let gone = old?.inputView, gone !== new.inputView { gone.leave(self) }
    if let gone = old?.accessory, gone !== new.accessory { gone.leave(self) }
    if let view = new.inputView, view.superview !== self { addSubview(view) }
    if let view = new.accessory, view.superview !== self { addSubview(view) }
    if new.inputView == nil && new.showsKeys {
      let made = keys ?? KeyboardView(frame: .zero)
      keys = made
      if made.superview == nil { addSubview(made) }
      made.show(new.responder, new.traits)
    } else {
      keys?.removeFromSuperview()
      keys = nil
    }
    ground.isHidden = new.inputView == nil
    setNeedsLayout()
  }

  func clear() {
    arrangement?.inputView?.leave(self)
    arrangement?.accessory?.leave(self)
    keys?.removeFromSuperview()
    (arrangement, keys) = (nil, nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let arrangement else { return }
    let top = arrangement.accessoryHeight
    arrangement.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let body = CGRect(x: 0, y: top, width: bounds.width, height: bodyHeight)
    keys?.frame = body
    ground.frame = body
    ground.backgroundColor = KeyboardLook(isDark: traitCollection.userInterfaceStyle == .dark).ground
    guard let view = arrangement.inputView else { return }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bodyHeight - safeAreaInsetsOfScreen)
  }
  private var safeAreaInsetsOfScreen: CGFloat { runtime.app.device.safeArea.bottom }
}

extension UIView {
  fileprivate func leave(_ host: UIView) { if superview === host { removeFromSuperview() } }
}
