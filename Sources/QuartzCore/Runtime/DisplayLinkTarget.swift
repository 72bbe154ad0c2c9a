import Motion

/// Who is called on each tick, with what it needs to know to leave.
@MainActor
package final class DisplayLinkTarget {
  package let order: Int
  let action: (MediaTime) -> Void
  /// Brings what it moves to its end at once; nil where that has no end, or can wait.
  let finish: (() -> Void)?
  /// It goes on for ever, by design.
  let isEndless: Bool
  package init(order: Int, isEndless: Bool = false, finish: (() -> Void)? = nil, action: @escaping (MediaTime) -> Void) {
    (self.order, self.isEndless, self.finish, self.action) = (order, isEndless, finish, action)
  }
}

extension Runtime {
  /// Calls `action` on every tick from the next one on, until the target is removed.
  ///
  /// - Parameters:
  ///   - isEndless: It goes on for ever, by design, as snow does: nobody waits for its end.
  ///   - finish: Brings what it moves to its end at once, when the app goes to the background.
  package func addDisplayLink(isEndless: Bool = false, finish: (() -> Void)? = nil, _ action: @escaping (MediaTime) -> Void)
    -> DisplayLinkTarget
  {
    let target = DisplayLinkTarget(order: makeRecordID(), isEndless: isEndless, finish: finish, action: action)
    displayLinks.append(target)
    return target
  }
  package func removeDisplayLink(_ target: DisplayLinkTarget) { displayLinks.removeAll { $0 === target } }

  /// Tells every display link of the tick, in the order in which they were added.
  package func tickDisplayLinks(at time: MediaTime) {
    for target in displayLinks where displayLinks.contains(where: { $0 === target }) { target.action(time) }
  }

  /// Brings to their end all motions that have one.
  package func finishMotions() {
    for target in displayLinks where displayLinks.contains(where: { $0 === target }) { target.finish?() }
  }
}
