import CoreGraphics
import Foundation
internal import ScreenReading

/// What is an element where no trait says it.
typealias SpokenRole = SpokenElement.Role

/// What an app said of a responder to those who cannot see it; nil stands for what its class says.
@MainActor
final class SpokenNotes {
  var isElement: Bool?
  var label, value, hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var isInsideHidden = false, isModal = false
  /// What hardly any app says.
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
