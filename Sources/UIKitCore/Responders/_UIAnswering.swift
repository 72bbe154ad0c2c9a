import QuartzCore

/// The base class of responders that can be created from their class alone, as `UIApplicationMain` does with a delegate.
///
/// Source code for iOS can also declare `override init()` in its own classes.
/// `_UIMakeable` is the counterpart for layers, with its initializer at an equal position of the method table.
/// A class with its own designated initializers and no `init()` stops the process when it is created this way.
/// Swift reports “use of unimplemented initializer”.
@preconcurrency @MainActor
open class _UIAnswering: _UIObject {
  /// Creates an object. Only subclasses call this initializer.
  public init() { super.init(_r: ()) }

  /// Creates a responder of a class with the `init()` of that class.
  static func make<Made: UIResponder>(_ type: Made.Type) -> Made {
    let made: AnyObject = unsafeBitCast(type, to: _UIMakeableTable.Type.self).init()
    return unsafeDowncast(made, to: Made.self)
  }
}
