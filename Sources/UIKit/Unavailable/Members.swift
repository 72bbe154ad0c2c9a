import QuartzCore

// The members that Segue does not support, each with an alternative.

extension UIViewController {
  @available(*, unavailable, message: "use UIScrollView.contentInsetAdjustmentBehavior")
  public var automaticallyAdjustsScrollViewInsets: Bool { fatalError() }
  @available(*, unavailable, message: "use preferredContentSize")
  public var contentSizeForViewInPopover: CGSize { fatalError() }
  @available(*, unavailable, message: "use edgesForExtendedLayout")
  public var wantsFullScreenLayout: Bool { fatalError() }
  @available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction")
  public func registerForPreviewing(with delegate: Any, sourceView: UIView) {}
  @available(*, unavailable, message: "lay out an image view and two labels in the background view")
  public var contentUnavailableConfiguration: Any? { fatalError() }
  @available(*, unavailable, message: "use present(_:animated:completion:)")
  public func presentModalViewController(_ controller: UIViewController, animated: Bool) {}
  @available(*, unavailable, message: "use dismiss(animated:completion:)")
  public func dismissModalViewControllerAnimated(_ animated: Bool) {}
}

extension UIApplication {
  @available(*, unavailable, message: "there is no home screen here: set badgeValue of a tab bar's item")
  public var applicationIconBadgeNumber: Int { fatalError() }
  @available(*, unavailable, message: "there are no notifications from outside here: call what they would call")
  public func registerForRemoteNotifications() {}
  @available(*, unavailable, message: "there is no home screen here: call what the item would call")
  public var shortcutItems: [UIApplicationShortcutItem]? { fatalError() }
  @available(*, unavailable, message: "the pictures of an app's icon are not here")
  public func setAlternateIconName(_ name: String?) {}
}

extension UITextView {
  @available(*, unavailable, message: "the text is in attributedText: set that")
  public var textStorage: NSTextStorage { fatalError() }
  @available(*, unavailable, message: "the layout of text is not open: ask firstRect(for:), caretRect(for:) or characterRange(at:)")
  public var layoutManager: NSLayoutManager { fatalError() }
  @available(*, unavailable, message: "the layout of text is not open: ask firstRect(for:) or caretRect(for:)")
  public var textLayoutManager: NSTextLayoutManager? { fatalError() }
  @available(*, unavailable, message: "there is no panel for finding: search the string and set selectedRange")
  public var findInteraction: UIFindInteraction? { fatalError() }
}

extension UITableView {
  @available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged out")
  public var dragDelegate: (any UITableViewDragDelegate)? { fatalError() }
  @available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged in")
  public var dropDelegate: (any UITableViewDropDelegate)? { fatalError() }
}

extension UICollectionView {
  @available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged out")
  public var dragDelegate: (any UICollectionViewDragDelegate)? { fatalError() }
  @available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged in")
  public var dropDelegate: (any UICollectionViewDropDelegate)? { fatalError() }
}

extension UITabBarController {
  @available(*, unavailable, message: "use viewControllers with a tabBarItem each")
  public var tabs: [UITab] { fatalError() }
  @available(*, unavailable, message: "use selectedViewController")
  public var selectedTab: UITab? { fatalError() }
}

extension UISplitViewController {
  /// The background style of a column on a Mac.
  @available(*, unavailable, message: "set backgroundColor of the column's view, or lay a UIVisualEffectView in it")
  public var primaryBackgroundStyle: BackgroundStyle {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UIView {
  @available(*, unavailable, message: "corners have one radius: set layer.cornerRadius and layer.maskedCorners")
  public var cornerConfiguration: UICornerConfiguration { fatalError() }
}

extension CALayer {
  @available(*, unavailable, message: "layers are not blended: draw with CGContext.setBlendMode(_:)")
  public var compositingFilter: Any? { fatalError() }
}
