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

  /// What lies behind makes room for the page, as far as that is open: the list becomes smaller, the tab bar goes. (CARD §1.3, §1.5)
  func makeRoom(_ shape: CardShape) {
    let openness = fade == .still ? 0 : shape.openness
    if let list = scaledList {
      if listClaim?.view !== list {
        listClaim = CardClaim(on: list) { list, share in list.transform = CGAffineTransform(scaleX: 1 - share, y: 1 - share) }
      }
      listClaim?.ask(for: (1 - options.listScale) * openness)
    }
    guard options.tabBarBehavior == .slidesAway else { return barClaim = nil }
    if barClaim?.view == nil, let bar = tabBar {
      barClaim = CardClaim(on: bar) { bar, share in
        // Not its frame: its controller lays it out again and again.
        let way = share == 0 ? 0 : share * max((bar.window?.bounds.maxY ?? 0) - bar.convert(bar.bounds, to: nil).minY, bar.bounds.height)
        bar.layer.sublayerTransform = CATransform3DMakeTranslation(0, way, 0)
      }
    }
    barClaim?.ask(for: openness)
  }

  /// The bar that lies around the card.
  private var tabBar: UITabBar? {
    let bar = (transition.finder.list() ?? transition.findSource())?.nearestController?.tabBarController?.tabBar
    guard let bar, !bar.isHidden, let window = bar.window, window === stage.window else { return nil }
    return bar
  }

  /// The card is where it belongs among the controllers, and what is shown there is something else: another tab, a page that was pushed, a
  /// page over everything.
  var isCovered: Bool {
    guard let card = transition.finder.list() ?? home?.view ?? transition.findSource(), card.window == nil,
      var controller = card.nearestController
    else { return false }
    let own = controller
    while let parent = controller.parent { controller = parent }
    if controller.viewIfLoaded?.window == nil { return controller.presentedViewController != nil }
    return controller !== own
  }

  /// What is in the air already and cannot be twice lands at once: this very page, out of another card; and the page of this very card.
  func landOthers(with page: UIViewController, in window: UIWindow?) {
    guard let window else { return }
    let source = transition.findSource()
    for sky in CardSkyView.flights(in: window) where sky.journey !== self {
      let isSameCard = source != nil && sky.transition?.findSource() === source
      if sky.page === page || isSameCard { sky.journey?.land(.atOnce) }
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
      animations: { [presenter, state] in
        decider?.setNeedsStatusBarAppearanceUpdate()
        // Where the bar takes room, the list moves along with it and does not jump.
        if state == .opening { presenter?.viewIfLoaded?.layoutIfNeeded() }
      }, completion: nil)
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
