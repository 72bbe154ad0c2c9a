import Foundation
import QuartzCore

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  open var screen: UIScreen { runtime.app.screen }
  /// The windows of the scene, in the order in which they were first shown. Hidden windows are last.
  open var windows: [UIWindow] { runtime.app.application.windows.filter { $0.windowScene === self } }
  /// The window of the scene that receives keyboard input, or `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The traits of the scene, which are those of the app.
  open var traitCollection: UITraitCollection { runtime.app.traits }
  /// The object with information about the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  private lazy var space = DeviceSpace(.interface, in: runtime) { [unowned self] in coordinateSpaceBounds.size }
  /// The coordinate space of the scene, in the current interface orientation.
  open var coordinateSpace: any UICoordinateSpace { space }

  var coordinateSpaceBounds: CGRect { CGRect(origin: .zero, size: runtime.app.device.size) }

  /// Creates the scene of an app that defines no scenes. It is connected, and its state is that of the app.
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

  /// The current orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { runtime.rotation.interface }
  /// Requests a new geometry, for example an interface orientation. The effect is that of turning the device.
  ///
  /// The view controllers must support the orientation. Otherwise nothing changes and `errorHandler` receives the reason.
  open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    defaultRequestGeometryUpdate(geometryPreferences, errorHandler: errorHandler)
  }
}

/// Information about the status bar of a scene.
@preconcurrency @MainActor
public final class UIStatusBarManager: _UIObject {
  private let scene: UIWindowScene
  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init(_r: ())
  }
  /// A Boolean value that indicates whether the status bar is hidden.
  public var isStatusBarHidden: Bool { scene.runtime.statusBar.isHidden }
  /// The frame of the status bar in screen points. It is zero while the status bar is hidden.
  public var statusBarFrame: CGRect { scene.runtime.statusBar.frame }
  /// The style of the status bar's content, which is dark or light.
  public var statusBarStyle: UIStatusBarStyle { scene.runtime.statusBar.shown.style }
}
