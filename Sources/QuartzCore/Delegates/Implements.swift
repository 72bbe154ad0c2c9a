import ObjectiveCRuntime

/// Declares the optional delegate methods that a class implements when its superclass conforms to the delegate protocol.
///
/// Swift binds the implementation of each requirement at the class that conforms. If that class lacks an optional method, UIKit's default
/// is bound for all its subclasses. A subclass with such a method needs one declaration:
///
///     class Feed: Page {  // class Page: UIViewController, UIScrollViewDelegate
///       func scrollViewDidScroll(_ scrollView: UIScrollView) { … }
///     }
///     extension Feed: Implements.ScrollViewDidScroll {}
///
/// The names consist of the method's name and its labels. The declaration does not compile in a class without the method. If it is missing,
/// a debug build stops with a message that contains it. The declaration also makes `responds(to:)` return `true`. See
/// Docs/decisions/0070-optional-requirements.md.
public enum Implements {}

extension Implements {
  /// Records that only a default implementation was called, so that the caller can skip the method in future.
  @MainActor package static func notImplemented(
    _ method: OptionalRequirement, by delegate: AnyObject, _ conforms: (AnyClass) -> Bool
  ) {
    // A class that forwards is queried each time, because its target can change.
    let forwards = objcForwards(type(of: delegate))
    Runtime.silence = Silence(method: method.number, delegate: ObjectIdentifier(delegate), isPermanent: !forwards)
    if forwards { return }
    #if DEBUG
      Runtime.current.forgottenLines.look(for: method, in: type(of: delegate), conforms)
    #endif
  }

  /// Returns the object to which a delegate forwards a method that it does not implement, or `nil` if there is none. The target of a target
  /// counts too.
  @MainActor package static func forwardingTarget(
    _ method: OptionalRequirement, of delegate: AnyObject, where isImplemented: (AnyObject) -> Bool
  ) -> AnyObject? {
    guard objcForwards(type(of: delegate)) else { return nil }
    let name = method.selectorName
    var next = objcForwardingTarget(of: delegate, for: name)
    for _ in 0..<8 {
      guard let target = next else { return nil }
      if isImplemented(target) { return target }
      next = objcForwardingTarget(of: target, for: name)
    }
    return nil
  }
}
