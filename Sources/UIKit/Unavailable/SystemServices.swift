import Foundation
import QuartzCore

// The types for services of the system outside an app. Segue does not support them.

@available(*, unavailable, message: "there are no notifications from outside here: call what they would call")
open class UILocalNotification: _AbsentObject {}

@available(*, unavailable, message: "there are no notifications from outside here: call what they would call")
open class UIUserNotificationSettings: _AbsentObject {
  public init(types: Any, categories: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no home screen here: call what the item would call")
open class UIApplicationShortcutItem: _AbsentObject {
  public init(type: String, localizedTitle: String) { _Absent.stop() }
  public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: Any?, userInfo: [String: Any]? = nil) {
    _Absent.stop()
  }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no home screen here: call what the item would call")
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

@available(*, unavailable, message: "there is no accelerometer: motion effects and UIDevice.orientation are what changes")
open class UIAccelerometer: _AbsentObject {}

@available(*, unavailable, message: "there is no dictionary here: keep the words in the app")
open class UILexicon: _AbsentObject {}

@available(*, unavailable, message: "use a UIButton that reads UIPasteboard.general")
open class UIPasteControl: UIControl, _StaysOut {
  public init(configuration: Any) { _Absent.stop() }
  public override init(frame: CGRect) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "use UIResponder.paste(_:)")
open class UIPasteConfiguration: _AbsentObject {
  public init(acceptableTypeIdentifiers: [String]) { _Absent.stop() }
  public init(forAccepting type: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "use UIResponder.paste(_:)")
public protocol UIPasteConfigurationSupporting {}

@available(*, unavailable, message: "an app here is not restored: set its state when it launches")
public protocol UIStateRestoring {}

@available(*, unavailable, message: "an app here is not restored: set its state when it launches")
public protocol UIViewControllerRestoration {}

@available(*, unavailable, message: "an app here is not restored: set its state when it launches")
public protocol UIDataSourceModelAssociation {}

@available(*, unavailable, message: "an app here is not restored: set its state when it launches")
public protocol UIObjectRestoration {}

@available(*, unavailable, message: "there is nobody to attribute a click to")
open class UIEventAttribution: _AbsentObject {
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "asset catalogs hold pictures and colours here: read the file with Data(contentsOf:)")
open class NSDataAsset: _AbsentObject {
  public init(name: String) { _Absent.stop() }
  public init(name: String, bundle: Bundle) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "use CADisplayLink")
open class UIUpdateLink: _AbsentObject {
  public init(view: UIView) { _Absent.stop() }
  public init(windowScene: UIWindowScene) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "extend the view to the edges of its superview")
open class UIBackgroundExtensionView: UIView, _StaysOut {}

@available(*, unavailable, message: "the look is that of iOS 18: use UIBlurEffect")
open class UIGlassEffect: UIVisualEffect, _StaysOut {
  public enum Style { case regular, clear }
  public init(style: Style) { _Absent.stop() }
  public init() { _Absent.stop() }
}

@available(*, unavailable, message: "the look is that of iOS 18: use UIBlurEffect")
open class UIGlassContainerEffect: UIVisualEffect, _StaysOut {}

@available(*, unavailable, message: "SwiftUI is not here: make a UIViewController")
open class UIHostingController<Content>: UIViewController, _StaysOut {
  public init(rootView: Content) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "SwiftUI is not here: use UIListContentConfiguration or a UIContentConfiguration of your own")
public struct UIHostingConfiguration<Content>: _StaysOut {
  public init(content: @escaping () -> Content) { _Absent.stop() }
}

@available(*, unavailable, message: "SwiftUI is not here: use the view itself")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "SwiftUI is not here: use the controller itself")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "lay out an image view and two labels in the background view")
public struct UIContentUnavailableConfiguration: _StaysOut {
  public init() {}
}

@available(*, unavailable, message: "lay out an image view and two labels in the background view")
open class UIContentUnavailableView: UIView, _StaysOut {
  public init(configuration: UIContentUnavailableConfiguration) { _Absent.stop() }
  public override init(frame: CGRect) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "use UITabBarController.viewControllers with a UITabBarItem each")
open class UITab: _AbsentObject {
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    _Absent.stop()
  }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "use UITabBarController.viewControllers with a UITabBarItem each")
open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { _Absent.stop() }
  public override init() { _Absent.stop() }
}
