import QuartzCore

/// A step from one view controller to another.
///
/// A segue that is created in code works. Its `perform()` calls the handler, or what a subclass does instead. The segues of storyboards are
/// not read yet.
@preconcurrency @MainActor
open class UIStoryboardSegue: _UIObject {
  /// The name of the segue. It is `nil` if the segue has none.
  open private(set) var identifier: String?
  /// The controller at which the segue begins.
  open private(set) var source: UIViewController
  /// The controller to which the segue leads.
  open private(set) var destination: UIViewController
  private let handler: (@MainActor () -> Void)?

  /// Creates a segue whose `perform()` a subclass overrides.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init(_r: ())
  }
  /// Creates a segue whose `perform()` calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init(_r: ())
  }

  /// Performs the step. The default implementation calls the handler of the initializer, or does nothing if there is none.
  open func perform() { handler?() }
}

/// The start of an unwind segue, which leads back to an earlier controller.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _UIObject {
  /// The controller from which the segue leads back.
  open private(set) var source: UIViewController
  /// The object that started the segue.
  open private(set) var sender: Any?
  /// The action that the destination performs.
  open private(set) var unwindAction: Selector
  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
    super.init(_r: ())
  }
}
