import HostInterface
import QuartzCore

/// The top of a view tree: what the screen shows and touches enter.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether it was made key last; false at first.
  public private(set) var isKeyWindow = false
  /// Which windows it lies in front of; `normal` at first.
  public var windowLevel = Level.normal
  /// The device's display.
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
    /// Where an app's windows are.
    public static let normal = Level(rawValue: 0)
    /// In front of the app's windows.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of the status bar.
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level so much further in front.
    public static func + (level: Level, further: CGFloat) -> Level { Level(rawValue: level.rawValue + further) }
    /// A level so much further back.
    public static func - (level: Level, further: CGFloat) -> Level { Level(rawValue: level.rawValue - further) }
  }

  override var coveredByDevice: UIEdgeInsets? {
    let safe = runtime.app.device.safeArea
    // Beside a notch the top stays covered when the status bar goes. (BEHAVIOUR §5.9)
    let top = safe.top <= StatusBarLayout.tallestClassic && runtime.statusBar.isHidden ? 0 : safe.top
    return UIEdgeInsets(top: top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController && isOnScreen { showRoot(rootViewController, insteadOf: oldValue) } }
  }
  private var isOnScreen: Bool { runtime.app.windows.contains { $0 === self } }

  /// Makes it the key window, if it is on the screen.
  open func makeKey() {
    guard isOnScreen else { return }
    for window in runtime.app.windows { window.isKeyWindow = window === self }
  }

  /// Shows the window. Segue has one window on the screen: a second one takes the first one's place.
  open func makeKeyAndVisible() {
    let isNew = !isOnScreen
    if isNew { runtime.app.windows.append(self) }
    for window in runtime.app.windows { window.isKeyWindow = window === self }
    runtime.show(root: layer)
    refreshSafeArea()
    setNeedsLayout()
    if isNew { showRoot(rootViewController, insteadOf: nil) }
  }

  open override var next: UIResponder? { runtime.app.application }
}
