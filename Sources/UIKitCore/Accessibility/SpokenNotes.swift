import CoreGraphics
import Foundation
package import ScreenReading

/// The role of an element that no trait describes.
package typealias SpokenRole = SpokenElement.Role

/// An element whose role no trait describes, such as a text field. UIKitText has such elements.
package protocol ReadingRole {
  /// The role that the screen reader speaks, or `nil`.
  @MainActor var readingRole: SpokenRole? { get }
}

/// The accessibility properties that an app set on a responder. A value of `nil` means the default of the class.
@MainActor
package final class SpokenNotes {
  package var isElement: Bool?
  package var label, value, hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var isInsideHidden = false, isModal = false
  /// The properties that few apps set.
  var rare = Rare()

  struct Rare {
    var language: String?
    var inputLabels: [NSAttributedString]?
    var responds: Bool?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var groups = false
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var actions: [UIAccessibilityCustomAction]?
  }
}
