import Foundation
import QuartzCore

/// The accessibility properties that an app has set on objects other than responders.
///
/// The properties of an object are stored in an element, which represents the object when VoiceOver reads the screen.
@MainActor
package final class PlainAccessibleObjects {
  private struct Entry {
    weak var object: NSObject?
    let element: PlainElement
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeOfNextPurge = 64

  nonisolated init() {}

  /// Returns the element of an object, or `nil` if no property of the object was set.
  package func known(_ object: NSObject) -> PlainElement? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.element
  }

  /// Returns the element of an object, and creates it if necessary.
  func element(of object: NSObject) -> PlainElement {
    if let known = known(object) { return known }
    purge()
    let element = PlainElement(accessibilityContainer: object)
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
    return element
  }

  /// Removes the entries of released objects each time the number of entries has doubled.
  private func purge() {
    guard entries.count >= sizeOfNextPurge else { return }
    entries = entries.filter { $0.value.object != nil }
    sizeOfNextPurge = max(64, 2 * entries.count)
  }
}

/// An element that stores the properties of an object that is not a responder.
package final class PlainElement: UIAccessibilityElement {
  @_spi(UIKit) public override var isElementByItself: Bool { false }
}

extension Runtime {
  /// The accessibility properties of objects other than responders. Such an object belongs to no app, so all apps of a process share the
  /// table.
  @MainActor static package let plainObjects = PlainAccessibleObjects()
}
