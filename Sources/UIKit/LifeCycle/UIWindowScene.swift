import Foundation
import QuartzCore

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that it is on.
  open var screen: UIScreen { runtime.app.screen }
  /// Its windows, in the order in which they were first shown; those that are hidden come last.
  open var windows: [UIWindow] { runtime.app.application.windows.filter { $0.windowScene === self } }
  /// Its window that what is typed goes to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// What it is like around it.
  open var traitCollection: UITraitCollection { runtime.app.traits }
  /// What there is to know of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  private lazy var space = DeviceSpace(.interface, in: runtime) { [unowned self] in coordinateSpaceBounds.size }
  /// The coordinate space of the scene, as the interface is oriented.
  open var coordinateSpace: any UICoordinateSpace { space }

  var coordinateSpaceBounds: CGRect { CGRect(origin: .zero, size: runtime.app.device.size) }

  /// The scene of an app that has none of its own. It was connected and is as active as the app.
  static func ofPlainApp(in runtime: Runtime) -> UIWindowScene {
    runtime.asCurrent {
      let session = UISceneSession(role: .windowApplication)
      let scene = UIWindowScene(session: session, connectionOptions: ConnectionOptions())
      session.scene = scene
      scene.activationState = runtime.lifeCycle.stage == .active ? .foregroundActive : .foregroundInactive
      return scene
    }
  }

  // MARK: Geometry

  /// How the interface lies.
  open var interfaceOrientation: UIInterfaceOrientation { runtime.rotation.interface }
  /// Lies in one of the ways that are asked for from now on, as if the user had turned the device: one that the controllers support. Else
  /// `errorHandler` hears why not, and nothing changes.
  open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    defaultRequestGeometryUpdate(geometryPreferences, errorHandler: errorHandler)
  }
}

/// The status bar of a scene, to be asked.
@preconcurrency @MainActor
public final class UIStatusBarManager: _UIObject {
  private let scene: UIWindowScene
  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init(_r: ())
  }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { scene.runtime.statusBar.isHidden }
  /// Where it is shown, in the screen's points; zero while it is hidden.
  public var statusBarFrame: CGRect { scene.runtime.statusBar.frame }
  /// Dark or light.
  public var statusBarStyle: UIStatusBarStyle { scene.runtime.statusBar.shown.style }
}
