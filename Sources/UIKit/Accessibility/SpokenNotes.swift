import CoreGraphics
import Foundation
internal import ScreenReading

/// The role of an element that no trait describes.
typealias SpokenRole = SpokenElement.Role

/// The accessibility properties that an app set on a responder. A value of `nil` means the default of the class.
@MainActor
final class SpokenNotes {
  var isElement: Bool?
  var label, value, hint: NSAttributedString?
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
