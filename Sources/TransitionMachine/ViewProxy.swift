/// A view proxy: the transition machine's interface to a view. It represents a position in a tree, and nothing of the view's appearance.
///
/// UIKit's views conform to it, and tests have simple types. The machine stores no copy of the tree. It always queries the views, because
/// animators and apps move them too.
package protocol ViewProxy: AnyObject {
  /// The type of the views in the tree. All views of a host have one type.
  associatedtype Relative: ViewProxy where Relative.Relative == Relative
  /// The name of the view in logs and diagnostics.
  var placeName: String { get }
  /// The superview of the view. It is `nil` for a window and for a view without a superview.
  var superplace: Relative? { get }
  /// The subviews, back to front.
  var subplaces: [Relative] { get }
  /// A Boolean value that indicates whether the view is a window, which is the root of a visible tree.
  var isWindow: Bool { get }
  /// Adds a subview in front of all others or at `index`. The subview leaves its previous superview.
  func add(_ place: Relative, at index: Int?)
  /// Removes the view from its superview, if it has one.
  func remove()
}

extension ViewProxy where Relative == Self {
  /// A Boolean value that indicates whether the view is in a window.
  package var isInWindow: Bool { window != nil }

  /// The window that contains the view. For a window, it is the window itself.
  package var window: Self? { isWindow ? self : superplace?.window }

  /// Returns whether `other` is this view or one of its descendants.
  package func contains(_ other: Self) -> Bool {
    var place: Self? = other
    while let current = place {
      if current === self { return true }
      place = current.superplace
    }
    return false
  }

  /// Adds a subview in front of all others.
  package func add(_ place: Self) { add(place, at: nil) }

  /// The position of the view in the tree, which `restore(_:)` accepts.
  var address: Address<Self> { Address(superplace: superplace, index: indexInSuperplace) }

  var indexInSuperplace: Int? { superplace?.subplaces.firstIndex { $0 === self } }

  /// Moves the view back to an earlier position. A view that had no superview is removed.
  func restore(_ address: Address<Self>) {
    if let home = address.superplace { home.add(self, at: address.index) } else { remove() }
  }
}

/// A position in the tree: the superview, and the index among its subviews.
struct Address<View: AnyObject> {
  weak var superplace: View?
  var index: Int?
}
