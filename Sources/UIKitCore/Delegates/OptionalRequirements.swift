// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitCoreRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.adaptivePresentationStyleForController, { $0 is any AdaptivePresentationStyleForController }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.adaptivePresentationStyleForControllerTraitCollection, { $0 is any AdaptivePresentationStyleForControllerTraitCollection }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerPrepare, { $0 is any PresentationControllerPrepare }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerViewControllerForAdaptivePresentationStyle, { $0 is any PresentationControllerViewControllerForAdaptivePresentationStyle }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, { $0 is any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerShouldDismiss, { $0 is any PresentationControllerShouldDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillDismiss, { $0 is any PresentationControllerWillDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidDismiss, { $0 is any PresentationControllerDidDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidAttemptToDismiss, { $0 is any PresentationControllerDidAttemptToDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.applicationWillFinishLaunchingWithOptions, { $0 is any ApplicationWillFinishLaunchingWithOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidFinishLaunchingWithOptions, { $0 is any ApplicationDidFinishLaunchingWithOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidFinishLaunching, { $0 is any ApplicationDidFinishLaunching }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidBecomeActive, { $0 is any ApplicationDidBecomeActive }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillResignActive, { $0 is any ApplicationWillResignActive }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidEnterBackground, { $0 is any ApplicationDidEnterBackground }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillEnterForeground, { $0 is any ApplicationWillEnterForeground }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillTerminate, { $0 is any ApplicationWillTerminate }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidReceiveMemoryWarning, { $0 is any ApplicationDidReceiveMemoryWarning }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationOpenOptions, { $0 is any ApplicationOpenOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationSupportedInterfaceOrientationsFor, { $0 is any ApplicationSupportedInterfaceOrientationsFor }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationConfigurationForConnectingOptions, { $0 is any ApplicationConfigurationForConnectingOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.positionForBar, { $0 is any PositionForBar }, { $0 is any UIBarPositioningDelegate.Type }),
    (.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, { $0 is any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, { $0 is any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, { $0 is any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillDisplayMenuForAnimator, { $0 is any ContextMenuInteractionWillDisplayMenuForAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillEndForAnimator, { $0 is any ContextMenuInteractionWillEndForAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.gestureRecognizerShouldBegin, { $0 is any GestureRecognizerShouldBegin }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldReceiveEvent, { $0 is any GestureRecognizerShouldReceiveEvent }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldReceiveTouch, { $0 is any GestureRecognizerShouldReceiveTouch }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldRecognizeSimultaneouslyWith, { $0 is any GestureRecognizerShouldRecognizeSimultaneouslyWith }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldRequireFailureOf, { $0 is any GestureRecognizerShouldRequireFailureOf }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldBeRequiredToFailBy, { $0 is any GestureRecognizerShouldBeRequiredToFailBy }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.navigationBarShouldPush, { $0 is any NavigationBarShouldPush }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarDidPush, { $0 is any NavigationBarDidPush }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarShouldPop, { $0 is any NavigationBarShouldPop }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarDidPop, { $0 is any NavigationBarDidPop }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationControllerWillShowAnimated, { $0 is any NavigationControllerWillShowAnimated }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerDidShowAnimated, { $0 is any NavigationControllerDidShowAnimated }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerSupportedInterfaceOrientations, { $0 is any NavigationControllerSupportedInterfaceOrientations }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerPreferredInterfaceOrientationForPresentation, { $0 is any NavigationControllerPreferredInterfaceOrientationForPresentation }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerAnimationControllerForFromFromVCToToVC, { $0 is any NavigationControllerAnimationControllerForFromFromVCToToVC }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerInteractionControllerFor, { $0 is any NavigationControllerInteractionControllerFor }, { $0 is any UINavigationControllerDelegate.Type }),
    (.sceneWillConnectToOptions, { $0 is any SceneWillConnectToOptions }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidDisconnect, { $0 is any SceneDidDisconnect }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidBecomeActive, { $0 is any SceneDidBecomeActive }, { $0 is any UISceneDelegate.Type }),
    (.sceneWillResignActive, { $0 is any SceneWillResignActive }, { $0 is any UISceneDelegate.Type }),
    (.sceneWillEnterForeground, { $0 is any SceneWillEnterForeground }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidEnterBackground, { $0 is any SceneDidEnterBackground }, { $0 is any UISceneDelegate.Type }),
    (.sceneOpenURLContexts, { $0 is any SceneOpenURLContexts }, { $0 is any UISceneDelegate.Type }),
    (.scrollViewDidScroll, { $0 is any ScrollViewDidScroll }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginDragging, { $0 is any ScrollViewWillBeginDragging }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillEndDraggingWithVelocityTargetContentOffset, { $0 is any ScrollViewWillEndDraggingWithVelocityTargetContentOffset }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndDraggingWillDecelerate, { $0 is any ScrollViewDidEndDraggingWillDecelerate }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginDecelerating, { $0 is any ScrollViewWillBeginDecelerating }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndDecelerating, { $0 is any ScrollViewDidEndDecelerating }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndScrollingAnimation, { $0 is any ScrollViewDidEndScrollingAnimation }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewShouldScrollToTop, { $0 is any ScrollViewShouldScrollToTop }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidScrollToTop, { $0 is any ScrollViewDidScrollToTop }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidChangeAdjustedContentInset, { $0 is any ScrollViewDidChangeAdjustedContentInset }, { $0 is any UIScrollViewDelegate.Type }),
    (.viewForZoomingInScrollView, { $0 is any ViewForZoomingInScrollView }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginZoomingWithView, { $0 is any ScrollViewWillBeginZoomingWithView }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidZoom, { $0 is any ScrollViewDidZoom }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndZoomingWithViewAtScale, { $0 is any ScrollViewDidEndZoomingWithViewAtScale }, { $0 is any UIScrollViewDelegate.Type }),
    (.splitViewControllerWillChangeTo, { $0 is any SplitViewControllerWillChangeTo }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerWillShow, { $0 is any SplitViewControllerWillShow }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerWillHide, { $0 is any SplitViewControllerWillHide }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidShow, { $0 is any SplitViewControllerDidShow }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidHide, { $0 is any SplitViewControllerDidHide }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerTopColumnForCollapsingToProposedTopColumn, { $0 is any SplitViewControllerTopColumnForCollapsingToProposedTopColumn }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDisplayModeForExpandingToProposedDisplayMode, { $0 is any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidCollapse, { $0 is any SplitViewControllerDidCollapse }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidExpand, { $0 is any SplitViewControllerDidExpand }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerInteractivePresentationGestureWillBegin, { $0 is any SplitViewControllerInteractivePresentationGestureWillBegin }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerInteractivePresentationGestureDidEnd, { $0 is any SplitViewControllerInteractivePresentationGestureDidEnd }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerCollapseSecondaryOnto, { $0 is any SplitViewControllerCollapseSecondaryOnto }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerSeparateSecondaryFrom, { $0 is any SplitViewControllerSeparateSecondaryFrom }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.primaryViewControllerForCollapsing, { $0 is any PrimaryViewControllerForCollapsing }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.primaryViewControllerForExpanding, { $0 is any PrimaryViewControllerForExpanding }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerShowSender, { $0 is any SplitViewControllerShowSender }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerShowDetailSender, { $0 is any SplitViewControllerShowDetailSender }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.tabBarControllerShouldSelect, { $0 is any TabBarControllerShouldSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerDidSelect, { $0 is any TabBarControllerDidSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerSupportedInterfaceOrientations, { $0 is any TabBarControllerSupportedInterfaceOrientations }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerPreferredInterfaceOrientationForPresentation, { $0 is any TabBarControllerPreferredInterfaceOrientationForPresentation }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerAnimationControllerForTransitionFromToToVC, { $0 is any TabBarControllerAnimationControllerForTransitionFromToToVC }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerInteractionControllerFor, { $0 is any TabBarControllerInteractionControllerFor }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarDidSelect, { $0 is any TabBarDidSelect }, { $0 is any UITabBarDelegate.Type }),
    (.autocapitalizationType, { $0 is any AutocapitalizationType }, { $0 is any UITextInputTraits.Type }),
    (.autocorrectionType, { $0 is any AutocorrectionType }, { $0 is any UITextInputTraits.Type }),
    (.spellCheckingType, { $0 is any SpellCheckingType }, { $0 is any UITextInputTraits.Type }),
    (.keyboardType, { $0 is any KeyboardType }, { $0 is any UITextInputTraits.Type }),
    (.keyboardAppearance, { $0 is any KeyboardAppearance }, { $0 is any UITextInputTraits.Type }),
    (.returnKeyType, { $0 is any ReturnKeyType }, { $0 is any UITextInputTraits.Type }),
    (.enablesReturnKeyAutomatically, { $0 is any EnablesReturnKeyAutomatically }, { $0 is any UITextInputTraits.Type }),
    (.isSecureTextEntry, { $0 is any IsSecureTextEntry }, { $0 is any UITextInputTraits.Type }),
    (.textContentType, { $0 is any TextContentType }, { $0 is any UITextInputTraits.Type }),
    (.interruptibleAnimatorUsingTransitionContext, { $0 is any InterruptibleAnimatorUsingTransitionContext }, { $0 is any UIViewControllerAnimatedTransitioning.Type }),
    (.animationEnded, { $0 is any AnimationEnded }, { $0 is any UIViewControllerAnimatedTransitioning.Type }),
    (.completionSpeed, { $0 is any CompletionSpeed }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.completionCurve, { $0 is any CompletionCurve }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.wantsInteractiveStart, { $0 is any WantsInteractiveStart }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.animationControllerForPresentedPresentingSource, { $0 is any AnimationControllerForPresentedPresentingSource }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.animationControllerForDismissed, { $0 is any AnimationControllerForDismissed }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.interactionControllerForPresentationUsingAnimator, { $0 is any InteractionControllerForPresentationUsingAnimator }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.interactionControllerForDismissalUsingAnimator, { $0 is any InteractionControllerForDismissalUsingAnimator }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.presentationControllerForPresentedPresentingSource, { $0 is any PresentationControllerForPresentedPresentingSource }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
  ]
}

// MARK: UIAdaptivePresentationControllerDelegate

extension OptionalRequirement {
  static let adaptivePresentationStyleForController = Self(number: 0, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController)", line: "AdaptivePresentationStyleForController")
}
extension Implements {
  /// A class that implements `adaptivePresentationStyle(for:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForController: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `adaptivePresentationStyle(for:)`.
  @MainActor static func adaptivePresentationStyleForController(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForController)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForController { return delegate }
    if let target = forwardingTarget(.adaptivePresentationStyleForController, of: delegate, where: { $0 is any AdaptivePresentationStyleForController }) as? any AdaptivePresentationStyleForController { return target }
    notImplemented(.adaptivePresentationStyleForController, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForController without adaptivePresentationStyle(for:)") }
}

extension OptionalRequirement {
  static let adaptivePresentationStyleForControllerTraitCollection = Self(number: 1, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController, traitCollection: UITraitCollection)", line: "AdaptivePresentationStyleForControllerTraitCollection")
}
extension Implements {
  /// A class that implements `adaptivePresentationStyle(for:traitCollection:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForControllerTraitCollection: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `adaptivePresentationStyle(for:traitCollection:)`.
  @MainActor static func adaptivePresentationStyleForControllerTraitCollection(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForControllerTraitCollection)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForControllerTraitCollection { return delegate }
    if let target = forwardingTarget(.adaptivePresentationStyleForControllerTraitCollection, of: delegate, where: { $0 is any AdaptivePresentationStyleForControllerTraitCollection }) as? any AdaptivePresentationStyleForControllerTraitCollection { return target }
    notImplemented(.adaptivePresentationStyleForControllerTraitCollection, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForControllerTraitCollection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:traitCollection:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForControllerTraitCollection without adaptivePresentationStyle(for:traitCollection:)") }
}

extension OptionalRequirement {
  static let presentationControllerPrepare = Self(number: 2, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, prepare: UIPresentationController)", line: "PresentationControllerPrepare")
}
extension Implements {
  /// A class that implements `presentationController(_:prepare:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerPrepare: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationController(_:prepare:)`.
  @MainActor static func presentationControllerPrepare(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerPrepare)? {
    if let delegate = delegate as? any PresentationControllerPrepare { return delegate }
    if let target = forwardingTarget(.presentationControllerPrepare, of: delegate, where: { $0 is any PresentationControllerPrepare }) as? any PresentationControllerPrepare { return target }
    notImplemented(.presentationControllerPrepare, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerPrepare {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:prepare:)")
  public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { preconditionFailure("PresentationControllerPrepare without presentationController(_:prepare:)") }
}

extension OptionalRequirement {
  static let presentationControllerViewControllerForAdaptivePresentationStyle = Self(number: 3, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle)", line: "PresentationControllerViewControllerForAdaptivePresentationStyle")
}
extension Implements {
  /// A class that implements `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerViewControllerForAdaptivePresentationStyle: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @MainActor static func presentationControllerViewControllerForAdaptivePresentationStyle(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerViewControllerForAdaptivePresentationStyle)? {
    if let delegate = delegate as? any PresentationControllerViewControllerForAdaptivePresentationStyle { return delegate }
    if let target = forwardingTarget(.presentationControllerViewControllerForAdaptivePresentationStyle, of: delegate, where: { $0 is any PresentationControllerViewControllerForAdaptivePresentationStyle }) as? any PresentationControllerViewControllerForAdaptivePresentationStyle { return target }
    notImplemented(.presentationControllerViewControllerForAdaptivePresentationStyle, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerViewControllerForAdaptivePresentationStyle {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:viewControllerForAdaptivePresentationStyle:)")
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { preconditionFailure("PresentationControllerViewControllerForAdaptivePresentationStyle without presentationController(_:viewControllerForAdaptivePresentationStyle:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator = Self(number: 4, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)", line: "PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator")
}
extension Implements {
  /// A class that implements `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  @MainActor static func presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator)? {
    if let delegate = delegate as? any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator { return delegate }
    if let target = forwardingTarget(.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, of: delegate, where: { $0 is any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator }) as? any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator { return target }
    notImplemented(.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { preconditionFailure("PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator without presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") }
}

extension OptionalRequirement {
  static let presentationControllerShouldDismiss = Self(number: 5, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerShouldDismiss(_: UIPresentationController)", line: "PresentationControllerShouldDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerShouldDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerShouldDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationControllerShouldDismiss(_:)`.
  @MainActor static func presentationControllerShouldDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerShouldDismiss)? {
    if let delegate = delegate as? any PresentationControllerShouldDismiss { return delegate }
    if let target = forwardingTarget(.presentationControllerShouldDismiss, of: delegate, where: { $0 is any PresentationControllerShouldDismiss }) as? any PresentationControllerShouldDismiss { return target }
    notImplemented(.presentationControllerShouldDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerShouldDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerShouldDismiss(_:)")
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { preconditionFailure("PresentationControllerShouldDismiss without presentationControllerShouldDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillDismiss = Self(number: 6, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerWillDismiss(_: UIPresentationController)", line: "PresentationControllerWillDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerWillDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationControllerWillDismiss(_:)`.
  @MainActor static func presentationControllerWillDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillDismiss)? {
    if let delegate = delegate as? any PresentationControllerWillDismiss { return delegate }
    if let target = forwardingTarget(.presentationControllerWillDismiss, of: delegate, where: { $0 is any PresentationControllerWillDismiss }) as? any PresentationControllerWillDismiss { return target }
    notImplemented(.presentationControllerWillDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerWillDismiss(_:)")
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerWillDismiss without presentationControllerWillDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidDismiss = Self(number: 7, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidDismiss(_: UIPresentationController)", line: "PresentationControllerDidDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerDidDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationControllerDidDismiss(_:)`.
  @MainActor static func presentationControllerDidDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidDismiss { return delegate }
    if let target = forwardingTarget(.presentationControllerDidDismiss, of: delegate, where: { $0 is any PresentationControllerDidDismiss }) as? any PresentationControllerDidDismiss { return target }
    notImplemented(.presentationControllerDidDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerDidDismiss(_:)")
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidDismiss without presentationControllerDidDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidAttemptToDismiss = Self(number: 8, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidAttemptToDismiss(_: UIPresentationController)", line: "PresentationControllerDidAttemptToDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerDidAttemptToDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidAttemptToDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationControllerDidAttemptToDismiss(_:)`.
  @MainActor static func presentationControllerDidAttemptToDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidAttemptToDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidAttemptToDismiss { return delegate }
    if let target = forwardingTarget(.presentationControllerDidAttemptToDismiss, of: delegate, where: { $0 is any PresentationControllerDidAttemptToDismiss }) as? any PresentationControllerDidAttemptToDismiss { return target }
    notImplemented(.presentationControllerDidAttemptToDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidAttemptToDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerDidAttemptToDismiss(_:)")
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidAttemptToDismiss without presentationControllerDidAttemptToDismiss(_:)") }
}

// MARK: UIApplicationDelegate

extension UIApplicationDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let applicationWillFinishLaunchingWithOptions = Self(number: 64, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?)", line: "ApplicationWillFinishLaunchingWithOptions")
}
extension Implements {
  /// A class that implements `application(_:willFinishLaunchingWithOptions:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillFinishLaunchingWithOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `application(_:willFinishLaunchingWithOptions:)`.
  @MainActor static func applicationWillFinishLaunchingWithOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillFinishLaunchingWithOptions)? {
    if let delegate = delegate as? any ApplicationWillFinishLaunchingWithOptions { return delegate }
    if let target = forwardingTarget(.applicationWillFinishLaunchingWithOptions, of: delegate, where: { $0 is any ApplicationWillFinishLaunchingWithOptions }) as? any ApplicationWillFinishLaunchingWithOptions { return target }
    notImplemented(.applicationWillFinishLaunchingWithOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillFinishLaunchingWithOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:willFinishLaunchingWithOptions:)")
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { preconditionFailure("ApplicationWillFinishLaunchingWithOptions without application(_:willFinishLaunchingWithOptions:)") }
}

extension OptionalRequirement {
  static let applicationDidFinishLaunchingWithOptions = Self(number: 65, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?)", line: "ApplicationDidFinishLaunchingWithOptions")
}
extension Implements {
  /// A class that implements `application(_:didFinishLaunchingWithOptions:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidFinishLaunchingWithOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `application(_:didFinishLaunchingWithOptions:)`.
  @MainActor static func applicationDidFinishLaunchingWithOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidFinishLaunchingWithOptions)? {
    if let delegate = delegate as? any ApplicationDidFinishLaunchingWithOptions { return delegate }
    if let target = forwardingTarget(.applicationDidFinishLaunchingWithOptions, of: delegate, where: { $0 is any ApplicationDidFinishLaunchingWithOptions }) as? any ApplicationDidFinishLaunchingWithOptions { return target }
    notImplemented(.applicationDidFinishLaunchingWithOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidFinishLaunchingWithOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:didFinishLaunchingWithOptions:)")
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { preconditionFailure("ApplicationDidFinishLaunchingWithOptions without application(_:didFinishLaunchingWithOptions:)") }
}

extension OptionalRequirement {
  static let applicationDidFinishLaunching = Self(number: 66, delegate: "UIApplicationDelegate", method: "applicationDidFinishLaunching(_: UIApplication)", line: "ApplicationDidFinishLaunching")
}
extension Implements {
  /// A class that implements `applicationDidFinishLaunching(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidFinishLaunching: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidFinishLaunching(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationDidFinishLaunching(_:)`.
  @MainActor static func applicationDidFinishLaunching(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidFinishLaunching)? {
    if let delegate = delegate as? any ApplicationDidFinishLaunching { return delegate }
    if let target = forwardingTarget(.applicationDidFinishLaunching, of: delegate, where: { $0 is any ApplicationDidFinishLaunching }) as? any ApplicationDidFinishLaunching { return target }
    notImplemented(.applicationDidFinishLaunching, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidFinishLaunching {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidFinishLaunching(_:)")
  public func applicationDidFinishLaunching(_ application: UIApplication) { preconditionFailure("ApplicationDidFinishLaunching without applicationDidFinishLaunching(_:)") }
}

extension OptionalRequirement {
  static let applicationDidBecomeActive = Self(number: 67, delegate: "UIApplicationDelegate", method: "applicationDidBecomeActive(_: UIApplication)", line: "ApplicationDidBecomeActive")
}
extension Implements {
  /// A class that implements `applicationDidBecomeActive(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidBecomeActive: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidBecomeActive(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationDidBecomeActive(_:)`.
  @MainActor static func applicationDidBecomeActive(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidBecomeActive)? {
    if let delegate = delegate as? any ApplicationDidBecomeActive { return delegate }
    if let target = forwardingTarget(.applicationDidBecomeActive, of: delegate, where: { $0 is any ApplicationDidBecomeActive }) as? any ApplicationDidBecomeActive { return target }
    notImplemented(.applicationDidBecomeActive, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidBecomeActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidBecomeActive(_:)")
  public func applicationDidBecomeActive(_ application: UIApplication) { preconditionFailure("ApplicationDidBecomeActive without applicationDidBecomeActive(_:)") }
}

extension OptionalRequirement {
  static let applicationWillResignActive = Self(number: 68, delegate: "UIApplicationDelegate", method: "applicationWillResignActive(_: UIApplication)", line: "ApplicationWillResignActive")
}
extension Implements {
  /// A class that implements `applicationWillResignActive(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillResignActive: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillResignActive(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationWillResignActive(_:)`.
  @MainActor static func applicationWillResignActive(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillResignActive)? {
    if let delegate = delegate as? any ApplicationWillResignActive { return delegate }
    if let target = forwardingTarget(.applicationWillResignActive, of: delegate, where: { $0 is any ApplicationWillResignActive }) as? any ApplicationWillResignActive { return target }
    notImplemented(.applicationWillResignActive, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillResignActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillResignActive(_:)")
  public func applicationWillResignActive(_ application: UIApplication) { preconditionFailure("ApplicationWillResignActive without applicationWillResignActive(_:)") }
}

extension OptionalRequirement {
  static let applicationDidEnterBackground = Self(number: 69, delegate: "UIApplicationDelegate", method: "applicationDidEnterBackground(_: UIApplication)", line: "ApplicationDidEnterBackground")
}
extension Implements {
  /// A class that implements `applicationDidEnterBackground(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidEnterBackground: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidEnterBackground(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationDidEnterBackground(_:)`.
  @MainActor static func applicationDidEnterBackground(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidEnterBackground)? {
    if let delegate = delegate as? any ApplicationDidEnterBackground { return delegate }
    if let target = forwardingTarget(.applicationDidEnterBackground, of: delegate, where: { $0 is any ApplicationDidEnterBackground }) as? any ApplicationDidEnterBackground { return target }
    notImplemented(.applicationDidEnterBackground, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidEnterBackground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidEnterBackground(_:)")
  public func applicationDidEnterBackground(_ application: UIApplication) { preconditionFailure("ApplicationDidEnterBackground without applicationDidEnterBackground(_:)") }
}

extension OptionalRequirement {
  static let applicationWillEnterForeground = Self(number: 70, delegate: "UIApplicationDelegate", method: "applicationWillEnterForeground(_: UIApplication)", line: "ApplicationWillEnterForeground")
}
extension Implements {
  /// A class that implements `applicationWillEnterForeground(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillEnterForeground: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillEnterForeground(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationWillEnterForeground(_:)`.
  @MainActor static func applicationWillEnterForeground(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillEnterForeground)? {
    if let delegate = delegate as? any ApplicationWillEnterForeground { return delegate }
    if let target = forwardingTarget(.applicationWillEnterForeground, of: delegate, where: { $0 is any ApplicationWillEnterForeground }) as? any ApplicationWillEnterForeground { return target }
    notImplemented(.applicationWillEnterForeground, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillEnterForeground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillEnterForeground(_:)")
  public func applicationWillEnterForeground(_ application: UIApplication) { preconditionFailure("ApplicationWillEnterForeground without applicationWillEnterForeground(_:)") }
}

extension OptionalRequirement {
  static let applicationWillTerminate = Self(number: 71, delegate: "UIApplicationDelegate", method: "applicationWillTerminate(_: UIApplication)", line: "ApplicationWillTerminate")
}
extension Implements {
  /// A class that implements `applicationWillTerminate(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillTerminate: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillTerminate(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationWillTerminate(_:)`.
  @MainActor static func applicationWillTerminate(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillTerminate)? {
    if let delegate = delegate as? any ApplicationWillTerminate { return delegate }
    if let target = forwardingTarget(.applicationWillTerminate, of: delegate, where: { $0 is any ApplicationWillTerminate }) as? any ApplicationWillTerminate { return target }
    notImplemented(.applicationWillTerminate, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillTerminate {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillTerminate(_:)")
  public func applicationWillTerminate(_ application: UIApplication) { preconditionFailure("ApplicationWillTerminate without applicationWillTerminate(_:)") }
}

extension OptionalRequirement {
  static let applicationDidReceiveMemoryWarning = Self(number: 72, delegate: "UIApplicationDelegate", method: "applicationDidReceiveMemoryWarning(_: UIApplication)", line: "ApplicationDidReceiveMemoryWarning")
}
extension Implements {
  /// A class that implements `applicationDidReceiveMemoryWarning(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidReceiveMemoryWarning: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `applicationDidReceiveMemoryWarning(_:)`.
  @MainActor static func applicationDidReceiveMemoryWarning(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidReceiveMemoryWarning)? {
    if let delegate = delegate as? any ApplicationDidReceiveMemoryWarning { return delegate }
    if let target = forwardingTarget(.applicationDidReceiveMemoryWarning, of: delegate, where: { $0 is any ApplicationDidReceiveMemoryWarning }) as? any ApplicationDidReceiveMemoryWarning { return target }
    notImplemented(.applicationDidReceiveMemoryWarning, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidReceiveMemoryWarning {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidReceiveMemoryWarning(_:)")
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { preconditionFailure("ApplicationDidReceiveMemoryWarning without applicationDidReceiveMemoryWarning(_:)") }
}

extension OptionalRequirement {
  static let applicationOpenOptions = Self(number: 73, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any])", line: "ApplicationOpenOptions")
}
extension Implements {
  /// A class that implements `application(_:open:options:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationOpenOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `application(_:open:options:)`.
  @MainActor static func applicationOpenOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationOpenOptions)? {
    if let delegate = delegate as? any ApplicationOpenOptions { return delegate }
    if let target = forwardingTarget(.applicationOpenOptions, of: delegate, where: { $0 is any ApplicationOpenOptions }) as? any ApplicationOpenOptions { return target }
    notImplemented(.applicationOpenOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationOpenOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:open:options:)")
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { preconditionFailure("ApplicationOpenOptions without application(_:open:options:)") }
}

extension OptionalRequirement {
  static let applicationSupportedInterfaceOrientationsFor = Self(number: 74, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, supportedInterfaceOrientationsFor: UIWindow?)", line: "ApplicationSupportedInterfaceOrientationsFor")
}
extension Implements {
  /// A class that implements `application(_:supportedInterfaceOrientationsFor:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationSupportedInterfaceOrientationsFor: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `application(_:supportedInterfaceOrientationsFor:)`.
  @MainActor static func applicationSupportedInterfaceOrientationsFor(_ delegate: any UIApplicationDelegate) -> (any ApplicationSupportedInterfaceOrientationsFor)? {
    if let delegate = delegate as? any ApplicationSupportedInterfaceOrientationsFor { return delegate }
    if let target = forwardingTarget(.applicationSupportedInterfaceOrientationsFor, of: delegate, where: { $0 is any ApplicationSupportedInterfaceOrientationsFor }) as? any ApplicationSupportedInterfaceOrientationsFor { return target }
    notImplemented(.applicationSupportedInterfaceOrientationsFor, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationSupportedInterfaceOrientationsFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:supportedInterfaceOrientationsFor:)")
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { preconditionFailure("ApplicationSupportedInterfaceOrientationsFor without application(_:supportedInterfaceOrientationsFor:)") }
}

extension OptionalRequirement {
  static let applicationConfigurationForConnectingOptions = Self(number: 75, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions)", line: "ApplicationConfigurationForConnectingOptions")
}
extension Implements {
  /// A class that implements `application(_:configurationForConnecting:options:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationConfigurationForConnectingOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `application(_:configurationForConnecting:options:)`.
  @MainActor static func applicationConfigurationForConnectingOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationConfigurationForConnectingOptions)? {
    if let delegate = delegate as? any ApplicationConfigurationForConnectingOptions { return delegate }
    if let target = forwardingTarget(.applicationConfigurationForConnectingOptions, of: delegate, where: { $0 is any ApplicationConfigurationForConnectingOptions }) as? any ApplicationConfigurationForConnectingOptions { return target }
    notImplemented(.applicationConfigurationForConnectingOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationConfigurationForConnectingOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:configurationForConnecting:options:)")
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { preconditionFailure("ApplicationConfigurationForConnectingOptions without application(_:configurationForConnecting:options:)") }
}

// MARK: UIBarPositioningDelegate

extension UIBarPositioningDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let positionForBar = Self(number: 128, delegate: "UIBarPositioningDelegate", method: "position(for: any UIBarPositioning)", line: "PositionForBar")
}
extension Implements {
  /// A class that implements `position(for:)`, although only its superclass conforms to `UIBarPositioningDelegate`.
  @preconcurrency @MainActor
  public protocol PositionForBar: AnyObject {
    /// Called instead of the default implementation in `UIBarPositioningDelegate`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `position(for:)`.
  @MainActor static func positionForBar(_ delegate: any UIBarPositioningDelegate) -> (any PositionForBar)? {
    if let delegate = delegate as? any PositionForBar { return delegate }
    if let target = forwardingTarget(.positionForBar, of: delegate, where: { $0 is any PositionForBar }) as? any PositionForBar { return target }
    notImplemented(.positionForBar, by: delegate) { $0 is any UIBarPositioningDelegate.Type }
    return nil
  }
}
extension Implements.PositionForBar {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no position(for:)")
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { preconditionFailure("PositionForBar without position(for:)") }
}

// MARK: UIContextMenuInteractionDelegate

extension UIContextMenuInteractionDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForHighlightingMenuWithConfiguration = Self(number: 192, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForHighlightingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, of: delegate, where: { $0 is any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration }) as? any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration { return target }
    notImplemented(.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration without contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForDismissingMenuWithConfiguration = Self(number: 193, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForDismissingMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForDismissingMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForDismissingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, of: delegate, where: { $0 is any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration }) as? any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration { return target }
    notImplemented(.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForDismissingMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForDismissingMenuWithConfiguration without contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator = Self(number: 194, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator { return delegate }
    if let target = forwardingTarget(.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, of: delegate, where: { $0 is any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator }) as? any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator { return target }
    notImplemented(.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator without contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillDisplayMenuForAnimator = Self(number: 195, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillDisplayMenuForAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willDisplayMenuFor:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillDisplayMenuForAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  @MainActor static func contextMenuInteractionWillDisplayMenuForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillDisplayMenuForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillDisplayMenuForAnimator { return delegate }
    if let target = forwardingTarget(.contextMenuInteractionWillDisplayMenuForAnimator, of: delegate, where: { $0 is any ContextMenuInteractionWillDisplayMenuForAnimator }) as? any ContextMenuInteractionWillDisplayMenuForAnimator { return target }
    notImplemented(.contextMenuInteractionWillDisplayMenuForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillDisplayMenuForAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willDisplayMenuFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillDisplayMenuForAnimator without contextMenuInteraction(_:willDisplayMenuFor:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillEndForAnimator = Self(number: 196, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillEndForAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willEndFor:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillEndForAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `contextMenuInteraction(_:willEndFor:animator:)`.
  @MainActor static func contextMenuInteractionWillEndForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillEndForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillEndForAnimator { return delegate }
    if let target = forwardingTarget(.contextMenuInteractionWillEndForAnimator, of: delegate, where: { $0 is any ContextMenuInteractionWillEndForAnimator }) as? any ContextMenuInteractionWillEndForAnimator { return target }
    notImplemented(.contextMenuInteractionWillEndForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillEndForAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willEndFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillEndForAnimator without contextMenuInteraction(_:willEndFor:animator:)") }
}

// MARK: UIGestureRecognizerDelegate

extension UIGestureRecognizerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldBegin = Self(number: 256, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizerShouldBegin(_: UIGestureRecognizer)", line: "GestureRecognizerShouldBegin")
}
extension Implements {
  /// A class that implements `gestureRecognizerShouldBegin(_:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBegin: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizerShouldBegin(_:)`.
  @MainActor static func gestureRecognizerShouldBegin(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBegin)? {
    if let delegate = delegate as? any GestureRecognizerShouldBegin { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldBegin, of: delegate, where: { $0 is any GestureRecognizerShouldBegin }) as? any GestureRecognizerShouldBegin { return target }
    notImplemented(.gestureRecognizerShouldBegin, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBegin {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizerShouldBegin(_:)")
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBegin without gestureRecognizerShouldBegin(_:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveEvent = Self(number: 257, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent)", line: "GestureRecognizerShouldReceiveEvent")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldReceive:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveEvent: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveEvent(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveEvent)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveEvent { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldReceiveEvent, of: delegate, where: { $0 is any GestureRecognizerShouldReceiveEvent }) as? any GestureRecognizerShouldReceiveEvent { return target }
    notImplemented(.gestureRecognizerShouldReceiveEvent, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveEvent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveEvent without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveTouch = Self(number: 258, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch)", line: "GestureRecognizerShouldReceiveTouch")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldReceive:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveTouch: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveTouch(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveTouch)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveTouch { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldReceiveTouch, of: delegate, where: { $0 is any GestureRecognizerShouldReceiveTouch }) as? any GestureRecognizerShouldReceiveTouch { return target }
    notImplemented(.gestureRecognizerShouldReceiveTouch, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveTouch {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveTouch without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRecognizeSimultaneouslyWith = Self(number: 259, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer)", line: "GestureRecognizerShouldRecognizeSimultaneouslyWith")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRecognizeSimultaneouslyWith: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  @MainActor static func gestureRecognizerShouldRecognizeSimultaneouslyWith(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRecognizeSimultaneouslyWith)? {
    if let delegate = delegate as? any GestureRecognizerShouldRecognizeSimultaneouslyWith { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldRecognizeSimultaneouslyWith, of: delegate, where: { $0 is any GestureRecognizerShouldRecognizeSimultaneouslyWith }) as? any GestureRecognizerShouldRecognizeSimultaneouslyWith { return target }
    notImplemented(.gestureRecognizerShouldRecognizeSimultaneouslyWith, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRecognizeSimultaneouslyWith {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRecognizeSimultaneouslyWith without gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRequireFailureOf = Self(number: 260, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer)", line: "GestureRecognizerShouldRequireFailureOf")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldRequireFailureOf:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRequireFailureOf: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizer(_:shouldRequireFailureOf:)`.
  @MainActor static func gestureRecognizerShouldRequireFailureOf(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRequireFailureOf)? {
    if let delegate = delegate as? any GestureRecognizerShouldRequireFailureOf { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldRequireFailureOf, of: delegate, where: { $0 is any GestureRecognizerShouldRequireFailureOf }) as? any GestureRecognizerShouldRequireFailureOf { return target }
    notImplemented(.gestureRecognizerShouldRequireFailureOf, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRequireFailureOf {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRequireFailureOf:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRequireFailureOf without gestureRecognizer(_:shouldRequireFailureOf:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldBeRequiredToFailBy = Self(number: 261, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer)", line: "GestureRecognizerShouldBeRequiredToFailBy")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBeRequiredToFailBy: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  @MainActor static func gestureRecognizerShouldBeRequiredToFailBy(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBeRequiredToFailBy)? {
    if let delegate = delegate as? any GestureRecognizerShouldBeRequiredToFailBy { return delegate }
    if let target = forwardingTarget(.gestureRecognizerShouldBeRequiredToFailBy, of: delegate, where: { $0 is any GestureRecognizerShouldBeRequiredToFailBy }) as? any GestureRecognizerShouldBeRequiredToFailBy { return target }
    notImplemented(.gestureRecognizerShouldBeRequiredToFailBy, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBeRequiredToFailBy {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBeRequiredToFailBy without gestureRecognizer(_:shouldBeRequiredToFailBy:)") }
}

// MARK: UINavigationBarDelegate

extension UINavigationBarDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let navigationBarShouldPush = Self(number: 320, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPush: UINavigationItem)", line: "NavigationBarShouldPush")
}
extension Implements {
  /// A class that implements `navigationBar(_:shouldPush:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPush: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationBar(_:shouldPush:)`.
  @MainActor static func navigationBarShouldPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPush)? {
    if let delegate = delegate as? any NavigationBarShouldPush { return delegate }
    if let target = forwardingTarget(.navigationBarShouldPush, of: delegate, where: { $0 is any NavigationBarShouldPush }) as? any NavigationBarShouldPush { return target }
    notImplemented(.navigationBarShouldPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPush {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPush without navigationBar(_:shouldPush:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPush = Self(number: 321, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPush: UINavigationItem)", line: "NavigationBarDidPush")
}
extension Implements {
  /// A class that implements `navigationBar(_:didPush:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPush: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationBar(_:didPush:)`.
  @MainActor static func navigationBarDidPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPush)? {
    if let delegate = delegate as? any NavigationBarDidPush { return delegate }
    if let target = forwardingTarget(.navigationBarDidPush, of: delegate, where: { $0 is any NavigationBarDidPush }) as? any NavigationBarDidPush { return target }
    notImplemented(.navigationBarDidPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPush {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { preconditionFailure("NavigationBarDidPush without navigationBar(_:didPush:)") }
}

extension OptionalRequirement {
  static let navigationBarShouldPop = Self(number: 322, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPop: UINavigationItem)", line: "NavigationBarShouldPop")
}
extension Implements {
  /// A class that implements `navigationBar(_:shouldPop:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPop: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationBar(_:shouldPop:)`.
  @MainActor static func navigationBarShouldPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPop)? {
    if let delegate = delegate as? any NavigationBarShouldPop { return delegate }
    if let target = forwardingTarget(.navigationBarShouldPop, of: delegate, where: { $0 is any NavigationBarShouldPop }) as? any NavigationBarShouldPop { return target }
    notImplemented(.navigationBarShouldPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPop without navigationBar(_:shouldPop:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPop = Self(number: 323, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPop: UINavigationItem)", line: "NavigationBarDidPop")
}
extension Implements {
  /// A class that implements `navigationBar(_:didPop:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPop: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationBar(_:didPop:)`.
  @MainActor static func navigationBarDidPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPop)? {
    if let delegate = delegate as? any NavigationBarDidPop { return delegate }
    if let target = forwardingTarget(.navigationBarDidPop, of: delegate, where: { $0 is any NavigationBarDidPop }) as? any NavigationBarDidPop { return target }
    notImplemented(.navigationBarDidPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { preconditionFailure("NavigationBarDidPop without navigationBar(_:didPop:)") }
}

// MARK: UINavigationControllerDelegate

extension UINavigationControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let navigationControllerWillShowAnimated = Self(number: 384, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)", line: "NavigationControllerWillShowAnimated")
}
extension Implements {
  /// A class that implements `navigationController(_:willShow:animated:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerWillShowAnimated: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationController(_:willShow:animated:)`.
  @MainActor static func navigationControllerWillShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerWillShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerWillShowAnimated { return delegate }
    if let target = forwardingTarget(.navigationControllerWillShowAnimated, of: delegate, where: { $0 is any NavigationControllerWillShowAnimated }) as? any NavigationControllerWillShowAnimated { return target }
    notImplemented(.navigationControllerWillShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerWillShowAnimated {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:willShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerWillShowAnimated without navigationController(_:willShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerDidShowAnimated = Self(number: 385, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)", line: "NavigationControllerDidShowAnimated")
}
extension Implements {
  /// A class that implements `navigationController(_:didShow:animated:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerDidShowAnimated: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationController(_:didShow:animated:)`.
  @MainActor static func navigationControllerDidShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerDidShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerDidShowAnimated { return delegate }
    if let target = forwardingTarget(.navigationControllerDidShowAnimated, of: delegate, where: { $0 is any NavigationControllerDidShowAnimated }) as? any NavigationControllerDidShowAnimated { return target }
    notImplemented(.navigationControllerDidShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerDidShowAnimated {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:didShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerDidShowAnimated without navigationController(_:didShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerSupportedInterfaceOrientations = Self(number: 386, delegate: "UINavigationControllerDelegate", method: "navigationControllerSupportedInterfaceOrientations(_: UINavigationController)", line: "NavigationControllerSupportedInterfaceOrientations")
}
extension Implements {
  /// A class that implements `navigationControllerSupportedInterfaceOrientations(_:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerSupportedInterfaceOrientations: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationControllerSupportedInterfaceOrientations(_:)`.
  @MainActor static func navigationControllerSupportedInterfaceOrientations(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerSupportedInterfaceOrientations)? {
    if let delegate = delegate as? any NavigationControllerSupportedInterfaceOrientations { return delegate }
    if let target = forwardingTarget(.navigationControllerSupportedInterfaceOrientations, of: delegate, where: { $0 is any NavigationControllerSupportedInterfaceOrientations }) as? any NavigationControllerSupportedInterfaceOrientations { return target }
    notImplemented(.navigationControllerSupportedInterfaceOrientations, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerSupportedInterfaceOrientations {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationControllerSupportedInterfaceOrientations(_:)")
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { preconditionFailure("NavigationControllerSupportedInterfaceOrientations without navigationControllerSupportedInterfaceOrientations(_:)") }
}

extension OptionalRequirement {
  static let navigationControllerPreferredInterfaceOrientationForPresentation = Self(number: 387, delegate: "UINavigationControllerDelegate", method: "navigationControllerPreferredInterfaceOrientationForPresentation(_: UINavigationController)", line: "NavigationControllerPreferredInterfaceOrientationForPresentation")
}
extension Implements {
  /// A class that implements `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerPreferredInterfaceOrientationForPresentation: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @MainActor static func navigationControllerPreferredInterfaceOrientationForPresentation(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerPreferredInterfaceOrientationForPresentation)? {
    if let delegate = delegate as? any NavigationControllerPreferredInterfaceOrientationForPresentation { return delegate }
    if let target = forwardingTarget(.navigationControllerPreferredInterfaceOrientationForPresentation, of: delegate, where: { $0 is any NavigationControllerPreferredInterfaceOrientationForPresentation }) as? any NavigationControllerPreferredInterfaceOrientationForPresentation { return target }
    notImplemented(.navigationControllerPreferredInterfaceOrientationForPresentation, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerPreferredInterfaceOrientationForPresentation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationControllerPreferredInterfaceOrientationForPresentation(_:)")
  public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { preconditionFailure("NavigationControllerPreferredInterfaceOrientationForPresentation without navigationControllerPreferredInterfaceOrientationForPresentation(_:)") }
}

extension OptionalRequirement {
  static let navigationControllerAnimationControllerForFromFromVCToToVC = Self(number: 388, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, animationControllerFor: UINavigationController.Operation, from: UIViewController, to: UIViewController)", line: "NavigationControllerAnimationControllerForFromFromVCToToVC")
}
extension Implements {
  /// A class that implements `navigationController(_:animationControllerFor:from:to:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerAnimationControllerForFromFromVCToToVC: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationController(_:animationControllerFor:from:to:)`.
  @MainActor static func navigationControllerAnimationControllerForFromFromVCToToVC(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerAnimationControllerForFromFromVCToToVC)? {
    if let delegate = delegate as? any NavigationControllerAnimationControllerForFromFromVCToToVC { return delegate }
    if let target = forwardingTarget(.navigationControllerAnimationControllerForFromFromVCToToVC, of: delegate, where: { $0 is any NavigationControllerAnimationControllerForFromFromVCToToVC }) as? any NavigationControllerAnimationControllerForFromFromVCToToVC { return target }
    notImplemented(.navigationControllerAnimationControllerForFromFromVCToToVC, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerAnimationControllerForFromFromVCToToVC {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:animationControllerFor:from:to:)")
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("NavigationControllerAnimationControllerForFromFromVCToToVC without navigationController(_:animationControllerFor:from:to:)") }
}

extension OptionalRequirement {
  static let navigationControllerInteractionControllerFor = Self(number: 389, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "NavigationControllerInteractionControllerFor")
}
extension Implements {
  /// A class that implements `navigationController(_:interactionControllerFor:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerInteractionControllerFor: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `navigationController(_:interactionControllerFor:)`.
  @MainActor static func navigationControllerInteractionControllerFor(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerInteractionControllerFor)? {
    if let delegate = delegate as? any NavigationControllerInteractionControllerFor { return delegate }
    if let target = forwardingTarget(.navigationControllerInteractionControllerFor, of: delegate, where: { $0 is any NavigationControllerInteractionControllerFor }) as? any NavigationControllerInteractionControllerFor { return target }
    notImplemented(.navigationControllerInteractionControllerFor, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerInteractionControllerFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:interactionControllerFor:)")
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("NavigationControllerInteractionControllerFor without navigationController(_:interactionControllerFor:)") }
}

// MARK: UISceneDelegate

extension UISceneDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let sceneWillConnectToOptions = Self(number: 448, delegate: "UISceneDelegate", method: "scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)", line: "SceneWillConnectToOptions")
}
extension Implements {
  /// A class that implements `scene(_:willConnectTo:options:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillConnectToOptions: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scene(_:willConnectTo:options:)`.
  @MainActor static func sceneWillConnectToOptions(_ delegate: any UISceneDelegate) -> (any SceneWillConnectToOptions)? {
    if let delegate = delegate as? any SceneWillConnectToOptions { return delegate }
    if let target = forwardingTarget(.sceneWillConnectToOptions, of: delegate, where: { $0 is any SceneWillConnectToOptions }) as? any SceneWillConnectToOptions { return target }
    notImplemented(.sceneWillConnectToOptions, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillConnectToOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scene(_:willConnectTo:options:)")
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { preconditionFailure("SceneWillConnectToOptions without scene(_:willConnectTo:options:)") }
}

extension OptionalRequirement {
  static let sceneDidDisconnect = Self(number: 449, delegate: "UISceneDelegate", method: "sceneDidDisconnect(_: UIScene)", line: "SceneDidDisconnect")
}
extension Implements {
  /// A class that implements `sceneDidDisconnect(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidDisconnect: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidDisconnect(_ scene: UIScene)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sceneDidDisconnect(_:)`.
  @MainActor static func sceneDidDisconnect(_ delegate: any UISceneDelegate) -> (any SceneDidDisconnect)? {
    if let delegate = delegate as? any SceneDidDisconnect { return delegate }
    if let target = forwardingTarget(.sceneDidDisconnect, of: delegate, where: { $0 is any SceneDidDisconnect }) as? any SceneDidDisconnect { return target }
    notImplemented(.sceneDidDisconnect, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidDisconnect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidDisconnect(_:)")
  public func sceneDidDisconnect(_ scene: UIScene) { preconditionFailure("SceneDidDisconnect without sceneDidDisconnect(_:)") }
}

extension OptionalRequirement {
  static let sceneDidBecomeActive = Self(number: 450, delegate: "UISceneDelegate", method: "sceneDidBecomeActive(_: UIScene)", line: "SceneDidBecomeActive")
}
extension Implements {
  /// A class that implements `sceneDidBecomeActive(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidBecomeActive: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidBecomeActive(_ scene: UIScene)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sceneDidBecomeActive(_:)`.
  @MainActor static func sceneDidBecomeActive(_ delegate: any UISceneDelegate) -> (any SceneDidBecomeActive)? {
    if let delegate = delegate as? any SceneDidBecomeActive { return delegate }
    if let target = forwardingTarget(.sceneDidBecomeActive, of: delegate, where: { $0 is any SceneDidBecomeActive }) as? any SceneDidBecomeActive { return target }
    notImplemented(.sceneDidBecomeActive, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidBecomeActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidBecomeActive(_:)")
  public func sceneDidBecomeActive(_ scene: UIScene) { preconditionFailure("SceneDidBecomeActive without sceneDidBecomeActive(_:)") }
}

extension OptionalRequirement {
  static let sceneWillResignActive = Self(number: 451, delegate: "UISceneDelegate", method: "sceneWillResignActive(_: UIScene)", line: "SceneWillResignActive")
}
extension Implements {
  /// A class that implements `sceneWillResignActive(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillResignActive: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneWillResignActive(_ scene: UIScene)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sceneWillResignActive(_:)`.
  @MainActor static func sceneWillResignActive(_ delegate: any UISceneDelegate) -> (any SceneWillResignActive)? {
    if let delegate = delegate as? any SceneWillResignActive { return delegate }
    if let target = forwardingTarget(.sceneWillResignActive, of: delegate, where: { $0 is any SceneWillResignActive }) as? any SceneWillResignActive { return target }
    notImplemented(.sceneWillResignActive, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillResignActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneWillResignActive(_:)")
  public func sceneWillResignActive(_ scene: UIScene) { preconditionFailure("SceneWillResignActive without sceneWillResignActive(_:)") }
}

extension OptionalRequirement {
  static let sceneWillEnterForeground = Self(number: 452, delegate: "UISceneDelegate", method: "sceneWillEnterForeground(_: UIScene)", line: "SceneWillEnterForeground")
}
extension Implements {
  /// A class that implements `sceneWillEnterForeground(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillEnterForeground: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneWillEnterForeground(_ scene: UIScene)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sceneWillEnterForeground(_:)`.
  @MainActor static func sceneWillEnterForeground(_ delegate: any UISceneDelegate) -> (any SceneWillEnterForeground)? {
    if let delegate = delegate as? any SceneWillEnterForeground { return delegate }
    if let target = forwardingTarget(.sceneWillEnterForeground, of: delegate, where: { $0 is any SceneWillEnterForeground }) as? any SceneWillEnterForeground { return target }
    notImplemented(.sceneWillEnterForeground, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillEnterForeground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneWillEnterForeground(_:)")
  public func sceneWillEnterForeground(_ scene: UIScene) { preconditionFailure("SceneWillEnterForeground without sceneWillEnterForeground(_:)") }
}

extension OptionalRequirement {
  static let sceneDidEnterBackground = Self(number: 453, delegate: "UISceneDelegate", method: "sceneDidEnterBackground(_: UIScene)", line: "SceneDidEnterBackground")
}
extension Implements {
  /// A class that implements `sceneDidEnterBackground(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidEnterBackground: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidEnterBackground(_ scene: UIScene)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sceneDidEnterBackground(_:)`.
  @MainActor static func sceneDidEnterBackground(_ delegate: any UISceneDelegate) -> (any SceneDidEnterBackground)? {
    if let delegate = delegate as? any SceneDidEnterBackground { return delegate }
    if let target = forwardingTarget(.sceneDidEnterBackground, of: delegate, where: { $0 is any SceneDidEnterBackground }) as? any SceneDidEnterBackground { return target }
    notImplemented(.sceneDidEnterBackground, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidEnterBackground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidEnterBackground(_:)")
  public func sceneDidEnterBackground(_ scene: UIScene) { preconditionFailure("SceneDidEnterBackground without sceneDidEnterBackground(_:)") }
}

extension OptionalRequirement {
  static let sceneOpenURLContexts = Self(number: 454, delegate: "UISceneDelegate", method: "scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)", line: "SceneOpenURLContexts")
}
extension Implements {
  /// A class that implements `scene(_:openURLContexts:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneOpenURLContexts: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scene(_:openURLContexts:)`.
  @MainActor static func sceneOpenURLContexts(_ delegate: any UISceneDelegate) -> (any SceneOpenURLContexts)? {
    if let delegate = delegate as? any SceneOpenURLContexts { return delegate }
    if let target = forwardingTarget(.sceneOpenURLContexts, of: delegate, where: { $0 is any SceneOpenURLContexts }) as? any SceneOpenURLContexts { return target }
    notImplemented(.sceneOpenURLContexts, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneOpenURLContexts {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scene(_:openURLContexts:)")
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { preconditionFailure("SceneOpenURLContexts without scene(_:openURLContexts:)") }
}

// MARK: UIScrollViewDelegate

extension UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let scrollViewDidScroll = Self(number: 512, delegate: "UIScrollViewDelegate", method: "scrollViewDidScroll(_: UIScrollView)", line: "ScrollViewDidScroll")
}
extension Implements {
  /// A class that implements `scrollViewDidScroll(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScroll: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidScroll(_:)`.
  @MainActor static func scrollViewDidScroll(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScroll)? {
    if let delegate = delegate as? any ScrollViewDidScroll { return delegate }
    if let target = forwardingTarget(.scrollViewDidScroll, of: delegate, where: { $0 is any ScrollViewDidScroll }) as? any ScrollViewDidScroll { return target }
    notImplemented(.scrollViewDidScroll, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScroll {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidScroll(_:)")
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScroll without scrollViewDidScroll(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDragging = Self(number: 513, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDragging(_: UIScrollView)", line: "ScrollViewWillBeginDragging")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginDragging(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDragging: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewWillBeginDragging(_:)`.
  @MainActor static func scrollViewWillBeginDragging(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDragging)? {
    if let delegate = delegate as? any ScrollViewWillBeginDragging { return delegate }
    if let target = forwardingTarget(.scrollViewWillBeginDragging, of: delegate, where: { $0 is any ScrollViewWillBeginDragging }) as? any ScrollViewWillBeginDragging { return target }
    notImplemented(.scrollViewWillBeginDragging, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDragging {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDragging(_:)")
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDragging without scrollViewWillBeginDragging(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillEndDraggingWithVelocityTargetContentOffset = Self(number: 514, delegate: "UIScrollViewDelegate", method: "scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)", line: "ScrollViewWillEndDraggingWithVelocityTargetContentOffset")
}
extension Implements {
  /// A class that implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillEndDraggingWithVelocityTargetContentOffset: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @MainActor static func scrollViewWillEndDraggingWithVelocityTargetContentOffset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillEndDraggingWithVelocityTargetContentOffset)? {
    if let delegate = delegate as? any ScrollViewWillEndDraggingWithVelocityTargetContentOffset { return delegate }
    if let target = forwardingTarget(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, of: delegate, where: { $0 is any ScrollViewWillEndDraggingWithVelocityTargetContentOffset }) as? any ScrollViewWillEndDraggingWithVelocityTargetContentOffset { return target }
    notImplemented(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillEndDraggingWithVelocityTargetContentOffset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { preconditionFailure("ScrollViewWillEndDraggingWithVelocityTargetContentOffset without scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDraggingWillDecelerate = Self(number: 515, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)", line: "ScrollViewDidEndDraggingWillDecelerate")
}
extension Implements {
  /// A class that implements `scrollViewDidEndDragging(_:willDecelerate:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDraggingWillDecelerate: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidEndDragging(_:willDecelerate:)`.
  @MainActor static func scrollViewDidEndDraggingWillDecelerate(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDraggingWillDecelerate)? {
    if let delegate = delegate as? any ScrollViewDidEndDraggingWillDecelerate { return delegate }
    if let target = forwardingTarget(.scrollViewDidEndDraggingWillDecelerate, of: delegate, where: { $0 is any ScrollViewDidEndDraggingWillDecelerate }) as? any ScrollViewDidEndDraggingWillDecelerate { return target }
    notImplemented(.scrollViewDidEndDraggingWillDecelerate, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDraggingWillDecelerate {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDragging(_:willDecelerate:)")
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { preconditionFailure("ScrollViewDidEndDraggingWillDecelerate without scrollViewDidEndDragging(_:willDecelerate:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDecelerating = Self(number: 516, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDecelerating(_: UIScrollView)", line: "ScrollViewWillBeginDecelerating")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginDecelerating(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDecelerating: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewWillBeginDecelerating(_:)`.
  @MainActor static func scrollViewWillBeginDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDecelerating)? {
    if let delegate = delegate as? any ScrollViewWillBeginDecelerating { return delegate }
    if let target = forwardingTarget(.scrollViewWillBeginDecelerating, of: delegate, where: { $0 is any ScrollViewWillBeginDecelerating }) as? any ScrollViewWillBeginDecelerating { return target }
    notImplemented(.scrollViewWillBeginDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDecelerating {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDecelerating(_:)")
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDecelerating without scrollViewWillBeginDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDecelerating = Self(number: 517, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDecelerating(_: UIScrollView)", line: "ScrollViewDidEndDecelerating")
}
extension Implements {
  /// A class that implements `scrollViewDidEndDecelerating(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDecelerating: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidEndDecelerating(_:)`.
  @MainActor static func scrollViewDidEndDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDecelerating)? {
    if let delegate = delegate as? any ScrollViewDidEndDecelerating { return delegate }
    if let target = forwardingTarget(.scrollViewDidEndDecelerating, of: delegate, where: { $0 is any ScrollViewDidEndDecelerating }) as? any ScrollViewDidEndDecelerating { return target }
    notImplemented(.scrollViewDidEndDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDecelerating {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDecelerating(_:)")
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndDecelerating without scrollViewDidEndDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndScrollingAnimation = Self(number: 518, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndScrollingAnimation(_: UIScrollView)", line: "ScrollViewDidEndScrollingAnimation")
}
extension Implements {
  /// A class that implements `scrollViewDidEndScrollingAnimation(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndScrollingAnimation: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidEndScrollingAnimation(_:)`.
  @MainActor static func scrollViewDidEndScrollingAnimation(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndScrollingAnimation)? {
    if let delegate = delegate as? any ScrollViewDidEndScrollingAnimation { return delegate }
    if let target = forwardingTarget(.scrollViewDidEndScrollingAnimation, of: delegate, where: { $0 is any ScrollViewDidEndScrollingAnimation }) as? any ScrollViewDidEndScrollingAnimation { return target }
    notImplemented(.scrollViewDidEndScrollingAnimation, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndScrollingAnimation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndScrollingAnimation(_:)")
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndScrollingAnimation without scrollViewDidEndScrollingAnimation(_:)") }
}

extension OptionalRequirement {
  static let scrollViewShouldScrollToTop = Self(number: 519, delegate: "UIScrollViewDelegate", method: "scrollViewShouldScrollToTop(_: UIScrollView)", line: "ScrollViewShouldScrollToTop")
}
extension Implements {
  /// A class that implements `scrollViewShouldScrollToTop(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewShouldScrollToTop: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewShouldScrollToTop(_:)`.
  @MainActor static func scrollViewShouldScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewShouldScrollToTop)? {
    if let delegate = delegate as? any ScrollViewShouldScrollToTop { return delegate }
    if let target = forwardingTarget(.scrollViewShouldScrollToTop, of: delegate, where: { $0 is any ScrollViewShouldScrollToTop }) as? any ScrollViewShouldScrollToTop { return target }
    notImplemented(.scrollViewShouldScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewShouldScrollToTop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewShouldScrollToTop(_:)")
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { preconditionFailure("ScrollViewShouldScrollToTop without scrollViewShouldScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidScrollToTop = Self(number: 520, delegate: "UIScrollViewDelegate", method: "scrollViewDidScrollToTop(_: UIScrollView)", line: "ScrollViewDidScrollToTop")
}
extension Implements {
  /// A class that implements `scrollViewDidScrollToTop(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScrollToTop: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidScrollToTop(_:)`.
  @MainActor static func scrollViewDidScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScrollToTop)? {
    if let delegate = delegate as? any ScrollViewDidScrollToTop { return delegate }
    if let target = forwardingTarget(.scrollViewDidScrollToTop, of: delegate, where: { $0 is any ScrollViewDidScrollToTop }) as? any ScrollViewDidScrollToTop { return target }
    notImplemented(.scrollViewDidScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScrollToTop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidScrollToTop(_:)")
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScrollToTop without scrollViewDidScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidChangeAdjustedContentInset = Self(number: 521, delegate: "UIScrollViewDelegate", method: "scrollViewDidChangeAdjustedContentInset(_: UIScrollView)", line: "ScrollViewDidChangeAdjustedContentInset")
}
extension Implements {
  /// A class that implements `scrollViewDidChangeAdjustedContentInset(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidChangeAdjustedContentInset: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidChangeAdjustedContentInset(_:)`.
  @MainActor static func scrollViewDidChangeAdjustedContentInset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidChangeAdjustedContentInset)? {
    if let delegate = delegate as? any ScrollViewDidChangeAdjustedContentInset { return delegate }
    if let target = forwardingTarget(.scrollViewDidChangeAdjustedContentInset, of: delegate, where: { $0 is any ScrollViewDidChangeAdjustedContentInset }) as? any ScrollViewDidChangeAdjustedContentInset { return target }
    notImplemented(.scrollViewDidChangeAdjustedContentInset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidChangeAdjustedContentInset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidChangeAdjustedContentInset(_:)")
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidChangeAdjustedContentInset without scrollViewDidChangeAdjustedContentInset(_:)") }
}

extension OptionalRequirement {
  static let viewForZoomingInScrollView = Self(number: 522, delegate: "UIScrollViewDelegate", method: "viewForZooming(in: UIScrollView)", line: "ViewForZoomingInScrollView")
}
extension Implements {
  /// A class that implements `viewForZooming(in:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ViewForZoomingInScrollView: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `viewForZooming(in:)`.
  @MainActor static func viewForZoomingInScrollView(_ delegate: any UIScrollViewDelegate) -> (any ViewForZoomingInScrollView)? {
    if let delegate = delegate as? any ViewForZoomingInScrollView { return delegate }
    if let target = forwardingTarget(.viewForZoomingInScrollView, of: delegate, where: { $0 is any ViewForZoomingInScrollView }) as? any ViewForZoomingInScrollView { return target }
    notImplemented(.viewForZoomingInScrollView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ViewForZoomingInScrollView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no viewForZooming(in:)")
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { preconditionFailure("ViewForZoomingInScrollView without viewForZooming(in:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginZoomingWithView = Self(number: 523, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)", line: "ScrollViewWillBeginZoomingWithView")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginZooming(_:with:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginZoomingWithView: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewWillBeginZooming(_:with:)`.
  @MainActor static func scrollViewWillBeginZoomingWithView(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginZoomingWithView)? {
    if let delegate = delegate as? any ScrollViewWillBeginZoomingWithView { return delegate }
    if let target = forwardingTarget(.scrollViewWillBeginZoomingWithView, of: delegate, where: { $0 is any ScrollViewWillBeginZoomingWithView }) as? any ScrollViewWillBeginZoomingWithView { return target }
    notImplemented(.scrollViewWillBeginZoomingWithView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginZoomingWithView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginZooming(_:with:)")
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { preconditionFailure("ScrollViewWillBeginZoomingWithView without scrollViewWillBeginZooming(_:with:)") }
}

extension OptionalRequirement {
  static let scrollViewDidZoom = Self(number: 524, delegate: "UIScrollViewDelegate", method: "scrollViewDidZoom(_: UIScrollView)", line: "ScrollViewDidZoom")
}
extension Implements {
  /// A class that implements `scrollViewDidZoom(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidZoom: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidZoom(_:)`.
  @MainActor static func scrollViewDidZoom(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidZoom)? {
    if let delegate = delegate as? any ScrollViewDidZoom { return delegate }
    if let target = forwardingTarget(.scrollViewDidZoom, of: delegate, where: { $0 is any ScrollViewDidZoom }) as? any ScrollViewDidZoom { return target }
    notImplemented(.scrollViewDidZoom, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidZoom {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidZoom(_:)")
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidZoom without scrollViewDidZoom(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndZoomingWithViewAtScale = Self(number: 525, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)", line: "ScrollViewDidEndZoomingWithViewAtScale")
}
extension Implements {
  /// A class that implements `scrollViewDidEndZooming(_:with:atScale:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndZoomingWithViewAtScale: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `scrollViewDidEndZooming(_:with:atScale:)`.
  @MainActor static func scrollViewDidEndZoomingWithViewAtScale(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndZoomingWithViewAtScale)? {
    if let delegate = delegate as? any ScrollViewDidEndZoomingWithViewAtScale { return delegate }
    if let target = forwardingTarget(.scrollViewDidEndZoomingWithViewAtScale, of: delegate, where: { $0 is any ScrollViewDidEndZoomingWithViewAtScale }) as? any ScrollViewDidEndZoomingWithViewAtScale { return target }
    notImplemented(.scrollViewDidEndZoomingWithViewAtScale, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndZoomingWithViewAtScale {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndZooming(_:with:atScale:)")
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { preconditionFailure("ScrollViewDidEndZoomingWithViewAtScale without scrollViewDidEndZooming(_:with:atScale:)") }
}

// MARK: UISplitViewControllerDelegate

extension UISplitViewControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let splitViewControllerWillChangeTo = Self(number: 576, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode)", line: "SplitViewControllerWillChangeTo")
}
extension Implements {
  /// A class that implements `splitViewController(_:willChangeTo:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillChangeTo: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:willChangeTo:)`.
  @MainActor static func splitViewControllerWillChangeTo(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillChangeTo)? {
    if let delegate = delegate as? any SplitViewControllerWillChangeTo { return delegate }
    if let target = forwardingTarget(.splitViewControllerWillChangeTo, of: delegate, where: { $0 is any SplitViewControllerWillChangeTo }) as? any SplitViewControllerWillChangeTo { return target }
    notImplemented(.splitViewControllerWillChangeTo, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillChangeTo {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willChangeTo:)")
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { preconditionFailure("SplitViewControllerWillChangeTo without splitViewController(_:willChangeTo:)") }
}

extension OptionalRequirement {
  static let splitViewControllerWillShow = Self(number: 577, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)", line: "SplitViewControllerWillShow")
}
extension Implements {
  /// A class that implements `splitViewController(_:willShow:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillShow: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:willShow:)`.
  @MainActor static func splitViewControllerWillShow(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillShow)? {
    if let delegate = delegate as? any SplitViewControllerWillShow { return delegate }
    if let target = forwardingTarget(.splitViewControllerWillShow, of: delegate, where: { $0 is any SplitViewControllerWillShow }) as? any SplitViewControllerWillShow { return target }
    notImplemented(.splitViewControllerWillShow, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillShow {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willShow:)")
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerWillShow without splitViewController(_:willShow:)") }
}

extension OptionalRequirement {
  static let splitViewControllerWillHide = Self(number: 578, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)", line: "SplitViewControllerWillHide")
}
extension Implements {
  /// A class that implements `splitViewController(_:willHide:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillHide: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:willHide:)`.
  @MainActor static func splitViewControllerWillHide(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillHide)? {
    if let delegate = delegate as? any SplitViewControllerWillHide { return delegate }
    if let target = forwardingTarget(.splitViewControllerWillHide, of: delegate, where: { $0 is any SplitViewControllerWillHide }) as? any SplitViewControllerWillHide { return target }
    notImplemented(.splitViewControllerWillHide, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillHide {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willHide:)")
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerWillHide without splitViewController(_:willHide:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidShow = Self(number: 579, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, didShow: UISplitViewController.Column)", line: "SplitViewControllerDidShow")
}
extension Implements {
  /// A class that implements `splitViewController(_:didShow:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidShow: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:didShow:)`.
  @MainActor static func splitViewControllerDidShow(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidShow)? {
    if let delegate = delegate as? any SplitViewControllerDidShow { return delegate }
    if let target = forwardingTarget(.splitViewControllerDidShow, of: delegate, where: { $0 is any SplitViewControllerDidShow }) as? any SplitViewControllerDidShow { return target }
    notImplemented(.splitViewControllerDidShow, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidShow {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:didShow:)")
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerDidShow without splitViewController(_:didShow:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidHide = Self(number: 580, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, didHide: UISplitViewController.Column)", line: "SplitViewControllerDidHide")
}
extension Implements {
  /// A class that implements `splitViewController(_:didHide:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidHide: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:didHide:)`.
  @MainActor static func splitViewControllerDidHide(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidHide)? {
    if let delegate = delegate as? any SplitViewControllerDidHide { return delegate }
    if let target = forwardingTarget(.splitViewControllerDidHide, of: delegate, where: { $0 is any SplitViewControllerDidHide }) as? any SplitViewControllerDidHide { return target }
    notImplemented(.splitViewControllerDidHide, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidHide {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:didHide:)")
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerDidHide without splitViewController(_:didHide:)") }
}

extension OptionalRequirement {
  static let splitViewControllerTopColumnForCollapsingToProposedTopColumn = Self(number: 581, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column)", line: "SplitViewControllerTopColumnForCollapsingToProposedTopColumn")
}
extension Implements {
  /// A class that implements `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerTopColumnForCollapsingToProposedTopColumn: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  @MainActor static func splitViewControllerTopColumnForCollapsingToProposedTopColumn(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerTopColumnForCollapsingToProposedTopColumn)? {
    if let delegate = delegate as? any SplitViewControllerTopColumnForCollapsingToProposedTopColumn { return delegate }
    if let target = forwardingTarget(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, of: delegate, where: { $0 is any SplitViewControllerTopColumnForCollapsingToProposedTopColumn }) as? any SplitViewControllerTopColumnForCollapsingToProposedTopColumn { return target }
    notImplemented(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerTopColumnForCollapsingToProposedTopColumn {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { preconditionFailure("SplitViewControllerTopColumnForCollapsingToProposedTopColumn without splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDisplayModeForExpandingToProposedDisplayMode = Self(number: 582, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode)", line: "SplitViewControllerDisplayModeForExpandingToProposedDisplayMode")
}
extension Implements {
  /// A class that implements `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDisplayModeForExpandingToProposedDisplayMode: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  @MainActor static func splitViewControllerDisplayModeForExpandingToProposedDisplayMode(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode)? {
    if let delegate = delegate as? any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode { return delegate }
    if let target = forwardingTarget(.splitViewControllerDisplayModeForExpandingToProposedDisplayMode, of: delegate, where: { $0 is any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode }) as? any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode { return target }
    notImplemented(.splitViewControllerDisplayModeForExpandingToProposedDisplayMode, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDisplayModeForExpandingToProposedDisplayMode {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { preconditionFailure("SplitViewControllerDisplayModeForExpandingToProposedDisplayMode without splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidCollapse = Self(number: 583, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerDidCollapse(_: UISplitViewController)", line: "SplitViewControllerDidCollapse")
}
extension Implements {
  /// A class that implements `splitViewControllerDidCollapse(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidCollapse: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewControllerDidCollapse(_:)`.
  @MainActor static func splitViewControllerDidCollapse(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidCollapse)? {
    if let delegate = delegate as? any SplitViewControllerDidCollapse { return delegate }
    if let target = forwardingTarget(.splitViewControllerDidCollapse, of: delegate, where: { $0 is any SplitViewControllerDidCollapse }) as? any SplitViewControllerDidCollapse { return target }
    notImplemented(.splitViewControllerDidCollapse, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidCollapse {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerDidCollapse(_:)")
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerDidCollapse without splitViewControllerDidCollapse(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidExpand = Self(number: 584, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerDidExpand(_: UISplitViewController)", line: "SplitViewControllerDidExpand")
}
extension Implements {
  /// A class that implements `splitViewControllerDidExpand(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidExpand: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewControllerDidExpand(_:)`.
  @MainActor static func splitViewControllerDidExpand(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidExpand)? {
    if let delegate = delegate as? any SplitViewControllerDidExpand { return delegate }
    if let target = forwardingTarget(.splitViewControllerDidExpand, of: delegate, where: { $0 is any SplitViewControllerDidExpand }) as? any SplitViewControllerDidExpand { return target }
    notImplemented(.splitViewControllerDidExpand, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidExpand {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerDidExpand(_:)")
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerDidExpand without splitViewControllerDidExpand(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerInteractivePresentationGestureWillBegin = Self(number: 585, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerInteractivePresentationGestureWillBegin(_: UISplitViewController)", line: "SplitViewControllerInteractivePresentationGestureWillBegin")
}
extension Implements {
  /// A class that implements `splitViewControllerInteractivePresentationGestureWillBegin(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerInteractivePresentationGestureWillBegin: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewControllerInteractivePresentationGestureWillBegin(_:)`.
  @MainActor static func splitViewControllerInteractivePresentationGestureWillBegin(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerInteractivePresentationGestureWillBegin)? {
    if let delegate = delegate as? any SplitViewControllerInteractivePresentationGestureWillBegin { return delegate }
    if let target = forwardingTarget(.splitViewControllerInteractivePresentationGestureWillBegin, of: delegate, where: { $0 is any SplitViewControllerInteractivePresentationGestureWillBegin }) as? any SplitViewControllerInteractivePresentationGestureWillBegin { return target }
    notImplemented(.splitViewControllerInteractivePresentationGestureWillBegin, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerInteractivePresentationGestureWillBegin {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerInteractivePresentationGestureWillBegin(_:)")
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerInteractivePresentationGestureWillBegin without splitViewControllerInteractivePresentationGestureWillBegin(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerInteractivePresentationGestureDidEnd = Self(number: 586, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerInteractivePresentationGestureDidEnd(_: UISplitViewController)", line: "SplitViewControllerInteractivePresentationGestureDidEnd")
}
extension Implements {
  /// A class that implements `splitViewControllerInteractivePresentationGestureDidEnd(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerInteractivePresentationGestureDidEnd: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewControllerInteractivePresentationGestureDidEnd(_:)`.
  @MainActor static func splitViewControllerInteractivePresentationGestureDidEnd(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerInteractivePresentationGestureDidEnd)? {
    if let delegate = delegate as? any SplitViewControllerInteractivePresentationGestureDidEnd { return delegate }
    if let target = forwardingTarget(.splitViewControllerInteractivePresentationGestureDidEnd, of: delegate, where: { $0 is any SplitViewControllerInteractivePresentationGestureDidEnd }) as? any SplitViewControllerInteractivePresentationGestureDidEnd { return target }
    notImplemented(.splitViewControllerInteractivePresentationGestureDidEnd, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerInteractivePresentationGestureDidEnd {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerInteractivePresentationGestureDidEnd(_:)")
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerInteractivePresentationGestureDidEnd without splitViewControllerInteractivePresentationGestureDidEnd(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerCollapseSecondaryOnto = Self(number: 587, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController)", line: "SplitViewControllerCollapseSecondaryOnto")
}
extension Implements {
  /// A class that implements `splitViewController(_:collapseSecondary:onto:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerCollapseSecondaryOnto: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:collapseSecondary:onto:)`.
  @MainActor static func splitViewControllerCollapseSecondaryOnto(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerCollapseSecondaryOnto)? {
    if let delegate = delegate as? any SplitViewControllerCollapseSecondaryOnto { return delegate }
    if let target = forwardingTarget(.splitViewControllerCollapseSecondaryOnto, of: delegate, where: { $0 is any SplitViewControllerCollapseSecondaryOnto }) as? any SplitViewControllerCollapseSecondaryOnto { return target }
    notImplemented(.splitViewControllerCollapseSecondaryOnto, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerCollapseSecondaryOnto {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:collapseSecondary:onto:)")
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { preconditionFailure("SplitViewControllerCollapseSecondaryOnto without splitViewController(_:collapseSecondary:onto:)") }
}

extension OptionalRequirement {
  static let splitViewControllerSeparateSecondaryFrom = Self(number: 588, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, separateSecondaryFrom: UIViewController)", line: "SplitViewControllerSeparateSecondaryFrom")
}
extension Implements {
  /// A class that implements `splitViewController(_:separateSecondaryFrom:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerSeparateSecondaryFrom: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:separateSecondaryFrom:)`.
  @MainActor static func splitViewControllerSeparateSecondaryFrom(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerSeparateSecondaryFrom)? {
    if let delegate = delegate as? any SplitViewControllerSeparateSecondaryFrom { return delegate }
    if let target = forwardingTarget(.splitViewControllerSeparateSecondaryFrom, of: delegate, where: { $0 is any SplitViewControllerSeparateSecondaryFrom }) as? any SplitViewControllerSeparateSecondaryFrom { return target }
    notImplemented(.splitViewControllerSeparateSecondaryFrom, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerSeparateSecondaryFrom {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:separateSecondaryFrom:)")
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { preconditionFailure("SplitViewControllerSeparateSecondaryFrom without splitViewController(_:separateSecondaryFrom:)") }
}

extension OptionalRequirement {
  static let primaryViewControllerForCollapsing = Self(number: 589, delegate: "UISplitViewControllerDelegate", method: "primaryViewController(forCollapsing: UISplitViewController)", line: "PrimaryViewControllerForCollapsing")
}
extension Implements {
  /// A class that implements `primaryViewController(forCollapsing:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrimaryViewControllerForCollapsing: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `primaryViewController(forCollapsing:)`.
  @MainActor static func primaryViewControllerForCollapsing(_ delegate: any UISplitViewControllerDelegate) -> (any PrimaryViewControllerForCollapsing)? {
    if let delegate = delegate as? any PrimaryViewControllerForCollapsing { return delegate }
    if let target = forwardingTarget(.primaryViewControllerForCollapsing, of: delegate, where: { $0 is any PrimaryViewControllerForCollapsing }) as? any PrimaryViewControllerForCollapsing { return target }
    notImplemented(.primaryViewControllerForCollapsing, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrimaryViewControllerForCollapsing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no primaryViewController(forCollapsing:)")
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { preconditionFailure("PrimaryViewControllerForCollapsing without primaryViewController(forCollapsing:)") }
}

extension OptionalRequirement {
  static let primaryViewControllerForExpanding = Self(number: 590, delegate: "UISplitViewControllerDelegate", method: "primaryViewController(forExpanding: UISplitViewController)", line: "PrimaryViewControllerForExpanding")
}
extension Implements {
  /// A class that implements `primaryViewController(forExpanding:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrimaryViewControllerForExpanding: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `primaryViewController(forExpanding:)`.
  @MainActor static func primaryViewControllerForExpanding(_ delegate: any UISplitViewControllerDelegate) -> (any PrimaryViewControllerForExpanding)? {
    if let delegate = delegate as? any PrimaryViewControllerForExpanding { return delegate }
    if let target = forwardingTarget(.primaryViewControllerForExpanding, of: delegate, where: { $0 is any PrimaryViewControllerForExpanding }) as? any PrimaryViewControllerForExpanding { return target }
    notImplemented(.primaryViewControllerForExpanding, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrimaryViewControllerForExpanding {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no primaryViewController(forExpanding:)")
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { preconditionFailure("PrimaryViewControllerForExpanding without primaryViewController(forExpanding:)") }
}

extension OptionalRequirement {
  static let splitViewControllerShowSender = Self(number: 591, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, show: UIViewController, sender: Any?)", line: "SplitViewControllerShowSender")
}
extension Implements {
  /// A class that implements `splitViewController(_:show:sender:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerShowSender: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:show:sender:)`.
  @MainActor static func splitViewControllerShowSender(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerShowSender)? {
    if let delegate = delegate as? any SplitViewControllerShowSender { return delegate }
    if let target = forwardingTarget(.splitViewControllerShowSender, of: delegate, where: { $0 is any SplitViewControllerShowSender }) as? any SplitViewControllerShowSender { return target }
    notImplemented(.splitViewControllerShowSender, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerShowSender {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:show:sender:)")
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { preconditionFailure("SplitViewControllerShowSender without splitViewController(_:show:sender:)") }
}

extension OptionalRequirement {
  static let splitViewControllerShowDetailSender = Self(number: 592, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, showDetail: UIViewController, sender: Any?)", line: "SplitViewControllerShowDetailSender")
}
extension Implements {
  /// A class that implements `splitViewController(_:showDetail:sender:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerShowDetailSender: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `splitViewController(_:showDetail:sender:)`.
  @MainActor static func splitViewControllerShowDetailSender(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerShowDetailSender)? {
    if let delegate = delegate as? any SplitViewControllerShowDetailSender { return delegate }
    if let target = forwardingTarget(.splitViewControllerShowDetailSender, of: delegate, where: { $0 is any SplitViewControllerShowDetailSender }) as? any SplitViewControllerShowDetailSender { return target }
    notImplemented(.splitViewControllerShowDetailSender, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerShowDetailSender {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:showDetail:sender:)")
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { preconditionFailure("SplitViewControllerShowDetailSender without splitViewController(_:showDetail:sender:)") }
}

// MARK: UITabBarControllerDelegate

extension UITabBarControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let tabBarControllerShouldSelect = Self(number: 640, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, shouldSelect: UIViewController)", line: "TabBarControllerShouldSelect")
}
extension Implements {
  /// A class that implements `tabBarController(_:shouldSelect:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerShouldSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarController(_:shouldSelect:)`.
  @MainActor static func tabBarControllerShouldSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerShouldSelect)? {
    if let delegate = delegate as? any TabBarControllerShouldSelect { return delegate }
    if let target = forwardingTarget(.tabBarControllerShouldSelect, of: delegate, where: { $0 is any TabBarControllerShouldSelect }) as? any TabBarControllerShouldSelect { return target }
    notImplemented(.tabBarControllerShouldSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerShouldSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:shouldSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { preconditionFailure("TabBarControllerShouldSelect without tabBarController(_:shouldSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerDidSelect = Self(number: 641, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, didSelect: UIViewController)", line: "TabBarControllerDidSelect")
}
extension Implements {
  /// A class that implements `tabBarController(_:didSelect:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerDidSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarController(_:didSelect:)`.
  @MainActor static func tabBarControllerDidSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerDidSelect)? {
    if let delegate = delegate as? any TabBarControllerDidSelect { return delegate }
    if let target = forwardingTarget(.tabBarControllerDidSelect, of: delegate, where: { $0 is any TabBarControllerDidSelect }) as? any TabBarControllerDidSelect { return target }
    notImplemented(.tabBarControllerDidSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerDidSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:didSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { preconditionFailure("TabBarControllerDidSelect without tabBarController(_:didSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerSupportedInterfaceOrientations = Self(number: 642, delegate: "UITabBarControllerDelegate", method: "tabBarControllerSupportedInterfaceOrientations(_: UITabBarController)", line: "TabBarControllerSupportedInterfaceOrientations")
}
extension Implements {
  /// A class that implements `tabBarControllerSupportedInterfaceOrientations(_:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerSupportedInterfaceOrientations: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarControllerSupportedInterfaceOrientations(_:)`.
  @MainActor static func tabBarControllerSupportedInterfaceOrientations(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerSupportedInterfaceOrientations)? {
    if let delegate = delegate as? any TabBarControllerSupportedInterfaceOrientations { return delegate }
    if let target = forwardingTarget(.tabBarControllerSupportedInterfaceOrientations, of: delegate, where: { $0 is any TabBarControllerSupportedInterfaceOrientations }) as? any TabBarControllerSupportedInterfaceOrientations { return target }
    notImplemented(.tabBarControllerSupportedInterfaceOrientations, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerSupportedInterfaceOrientations {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarControllerSupportedInterfaceOrientations(_:)")
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { preconditionFailure("TabBarControllerSupportedInterfaceOrientations without tabBarControllerSupportedInterfaceOrientations(_:)") }
}

extension OptionalRequirement {
  static let tabBarControllerPreferredInterfaceOrientationForPresentation = Self(number: 643, delegate: "UITabBarControllerDelegate", method: "tabBarControllerPreferredInterfaceOrientationForPresentation(_: UITabBarController)", line: "TabBarControllerPreferredInterfaceOrientationForPresentation")
}
extension Implements {
  /// A class that implements `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerPreferredInterfaceOrientationForPresentation: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @MainActor static func tabBarControllerPreferredInterfaceOrientationForPresentation(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerPreferredInterfaceOrientationForPresentation)? {
    if let delegate = delegate as? any TabBarControllerPreferredInterfaceOrientationForPresentation { return delegate }
    if let target = forwardingTarget(.tabBarControllerPreferredInterfaceOrientationForPresentation, of: delegate, where: { $0 is any TabBarControllerPreferredInterfaceOrientationForPresentation }) as? any TabBarControllerPreferredInterfaceOrientationForPresentation { return target }
    notImplemented(.tabBarControllerPreferredInterfaceOrientationForPresentation, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerPreferredInterfaceOrientationForPresentation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarControllerPreferredInterfaceOrientationForPresentation(_:)")
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { preconditionFailure("TabBarControllerPreferredInterfaceOrientationForPresentation without tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") }
}

extension OptionalRequirement {
  static let tabBarControllerAnimationControllerForTransitionFromToToVC = Self(number: 644, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController)", line: "TabBarControllerAnimationControllerForTransitionFromToToVC")
}
extension Implements {
  /// A class that implements `tabBarController(_:animationControllerForTransitionFrom:to:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerAnimationControllerForTransitionFromToToVC: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  @MainActor static func tabBarControllerAnimationControllerForTransitionFromToToVC(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerAnimationControllerForTransitionFromToToVC)? {
    if let delegate = delegate as? any TabBarControllerAnimationControllerForTransitionFromToToVC { return delegate }
    if let target = forwardingTarget(.tabBarControllerAnimationControllerForTransitionFromToToVC, of: delegate, where: { $0 is any TabBarControllerAnimationControllerForTransitionFromToToVC }) as? any TabBarControllerAnimationControllerForTransitionFromToToVC { return target }
    notImplemented(.tabBarControllerAnimationControllerForTransitionFromToToVC, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerAnimationControllerForTransitionFromToToVC {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:animationControllerForTransitionFrom:to:)")
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("TabBarControllerAnimationControllerForTransitionFromToToVC without tabBarController(_:animationControllerForTransitionFrom:to:)") }
}

extension OptionalRequirement {
  static let tabBarControllerInteractionControllerFor = Self(number: 645, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "TabBarControllerInteractionControllerFor")
}
extension Implements {
  /// A class that implements `tabBarController(_:interactionControllerFor:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerInteractionControllerFor: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBarController(_:interactionControllerFor:)`.
  @MainActor static func tabBarControllerInteractionControllerFor(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerInteractionControllerFor)? {
    if let delegate = delegate as? any TabBarControllerInteractionControllerFor { return delegate }
    if let target = forwardingTarget(.tabBarControllerInteractionControllerFor, of: delegate, where: { $0 is any TabBarControllerInteractionControllerFor }) as? any TabBarControllerInteractionControllerFor { return target }
    notImplemented(.tabBarControllerInteractionControllerFor, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerInteractionControllerFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:interactionControllerFor:)")
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("TabBarControllerInteractionControllerFor without tabBarController(_:interactionControllerFor:)") }
}

// MARK: UITabBarDelegate

extension UITabBarDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let tabBarDidSelect = Self(number: 704, delegate: "UITabBarDelegate", method: "tabBar(_: UITabBar, didSelect: UITabBarItem)", line: "TabBarDidSelect")
}
extension Implements {
  /// A class that implements `tabBar(_:didSelect:)`, although only its superclass conforms to `UITabBarDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarDidSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarDelegate`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tabBar(_:didSelect:)`.
  @MainActor static func tabBarDidSelect(_ delegate: any UITabBarDelegate) -> (any TabBarDidSelect)? {
    if let delegate = delegate as? any TabBarDidSelect { return delegate }
    if let target = forwardingTarget(.tabBarDidSelect, of: delegate, where: { $0 is any TabBarDidSelect }) as? any TabBarDidSelect { return target }
    notImplemented(.tabBarDidSelect, by: delegate) { $0 is any UITabBarDelegate.Type }
    return nil
  }
}
extension Implements.TabBarDidSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBar(_:didSelect:)")
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { preconditionFailure("TabBarDidSelect without tabBar(_:didSelect:)") }
}

// MARK: UITextInputTraits

extension UITextInputTraits {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let autocapitalizationType = Self(number: 768, delegate: "UITextInputTraits", method: "autocapitalizationType", line: "AutocapitalizationType")
}
extension Implements {
  /// A class that implements `autocapitalizationType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol AutocapitalizationType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `autocapitalizationType`.
  @MainActor static func autocapitalizationType(_ delegate: any UITextInputTraits) -> (any AutocapitalizationType)? {
    if let delegate = delegate as? any AutocapitalizationType { return delegate }
    if let target = forwardingTarget(.autocapitalizationType, of: delegate, where: { $0 is any AutocapitalizationType }) as? any AutocapitalizationType { return target }
    notImplemented(.autocapitalizationType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.AutocapitalizationType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no autocapitalizationType")
  public var autocapitalizationType: UITextAutocapitalizationType { preconditionFailure("AutocapitalizationType without autocapitalizationType") }
}

extension OptionalRequirement {
  static let autocorrectionType = Self(number: 769, delegate: "UITextInputTraits", method: "autocorrectionType", line: "AutocorrectionType")
}
extension Implements {
  /// A class that implements `autocorrectionType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol AutocorrectionType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var autocorrectionType: UITextAutocorrectionType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `autocorrectionType`.
  @MainActor static func autocorrectionType(_ delegate: any UITextInputTraits) -> (any AutocorrectionType)? {
    if let delegate = delegate as? any AutocorrectionType { return delegate }
    if let target = forwardingTarget(.autocorrectionType, of: delegate, where: { $0 is any AutocorrectionType }) as? any AutocorrectionType { return target }
    notImplemented(.autocorrectionType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.AutocorrectionType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no autocorrectionType")
  public var autocorrectionType: UITextAutocorrectionType { preconditionFailure("AutocorrectionType without autocorrectionType") }
}

extension OptionalRequirement {
  static let spellCheckingType = Self(number: 770, delegate: "UITextInputTraits", method: "spellCheckingType", line: "SpellCheckingType")
}
extension Implements {
  /// A class that implements `spellCheckingType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol SpellCheckingType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var spellCheckingType: UITextSpellCheckingType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `spellCheckingType`.
  @MainActor static func spellCheckingType(_ delegate: any UITextInputTraits) -> (any SpellCheckingType)? {
    if let delegate = delegate as? any SpellCheckingType { return delegate }
    if let target = forwardingTarget(.spellCheckingType, of: delegate, where: { $0 is any SpellCheckingType }) as? any SpellCheckingType { return target }
    notImplemented(.spellCheckingType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.SpellCheckingType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no spellCheckingType")
  public var spellCheckingType: UITextSpellCheckingType { preconditionFailure("SpellCheckingType without spellCheckingType") }
}

extension OptionalRequirement {
  static let keyboardType = Self(number: 771, delegate: "UITextInputTraits", method: "keyboardType", line: "KeyboardType")
}
extension Implements {
  /// A class that implements `keyboardType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol KeyboardType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var keyboardType: UIKeyboardType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `keyboardType`.
  @MainActor static func keyboardType(_ delegate: any UITextInputTraits) -> (any KeyboardType)? {
    if let delegate = delegate as? any KeyboardType { return delegate }
    if let target = forwardingTarget(.keyboardType, of: delegate, where: { $0 is any KeyboardType }) as? any KeyboardType { return target }
    notImplemented(.keyboardType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.KeyboardType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no keyboardType")
  public var keyboardType: UIKeyboardType { preconditionFailure("KeyboardType without keyboardType") }
}

extension OptionalRequirement {
  static let keyboardAppearance = Self(number: 772, delegate: "UITextInputTraits", method: "keyboardAppearance", line: "KeyboardAppearance")
}
extension Implements {
  /// A class that implements `keyboardAppearance`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol KeyboardAppearance: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var keyboardAppearance: UIKeyboardAppearance { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `keyboardAppearance`.
  @MainActor static func keyboardAppearance(_ delegate: any UITextInputTraits) -> (any KeyboardAppearance)? {
    if let delegate = delegate as? any KeyboardAppearance { return delegate }
    if let target = forwardingTarget(.keyboardAppearance, of: delegate, where: { $0 is any KeyboardAppearance }) as? any KeyboardAppearance { return target }
    notImplemented(.keyboardAppearance, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.KeyboardAppearance {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no keyboardAppearance")
  public var keyboardAppearance: UIKeyboardAppearance { preconditionFailure("KeyboardAppearance without keyboardAppearance") }
}

extension OptionalRequirement {
  static let returnKeyType = Self(number: 773, delegate: "UITextInputTraits", method: "returnKeyType", line: "ReturnKeyType")
}
extension Implements {
  /// A class that implements `returnKeyType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol ReturnKeyType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var returnKeyType: UIReturnKeyType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `returnKeyType`.
  @MainActor static func returnKeyType(_ delegate: any UITextInputTraits) -> (any ReturnKeyType)? {
    if let delegate = delegate as? any ReturnKeyType { return delegate }
    if let target = forwardingTarget(.returnKeyType, of: delegate, where: { $0 is any ReturnKeyType }) as? any ReturnKeyType { return target }
    notImplemented(.returnKeyType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.ReturnKeyType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no returnKeyType")
  public var returnKeyType: UIReturnKeyType { preconditionFailure("ReturnKeyType without returnKeyType") }
}

extension OptionalRequirement {
  static let enablesReturnKeyAutomatically = Self(number: 774, delegate: "UITextInputTraits", method: "enablesReturnKeyAutomatically", line: "EnablesReturnKeyAutomatically")
}
extension Implements {
  /// A class that implements `enablesReturnKeyAutomatically`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol EnablesReturnKeyAutomatically: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var enablesReturnKeyAutomatically: Bool { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `enablesReturnKeyAutomatically`.
  @MainActor static func enablesReturnKeyAutomatically(_ delegate: any UITextInputTraits) -> (any EnablesReturnKeyAutomatically)? {
    if let delegate = delegate as? any EnablesReturnKeyAutomatically { return delegate }
    if let target = forwardingTarget(.enablesReturnKeyAutomatically, of: delegate, where: { $0 is any EnablesReturnKeyAutomatically }) as? any EnablesReturnKeyAutomatically { return target }
    notImplemented(.enablesReturnKeyAutomatically, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.EnablesReturnKeyAutomatically {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no enablesReturnKeyAutomatically")
  public var enablesReturnKeyAutomatically: Bool { preconditionFailure("EnablesReturnKeyAutomatically without enablesReturnKeyAutomatically") }
}

extension OptionalRequirement {
  static let isSecureTextEntry = Self(number: 775, delegate: "UITextInputTraits", method: "isSecureTextEntry", line: "IsSecureTextEntry")
}
extension Implements {
  /// A class that implements `isSecureTextEntry`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol IsSecureTextEntry: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var isSecureTextEntry: Bool { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `isSecureTextEntry`.
  @MainActor static func isSecureTextEntry(_ delegate: any UITextInputTraits) -> (any IsSecureTextEntry)? {
    if let delegate = delegate as? any IsSecureTextEntry { return delegate }
    if let target = forwardingTarget(.isSecureTextEntry, of: delegate, where: { $0 is any IsSecureTextEntry }) as? any IsSecureTextEntry { return target }
    notImplemented(.isSecureTextEntry, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.IsSecureTextEntry {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no isSecureTextEntry")
  public var isSecureTextEntry: Bool { preconditionFailure("IsSecureTextEntry without isSecureTextEntry") }
}

extension OptionalRequirement {
  static let textContentType = Self(number: 776, delegate: "UITextInputTraits", method: "textContentType", line: "TextContentType")
}
extension Implements {
  /// A class that implements `textContentType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol TextContentType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var textContentType: UITextContentType? { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textContentType`.
  @MainActor static func textContentType(_ delegate: any UITextInputTraits) -> (any TextContentType)? {
    if let delegate = delegate as? any TextContentType { return delegate }
    if let target = forwardingTarget(.textContentType, of: delegate, where: { $0 is any TextContentType }) as? any TextContentType { return target }
    notImplemented(.textContentType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.TextContentType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no textContentType")
  public var textContentType: UITextContentType? { preconditionFailure("TextContentType without textContentType") }
}

// MARK: UIViewControllerAnimatedTransitioning

extension OptionalRequirement {
  static let interruptibleAnimatorUsingTransitionContext = Self(number: 832, delegate: "UIViewControllerAnimatedTransitioning", method: "interruptibleAnimator(using: any UIViewControllerContextTransitioning)", line: "InterruptibleAnimatorUsingTransitionContext", selector: "interruptibleAnimatorForTransition:")
}
extension Implements {
  /// A class that implements `interruptibleAnimator(using:)`, although only its superclass conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol InterruptibleAnimatorUsingTransitionContext: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerAnimatedTransitioning`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `interruptibleAnimator(using:)`.
  @MainActor static func interruptibleAnimatorUsingTransitionContext(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any InterruptibleAnimatorUsingTransitionContext)? {
    if let delegate = delegate as? any InterruptibleAnimatorUsingTransitionContext { return delegate }
    if let target = forwardingTarget(.interruptibleAnimatorUsingTransitionContext, of: delegate, where: { $0 is any InterruptibleAnimatorUsingTransitionContext }) as? any InterruptibleAnimatorUsingTransitionContext { return target }
    notImplemented(.interruptibleAnimatorUsingTransitionContext, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.InterruptibleAnimatorUsingTransitionContext {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interruptibleAnimator(using:)")
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { preconditionFailure("InterruptibleAnimatorUsingTransitionContext without interruptibleAnimator(using:)") }
}

extension OptionalRequirement {
  static let animationEnded = Self(number: 833, delegate: "UIViewControllerAnimatedTransitioning", method: "animationEnded(_: Bool)", line: "AnimationEnded")
}
extension Implements {
  /// A class that implements `animationEnded(_:)`, although only its superclass conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol AnimationEnded: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerAnimatedTransitioning`.
    func animationEnded(_ transitionCompleted: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `animationEnded(_:)`.
  @MainActor static func animationEnded(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any AnimationEnded)? {
    if let delegate = delegate as? any AnimationEnded { return delegate }
    if let target = forwardingTarget(.animationEnded, of: delegate, where: { $0 is any AnimationEnded }) as? any AnimationEnded { return target }
    notImplemented(.animationEnded, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.AnimationEnded {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationEnded(_:)")
  public func animationEnded(_ transitionCompleted: Bool) { preconditionFailure("AnimationEnded without animationEnded(_:)") }
}

// MARK: UIViewControllerInteractiveTransitioning

extension OptionalRequirement {
  static let completionSpeed = Self(number: 896, delegate: "UIViewControllerInteractiveTransitioning", method: "completionSpeed", line: "CompletionSpeed")
}
extension Implements {
  /// A class that implements `completionSpeed`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionSpeed: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var completionSpeed: CGFloat { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `completionSpeed`.
  @MainActor static func completionSpeed(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionSpeed)? {
    if let delegate = delegate as? any CompletionSpeed { return delegate }
    if let target = forwardingTarget(.completionSpeed, of: delegate, where: { $0 is any CompletionSpeed }) as? any CompletionSpeed { return target }
    notImplemented(.completionSpeed, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionSpeed {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no completionSpeed")
  public var completionSpeed: CGFloat { preconditionFailure("CompletionSpeed without completionSpeed") }
}

extension OptionalRequirement {
  static let completionCurve = Self(number: 897, delegate: "UIViewControllerInteractiveTransitioning", method: "completionCurve", line: "CompletionCurve")
}
extension Implements {
  /// A class that implements `completionCurve`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionCurve: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var completionCurve: UIView.AnimationCurve { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `completionCurve`.
  @MainActor static func completionCurve(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionCurve)? {
    if let delegate = delegate as? any CompletionCurve { return delegate }
    if let target = forwardingTarget(.completionCurve, of: delegate, where: { $0 is any CompletionCurve }) as? any CompletionCurve { return target }
    notImplemented(.completionCurve, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionCurve {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no completionCurve")
  public var completionCurve: UIView.AnimationCurve { preconditionFailure("CompletionCurve without completionCurve") }
}

extension OptionalRequirement {
  static let wantsInteractiveStart = Self(number: 898, delegate: "UIViewControllerInteractiveTransitioning", method: "wantsInteractiveStart", line: "WantsInteractiveStart")
}
extension Implements {
  /// A class that implements `wantsInteractiveStart`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol WantsInteractiveStart: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var wantsInteractiveStart: Bool { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `wantsInteractiveStart`.
  @MainActor static func wantsInteractiveStart(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any WantsInteractiveStart)? {
    if let delegate = delegate as? any WantsInteractiveStart { return delegate }
    if let target = forwardingTarget(.wantsInteractiveStart, of: delegate, where: { $0 is any WantsInteractiveStart }) as? any WantsInteractiveStart { return target }
    notImplemented(.wantsInteractiveStart, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.WantsInteractiveStart {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no wantsInteractiveStart")
  public var wantsInteractiveStart: Bool { preconditionFailure("WantsInteractiveStart without wantsInteractiveStart") }
}

// MARK: UIViewControllerTransitioningDelegate

extension OptionalRequirement {
  static let animationControllerForPresentedPresentingSource = Self(number: 960, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController)", line: "AnimationControllerForPresentedPresentingSource")
}
extension Implements {
  /// A class that implements `animationController(forPresented:presenting:source:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForPresentedPresentingSource: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `animationController(forPresented:presenting:source:)`.
  @MainActor static func animationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any AnimationControllerForPresentedPresentingSource { return delegate }
    if let target = forwardingTarget(.animationControllerForPresentedPresentingSource, of: delegate, where: { $0 is any AnimationControllerForPresentedPresentingSource }) as? any AnimationControllerForPresentedPresentingSource { return target }
    notImplemented(.animationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForPresentedPresentingSource {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationController(forPresented:presenting:source:)")
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForPresentedPresentingSource without animationController(forPresented:presenting:source:)") }
}

extension OptionalRequirement {
  static let animationControllerForDismissed = Self(number: 961, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forDismissed: UIViewController)", line: "AnimationControllerForDismissed")
}
extension Implements {
  /// A class that implements `animationController(forDismissed:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForDismissed: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `animationController(forDismissed:)`.
  @MainActor static func animationControllerForDismissed(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForDismissed)? {
    if let delegate = delegate as? any AnimationControllerForDismissed { return delegate }
    if let target = forwardingTarget(.animationControllerForDismissed, of: delegate, where: { $0 is any AnimationControllerForDismissed }) as? any AnimationControllerForDismissed { return target }
    notImplemented(.animationControllerForDismissed, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForDismissed {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationController(forDismissed:)")
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForDismissed without animationController(forDismissed:)") }
}

extension OptionalRequirement {
  static let interactionControllerForPresentationUsingAnimator = Self(number: 962, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForPresentation(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForPresentationUsingAnimator")
}
extension Implements {
  /// A class that implements `interactionControllerForPresentation(using:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForPresentationUsingAnimator: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `interactionControllerForPresentation(using:)`.
  @MainActor static func interactionControllerForPresentationUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForPresentationUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForPresentationUsingAnimator { return delegate }
    if let target = forwardingTarget(.interactionControllerForPresentationUsingAnimator, of: delegate, where: { $0 is any InteractionControllerForPresentationUsingAnimator }) as? any InteractionControllerForPresentationUsingAnimator { return target }
    notImplemented(.interactionControllerForPresentationUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForPresentationUsingAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interactionControllerForPresentation(using:)")
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForPresentationUsingAnimator without interactionControllerForPresentation(using:)") }
}

extension OptionalRequirement {
  static let interactionControllerForDismissalUsingAnimator = Self(number: 963, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForDismissal(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForDismissalUsingAnimator")
}
extension Implements {
  /// A class that implements `interactionControllerForDismissal(using:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForDismissalUsingAnimator: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `interactionControllerForDismissal(using:)`.
  @MainActor static func interactionControllerForDismissalUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForDismissalUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForDismissalUsingAnimator { return delegate }
    if let target = forwardingTarget(.interactionControllerForDismissalUsingAnimator, of: delegate, where: { $0 is any InteractionControllerForDismissalUsingAnimator }) as? any InteractionControllerForDismissalUsingAnimator { return target }
    notImplemented(.interactionControllerForDismissalUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForDismissalUsingAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interactionControllerForDismissal(using:)")
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForDismissalUsingAnimator without interactionControllerForDismissal(using:)") }
}

extension OptionalRequirement {
  static let presentationControllerForPresentedPresentingSource = Self(number: 964, delegate: "UIViewControllerTransitioningDelegate", method: "presentationController(forPresented: UIViewController, presenting: UIViewController?, source: UIViewController)", line: "PresentationControllerForPresentedPresentingSource")
}
extension Implements {
  /// A class that implements `presentationController(forPresented:presenting:source:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerForPresentedPresentingSource: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `presentationController(forPresented:presenting:source:)`.
  @MainActor static func presentationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any PresentationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any PresentationControllerForPresentedPresentingSource { return delegate }
    if let target = forwardingTarget(.presentationControllerForPresentedPresentingSource, of: delegate, where: { $0 is any PresentationControllerForPresentedPresentingSource }) as? any PresentationControllerForPresentedPresentingSource { return target }
    notImplemented(.presentationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerForPresentedPresentingSource {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(forPresented:presenting:source:)")
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { preconditionFailure("PresentationControllerForPresentedPresentingSource without presentationController(forPresented:presenting:source:)") }
}
