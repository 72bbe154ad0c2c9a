import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The presentation of an activity view controller. On a tablet it is a popover, which needs an anchor. Otherwise it is a sheet of half the
/// screen's height.
final class ActivityPopover: UIPopoverPresentationController {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  override func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact ? .pageSheet : .none
  }
}
