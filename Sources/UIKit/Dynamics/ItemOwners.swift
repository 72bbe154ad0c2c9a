import QuartzCore

/// Which animator moves an item, so that a second one can be told.
@MainActor
enum ItemOwners {
  private final class Claim {
    weak var animator: UIDynamicAnimator?
  }

  /// Takes the item for an animator; the one that has it already, if there is one.
  static func claim(_ item: any UIDynamicItem, for animator: UIDynamicAnimator) -> UIDynamicAnimator? {
    guard let object = item as? _UIObject else { return nil }
    let claim = object.attached(Claim.self) { Claim() }
    if let other = claim.animator, other !== animator { return other }
    claim.animator = animator
    return nil
  }

  static func release(_ item: any UIDynamicItem, of animator: UIDynamicAnimator) {
    guard let object = item as? _UIObject else { return }
    let claim = object.attached(Claim.self) { Claim() }
    if claim.animator === animator { claim.animator = nil }
  }
}
