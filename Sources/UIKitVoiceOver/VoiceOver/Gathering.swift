import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore
package import ScreenReading

/// An accessibility element that was found on the screen.
@MainActor
package struct FoundElement {
  /// The object of the element.
  package let object: _UISpoken
  /// The frame in screen points.
  package let frame: CGRect
  /// The information that VoiceOver speaks.
  package var said: SpokenElement
  package var id: ObjectIdentifier { ObjectIdentifier(object) }
}

/// The search for the accessibility elements of the screen, in reading order. Each view is visited once.
///
/// Hidden and transparent views, views next to a modal view, and disappearing views are left out.
/// Views that are clipped or scrolled out of the visible area are left out too.
/// The order follows the positions (`ReadingOrder`), unless an app or a list defines another order.
@MainActor
struct Gathering {
  typealias Item = ReadingItem<FoundElement>
  /// The maximum number of elements that are requested from a container that counts its elements itself.
  static let mostCounted = 1000
  /// The maximum depth of nested elements.
  private static let deepest = 50

  /// Returns the elements in a view, in reading order.
  static func elements(in view: UIView) -> [FoundElement] {
    let seen = view.window.map { $0.screenFrame(of: $0.bounds) }
    return ReadingOrder.things(in: Gathering().items(of: view, within: seen), isMirrored: view.isReadFromTheRight)
  }

  // MARK: Views

  /// - Parameter seen: The visible area of the screen, or `nil` for a view outside windows, which is completely visible.
  func items(of view: UIView, within seen: CGRect?, isScrolled: Bool = false) -> [Item] {
    guard !view.isHidden, view.alpha >= UIView.invisibleAlpha, view.controller?.isOnItsWayOut != true else { return [] }
    if let seen, isScrolled, !view.bounds.isEmpty, !view.screenFrame(of: view.bounds).intersects(seen) { return [] }
    guard view.isAccessibilityElement else { return inside(view, within: seen) }
    if view.mergesTexts, view.spoken?.isElement == nil { return merged(view, within: seen) }
    return found(view, within: seen)
  }

  /// Returns the elements inside a view that is not an element itself.
  func inside(_ view: UIView, within seen: CGRect?) -> [Item] {
    guard !view.accessibilityElementsHidden else { return [] }
    var seen = seen
    if let around = seen, view.clipsToBounds {
      let rest = around.intersection(view.screenFrame(of: view.bounds))
      guard !rest.isEmpty else { return [] }
      seen = rest
    }
    let items = children(of: view, within: seen)
    guard !items.isEmpty, view.keepsElementsTogether || view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
    else { return items }
    return [.group(items, place: view.readingPlace ?? Self.union(items), isMirrored: view.isReadFromTheRight)]
  }

  private func children(of view: UIView, within seen: CGRect?) -> [Item] {
    if let listed = view.accessibilityElements { return sequence(listed.map { items(of: $0, within: seen) }, in: view) }
    let count = min(view.accessibilityElementCount(), Self.mostCounted)
    if count > 0 {
      return sequence((0..<count).map { index in view.accessibilityElement(at: index).map { items(of: $0, within: seen) } ?? [] }, in: view)
    }
    let scrolls = view.scrollsElements
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= UIView.invisibleAlpha }) {
      return items(of: modal, within: seen, isScrolled: scrolls)
    }
    if let ordered = view.subviewsInReadingOrder {
      return sequence(ordered.map { items(of: $0, within: seen, isScrolled: scrolls) }, in: view)
    }
    return view.subviews.flatMap { items(of: $0, within: seen, isScrolled: scrolls) }
  }

  /// Returns groups in a given order.
  private func sequence(_ groups: [[Item]], in view: UIView) -> [Item] {
    let items: [Item] = groups.filter { !$0.isEmpty }.map { group in
      group.count == 1 ? group[0] : .group(group, place: Self.union(group), isMirrored: view.isReadFromTheRight)
    }
    return items.isEmpty ? [] : [.sequence(items, place: view.readingPlace ?? Self.union(items))]
  }

  static func union(_ items: [Item]) -> CGRect { items.reduce(.null) { $0.union($1.place) } }

  // MARK: Elements that are not views

  /// Returns the elements that an app lists: views, and elements that are not views.
  private func items(of listed: Any, within seen: CGRect?, depth: Int = 0) -> [Item] {
    if let view = listed as? UIView {
      // A view outside windows is not on the screen, even if an app lists it.
      guard seen == nil || view.window != nil else { return [] }
      return items(of: view, within: seen)
    }
    guard let object = listed as? _UISpoken ?? plainElement(of: listed), depth < Self.deepest else { return [] }
    if object.isAccessibilityElement { return found(object, within: seen) }
    guard !object.accessibilityElementsHidden else { return [] }
    let items = (object.accessibilityElements ?? []).flatMap { self.items(of: $0, within: seen, depth: depth + 1) }
    return items.isEmpty ? [] : [.sequence(items, place: Self.union(items))]
  }

  /// Returns the element of an object that is not a responder, if a property was set on it.
  private func plainElement(of listed: Any) -> PlainElement? {
    (listed as? NSObject).flatMap { Runtime.plainObjects.known($0) }
  }

  // MARK: Single elements

  func found(_ object: _UISpoken, within seen: CGRect?) -> [Item] {
    let frame = object.accessibilityFrame
    if let seen, frame.isEmpty || !frame.intersects(seen) { return [] }
    return [.thing(FoundElement(object: object, frame: frame, said: object.saidOfIt), frame)]
  }
}

extension _UISpoken {
  /// The information that VoiceOver speaks for the object.
  var saidOfIt: SpokenElement {
    var said = SpokenElement(
      label: accessibilityLabel, value: isValueSpoken ? accessibilityValue : nil, hint: accessibilityHint,
      traits: SpokenTraits(rawValue: accessibilityTraits.rawValue), role: spokenRole, place: spokenPlace)
    said.hasActions = !(accessibilityCustomActions ?? []).isEmpty
    said.isEdited = isSpokenAsEdited
    return said
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a transition removes or covers the controller. The appearing one is read from the first frame.
  var isOnItsWayOut: Bool {
    guard let transition = node.currentTransition, transition.phase.isRunning else { return false }
    return transition.from === node && transition.to !== node
  }
}
