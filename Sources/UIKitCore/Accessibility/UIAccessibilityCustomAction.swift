import Foundation
import QuartzCore

/// A named action of an accessibility element, in addition to activation. VoiceOver lists the actions, and the user chooses one by its
/// name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: _UIObject {
  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action with speech attributes.
  open var attributedName: NSAttributedString
  /// The image that represents the action.
  open var image: UIImage?
  /// The object that receives the action message. The action keeps a weak reference to it.
  open weak var target: AnyObject?
  /// The method that performs the action. It receives the action as its argument. The value is `nil` if a handler performs the action.
  open var selector: Selector?
  /// The closure that performs the action instead of the target and the selector. It returns whether the action succeeded.
  open var actionHandler: Handler?
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action that a closure performs.
  public convenience init(name: String, actionHandler: Handler?) { self.init(name: name, image: nil, actionHandler: actionHandler) }
  /// Creates an action with an image. A closure performs the action.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }
  /// Creates an action whose name has speech attributes. A closure performs the action.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }
  /// Creates an action with an image, whose name has speech attributes. A closure performs the action.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    super.init(_r: ())
  }
  /// Creates an action that a method of the target performs.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }
  /// Creates an action with an image. A method of the target performs the action.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }
  /// Creates an action whose name has speech attributes. A method of the target performs the action.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }
  /// Creates an action with an image, whose name has speech attributes. A method of the target performs the action.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target.map { $0 as AnyObject }
    super.init(_r: ())
  }

  /// Performs the action and returns whether it succeeded. The result of a target's method is unknown and counts as success.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return selector.sendOrStop(to: target, [self]) as? Bool ?? true
  }
}
