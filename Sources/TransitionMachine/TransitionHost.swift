/// The owner of views and time, with the types and the services that the transition machine needs from it. UIKit is one host, and tests
/// have another.
///
/// The machine keeps each type of its host, so that no host must convert a value that the machine returns.
package protocol TransitionHost: AnyObject {
  /// The type of the views.
  associatedtype View: ViewProxy where View.Relative == View
  /// The type of the view controllers.
  associatedtype Controller: AnyObject
  /// The type of the animators, or of the adapters of an app's animators.
  associatedtype Animator: TransitionAnimator where Animator.Host == Self
  /// The type of the interaction controllers, or of the adapters of an app's interaction controllers.
  associatedtype Interaction: InteractionController where Interaction.Host == Self
  /// The type of the presentation controllers, or of the adapters of an app's presentation controllers.
  associatedtype Presentation: PresentationController where Presentation.Host == Self
  /// The type of the interruptible animators that animators return.
  associatedtype Interruptible: Equatable
  /// The type of the object that the host keeps for the duration of a transition.
  associatedtype Companion: AnyObject

  /// Creates a container for the presentation of `presented`. The machine adds it to the tree.
  func makeContainer(for presented: Node<Self>) -> View
  /// Creates a snapshot of the view of `node`. It moves with another view when a whole chain is dismissed.
  func makeSnapshot(of node: Node<Self>) -> View
  /// Creates the animator of a transition for which the app supplied none.
  func makeAnimator(for transition: Transition<Self>) -> Animator
  /// Adds the arriving view to the container at its final frame. It is called if there is no animator, or if the animator did not add the
  /// view.
  func insert(_ view: View, for transition: Transition<Self>)
  /// Called when all views are at their initial frames, before the animator is queried.
  func willAnimate(_ transition: Transition<Self>)
  /// Runs `body`, which runs the coordinator's blocks, inside the animation of `transition`.
  func runAlongside(_ transition: Transition<Self>, _ body: @escaping () -> Void)
  /// Called when the phase or the progress of a transition has changed.
  func transitionDidChange(_ transition: Transition<Self>)
}
