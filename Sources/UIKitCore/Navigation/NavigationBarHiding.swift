import QuartzCore

/// The automatic hiding and showing of the bars: with a swipe, with a tap, and in a compact height (Docs/behaviour/bars.md, "Hidden bars
/// and extended layout").
final class NavigationBarHiding: _UIObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// A Boolean value that indicates whether the toolbar was hidden together with the bar, so that it returns with it.
  private var tookToolbar = false
  private var isCompact = false
  /// The distance of a swipe, in points, after which the bars hide or appear (folklore).
  private static let distance: CGFloat = 20

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(_r: ())
    for recognizer in [swipe, tap] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
    }
    swipe.addHandler { [unowned self] in swiped($0) }
    tap.addHandler { [unowned self] _ in tapped() }
  }

  /// Updates the gestures after a property was set or the view was created.
  func follow() {
    guard navigation.isViewLoaded else { return }
    use(swipe, navigation.hidesBarsOnSwipe)
    use(tap, navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact)
    heightMayHaveChanged()
  }

  private func use(_ recognizer: UIGestureRecognizer, _ isUsed: Bool) {
    if isUsed { navigation.view.addGestureRecognizer(recognizer) } else { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Called when the keyboard appears for a view in the stack. As in UIKit, the bars stay hidden when it disappears.
  func keyboardDidAppear() { if navigation.hidesBarsWhenKeyboardAppears { hide(true) } }

  func heightMayHaveChanged() {
    let compact = navigation.traitCollection.verticalSizeClass == .compact && navigation.hidesBarsWhenVerticallyCompact
    guard compact != isCompact else { return }
    isCompact = compact
    hide(compact, animated: false)
  }

  private func hide(_ hidden: Bool, animated: Bool = true) {
    guard hidden != navigation.isNavigationBarHidden, !navigation.isChangingStack else { return }
    if hidden { tookToolbar = !navigation.isToolbarHidden }
    navigation.setNavigationBarHidden(hidden, animated: animated)
    if tookToolbar { navigation.setToolbarHidden(hidden, animated: animated) }
  }

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed else { return }
    let way = recognizer.translation(in: navigation.view)
    guard abs(way.y) > Self.distance, abs(way.y) > abs(way.x) else { return }
    hide(way.y < 0)
  }

  private func tapped() {
    guard navigation.hidesBarsOnTap || isCompact else { return }
    hide(!navigation.isNavigationBarHidden)
  }

  /// Excludes taps on controls and bars.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let one = view, one !== navigation.view {
      if one is UIControl || one === navigation.navigationBar || one === navigation.toolbar { return false }
      view = one.superview
    }
    return true
  }

  /// Allows the swipe together with scrolling.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
