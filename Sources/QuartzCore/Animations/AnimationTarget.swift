/// The object to which animations are added. It is a layer.
@MainActor
protocol AnimationTarget: AnyObject {
  /// The values of the layer, which replace missing ends of an animation.
  var properties: LayerProperties { get }
  func add(_ animation: CAAnimation, forKey key: String?)
  /// Returns a new number for an animation entry.
  func makeEntryID() -> Int
  /// Returns a transition from the present appearance on the screen.
  func transition(_ style: LayerTransition.Style) -> LayerTransition
}
