/// A view as the machine sees it: a place in a tree, and nothing of what it looks like.
///
/// UIKit's views are places; so are the boxes of a test. The tree is never copied: what the machine asks, it asks
/// of the views themselves, because animators and app code move them too.
package protocol Place: AnyObject {
  /// What pictures and diagnostics call it.
  var placeName: String { get }
  /// The place that holds this one; nil for a window and for a view that is nowhere.
  var superplace: (any Place)? { get }
  /// The places inside, back to front.
  var subplaces: [any Place] { get }
  /// True for the root of what can be seen.
  var isWindow: Bool { get }
  /// Puts `place` in front, or at `index`; it leaves where it was.
  func add(_ place: any Place, at index: Int?)
  /// Leaves the place that holds it, if any.
  func remove()
}

extension Place {
  /// Whether the way up from here ends in a window.
  package var isInWindow: Bool { window != nil }

  /// The window at the end of the way up; a window is its own.
  package var window: (any Place)? { isWindow ? self : superplace?.window }

  /// Whether `other` is this place or lies in it, at any depth.
  package func contains(_ other: any Place) -> Bool {
    var place: (any Place)? = other
    while let current = place {
      if current === self { return true }
      place = current.superplace
    }
    return false
  }

  /// Puts `place` in front of all others here.
  package func add(_ place: any Place) { add(place, at: nil) }

  /// Where this place is now, to be put back by `restore`.
  var address: Address { Address(superplace: superplace, index: indexInSuperplace) }

  var indexInSuperplace: Int? { superplace?.subplaces.firstIndex { $0 === self } }

  /// Puts this place back where it was; nowhere, if that is where it was.
  func restore(_ address: Address) {
    if let home = address.superplace { home.add(self, at: address.index) } else { remove() }
  }
}

/// Where a place was: its holder, and how many were behind it.
struct Address {
  weak var superplace: (any Place)?
  var index: Int?
}
