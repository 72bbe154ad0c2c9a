import Foundation
import QuartzCore

/// What an app said of objects that are no responders, each in an element that stands for the object when the screen is read.
@MainActor
final class PlainAccessibleObjects {
  private struct Entry {
    weak var object: NSObject?
    let element: PlainElement
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeOfNextPurge = 64

  nonisolated init() {}

  /// The element of an object of which something was said.
  func known(_ object: NSObject) -> PlainElement? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.element
  }

  /// The element of an object, made if there is none yet.
  func element(of object: NSObject) -> PlainElement {
    if let known = known(object) { return known }
    purge()
    let element = PlainElement(accessibilityContainer: object)
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
    return element
  }

  /// Removes what was said of objects that are gone, each time that the number of entries has doubled.
  private func purge() {
    guard entries.count >= sizeOfNextPurge else { return }
    entries = entries.filter { $0.value.object != nil }
    sizeOfNextPurge = max(64, 2 * entries.count)
  }
}

/// Stands for an object that is no responder.
final class PlainElement: UIAccessibilityElement {
  override var isElementByItself: Bool { false }
}

extension Runtime {
  /// What apps said of objects that are no responders. Such an object belongs to no app: the table is the process's.
  @MainActor static let plainObjects = PlainAccessibleObjects()
}
