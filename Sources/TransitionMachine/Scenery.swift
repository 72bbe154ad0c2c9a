/// What the machine needs from whoever owns the views and the clock. UIKit is one; tests have boxes.
package protocol Scenery: AnyObject {
  /// A new container for the transition that presents `presented`; the machine puts it where it belongs.
  func makeContainer(for presented: Node) -> any Place
  /// A still picture of `node`'s view, which travels with another view when a whole chain is dismissed.
  func makeSnapshot(of node: Node) -> any Place
  /// The animation of a transition for which nobody supplied an animator.
  func makeAnimator(for transition: Transition) -> any Animator
  /// Puts the arriving view into the container, where it is to end: nobody animates it, or its animator forgot.
  func insert(_ view: any Place, for transition: Transition)
  /// Everything is in its place and the animator is about to be asked: where the views are now is where they start.
  func willAnimate(_ transition: Transition)
  /// Runs `body`, which runs the coordinator's blocks, inside the animation of `transition`.
  func runAlongside(_ transition: Transition, _ body: @escaping () -> Void)
  /// The machine has started, handed to a finger, let go or ended `transition`.
  func transitionDidChange(_ transition: Transition)
}
