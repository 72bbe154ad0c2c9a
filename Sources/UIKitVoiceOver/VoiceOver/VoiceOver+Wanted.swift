import Foundation
import QuartzCore
internal import ScreenReading
internal import TransitionMachine

/// The requested focus, which applies after the layout.
struct WantedFocus {
  /// The part of the screen that changed.
  enum Extent { case screen, part }
  var extent: Extent
  /// The object that receives the focus.
  weak var target: AnyObject?
  /// The text that is spoken in addition.
  var sentence: String?
  /// A Boolean value that indicates whether the app requested the focus.
  var isApps = false

  init(_ extent: Extent, target: AnyObject? = nil, sentence: String? = nil, isApps: Bool = false) {
    (self.extent, self.target, self.sentence, self.isApps) = (extent, target, sentence, isApps)
  }
}

/// The element that had the focus when a controller was covered.
struct FocusHome {
  weak var controller: UIViewController?
  weak var element: _UISpoken?
}

extension VoiceOver {
  /// Handles a notification from an app.
  package func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isOn else { return }
    let sentence = (argument as? NSAttributedString)?.string ?? argument as? String
    switch notification {
    case .screenChanged, .layoutChanged:
      let extent: WantedFocus.Extent = notification == .screenChanged ? .screen : .part
      // A request for the whole screen is not replaced by one for a part.
      if let wanted, wanted.isApps, wanted.extent == .screen, extent == .part, argument == nil { break }
      let target = sentence == nil ? argument.map { $0 as AnyObject } : nil
      wanted = WantedFocus(extent, target: target, sentence: sentence, isApps: true)
    case .announcement:
      if let argument = argument as? NSAttributedString { announce(argument) } else if let sentence { announce(sentence) }
    case .pageScrolled: if let sentence { announce(sentence) }
    default: break
    }
    runtime.app.needsLayout = true
  }

  /// Moves the focus to the requested object, if it is available.
  func take(_ wanted: WantedFocus) {
    let found = gather()
    if let sentence = wanted.sentence { announce(sentence) }
    let asked = wanted.target.flatMap { target in element(for: target, among: found) }
    let current = found.first { $0.object === focused }
    let next = asked ?? (wanted.extent == .part ? current : nil) ?? found.first
    guard let next else { return leave() }
    if next.object === focused, wanted.extent == .part, asked == nil { return }
    focus(next, says: wanted.sentence == nil || asked != nil, scrolls: wanted.isApps ? .gently : .none)
  }

  /// Returns the element of an object, or the first element inside it.
  private func element(for target: AnyObject, among found: [FoundElement]) -> FoundElement? {
    if let itself = found.first(where: { $0.object === target }) { return itself }
    guard let view = target as? UIView else { return nil }
    return found.first { $0.object.placeInViews?.isDescendant(of: view) ?? false }
  }

  // MARK: Transitions

  /// Called when a transition begins or ends. An appearing controller gets the focus, and a returning one restores its previous focus.
  package func follow(_ transition: MachineTransition) {
    guard isOn, transition.kind != .tab else { return }
    switch transition.phase {
    case .animating, .interactive: remember(transition)
    case .ended(completed: true): arrive(transition)
    default: break
    }
  }

  private func remember(_ transition: MachineTransition) {
    guard transition.kind == .present || transition.kind == .push, let covered = transition.from?.controller, let focused else { return }
    homes = homes.filter { $0.value.controller != nil }
    homes[ObjectIdentifier(covered)] = FocusHome(controller: covered, element: focused)
  }

  private func arrive(_ transition: MachineTransition) {
    var target: AnyObject?
    if transition.kind == .dismiss || transition.kind == .pop, let back = transition.to?.controller {
      target = homes.removeValue(forKey: ObjectIdentifier(back))?.element
    }
    // A request of the app has priority.
    if wanted?.isApps != true { wanted = WantedFocus(.screen, target: target) }
    runtime.app.needsLayout = true
  }
}
