import CoreGraphics
import GestureEngine
import Motion
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The drag controller of a sheet. The finger drags the sheet itself, or it scrolls content in the sheet and shares its movement.
/// (Docs/behaviour/presentations.md, "Sheet detents and drags")
@MainActor
final class SheetDrag: _UIObject {
  /// The gesture recognizer whose finger drags the sheet.
  private enum Owner {
    case pan
    case scrollView(ObjectIdentifier)
  }

  unowned let sheet: UISheetPresentationController
  private(set) lazy var pan: UIPanGestureRecognizer = makePan()
  private var owner: Owner?
  /// The top of the sheet that the finger requests. Below the lowest detent, a sheet that cannot be dismissed follows less.
  private var wanted = 0.0
  /// The top of the sheet when the drag began.
  private var origin = 0.0
  private var lastTranslation = 0.0
  private var lastMove = MediaTime.zero
  private var lastVelocity = 0.0
  /// The answer whether the user may dismiss the sheet. It is requested when the finger first reaches that area, and `nil` before.
  private(set) var mayDismiss: Bool?
  /// A Boolean value that indicates whether the sheet is below its lowest detent and follows less than the finger.
  private var resists = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(_r: ())
  }

  var isActive: Bool { owner != nil }
  /// The velocity at which the finger moves the sheet, in points per second.
  var velocity: Double { isActive && isFresh ? lastVelocity : 0 }
  private var isFresh: Bool { sheet.runtime.now - lastMove < Thresholds.staleRelease }

  private func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = "sheet pan"
    pan.delegate = self
    pan.addAction { [weak self, unowned pan] _ in self?.follow(pan) }
    return pan
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard owner == nil else { return }
      begin(.pan)
      lastTranslation = 0
      move(pan)
    case .changed: if case .pan? = owner { move(pan) }
    case .ended: if case .pan? = owner { end(velocity: pan.velocity(in: sheet.containerView).y, cancelled: false) }
    case .cancelled: if case .pan? = owner { end(velocity: 0, cancelled: true) }
    case .possible, .failed: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet.containerView).y
    lastVelocity = pan.velocity(in: sheet.containerView).y
    move(by: translation - lastTranslation)
    lastTranslation = translation
  }

  // MARK: Begin and end

  private func begin(_ owner: Owner) {
    self.owner = owner
    (mayDismiss, resists) = (nil, false)
    origin = sheet.restingTop
    sheet.caught()
    let place = sheet.motion.position, lowest = sheet.geometry.lowest
    wanted = place
    // The sheet may be caught on its way back, while it follows less than the finger.
    if place > lowest, !sheet.isInTransition, !asksToDismiss() { wanted = lowest + RubberBand.unstretch(place - lowest, over: span) }
  }

  /// The distance from the lowest detent to the bottom of the screen, in points.
  private var span: Double { max(sheet.geometry.bottom - sheet.geometry.lowest, 1) }

  private func asksToDismiss() -> Bool {
    if let mayDismiss { return mayDismiss }
    let answer = sheet.mayBeDismissedByUser()
    mayDismiss = answer
    return answer
  }

  private func move(by step: Double) {
    lastMove = sheet.runtime.now
    wanted = max(wanted + step, sheet.geometry.highest)
    let lowest = sheet.geometry.lowest
    guard wanted > lowest else {
      resists = false
      return sheet.dragged(to: wanted)
    }
    guard asksToDismiss(), sheet.beginDismissalByFinger() else {
      resists = true
      return sheet.dragged(to: lowest + RubberBand.stretch(wanted - lowest, over: span))
    }
    // A dismissal that another transition held back begins at the place of the sheet, and not at that of the finger.
    if resists { wanted = sheet.motion.position + step }
    resists = false
    sheet.dragged(to: wanted)
  }

  private func end(velocity: Double, cancelled: Bool) {
    let velocity = isFresh ? velocity : 0
    let triedInVain = wanted > sheet.geometry.lowest && mayDismiss == false
    owner = nil
    sheet.released(velocity: velocity, cancelled: cancelled)
    if triedInVain && !cancelled { sheet.tell { $0.presentationControllerDidAttemptToDismiss(sheet) } }
  }

  /// Ends the drag. Later movements of the finger have no effect on the sheet.
  func abandon() { owner = nil }

  /// Called when the detents have changed. The finger keeps its hold.
  func stopsDidChange() {
    guard isActive else { return }
    wanted = max(sheet.motion.position, sheet.geometry.highest)
    if wanted != sheet.motion.position { sheet.dragged(to: wanted) }
  }
}

extension SheetDrag: NestedScrollParticipant {
  /// The distance in points within which the sheet and the content count as being at their targets.
  private static let tolerance = 0.5

  private func owns(_ scrollView: UIScrollView) -> Bool {
    if case .scrollView(let id)? = owner { id == ObjectIdentifier(scrollView) } else { false }
  }

  func dragBegan(in scrollView: UIScrollView) {
    guard owner == nil, scrollView.scrollsVertically else { return }
    begin(.scrollView(ObjectIdentifier(scrollView)))
  }

  /// Returns the distance of the content from its top, in points.
  private func room(in scrollView: UIScrollView) -> Double { scrollView.contentOffset.y + scrollView.adjustedContentInset.top }

  /// Returns the top up to which an upward drag moves the sheet before it moves the content.
  ///
  /// It is the top at which the drag began. If the content is at its top and the sheet may expand, it is the highest detent.
  private func goal(over scrollView: UIScrollView) -> Double {
    let expands = sheet.prefersScrollingExpandsWhenScrolledToEdge && room(in: scrollView) <= 0
    return expands ? sheet.geometry.highest : max(origin, sheet.geometry.highest)
  }

  func share(_ step: CGPoint, with scrollView: UIScrollView) -> CGPoint {
    guard owns(scrollView) else { return step }
    lastVelocity = scrollView.panGestureRecognizer.velocity(in: nil).y
    var taken = 0.0
    if step.y < 0 {
      taken = min(max(step.y, goal(over: scrollView) - wanted), 0)
    } else if step.y > 0 {
      // The content moves to its top first.
      taken = step.y - min(step.y, max(room(in: scrollView), 0))
    }
    if taken != 0 { move(by: taken) }
    return CGPoint(x: step.x, y: step.y - taken)
  }

  /// Returns a Boolean value that indicates whether a continued drag would move the sheet and not the content.
  private func isNext(at velocity: Double, over scrollView: UIScrollView) -> Bool {
    velocity < 0 ? wanted > goal(over: scrollView) + Self.tolerance : room(in: scrollView) < Self.tolerance
  }

  /// Ends the drag. The part that follows the finger continues at its velocity, whether the sheet is at rest, between two detents, or
  /// moving.
  func dragEnded(in scrollView: UIScrollView?, velocity: CGPoint, cancelled: Bool) -> CGPoint {
    guard case .scrollView(let id)? = owner, scrollView.map({ ObjectIdentifier($0) == id }) ?? true else { return velocity }
    let isSheets = scrollView.map { isNext(at: velocity.y, over: $0) } ?? true
    end(velocity: isSheets ? velocity.y : 0, cancelled: cancelled)
    return isSheets ? CGPoint(x: velocity.x, y: 0) : velocity
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // Scrolling content shares its own drag with the sheet.
    let line = sequence(first: touch.view) { $0?.superview }.prefix { $0 !== sheet.sheetView }
    return !line.contains { ($0 as? UIScrollView)?.scrollsVertically == true }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: nil), velocity = pan.velocity(in: nil)
    let way = translation == .zero ? velocity : translation
    return owner == nil && abs(way.y) >= abs(way.x)
  }
}
