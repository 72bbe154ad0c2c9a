import Foundation
import QuartzCore

/// Something that can be done with an element besides activating it: its user is told that there are actions, and chooses one by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: _UIObject {
  /// What the action is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What it is called, with what is to be said in a way of its own.
  open var attributedName: NSAttributedString
  /// A picture of it, for those who see some.
  open var image: UIImage?
  /// Who performs it. Not kept alive.
  open weak var target: AnyObject?
  /// What is performed, with the action; nil where a handler does it.
  open var selector: Selector?
  /// Does it, in the place of target and selector. It says whether it did.
  open var actionHandler: Handler?
  /// Does it, and says whether it did.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// An action that a handler performs.
  public convenience init(name: String, actionHandler: Handler?) { self.init(name: name, image: nil, actionHandler: actionHandler) }
  /// An action with a picture that a handler performs.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }
  /// An action that a handler performs.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }
  /// An action with a picture that a handler performs.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    super.init(_r: ())
  }
  /// An action that a method performs.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }
  /// An action with a picture that a method performs.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }
  /// An action that a method performs.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }
  /// An action with a picture that a method performs.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target.map { $0 as AnyObject }
    super.init(_r: ())
  }

  /// Does it; false if it could not. What a method answers is not known: it did it.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return selector.perform(on: target, with: self)
  }
}
