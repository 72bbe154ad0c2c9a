import CoreGraphics
import Foundation
import QuartzCore

/// What responders say to those who cannot see them: the informal protocol `UIAccessibility`, in one class, since what apps override has
/// to be in a class's own body.
///
/// A class that is read by itself, as a label is, overrides the defaults; what an app sets goes before them and is kept aside, so that what
/// says nothing costs nothing.
@preconcurrency @MainActor
open class _UISpoken: _UIAnswering {
  /// What an app said.
  private(set) final var spoken: SpokenNotes?
  private var note: SpokenNotes {
    if let spoken { return spoken }
    let made = SpokenNotes()
    spoken = made
    return made
  }

  // MARK: What it is

  /// Whether it is one element, whatever is inside; false at first, true of labels with text, buttons, text fields, cells and other controls.
  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? isElementByItself }
    set { note.isElement = newValue }
  }
  /// What it is called; nil at first, unless its class knows.
  open var accessibilityLabel: String? {
    get { spoken?.label?.string }
    set { note.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What it is called, with what is to be said in a way of its own.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { note.label = newValue }
  }
  /// What its value is; nil at first, unless its class knows.
  open var accessibilityValue: String? {
    get { spoken?.value?.string }
    set { note.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What its value is, with what is to be said in a way of its own.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { spoken?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { note.value = newValue }
  }
  /// What happens if it is activated; nil at first.
  open var accessibilityHint: String? {
    get { spoken?.hint?.string }
    set { note.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What happens if it is activated, with what is to be said in a way of its own.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { spoken?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { note.hint = newValue }
  }
  /// What kind of thing it is; none at first, unless its class knows.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? traitsByThemselves }
    set { note.traits = newValue }
  }
  /// The language in which it is said, as `de` or `pt-BR`; nil, the default, for that of the app.
  open var accessibilityLanguage: String? {
    get { spoken?.rare.language }
    set { note.rare.language = newValue }
  }
  /// What a user may call it who speaks to the device; empty at first.
  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.rare.inputLabels?.map(\.string) ?? [] }
    set { note.rare.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// What a user may call it, with what is to be said in a way of its own.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { spoken?.rare.inputLabels ?? [] }
    set { note.rare.inputLabels = newValue }
  }
  /// Whether it does something when it is used; by default, whether its traits say so.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { spoken?.rare.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) }
    set { note.rare.responds = newValue }
  }

  // MARK: Where it is

  /// The place on the screen, in points; that of the view, or nothing at first.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? .zero }
    set { note.rare.frame = newValue }
  }
  /// What was set.
  final var ownAccessibilityFrame: CGRect? { spoken?.rare.frame }
  /// The outline on the screen, in points, where it is no rectangle; nil at first.
  open var accessibilityPath: UIBezierPath? {
    get { spoken?.rare.path }
    set { note.rare.path = newValue }
  }
  /// Where a finger comes down on the screen, in points, to activate it; the middle at first.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let own = spoken?.rare.activationPoint { return own }
      let frame = accessibilityPath?.bounds ?? accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { note.rare.activationPoint = newValue }
  }

  // MARK: What is inside

  /// Whether nothing inside is an element; false at first.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.isInsideHidden ?? false }
    set { note.isInsideHidden = newValue }
  }
  /// Whether the elements of the views beside it are left out while it is shown, as beneath a dialog; false at first.
  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { note.isModal = newValue }
  }
  /// Whether what is inside is read together, before anything outside; false at first.
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.rare.groups ?? false }
    set { note.rare.groups = newValue }
  }
  /// What is inside, in order: elements and views that hold some; nil, the default, for the subviews by their places.
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { note.elements = newValue }
  }
  /// How many elements are inside; those of `accessibilityElements`, unless it is overridden together with `accessibilityElement(at:)`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element inside, by its number from 0; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The number of an element inside; `NSNotFound` if it is none of these.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// What kind of container it is; none at first. What is in a container of a kind is read together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken?.rare.containerType ?? .none }
    set { note.rare.containerType = newValue }
  }
  /// How a user who switches from one to the next meets what is inside. Kept: nobody switches here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken?.rare.navigationStyle ?? .automatic }
    set { note.rare.navigationStyle = newValue }
  }

  // MARK: What can be done with it

  /// What can be done with it besides activating it; nil at first.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.rare.actions }
    set { note.rare.actions = newValue }
  }
  /// Activates it; false, the default, lets a finger come down at its activation point.
  open func accessibilityActivate() -> Bool { false }
  /// Asks an adjustable element for more; nothing at first.
  open func accessibilityIncrement() {}
  /// Asks an adjustable element for less; nothing at first.
  open func accessibilityDecrement() {}
  /// Scrolls by a page; false, the default, asks what it is in.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes what is shown over something else, or goes back; false, the default, asks what it is in.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing that the app does now; false, the default, asks what it is in.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: The focus

  /// It has the focus now; nothing at first.
  open func accessibilityElementDidBecomeFocused() {}
  /// It has the focus no more; nothing at first.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether it has the focus.
  open func accessibilityElementIsFocused() -> Bool { Runtime.current.voiceOver.focused === self }
  /// Who has put a focus on it; nil if nobody has.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: What classes of UIKit's own say

  /// Whether it is an element where the app says nothing.
  var isElementByItself: Bool { false }
  /// What its traits are where the app says nothing.
  var traitsByThemselves: UIAccessibilityTraits { [] }
  /// What it is, where no trait says it.
  var spokenRole: SpokenRole? { nil }
  /// Of how many of its kind it is which, from 1; nil for what is not counted.
  var spokenPlace: (number: Int, count: Int)? { nil }
  /// Whether its value is words.
  var isValueSpoken: Bool { true }
  /// Whether somebody types in it.
  var isSpokenAsEdited: Bool { false }
}
