import Foundation
import QuartzCore
internal import ScreenReading
internal import TransitionMachine

/// Where the focus is to go when the layout is done.
struct WantedFocus {
  /// How much of the screen is new.
  enum Extent { case screen, part }
  var extent: Extent
  /// What is to have it.
  weak var target: AnyObject?
  /// What is said besides.
  var sentence: String?
  /// The app asked for it.
  var isApps = false

  init(_ extent: Extent, target: AnyObject? = nil, sentence: String? = nil, isApps: Bool = false) {
    (self.extent, self.target, self.sentence, self.isApps) = (extent, target, sentence, isApps)
  }
}

/// Who had the focus when a controller was covered.
struct FocusHome {
  weak var controller: UIViewController?
  weak var element: _UISpoken?
}

extension VoiceOver {
  /// An app tells something.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isOn else { return }
    let sentence = (argument as? NSAttributedString)?.string ?? argument as? String
    switch notification {
    case .screenChanged, .layoutChanged:
      let extent: WantedFocus.Extent = notification == .screenChanged ? .screen : .part
      // What matters more is not forgotten for what matters less.
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

  /// Takes the focus where it is wanted, as far as that is there.
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

  /// The element that an object is, or the first that lies in it.
  private func element(for target: AnyObject, among found: [FoundElement]) -> FoundElement? {
    if let itself = found.first(where: { $0.object === target }) { return itself }
    guard let view = target as? UIView else { return nil }
    return found.first { $0.object.placeInViews?.isDescendant(of: view) ?? false }
  }

  // MARK: Transitions

  /// A transition begins or ends: whoever comes gets the focus, and whoever comes back where it was.
  func follow(_ transition: MachineTransition) {
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
    // What the app wants comes first.
    if wanted?.isApps != true { wanted = WantedFocus(.screen, target: target) }
    runtime.app.needsLayout = true
  }
}
