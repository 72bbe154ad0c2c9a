import HostInterface
import InterfaceGeometry
import QuartzCore

/// The root of a view hierarchy, which shows content on the screen and dispatches touches to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level that determines the order of windows. The default is `Level.normal`.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { runtime.windowStack.arrange() } } }
  /// The screen of the device.
  open var screen: UIScreen { runtime.app.screen }
  /// The scene that contains the window. A window without a scene is invisible.
  open weak var windowScene: UIWindowScene? { didSet { if windowScene !== oldValue, !isHidden { windowStack.sceneDidChange(of: self) } } }
  /// The order of activation. It grows each time that a window moves to the front.
  var rank = 0
  /// The root view controller whose view the window shows.
  weak var shownRoot: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostWindow = self
    layer.isHidden = true
    windowScene = runtime.lifeCycle.sceneOfPlainWindows
  }
  /// Creates a window in a scene, with the size of the scene's screen.
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

  /// The level of a window. Windows with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of app windows.
    public static let normal = Level(rawValue: 0)
    /// The level in front of app windows.
    public static let statusBar = Level(rawValue: 1000)
    /// The level in front of the status bar.
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level that is in front of `level` by the given distance.
    public static func + (level: Level, further: CGFloat) -> Level { Level(rawValue: level.rawValue + further) }
    /// Returns a level that is behind `level` by the given distance.
    public static func - (level: Level, further: CGFloat) -> Level { Level(rawValue: level.rawValue - further) }
  }

  @_spi(UIKit) open override var coveredByDevice: UIEdgeInsets? {
    let safe = runtime.app.device.safeArea
    // On devices with a notch, the top inset stays the same when the status bar hides (Docs/behaviour/controllers.md, "Status bar").
    let top = safe.top <= StatusBarLayout.tallestClassic && runtime.statusBar.isHidden ? 0 : safe.top
    return UIEdgeInsets(top: top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController && isOnScreen { showRoot(rootViewController, insteadOf: oldValue) } }
  }
  /// The layer that renders the window. An app can replace the property in an extension, as a category does on iOS. It is read before the
  /// window is shown.
  open dynamic override var layer: CALayer { super.layer }
  var isOnScreen: Bool { runtime.app.windows.contains { $0 === self } }
  private var windowStack: WindowStack { runtime.windowStack }

  /// A Boolean value that indicates whether the window is hidden. The default is `true`. A window that is shown moves to the front of its
  /// level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if !newValue { _ = layer }
      super.isHidden = newValue
      if newValue { windowStack.hide(self) } else { windowStack.show(self) }
    }
  }

  // MARK: Key window

  /// A Boolean value that indicates whether the window receives keyboard input. Only one window at a time is the key window.
  open var isKeyWindow: Bool { runtime.app.keyWindow === self }
  /// A Boolean value that indicates whether the window can become the key window. The default is `true`.
  open var canBecomeKey: Bool { true }
  /// Called when the window becomes the key window. Do not call this method. Call `makeKey()` instead.
  open func becomeKey() {}
  /// Delivers the touches of an event to gesture recognisers and views. An override that does not call this implementation blocks them.
  open dynamic func sendEvent(_ event: UIEvent) { runtime.router.deliverPending(in: self) }
  /// Called when the window is no longer the key window. Do not call this method.
  open func resignKey() {}
  /// Makes the window the key window, if it is on the screen.
  open func makeKey() { if isOnScreen { windowStack.makeKey(self) } }

  /// Shows the window in front of all windows of its level and makes it the key window.
  open dynamic func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { windowStack.bringToFront(self) }
    makeKey()
  }

  open override var next: UIResponder? { runtime.app.application }
}
