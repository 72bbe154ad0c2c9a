import UIKit

/// What happens around a page that has nothing to do with fingers: settings, VoiceOver, the status bar, the app in the background.
extension CardJourney {
  /// Where motion is reduced, the card is seen below a page that comes or goes; the content that both show changes over in the middle.
  func fadeInPlace() {
    if motion.shape.openness < 0.5 {
      guard sky != nil else { return }
      travel?.end()
      travel = nil
    } else if travel == nil, state == .opening, options.contentTransition == .automatic, let source = transition.findSource() {
      travel = CardTravel(from: source, to: page)
    }
  }

  /// The button that the options ask for. Who cannot pull a page has one always. (CARD §6)
  func putButton() {
    switch options.closeButton {
    case .automatic: stage.put(ownButton)
    case .custom(let view): stage.put(view)
    case .none: stage.put(UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning ? ownButton : nil)
    }
  }

  /// Whoever decides now how the status bar looks is asked inside the page's own motion, both ways. (CARD §1.5)
  func updateStatusBar() {
    let decider = state == .closing ? presenter : page
    UIView.animate(
      withDuration: feel.openDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { decider?.setNeedsStatusBarAppearanceUpdate() }, completion: nil)
  }

  /// VoiceOver begins with what the card shows.
  func readPage() {
    UIAccessibility.post(notification: .screenChanged, argument: (page as? any CardPageContent)?.cardContentSlot ?? page?.viewIfLoaded)
  }

  /// VoiceOver goes on where it came from: at the card, or at its list if the card has gone.
  func readSource(_ source: UIView?) {
    guard presenter?.presentedViewController == nil else { return }
    let place = source?.window == nil ? transition.finder.list() : source
    UIAccessibility.post(notification: .screenChanged, argument: place)
  }

  /// What moves is at its end when the app is out of sight, and what a finger holds is let go. (CARD §4.2)
  func enterBackground() {
    grab.cancel()
    if motion.isMoving { return motion.finish() }
    switch state {
    case .dragging: backInPlace()
    case .closing: land()
    default: break
    }
  }
}
