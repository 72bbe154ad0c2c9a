// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitContainersRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.presentationCountForPageViewController, { $0 is any PresentationCountForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.presentationIndexForPageViewController, { $0 is any PresentationIndexForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.pageViewControllerWillTransitionTo, { $0 is any PageViewControllerWillTransitionTo }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, { $0 is any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.searchBarShouldBeginEditing, { $0 is any SearchBarShouldBeginEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidBeginEditing, { $0 is any SearchBarTextDidBeginEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarShouldEndEditing, { $0 is any SearchBarShouldEndEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidEndEditing, { $0 is any SearchBarTextDidEndEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidChange, { $0 is any SearchBarTextDidChange }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarShouldChangeTextInReplacementText, { $0 is any SearchBarShouldChangeTextInReplacementText }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarSearchButtonClicked, { $0 is any SearchBarSearchButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarBookmarkButtonClicked, { $0 is any SearchBarBookmarkButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarCancelButtonClicked, { $0 is any SearchBarCancelButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarResultsListButtonClicked, { $0 is any SearchBarResultsListButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarSelectedScopeButtonIndexDidChange, { $0 is any SearchBarSelectedScopeButtonIndexDidChange }, { $0 is any UISearchBarDelegate.Type }),
    (.willPresentSearchController, { $0 is any WillPresentSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.didPresentSearchController, { $0 is any DidPresentSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.willDismissSearchController, { $0 is any WillDismissSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.didDismissSearchController, { $0 is any DidDismissSearchController }, { $0 is any UISearchControllerDelegate.Type }),
  ]
}

// MARK: UIPageViewControllerDataSource

extension UIPageViewControllerDataSource {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let presentationCountForPageViewController = Self(number: 262144, delegate: "UIPageViewControllerDataSource", method: "presentationCount(for: UIPageViewController)", line: "PresentationCountForPageViewController")
}
extension Implements {
  /// A class that implements `presentationCount(for:)`, although only its superclass conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationCountForPageViewController: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDataSource`.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationCount(for:)`.
  @MainActor static func presentationCountForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationCountForPageViewController)? {
    if let delegate = delegate as? any PresentationCountForPageViewController { return delegate }
    if let target = forwardingTarget(.presentationCountForPageViewController, of: delegate, where: { $0 is any PresentationCountForPageViewController }) as? any PresentationCountForPageViewController { return target }
    notImplemented(.presentationCountForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationCountForPageViewController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationCount(for:)")
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationCountForPageViewController without presentationCount(for:)") }
}

extension OptionalRequirement {
  static let presentationIndexForPageViewController = Self(number: 262145, delegate: "UIPageViewControllerDataSource", method: "presentationIndex(for: UIPageViewController)", line: "PresentationIndexForPageViewController")
}
extension Implements {
  /// A class that implements `presentationIndex(for:)`, although only its superclass conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationIndexForPageViewController: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDataSource`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationIndex(for:)`.
  @MainActor static func presentationIndexForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationIndexForPageViewController)? {
    if let delegate = delegate as? any PresentationIndexForPageViewController { return delegate }
    if let target = forwardingTarget(.presentationIndexForPageViewController, of: delegate, where: { $0 is any PresentationIndexForPageViewController }) as? any PresentationIndexForPageViewController { return target }
    notImplemented(.presentationIndexForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationIndexForPageViewController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationIndex(for:)")
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationIndexForPageViewController without presentationIndex(for:)") }
}

// MARK: UIPageViewControllerDelegate

extension UIPageViewControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let pageViewControllerWillTransitionTo = Self(number: 262208, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])", line: "PageViewControllerWillTransitionTo")
}
extension Implements {
  /// A class that implements `pageViewController(_:willTransitionTo:)`, although only its superclass conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerWillTransitionTo: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pageViewController(_:willTransitionTo:)`.
  @MainActor static func pageViewControllerWillTransitionTo(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerWillTransitionTo)? {
    if let delegate = delegate as? any PageViewControllerWillTransitionTo { return delegate }
    if let target = forwardingTarget(.pageViewControllerWillTransitionTo, of: delegate, where: { $0 is any PageViewControllerWillTransitionTo }) as? any PageViewControllerWillTransitionTo { return target }
    notImplemented(.pageViewControllerWillTransitionTo, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerWillTransitionTo {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pageViewController(_:willTransitionTo:)")
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { preconditionFailure("PageViewControllerWillTransitionTo without pageViewController(_:willTransitionTo:)") }
}

extension OptionalRequirement {
  static let pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted = Self(number: 262209, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool)", line: "PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted")
}
extension Implements {
  /// A class that implements `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, although only its superclass conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  @MainActor static func pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted)? {
    if let delegate = delegate as? any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted { return delegate }
    if let target = forwardingTarget(.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, of: delegate, where: { $0 is any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted }) as? any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted { return target }
    notImplemented(.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { preconditionFailure("PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted without pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)") }
}

// MARK: UISearchBarDelegate

extension UISearchBarDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let searchBarShouldBeginEditing = Self(number: 262272, delegate: "UISearchBarDelegate", method: "searchBarShouldBeginEditing(_: UISearchBar)", line: "SearchBarShouldBeginEditing")
}
extension Implements {
  /// A class that implements `searchBarShouldBeginEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarShouldBeginEditing(_:)`.
  @MainActor static func searchBarShouldBeginEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldBeginEditing)? {
    if let delegate = delegate as? any SearchBarShouldBeginEditing { return delegate }
    if let target = forwardingTarget(.searchBarShouldBeginEditing, of: delegate, where: { $0 is any SearchBarShouldBeginEditing }) as? any SearchBarShouldBeginEditing { return target }
    notImplemented(.searchBarShouldBeginEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarShouldBeginEditing(_:)")
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { preconditionFailure("SearchBarShouldBeginEditing without searchBarShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidBeginEditing = Self(number: 262273, delegate: "UISearchBarDelegate", method: "searchBarTextDidBeginEditing(_: UISearchBar)", line: "SearchBarTextDidBeginEditing")
}
extension Implements {
  /// A class that implements `searchBarTextDidBeginEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarTextDidBeginEditing(_:)`.
  @MainActor static func searchBarTextDidBeginEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidBeginEditing)? {
    if let delegate = delegate as? any SearchBarTextDidBeginEditing { return delegate }
    if let target = forwardingTarget(.searchBarTextDidBeginEditing, of: delegate, where: { $0 is any SearchBarTextDidBeginEditing }) as? any SearchBarTextDidBeginEditing { return target }
    notImplemented(.searchBarTextDidBeginEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarTextDidBeginEditing(_:)")
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { preconditionFailure("SearchBarTextDidBeginEditing without searchBarTextDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarShouldEndEditing = Self(number: 262274, delegate: "UISearchBarDelegate", method: "searchBarShouldEndEditing(_: UISearchBar)", line: "SearchBarShouldEndEditing")
}
extension Implements {
  /// A class that implements `searchBarShouldEndEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarShouldEndEditing(_:)`.
  @MainActor static func searchBarShouldEndEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldEndEditing)? {
    if let delegate = delegate as? any SearchBarShouldEndEditing { return delegate }
    if let target = forwardingTarget(.searchBarShouldEndEditing, of: delegate, where: { $0 is any SearchBarShouldEndEditing }) as? any SearchBarShouldEndEditing { return target }
    notImplemented(.searchBarShouldEndEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarShouldEndEditing(_:)")
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { preconditionFailure("SearchBarShouldEndEditing without searchBarShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidEndEditing = Self(number: 262275, delegate: "UISearchBarDelegate", method: "searchBarTextDidEndEditing(_: UISearchBar)", line: "SearchBarTextDidEndEditing")
}
extension Implements {
  /// A class that implements `searchBarTextDidEndEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarTextDidEndEditing(_:)`.
  @MainActor static func searchBarTextDidEndEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidEndEditing)? {
    if let delegate = delegate as? any SearchBarTextDidEndEditing { return delegate }
    if let target = forwardingTarget(.searchBarTextDidEndEditing, of: delegate, where: { $0 is any SearchBarTextDidEndEditing }) as? any SearchBarTextDidEndEditing { return target }
    notImplemented(.searchBarTextDidEndEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarTextDidEndEditing(_:)")
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { preconditionFailure("SearchBarTextDidEndEditing without searchBarTextDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidChange = Self(number: 262276, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, textDidChange: String)", line: "SearchBarTextDidChange")
}
extension Implements {
  /// A class that implements `searchBar(_:textDidChange:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidChange: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBar(_:textDidChange:)`.
  @MainActor static func searchBarTextDidChange(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidChange)? {
    if let delegate = delegate as? any SearchBarTextDidChange { return delegate }
    if let target = forwardingTarget(.searchBarTextDidChange, of: delegate, where: { $0 is any SearchBarTextDidChange }) as? any SearchBarTextDidChange { return target }
    notImplemented(.searchBarTextDidChange, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:textDidChange:)")
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { preconditionFailure("SearchBarTextDidChange without searchBar(_:textDidChange:)") }
}

extension OptionalRequirement {
  static let searchBarShouldChangeTextInReplacementText = Self(number: 262277, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String)", line: "SearchBarShouldChangeTextInReplacementText")
}
extension Implements {
  /// A class that implements `searchBar(_:shouldChangeTextIn:replacementText:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldChangeTextInReplacementText: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBar(_:shouldChangeTextIn:replacementText:)`.
  @MainActor static func searchBarShouldChangeTextInReplacementText(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldChangeTextInReplacementText)? {
    if let delegate = delegate as? any SearchBarShouldChangeTextInReplacementText { return delegate }
    if let target = forwardingTarget(.searchBarShouldChangeTextInReplacementText, of: delegate, where: { $0 is any SearchBarShouldChangeTextInReplacementText }) as? any SearchBarShouldChangeTextInReplacementText { return target }
    notImplemented(.searchBarShouldChangeTextInReplacementText, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldChangeTextInReplacementText {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:shouldChangeTextIn:replacementText:)")
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { preconditionFailure("SearchBarShouldChangeTextInReplacementText without searchBar(_:shouldChangeTextIn:replacementText:)") }
}

extension OptionalRequirement {
  static let searchBarSearchButtonClicked = Self(number: 262278, delegate: "UISearchBarDelegate", method: "searchBarSearchButtonClicked(_: UISearchBar)", line: "SearchBarSearchButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarSearchButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarSearchButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarSearchButtonClicked(_:)`.
  @MainActor static func searchBarSearchButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarSearchButtonClicked)? {
    if let delegate = delegate as? any SearchBarSearchButtonClicked { return delegate }
    if let target = forwardingTarget(.searchBarSearchButtonClicked, of: delegate, where: { $0 is any SearchBarSearchButtonClicked }) as? any SearchBarSearchButtonClicked { return target }
    notImplemented(.searchBarSearchButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarSearchButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarSearchButtonClicked(_:)")
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarSearchButtonClicked without searchBarSearchButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarBookmarkButtonClicked = Self(number: 262279, delegate: "UISearchBarDelegate", method: "searchBarBookmarkButtonClicked(_: UISearchBar)", line: "SearchBarBookmarkButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarBookmarkButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarBookmarkButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarBookmarkButtonClicked(_:)`.
  @MainActor static func searchBarBookmarkButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarBookmarkButtonClicked)? {
    if let delegate = delegate as? any SearchBarBookmarkButtonClicked { return delegate }
    if let target = forwardingTarget(.searchBarBookmarkButtonClicked, of: delegate, where: { $0 is any SearchBarBookmarkButtonClicked }) as? any SearchBarBookmarkButtonClicked { return target }
    notImplemented(.searchBarBookmarkButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarBookmarkButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarBookmarkButtonClicked(_:)")
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarBookmarkButtonClicked without searchBarBookmarkButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarCancelButtonClicked = Self(number: 262280, delegate: "UISearchBarDelegate", method: "searchBarCancelButtonClicked(_: UISearchBar)", line: "SearchBarCancelButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarCancelButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarCancelButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarCancelButtonClicked(_:)`.
  @MainActor static func searchBarCancelButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarCancelButtonClicked)? {
    if let delegate = delegate as? any SearchBarCancelButtonClicked { return delegate }
    if let target = forwardingTarget(.searchBarCancelButtonClicked, of: delegate, where: { $0 is any SearchBarCancelButtonClicked }) as? any SearchBarCancelButtonClicked { return target }
    notImplemented(.searchBarCancelButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarCancelButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarCancelButtonClicked(_:)")
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarCancelButtonClicked without searchBarCancelButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarResultsListButtonClicked = Self(number: 262281, delegate: "UISearchBarDelegate", method: "searchBarResultsListButtonClicked(_: UISearchBar)", line: "SearchBarResultsListButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarResultsListButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarResultsListButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBarResultsListButtonClicked(_:)`.
  @MainActor static func searchBarResultsListButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarResultsListButtonClicked)? {
    if let delegate = delegate as? any SearchBarResultsListButtonClicked { return delegate }
    if let target = forwardingTarget(.searchBarResultsListButtonClicked, of: delegate, where: { $0 is any SearchBarResultsListButtonClicked }) as? any SearchBarResultsListButtonClicked { return target }
    notImplemented(.searchBarResultsListButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarResultsListButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarResultsListButtonClicked(_:)")
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarResultsListButtonClicked without searchBarResultsListButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarSelectedScopeButtonIndexDidChange = Self(number: 262282, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)", line: "SearchBarSelectedScopeButtonIndexDidChange")
}
extension Implements {
  /// A class that implements `searchBar(_:selectedScopeButtonIndexDidChange:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarSelectedScopeButtonIndexDidChange: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  @MainActor static func searchBarSelectedScopeButtonIndexDidChange(_ delegate: any UISearchBarDelegate) -> (any SearchBarSelectedScopeButtonIndexDidChange)? {
    if let delegate = delegate as? any SearchBarSelectedScopeButtonIndexDidChange { return delegate }
    if let target = forwardingTarget(.searchBarSelectedScopeButtonIndexDidChange, of: delegate, where: { $0 is any SearchBarSelectedScopeButtonIndexDidChange }) as? any SearchBarSelectedScopeButtonIndexDidChange { return target }
    notImplemented(.searchBarSelectedScopeButtonIndexDidChange, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarSelectedScopeButtonIndexDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:selectedScopeButtonIndexDidChange:)")
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { preconditionFailure("SearchBarSelectedScopeButtonIndexDidChange without searchBar(_:selectedScopeButtonIndexDidChange:)") }
}

// MARK: UISearchControllerDelegate

extension UISearchControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let willPresentSearchController = Self(number: 262336, delegate: "UISearchControllerDelegate", method: "willPresentSearchController(_: UISearchController)", line: "WillPresentSearchController")
}
extension Implements {
  /// A class that implements `willPresentSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol WillPresentSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func willPresentSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `willPresentSearchController(_:)`.
  @MainActor static func willPresentSearchController(_ delegate: any UISearchControllerDelegate) -> (any WillPresentSearchController)? {
    if let delegate = delegate as? any WillPresentSearchController { return delegate }
    if let target = forwardingTarget(.willPresentSearchController, of: delegate, where: { $0 is any WillPresentSearchController }) as? any WillPresentSearchController { return target }
    notImplemented(.willPresentSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.WillPresentSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no willPresentSearchController(_:)")
  public func willPresentSearchController(_ searchController: UISearchController) { preconditionFailure("WillPresentSearchController without willPresentSearchController(_:)") }
}

extension OptionalRequirement {
  static let didPresentSearchController = Self(number: 262337, delegate: "UISearchControllerDelegate", method: "didPresentSearchController(_: UISearchController)", line: "DidPresentSearchController")
}
extension Implements {
  /// A class that implements `didPresentSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol DidPresentSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func didPresentSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `didPresentSearchController(_:)`.
  @MainActor static func didPresentSearchController(_ delegate: any UISearchControllerDelegate) -> (any DidPresentSearchController)? {
    if let delegate = delegate as? any DidPresentSearchController { return delegate }
    if let target = forwardingTarget(.didPresentSearchController, of: delegate, where: { $0 is any DidPresentSearchController }) as? any DidPresentSearchController { return target }
    notImplemented(.didPresentSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.DidPresentSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no didPresentSearchController(_:)")
  public func didPresentSearchController(_ searchController: UISearchController) { preconditionFailure("DidPresentSearchController without didPresentSearchController(_:)") }
}

extension OptionalRequirement {
  static let willDismissSearchController = Self(number: 262338, delegate: "UISearchControllerDelegate", method: "willDismissSearchController(_: UISearchController)", line: "WillDismissSearchController")
}
extension Implements {
  /// A class that implements `willDismissSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol WillDismissSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func willDismissSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `willDismissSearchController(_:)`.
  @MainActor static func willDismissSearchController(_ delegate: any UISearchControllerDelegate) -> (any WillDismissSearchController)? {
    if let delegate = delegate as? any WillDismissSearchController { return delegate }
    if let target = forwardingTarget(.willDismissSearchController, of: delegate, where: { $0 is any WillDismissSearchController }) as? any WillDismissSearchController { return target }
    notImplemented(.willDismissSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.WillDismissSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no willDismissSearchController(_:)")
  public func willDismissSearchController(_ searchController: UISearchController) { preconditionFailure("WillDismissSearchController without willDismissSearchController(_:)") }
}

extension OptionalRequirement {
  static let didDismissSearchController = Self(number: 262339, delegate: "UISearchControllerDelegate", method: "didDismissSearchController(_: UISearchController)", line: "DidDismissSearchController")
}
extension Implements {
  /// A class that implements `didDismissSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol DidDismissSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func didDismissSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `didDismissSearchController(_:)`.
  @MainActor static func didDismissSearchController(_ delegate: any UISearchControllerDelegate) -> (any DidDismissSearchController)? {
    if let delegate = delegate as? any DidDismissSearchController { return delegate }
    if let target = forwardingTarget(.didDismissSearchController, of: delegate, where: { $0 is any DidDismissSearchController }) as? any DidDismissSearchController { return target }
    notImplemented(.didDismissSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.DidDismissSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no didDismissSearchController(_:)")
  public func didDismissSearchController(_ searchController: UISearchController) { preconditionFailure("DidDismissSearchController without didDismissSearchController(_:)") }
}
