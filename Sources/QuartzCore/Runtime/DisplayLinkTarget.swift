import Motion

/// Who is called on each tick, with what it needs to know to leave.
@MainActor
package final class DisplayLinkTarget {
  package let order: Int
  let action: (MediaTime) -> Void
  package init(order: Int, action: @escaping (MediaTime) -> Void) { (self.order, self.action) = (order, action) }
}

extension Runtime {
  /// Calls `action` on every tick from the next one on, until the target is removed.
  package func addDisplayLink(_ action: @escaping (MediaTime) -> Void) -> DisplayLinkTarget {
    let target = DisplayLinkTarget(order: makeRecordID(), action: action)
    displayLinks.append(target)
    return target
  }
  package func removeDisplayLink(_ target: DisplayLinkTarget) { displayLinks.removeAll { $0 === target } }

  /// Tells every display link of the tick, in the order in which they were added.
  package func tickDisplayLinks(at time: MediaTime) {
    for target in displayLinks where displayLinks.contains(where: { $0 === target }) { target.action(time) }
  }
}
