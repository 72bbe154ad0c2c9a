import Motion

/// An action that is called on each tick.
@MainActor
package final class DisplayLinkTarget {
  package let order: Int
  let action: (MediaTime) -> Void
  /// A closure that ends the motion at once. It is `nil` if the motion has no end or can wait.
  let finish: (() -> Void)?
  /// A Boolean value that indicates whether the motion has no end by design.
  let isEndless: Bool
  package init(order: Int, isEndless: Bool = false, finish: (() -> Void)? = nil, action: @escaping (MediaTime) -> Void) {
    (self.order, self.isEndless, self.finish, self.action) = (order, isEndless, finish, action)
  }
}

extension Runtime {
  /// Calls `action` on every tick from the next one on, until the target is removed.
  ///
  /// - Parameters:
  ///   - isEndless: Whether the motion has no end by design, like falling snow. The app can then become idle nevertheless.
  ///   - finish: A closure that ends the motion at once, when the app moves to the background.
  package func addDisplayLink(isEndless: Bool = false, finish: (() -> Void)? = nil, _ action: @escaping (MediaTime) -> Void)
    -> DisplayLinkTarget
  {
    let target = DisplayLinkTarget(order: makeEntryID(), isEndless: isEndless, finish: finish, action: action)
    displayLinks.append(target)
    return target
  }
  package func removeDisplayLink(_ target: DisplayLinkTarget) { displayLinks.removeAll { $0 === target } }

  /// Calls every display link, in the order in which they were added.
  package func tickDisplayLinks(at time: MediaTime) {
    for target in displayLinks where displayLinks.contains(where: { $0 === target }) { target.action(time) }
  }

  /// Ends all motions that can be ended.
  package func finishMotions() {
    for target in displayLinks where displayLinks.contains(where: { $0 === target }) { target.finish?() }
  }
}
