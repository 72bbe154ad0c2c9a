import UIKit

/// The parts of a session that do not concern fingers: settings, VoiceOver, the status bar and the background.
extension CardSession {
  /// Switches the shared content between card and page in the middle of a cross-fade. While Reduce Motion is on, the card stays visible
  /// below the page.
  func fadeInPlace() {
    if motion.shape.openness < 0.5 {
      if isFlying { endTravel() }
    } else if pageState?.travel == nil, state == .opening, options.contentTransition == .automatic, let source = transition.findSource() {
      pageState?.travel = CardTravel(from: source, to: page)
    }
  }

  /// Adapts the views behind the page to its openness: the list shrinks and the tab bar moves away.
  func makeRoom(_ shape: CardShape) {
    let openness = fade == .still ? 0 : shape.openness
    if let list = scaledList {
      if pageState?.listOverride?.view !== list {
        pageState?.listOverride = CardScopedOverride(on: list) { list, share in
          list.transform = CGAffineTransform(scaleX: 1 - share, y: 1 - share)
        }
      }
      pageState?.listOverride?.set((1 - options.listScale) * openness)
    }
    guard options.tabBarBehavior == .slidesAway else {
      pageState?.barOverride = nil
      return
    }
    if pageState?.barOverride?.view == nil, let bar = tabBar {
      pageState?.barOverride = CardScopedOverride(on: bar) { bar, share in
        // The frame stays unchanged, because the tab bar controller sets it at each layout.
        let way = share == 0 ? 0 : share * max((bar.window?.bounds.maxY ?? 0) - bar.convert(bar.bounds, to: nil).minY, bar.bounds.height)
        bar.layer.sublayerTransform = CATransform3DMakeTranslation(0, way, 0)
      }
    }
    pageState?.barOverride?.set(openness)
  }

  /// The visible tab bar around the card. It is `nil` if there is none in this window.
  private var tabBar: UITabBar? {
    let bar = (transition.finder.list() ?? transition.findSource())?.nearestController?.tabBarController?.tabBar
    guard let bar, !bar.isHidden, let window = bar.window, window === stage.window else { return nil }
    return bar
  }

  /// A Boolean value that indicates whether the card's controller is currently hidden, by another tab, a pushed controller or a full-screen
  /// presentation.
  var isCovered: Bool {
    guard let card = transition.finder.list() ?? flight?.destination?.view ?? transition.findSource(), card.window == nil,
      var controller = card.nearestController
    else { return false }
    let own = controller
    while let parent = controller.parent { controller = parent }
    if controller.viewIfLoaded?.window == nil { return controller.presentedViewController != nil }
    return controller !== own
  }

  /// Ends other flights that cannot coexist with this one. These are a flight of this page out of another card, and a flight of another
  /// page into this card.
  func landOthers(with page: UIViewController, in window: UIWindow?) {
    guard let window else { return }
    let source = transition.findSource()
    for overlay in CardFlightOverlay.flights(in: window) where overlay.session !== self {
      let isSameCard = source != nil && overlay.transition?.findSource() === source
      if overlay.page === page || isSameCard { overlay.session?.land(.atOnce) }
    }
  }

  /// Adds the close button that the options define. There is always a button if the user cannot drag the page.
  func putButton() {
    switch options.closeButton {
    case .automatic: stage.put(ownButton)
    case .custom(let view): stage.put(view)
    case .none: stage.put(UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning ? ownButton : nil)
    }
  }

  /// Updates the status bar's appearance within the page's motion, both when it opens and when it closes.
  func updateStatusBar() {
    let decider = state == .closing ? presenter : page
    UIView.animate(
      withDuration: feel.openDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { decider?.setNeedsStatusBarAppearanceUpdate() }, completion: nil)
  }

  /// Moves the focus of VoiceOver to the content of the card on the page.
  func readPage() {
    UIAccessibility.post(notification: .screenChanged, argument: (page as? any CardPageContent)?.cardContentSlot ?? page?.viewIfLoaded)
  }

  /// Moves the focus of VoiceOver to the card, or to its list if there is no card.
  func readSource(_ source: UIView?) {
    guard presenter?.presentedViewController == nil else { return }
    let place = source?.window == nil ? transition.finder.list() : source
    UIAccessibility.post(notification: .screenChanged, argument: place)
  }

  /// Ends motions and drags when the app enters the background.
  func enterBackground() {
    dragController.cancel()
    if motion.isMoving { return motion.finish() }
    switch state {
    case .dragging: backInPlace()
    case .closing: land()
    default: break
    }
  }
}
