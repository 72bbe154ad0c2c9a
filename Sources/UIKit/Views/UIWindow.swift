import HostInterface
import QuartzCore

/// The top of a view tree: what the screen shows and touches enter.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Which windows it lies in front of; `normal` at first.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { runtime.windowStack.arrange() } } }
  /// The device's display.
  open var screen: UIScreen { runtime.app.screen }
  /// The scene that shows it. Without one it stays invisible.
  open weak var windowScene: UIWindowScene? { didSet { if windowScene !== oldValue, !isHidden { windowStack.sceneDidChange(of: self) } } }
  /// Grows with each window that is brought to the front.
  var rank = 0
  /// The root whose view it shows.
  weak var shownRoot: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostWindow = self
    layer.isHidden = true
    windowScene = runtime.lifeCycle.sceneOfPlainWindows
  }
  /// A window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpaceBounds)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostWindow = self
    layer.isHidden = true
    windowScene = runtime.lifeCycle.sceneOfPlainWindows
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
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController && isOnScreen { showRoot(rootViewController, insteadOf: oldValue) } }
  }
  var isOnScreen: Bool { runtime.app.windows.contains { $0 === self } }
  private var windowStack: WindowStack { runtime.windowStack }

  /// Whether it is not on the screen; true until somebody shows it. A window that is shown comes to the front of its level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { windowStack.hide(self) } else { windowStack.show(self) }
    }
  }

  // MARK: Key

  /// Whether what is typed goes to it; one window's at a time.
  open var isKeyWindow: Bool { runtime.app.keyWindow === self }
  /// Whether it may be key; true.
  open var canBecomeKey: Bool { true }
  /// It is key now. Do not call it: call `makeKey()`.
  open func becomeKey() {}
  /// It is not key any more. Do not call it.
  open func resignKey() {}
  /// Makes it the key window, if it is on the screen.
  open func makeKey() { if isOnScreen { windowStack.makeKey(self) } }

  /// Shows the window in front of all others of its level, and makes it key.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { windowStack.bringToFront(self) }
    makeKey()
  }

  open override var next: UIResponder? { runtime.app.application }
}
