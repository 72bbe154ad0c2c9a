import QuartzCore

/// A container with a bar at the bottom that overlays its child controllers. Some controllers of a navigation stack hide the bar.
///
/// During the transition of such a controller, the bar is in the view of the controller that shows it, and moves with that view.
/// (Docs/behaviour/bars.md, "Hidden bars and extended layout")
@MainActor
protocol BottomBarContainer: UIViewController {
  var bottomBar: UIView { get }
  /// The frame of the visible bar, in the container view's coordinates.
  var bottomBarFrame: CGRect { get }
  /// The height, in points, that the bar covers beyond the system's safe area. It is 0 while all controllers hide the bar.
  var bottomBarHeight: CGFloat { get }
  var isBottomBarTranslucent: Bool { get }
  /// The state of the bar: whether it is hidden, and which view contains it.
  var bottomBarState: ContainerBar { get set }
  /// Returns whether a child is the visible one.
  func shows(_ child: UIViewController) -> Bool
  /// Moves the bar back into the container's view.
  func takeBackBottomBar()
  /// Called when the visible controller changed, so that the bar may have to hide or appear.
  func bottomBarMayHaveChanged()
  /// Called when the content that scrolls below the bar reached its end, or moved away from it.
  func contentAboveBottomBarDidMove()
}
