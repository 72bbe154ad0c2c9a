import HostInterface
import QuartzCore
internal import TransitionMachine

/// The top of a view tree: what the screen shows and touches enter.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public private(set) var isKeyWindow = false
  public var windowLevel = Level.normal
  public var screen: UIScreen { runtime.app.screen }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    window = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    window = self
  }

  /// The order of windows; higher ones lie in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// The part of the screen that the device itself covers.
  var screenInsets: UIEdgeInsets {
    let safe = runtime.app.device.safeArea
    return UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet { rootDidChange(from: oldValue) }
  }
  private var statusBar: UIView?

  /// Lays the status bar over everything else.
  func showStatusBar(_ bar: UIView) {
    statusBar = bar
    addSubview(bar)
  }
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let statusBar, statusBar !== subview, statusBar.superview === self { bringSubviewToFront(statusBar) }
  }

  private func rootDidChange(from old: UIViewController?) {
    guard old !== rootViewController, runtime.app.windows.contains(where: { $0 === self }) else { return }
    showRoot()
  }

  /// Puts the root controller's view in and begins its appearance.
  private func showRoot() {
    guard let rootViewController else { return }
    runtime.controllers.machine.show(rootViewController.node, in: self)
    runtime.statusBar.attach(to: self, height: runtime.app.device.statusBarHeight, scale: runtime.app.device.scale)
  }

  /// Shows the window. Segue has one window on the screen: a second one takes the first one's place.
  open func makeKeyAndVisible() {
    if !runtime.app.windows.contains(where: { $0 === self }) { runtime.app.windows.append(self) }
    for window in runtime.app.windows { window.isKeyWindow = window === self }
    runtime.show(root: layer)
    refreshSafeArea()
    setNeedsLayout()
    showRoot()
  }

  open override var next: UIResponder? { runtime.app.application }
}
