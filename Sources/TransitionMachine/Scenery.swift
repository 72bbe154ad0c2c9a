/// The view host: the services that the transition machine needs from the owner of views and time. UIKit is one host, and tests have
/// others.
package protocol Scenery: AnyObject {
  /// Creates a container for the presentation of `presented`. The machine adds it to the tree.
  func makeContainer(for presented: Node) -> any Place
  /// Creates a snapshot of the view of `node`. It moves with another view when a whole chain is dismissed.
  func makeSnapshot(of node: Node) -> any Place
  /// Creates the animator of a transition for which the app supplied none.
  func makeAnimator(for transition: Transition) -> any Animator
  /// Adds the arriving view to the container at its final frame. It is called if there is no animator, or if the animator did not add the
  /// view.
  func insert(_ view: any Place, for transition: Transition)
  /// Called when all views are at their initial frames, before the animator is queried.
  func willAnimate(_ transition: Transition)
  /// Runs `body`, which runs the coordinator's blocks, inside the animation of `transition`.
  func runAlongside(_ transition: Transition, _ body: @escaping () -> Void)
  /// Called when the phase or the progress of a transition has changed.
  func transitionDidChange(_ transition: Transition)
}
