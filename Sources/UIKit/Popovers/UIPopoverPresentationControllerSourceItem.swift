import CoreGraphics
import QuartzCore

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is in a view; nil where it cannot be seen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  func defaultFrame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

/// On which side of a popover its arrow is. The raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top: the popover lies below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: before it is shown, and when it is no popover after all.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown: the last moment to say what it points at.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    Implements.prepareForPopoverPresentationPopoverPresentationController(self)?.prepareForPopoverPresentation(
      popoverPresentationController)
  }
}
