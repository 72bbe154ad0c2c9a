import QuartzCore

/// A container with a bar at the bottom that its pages lie under, and that some pages of a navigation stack within it do without.
///
/// While such a page comes or goes the bar lies in the view of the page that has it, and travels with that. (BEHAVIOUR-2 §17.6)
@MainActor
protocol BottomBarContainer: UIViewController {
  var bottomBar: UIView { get }
  /// Where the bar lies in the container's view while it is there.
  var bottomBarFrame: CGRect { get }
  /// How much it covers beyond what the system does, in points; 0 while it is away from all pages.
  var bottomBarHeight: CGFloat { get }
  var isBottomBarTranslucent: Bool { get }
  /// It lies in the view of a page.
  var isBottomBarLent: Bool { get set }
  /// Whether a child is the one that is shown.
  func shows(_ child: UIViewController) -> Bool
  /// The bar goes back to where it belongs.
  func takeBackBottomBar()
  /// A page is shown that may do without it, or with it again.
  func bottomBarMayHaveChanged()
  /// What is scrolled above it has come to its end, or left it.
  func contentAboveBottomBarDidMove()
}
