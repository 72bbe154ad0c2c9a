/// Says which optional methods of its delegate protocols a class implements, where it is a superclass that conforms.
///
/// Swift fixes at the class that conforms what answers each requirement, and an optional method that this class lacks is answered by
/// UIKit's default for all its subclasses. A subclass that has such a method takes part by one line:
///
///     class Feed: Page {  // class Page: UIViewController, UIScrollViewDelegate
///       func scrollViewDidScroll(_ scrollView: UIScrollView) { … }
///     }
///     extension Feed: Implements.ScrollViewDidScroll {}
///
/// The names are the methods' and their labels', joined. The line does not compile in a class that has no such method; where it is
/// forgotten, a debug build stops with the line to write. It also makes `responds(to:)` answer. (Decision 70)
public enum Implements {}

extension Implements {
  /// A default is all that answers: whoever called may keep it in mind.
  @MainActor package static func notImplemented(
    _ method: OptionalRequirement, by delegate: AnyObject, _ conforms: (AnyClass) -> Bool
  ) {
    Runtime.silence = Silence(method: method.number, delegate: ObjectIdentifier(delegate))
    #if DEBUG
      Runtime.current.forgottenLines.look(for: method, in: type(of: delegate), conforms)
    #endif
  }
}
