/// An interaction of the user with a view, as a separate object.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added, or `nil`.
  var view: UIView? { get }
  /// Called before the interaction is added to a view. A `nil` view means that it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view. A `nil` view means that it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  var defaultInteractions: [any UIInteraction] {
    get { Interactions.of(self)?.list ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  func defaultAddInteraction(_ interaction: any UIInteraction) {
    if let old = interaction.view {
      if old === self { return }
      old.removeInteraction(interaction)
    }
    let interactions = attached(Interactions.self) { Interactions() }
    interaction.willMove(to: self)
    interactions.list.append(interaction)
    interaction.didMove(to: self)
  }

  func defaultRemoveInteraction(_ interaction: any UIInteraction) {
    guard let interactions = Interactions.of(self), interactions.list.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.list.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// The interactions of a view. Few views have any.
@MainActor
private final class Interactions {
  var list: [any UIInteraction] = []
  nonisolated init() {}
  static func of(_ view: UIView) -> Interactions? { view.attached(Interactions.self) }
}
