import CoreGraphics
import HostInterface
import QuartzCore
internal import ScreenReading

/// The movement of the focus from one element to another.
extension VoiceOver {
  /// Performs a gesture of the user.
  package func take(_ event: VoiceEvent) {
    guard isOn else { return }
    switch event {
    case .next: step(1)
    case .previous: step(-1)
    case .first: if let first = gather().first { focus(first) }
    case .last: if let last = gather().last { focus(last) }
    case .touch(let point): explore(point)
    case .focus(let number):
      let found = gather()
      if found.indices.contains(number - 1) { focus(found[number - 1]) }
    case .find(let name): find(name)
    case .activate: activate()
    case .increment: adjust(up: true)
    case .decrement: adjust(up: false)
    case .scroll(let way): scroll(way)
    case .escape: escape()
    case .magicTap: magicTap()
    case .action(let name): perform(name)
    }
  }

  /// Moves the focus to the next or previous element. A list is scrolled if it has more content in that direction.
  private func step(_ way: Int) {
    let before = known, lost = focusedID
    let found = gather()
    guard !found.isEmpty else { return }
    guard let place = found.firstIndex(where: { $0.object === focused }) else {
      let heir = lost.flatMap { FocusHeir.of($0, before: before, now: known) }
      return focus(found.first { $0.id == heir } ?? (way > 0 ? found[0] : found[found.count - 1]))
    }
    let next = place + way
    let candidate = found.indices.contains(next) ? found[next] : nil
    if let scroller = scrollerBetween(found[place], candidate, way), let shown = reveal(beyond: found[place], in: scroller, way) {
      return focus(shown)
    }
    if let candidate { focus(candidate) }
  }

  /// Moves the focus to the smallest element under a finger.
  private func explore(_ point: CGPoint) {
    let under = gather().filter { element in
      element.object.accessibilityPath?.contains(point) ?? element.frame.contains(point)
    }
    if let smallest = under.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }) { focus(smallest) }
  }

  /// Moves the focus to the next element whose speech begins with a name. The search wraps around once.
  private func find(_ name: String) {
    let found = gather()
    let start = found.firstIndex { $0.object === focused }.map { $0 + 1 } ?? 0
    let order = found[start...] + found[..<start]
    let match = order.first { $0.said.label == name } ?? order.first { $0.said.words.hasPrefix(name) }
    if let match { focus(match) }
  }
}
