import CoreGraphics
import Foundation
import QuartzCore

/// The base class of responders that implements the informal protocol `UIAccessibility`.
///
/// The properties are in the body of a class because apps can override only those members.
/// A UIKit class that is an element by default, such as `UILabel`, overrides the defaults.
/// A value that an app sets takes precedence. It is stored separately, so a responder without such values needs no memory for them.
@preconcurrency @MainActor
open class _UISpoken: _UIAnswering {
  /// The values that the app set, or `nil` if it set none.
  package private(set) final var spoken: SpokenNotes?
  private var note: SpokenNotes {
    if let spoken { return spoken }
    let made = SpokenNotes()
    spoken = made
    return made
  }

  // MARK: Description

  /// A Boolean value that indicates whether the object is an accessibility element, regardless of its content.
  ///
  /// The default is `false`. It is `true` for labels with text, buttons, text fields, cells and other controls.
  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? isElementByItself }
    set { note.isElement = newValue }
  }
  /// The name of the object. The default is `nil`, unless the class provides a name.
  open var accessibilityLabel: String? {
    get { spoken?.label?.string }
    set { note.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The name of the object with speech attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { note.label = newValue }
  }
  /// The value of the object. The default is `nil`, unless the class provides a value.
  open var accessibilityValue: String? {
    get { spoken?.value?.string }
    set { note.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The value of the object with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { spoken?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { note.value = newValue }
  }
  /// A description of the result of activating the object. The default is `nil`.
  open var accessibilityHint: String? {
    get { spoken?.hint?.string }
    set { note.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// A description, with speech attributes, of the result of activating the object.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { spoken?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { note.hint = newValue }
  }
  /// The traits that describe the role and the state of the object. The default is an empty set, unless the class provides traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? traitsByThemselves }
    set { note.traits = newValue }
  }
  /// The language in which the object is spoken, such as `de` or `pt-BR`. The default is `nil`, which means the language of the app.
  open var accessibilityLanguage: String? {
    get { spoken?.rare.language }
    set { note.rare.language = newValue }
  }
  /// The names that a user can say to refer to the object. The default is an empty array.
  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.rare.inputLabels?.map(\.string) ?? [] }
    set { note.rare.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// The names, with speech attributes, that a user can say to refer to the object.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { spoken?.rare.inputLabels ?? [] }
    set { note.rare.inputLabels = newValue }
  }
  /// A Boolean value that indicates whether the object responds to user interaction. The default depends on the traits.
  ///
  /// It is `true` for buttons, links, adjustable elements, search fields and keyboard keys.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { spoken?.rare.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) }
    set { note.rare.responds = newValue }
  }

  // MARK: Position

  /// The frame in screen points. The default is the frame of the view, or zero if the object is not a view.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? .zero }
    set { note.rare.frame = newValue }
  }
  /// The frame that the app set.
  final var ownAccessibilityFrame: CGRect? { spoken?.rare.frame }
  /// The outline in screen points, for an object that is not a rectangle. The default is `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { spoken?.rare.path }
    set { note.rare.path = newValue }
  }
  /// The point, in screen points, at which a touch activates the object. The default is the centre of the path or of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let own = spoken?.rare.activationPoint { return own }
      let frame = accessibilityPath?.bounds ?? accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { note.rare.activationPoint = newValue }
  }

  // MARK: Elements inside

  /// A Boolean value that indicates whether the elements inside the object are hidden. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.isInsideHidden ?? false }
    set { note.isInsideHidden = newValue }
  }
  /// A Boolean value that indicates whether VoiceOver ignores the elements of the sibling views. The default is `false`.
  ///
  /// The value has an effect while the view is visible, for example for a dialog.
  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { note.isModal = newValue }
  }
  /// A Boolean value that indicates whether the elements inside the object are read as a group, before any other element.
  ///
  /// The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.rare.groups ?? false }
    set { note.rare.groups = newValue }
  }
  /// The elements inside the object and the views that contain elements, in reading order.
  ///
  /// The default is `nil`, which means the subviews, ordered by their positions.
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { note.elements = newValue }
  }
  /// Returns the number of elements inside the object.
  ///
  /// The default implementation returns the number of `accessibilityElements`. A subclass overrides it together with
  /// `accessibilityElement(at:)`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index, or `nil` if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element, or `NSNotFound` if the object does not contain the element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// The type of the accessibility container. The default is `UIAccessibilityContainerType.none`.
  ///
  /// The elements of a container with another type are read as a group.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken?.rare.containerType ?? .none }
    set { note.rare.containerType = newValue }
  }
  /// The way in which a user of Switch Control navigates the elements. The value is stored and has no effect.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken?.rare.navigationStyle ?? .automatic }
    set { note.rare.navigationStyle = newValue }
  }

  // MARK: Actions

  /// The actions of the object in addition to activation. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.rare.actions }
    set { note.rare.actions = newValue }
  }
  /// Activates the object and returns whether it handled the activation.
  ///
  /// The default implementation returns `false`. VoiceOver then simulates a touch at the activation point.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. The default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Scrolls by one page and returns whether the object scrolled.
  ///
  /// The default implementation returns `false`. VoiceOver then calls the method on the container.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view or goes back, and returns whether the object handled the request.
  ///
  /// The default implementation returns `false`. VoiceOver then calls the method on the container.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action in the current state of the app, and returns whether the object performed it.
  ///
  /// The default implementation returns `false`. VoiceOver then calls the method on the container.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: The focus

  /// Called when the object receives the accessibility focus. The default implementation does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the object loses the accessibility focus. The default implementation does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether the object has the accessibility focus.
  open func accessibilityElementIsFocused() -> Bool { Runtime.current.services.screenReader.focused === self }
  /// Returns the assistive technologies whose focus is on the object, or `nil` if there are none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: Defaults of UIKit classes

  /// A Boolean value that indicates whether the object is an element if the app does not set a value.
  @_spi(UIKit) open var isElementByItself: Bool { false }
  /// The traits of the object if the app does not set any.
  @_spi(UIKit) open var traitsByThemselves: UIAccessibilityTraits { [] }
  /// The role of the object if no trait describes it.
  package var spokenRole: SpokenRole? { (self as? any ReadingRole)?.readingRole }
  /// The position among elements of the same kind, starting at 1, and their number. The value is `nil` if the elements are not counted.
  package var spokenPlace: (number: Int, count: Int)? { nil }
  /// A Boolean value that indicates whether the value is text.
  package var isValueSpoken: Bool { true }
  /// A Boolean value that indicates whether the user is editing text in the object.
  @_spi(UIKit) open var isSpokenAsEdited: Bool { false }
}
