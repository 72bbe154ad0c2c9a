// What belongs to the system around an app.

@available(*, unavailable, message: "storyboards are not read yet: make the controller in code")
public class UIStoryboard {}

@available(*, unavailable, message: "storyboards are not read yet: present or push the controller in code")
public class UIStoryboardSegue {}

@available(*, unavailable, message: "storyboards are not read yet: dismiss or pop the controller in code")
public class UIStoryboardUnwindSegueSource {}

@available(*, unavailable, message: "nib files are not read yet: register the class, and lay it out in code")
public class UINib {}

@available(*, unavailable, message: "there are no notifications from outside here: call what they would call")
public class UILocalNotification {}

@available(*, unavailable, message: "there are no notifications from outside here: call what they would call")
public class UIUserNotificationSettings {}

@available(*, unavailable, message: "there is no home screen here: call what the item would call")
public class UIApplicationShortcutItem {}

@available(*, unavailable, message: "there is no home screen here: call what the item would call")
public class UIMutableApplicationShortcutItem {}

@available(*, unavailable, message: "there is no accelerometer: motion effects and UIDevice.orientation are what changes")
public class UIAccelerometer {}

@available(*, unavailable, message: "there is no dictionary here: keep the words in the app")
public class UILexicon {}

@available(*, unavailable, message: "use a UIButton that reads UIPasteboard.general")
public class UIPasteControl {}

@available(*, unavailable, message: "use UIResponder.paste(_:)")
public class UIPasteConfiguration {}

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
public class UIEventAttribution {}

@available(*, unavailable, message: "asset catalogs hold pictures and colours here: read the file with Data(contentsOf:)")
public class NSDataAsset {}

@available(*, unavailable, message: "use CADisplayLink")
public class UIUpdateLink {}

@available(*, unavailable, message: "extend the view to the edges of its superview")
public class UIBackgroundExtensionView {}

@available(*, unavailable, message: "the look is that of iOS 18: use UIBlurEffect")
public class UIGlassEffect {}

@available(*, unavailable, message: "the look is that of iOS 18: use UIBlurEffect")
public class UIGlassContainerEffect {}

@available(*, unavailable, message: "SwiftUI is not here: make a UIViewController")
public class UIHostingController {}

@available(*, unavailable, message: "SwiftUI is not here: use UIListContentConfiguration or a UIContentConfiguration of your own")
public class UIHostingConfiguration {}

@available(*, unavailable, message: "SwiftUI is not here: use the view itself")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "SwiftUI is not here: use the controller itself")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "lay out an image view and two labels in the background view")
public class UIContentUnavailableConfiguration {}

@available(*, unavailable, message: "lay out an image view and two labels in the background view")
public class UIContentUnavailableView {}

@available(*, unavailable, message: "use UITabBarController.viewControllers with a UITabBarItem each")
public class UITab {}

@available(*, unavailable, message: "use UITabBarController.viewControllers with a UITabBarItem each")
public class UITabGroup {}
