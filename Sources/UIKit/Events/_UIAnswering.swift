import QuartzCore

/// The root of responders, so that source for iOS may say `override init()` in a class of its own, and a delegate can be made by its class
/// alone, as `UIApplicationMain` does.
///
/// As `_UIMakeable` is for layers, with the same entry at the same place in the table of methods. A class with initializers of its own and no
/// `init()` stops when it is made so, with Swift's own sentence (“use of unimplemented initializer”).
@preconcurrency @MainActor
open class _UIAnswering: _UIObject {
  /// The way up for subclasses.
  public init() { super.init(_r: ()) }

  /// A new responder of a class, by that class's `init()`.
  static func make<Made: UIResponder>(_ type: Made.Type) -> Made {
    let made: AnyObject = unsafeBitCast(type, to: _UIMakeableTable.Type.self).init()
    return unsafeDowncast(made, to: Made.self)
  }
}
