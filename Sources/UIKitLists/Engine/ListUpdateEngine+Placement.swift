import Motion
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The reason for which a list creates and places its views at the moment.
enum Placement {
  /// The list does not place its views.
  case idle
  /// A layout pass places the views.
  case layout
  /// An update animation places the views. A cell that performs its layout meanwhile does not cause another placement.
  case animation
}

/// The placement of views and its animation.
extension ListUpdateEngine {
  /// The maximum number of rounds of a placement. Each round follows because new views have other sizes than expected.
  static var maximumRounds: Int { 50 }

  func whilePlacing(_ new: Placement, _ body: () -> Void) {
    let outer = placement
    placement = new
    body()
    placement = outer
  }

  /// Repeats a placement until it changes no positions. Returns `false` if it still does after the maximum number of rounds.
  @discardableResult
  func placeUntilStable(_ place: (_ round: Int) -> Void) -> Bool {
    for round in 1...Self.maximumRounds {
      isArranged = true
      place(round)
      if isArranged { return true }
    }
    return false
  }

  /// Requests a placement in the next layout pass.
  func setNeedsArrangement() {
    isArranged = false
    if !host.isArrangingSubviews { host.setNeedsLayout() }
  }

  /// Animates an update.
  ///
  /// Every view has its final properties in the model at once, and the visible positions follow with additive animations. A second update
  /// during the first one therefore begins at the visible positions.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: The closure that places the views.
  ///   - cleanUp: The closure that is called when the views are placed, before the animation is visible.
  ///   - completion: The closure that is called after the disappeared views were removed. Its argument indicates whether the animation ran
  ///     to its end.
  func animate(
    duration: Seconds, options: UIView.AnimationOptions, animations: () -> Void, cleanUp: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    generation += 1
    let number = generation
    deferringScrollNotifications {
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations,
        completion: { [weak self] finished in
          self?.endDisappearances(of: number)
          completion(finished)
        })
      cleanUp()
      if !isArranged { host.setNeedsLayout() }
    }
  }
}
