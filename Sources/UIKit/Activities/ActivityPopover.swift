import CoreGraphics
import QuartzCore

/// Presents an activity view controller: in a popover on a tablet, which needs an anchor, and else as a sheet of half the screen.
final class ActivityPopover: UIPopoverPresentationController {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  override func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact ? .pageSheet : .none
  }
}
