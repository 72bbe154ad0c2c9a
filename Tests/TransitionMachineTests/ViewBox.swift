@testable import TransitionMachine

/// A place without a view: what the machine is driven with when no UIKit is above it.
final class ViewBox: ViewProxy, CustomStringConvertible {
  /// What pictures and diagnostics call it.
  let placeName: String
  /// The place that holds this one.
  private(set) weak var superplace: ViewBox?
  /// The places inside, back to front.
  private(set) var subplaces: [ViewBox] = []
  /// True for the root of what can be seen.
  let isWindow: Bool

  /// A box that is nowhere yet.
  init(_ name: String, isWindow: Bool = false) {
    placeName = name
    self.isWindow = isWindow
  }

  /// Its name.
  var description: String { placeName }

  /// Puts `box` in front or at `index`.
  func add(_ box: ViewBox, at index: Int?) {
    precondition(!box.contains(self), "\(box) cannot be put inside itself")
    box.remove()
    subplaces.insert(box, at: min(index ?? subplaces.count, subplaces.count))
    box.superplace = self
  }

  /// Leaves the box that holds it, if any.
  func remove() {
    superplace?.subplaces.removeAll { $0 === self }
    superplace = nil
  }
}

extension Node where Host == BoxHost {
  /// A node over a box of its own.
  convenience init(_ name: String) {
    let box = ViewBox(name)
    self.init(name) { box }
  }
}

extension NavigationNode where Host == BoxHost {
  /// A navigation node over boxes.
  convenience init(boxed name: String) {
    let (box, content) = (ViewBox(name), ViewBox("\(name).content"))
    box.add(content)
    self.init(name, content: { content }, view: { box })
  }
}

extension TabNode where Host == BoxHost {
  /// A tab node over boxes.
  convenience init(boxed name: String) {
    let (box, content) = (ViewBox(name), ViewBox("\(name).content"))
    box.add(content)
    self.init(name, content: { content }, view: { box })
  }
}
