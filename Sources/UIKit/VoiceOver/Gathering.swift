import CoreGraphics
import Foundation
import QuartzCore
internal import ScreenReading

/// An element as it was gathered.
@MainActor
struct FoundElement {
  /// Who it is.
  let object: _UISpoken
  /// On the screen, in points.
  let frame: CGRect
  /// What there is to say of it.
  var said: SpokenElement
  var id: ObjectIdentifier { ObjectIdentifier(object) }
}

/// What there is to be read on the screen, in order: each view is asked once.
///
/// Not there is what is hidden, fully transparent, beside something modal, on its way out, cut off by what it lies in, or scrolled away. The
/// order is that of places (`ReadingOrder`), except where an app or a list knows better.
@MainActor
struct Gathering {
  typealias Item = ReadingItem<FoundElement>
  /// Elements that are asked for of a container that counts them itself.
  static let mostCounted = 1000
  /// How deep elements may lie in elements.
  private static let deepest = 50

  /// What is read in a view, in order.
  static func elements(in view: UIView) -> [FoundElement] {
    let seen = view.window.map { $0.screenFrame(of: $0.bounds) }
    return ReadingOrder.things(in: Gathering().items(of: view, within: seen), isMirrored: view.isReadFromTheRight)
  }

  // MARK: Views

  /// - Parameter seen: where on the screen something can be seen; nil for a view in no window, of which all is.
  func items(of view: UIView, within seen: CGRect?, isScrolled: Bool = false) -> [Item] {
    guard !view.isHidden, view.alpha >= UIView.invisibleAlpha, view.controller?.isOnItsWayOut != true else { return [] }
    if let seen, isScrolled, !view.bounds.isEmpty, !view.screenFrame(of: view.bounds).intersects(seen) { return [] }
    guard view.isAccessibilityElement else { return inside(view, within: seen) }
    if view.mergesTexts, view.spoken?.isElement == nil { return merged(view, within: seen) }
    return found(view, within: seen)
  }

  /// What is in a view that is no element itself.
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

  /// Groups in an order that is given.
  private func sequence(_ groups: [[Item]], in view: UIView) -> [Item] {
    let items: [Item] = groups.filter { !$0.isEmpty }.map { group in
      group.count == 1 ? group[0] : .group(group, place: Self.union(group), isMirrored: view.isReadFromTheRight)
    }
    return items.isEmpty ? [] : [.sequence(items, place: view.readingPlace ?? Self.union(items))]
  }

  static func union(_ items: [Item]) -> CGRect { items.reduce(.null) { $0.union($1.place) } }

  // MARK: What is no view

  /// What an app lists: views, and elements that are none.
  private func items(of listed: Any, within seen: CGRect?, depth: Int = 0) -> [Item] {
    if let view = listed as? UIView {
      // What is in no window is not on the screen, whatever an app lists.
      guard seen == nil || view.window != nil else { return [] }
      return items(of: view, within: seen)
    }
    guard let object = listed as? _UISpoken ?? plainElement(of: listed), depth < Self.deepest else { return [] }
    if object.isAccessibilityElement { return found(object, within: seen) }
    guard !object.accessibilityElementsHidden else { return [] }
    let items = (object.accessibilityElements ?? []).flatMap { self.items(of: $0, within: seen, depth: depth + 1) }
    return items.isEmpty ? [] : [.sequence(items, place: Self.union(items))]
  }

  /// The element that stands for an object that is no responder, if something was said of it.
  private func plainElement(of listed: Any) -> PlainElement? {
    (listed as? NSObject).flatMap { Runtime.plainObjects.known($0) }
  }

  // MARK: One element

  func found(_ object: _UISpoken, within seen: CGRect?) -> [Item] {
    let frame = object.accessibilityFrame
    if let seen, frame.isEmpty || !frame.intersects(seen) { return [] }
    return [.thing(FoundElement(object: object, frame: frame, said: object.saidOfIt), frame)]
  }
}

extension _UISpoken {
  /// What there is to say of it.
  var saidOfIt: SpokenElement {
    var said = SpokenElement(
      label: accessibilityLabel, value: isValueSpoken ? accessibilityValue : nil, hint: accessibilityHint,
      traits: SpokenTraits(rawValue: accessibilityTraits.rawValue), role: spokenRole, place: spokenPlace)
    said.hasActions = !(accessibilityCustomActions ?? []).isEmpty
    said.isEdited = isSpokenAsEdited
    return said
  }
}

extension UIView {
  /// Whether rows in it are read from the right.
  var isReadFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIViewController {
  /// Whether a transition takes it away, or covers it: who comes is read from the first frame.
  var isOnItsWayOut: Bool {
    guard let transition = node.currentTransition, transition.phase.isRunning else { return false }
    return transition.from === node && transition.to !== node
  }
}
