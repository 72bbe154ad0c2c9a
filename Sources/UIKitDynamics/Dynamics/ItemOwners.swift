import QuartzCore

/// The animator that moves each item, so that a second animator of the same item can be reported.
@MainActor
enum ItemOwners {
  private final class Claim {
    weak var animator: UIDynamicAnimator?
  }

  /// Assigns an item to an animator. Returns the other animator that already has it, or `nil`.
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
