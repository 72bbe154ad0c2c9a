import CoreGraphics
import Foundation
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The keyboard area at the bottom of the screen for the first responder. It contains the keyboard or an input view, and the accessory view
/// above it. (Docs/behaviour/controls.md, "Keyboard")
@MainActor
package final class Keyboard: RuntimeState, KeyboardService {
  unowned let runtime: Runtime
  /// The content that is visible or about to become visible, or `nil`.
  private(set) var arrangement: KeyboardArrangement?
  /// The frame in screen coordinates, at the end of a current movement. It is null while the keyboard is hidden.
  package private(set) var frame = CGRect.null
  private(set) lazy var host = runtime.asCurrent { KeyboardHost(frame: .zero) }
  /// The number of the current movement. It distinguishes the completions of successive movements.
  private var move = 0
  private var watchers: [Watcher] = []
  private struct Watcher { weak var view: UIView? }
  /// The state of a transition that takes the keyboard away together with a page, or `nil`.
  var ride: KeyboardRide?

  package init(for runtime: Runtime) { self.runtime = runtime }

  package var isUp: Bool { arrangement != nil }
  package var height: CGFloat { host.bounds.height }
  var layer: CALayer? { host.superview == nil ? nil : host.layer }

  /// The presentation in which text is being edited.
  private weak var presentation: UIPresentationController?

  /// Updates the content for the first responder, and shows or hides the keyboard.
  package func update() {
    let wanted = KeyboardArrangement(for: runtime.firstResponder.current)
    tellPresentation(of: wanted?.responder)
    guard wanted != nil || arrangement != nil else { return }
    guard let wanted else { return goDown() }
    guard let window = runtime.effects.window(over: wanted.window ?? runtime.app.application.keyWindow) else { return }
    let wasUp = arrangement != nil
    if !wasUp, ride != nil {
      // The page now leaves without the keyboard.
      ride = nil
      UIView.performWithoutAnimation { host.transform = .identity }
    }
    let begin = wasUp ? frame : below(window, wanted.height(in: runtime))
    arrangement = wanted
    let height = wanted.height(in: runtime)
    UIView.performWithoutAnimation {
      if host.superview !== window { window.addSubview(host) }
      if !wasUp { host.frame = below(window, height) }
      host.show(wanted, in: runtime)
      host.layoutIfNeeded()
    }
    let end = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    frame = end
    if !wasUp { sequence(first: wanted.responder, next: \.next).forEach { $0.keyboardDidAppearWithin() } }
    let isKnown = wasUp && begin == end && ride == nil
    go(
      KeyboardMove(begin: begin, end: end), will: wasUp ? [UIResponder.keyboardWillChangeFrameNotification] : Self.willShow,
      did: wasUp ? [UIResponder.keyboardDidChangeFrameNotification] : Self.didShow, isStill: isKnown
    ) { [host] in host.frame = end }
  }

  /// Called when the size of the screen changes. Updates the size of the keyboard. (Docs/behaviour/controls.md, "Keyboard")
  package func screenDidChange() {
    guard let window = runtime.effects.window else { return }
    if isUp { return update() }
    if let app = runtime.app.application.keyWindow { UIView.performWithoutAnimation { window.frame = app.bounds } }
  }

  private func goDown() {
    guard let window = runtime.effects.window, arrangement != nil else { return }
    let begin = frame
    arrangement = nil
    frame = .null
    if ride?.isUnderWay == true {
      // The page has taken the keyboard along. The keyboard is hidden when the page is.
      let aside = begin.offsetBy(dx: host.transform.tx, dy: 0)
      let move = KeyboardMove(begin: begin, end: aside.minX == 0 ? below(window, begin.height) : aside)
      Self.willHide.forEach(move.post)
      watchersDidChange()
      Self.didHide.forEach(move.post)
      return
    }
    let end = below(window, begin.height)
    go(KeyboardMove(begin: begin, end: end), will: Self.willHide, did: Self.didHide, isStill: false) { [host] in
      host.frame = end
    } then: {
      [self] in
      if arrangement == nil { clear() }
    }
  }

  private func tellPresentation(of responder: UIResponder?) {
    let new = responder?.presentation
    guard new !== presentation else { return }
    presentation?.editingDidEnd()
    presentation = new
    new?.editingDidBegin()
  }

  /// Removes the keyboard from the screen.
  func clear() {
    host.clear()
    host.removeFromSuperview()
  }

  static let willShow = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
  static let didShow = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
  static let willHide = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
  static let didHide = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]

  private func below(_ window: UIWindow, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
  }

  /// Posts the notifications and moves the keyboard, and posts the others at the end. Changes that handlers make are animated together with
  /// the keyboard.
  private func go(
    _ notice: KeyboardMove, will: [NSNotification.Name], did: [NSNotification.Name], isStill: Bool, _ change: @escaping () -> Void,
    then end: @escaping () -> Void = {}
  ) {
    move += 1
    let own = move
    if isStill {
      for name in will + did where own == move { notice.post(name) }
      return revealSoon(own)
    }
    UIView.animate(
      withDuration: KeyboardMetrics.duration, delay: 0, options: [.systemCurve, .allowUserInteraction],
      animations: {
        change()
        // A handler may have started another movement.
        for name in will where own == move { notice.post(name) }
        if own == move { watchersDidChange() }
      },
      completion: { [weak self] _ in
        guard let self, own == move else { return }
        end()
        for name in did where own == move { notice.post(name) }
        if own == move { showWhatIsEdited() }
      })
    revealSoon(own)
  }

  /// Scrolls to the edited place later in the current update cycle, when a tap has placed the caret.
  private func revealSoon(_ own: Int) {
    runtime.schedule(after: 0) { [weak self] in if let self, own == move { showWhatIsEdited() } }
  }

  // MARK: Views that avoid the keyboard

  /// Notifies a view whenever the keyboard moves.
  package func watch(_ view: UIView) {
    watchers.removeAll { $0.view == nil }
    if !watchers.contains(where: { $0.view === view }) { watchers.append(Watcher(view: view)) }
  }

  package func watchersDidChange() {
    for watcher in watchers { watcher.view?.keyboardDidMove() }
    for window in runtime.app.windows { window.layoutIfNeeded() }
  }

  /// Returns the height of a view's lower part that the keyboard covers, in points.
  package func overlap(with view: UIView) -> CGFloat {
    guard !frame.isNull, view.window != nil, !(view.window is EffectsWindow) else { return 0 }
    let place = view.convert(view.bounds, to: nil)
    return min(max(0, place.maxY - frame.minY), place.height)
  }

  /// Called when the text of a responder changes. If it is the first responder, the shift and return keys are updated.
  func textDidChange(of responder: UIResponder) {
    if isUp, runtime.firstResponder.current === responder { host.keys?.contextDidChange() }
  }

  /// Moves the top edge of the keyboard down with a finger. The views of the app follow. No notification is posted before the finger is
  /// lifted.
  package func draw(down distance: CGFloat) {
    guard let window = runtime.effects.window, isUp else { return }
    let height = host.bounds.height
    frame.origin.y = window.bounds.height - height + min(max(0, distance), height)
    UIView.performWithoutAnimation {
      host.frame.origin.y = frame.minY
      watchersDidChange()
    }
  }

  /// Moves the keyboard back up after the finger was lifted.
  package func comeBack() {
    guard let window = runtime.effects.window, isUp else { return }
    let end = CGRect(x: 0, y: window.bounds.height - host.bounds.height, width: window.bounds.width, height: host.bounds.height)
    guard frame != end else { return }
    let begin = frame
    frame = end
    go(
      KeyboardMove(begin: begin, end: end), will: [UIResponder.keyboardWillChangeFrameNotification],
      did: [UIResponder.keyboardDidChangeFrameNotification], isStill: false
    ) { [host] in host.frame = end }
  }
}

extension Runtime {
  package var keyboard: Keyboard { state() }
}
