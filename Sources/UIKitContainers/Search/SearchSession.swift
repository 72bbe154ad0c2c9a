import QuartzCore

/// A search from its beginning to its end. It determines the order of the notifications and the positions of the views.
@MainActor
final class SearchSession {
  private unowned let controller: UISearchController
  private enum Phase { case idle, waiting, beginning, active, ending }
  private var phase = Phase.idle
  /// The number of the current search. It prevents an earlier search from completing its remaining steps.
  private var generation = 0
  /// The page that is searched.
  private weak var host: UIViewController?
  /// The navigation controller that contains the page.
  private weak var navigation: UINavigationController?
  private var hidBar = false
  private var afterwards: [() -> Void] = []
  /// The value of `showsSearchResultsController`, if the results are not displayed automatically.
  var wantsResults = false { didSet { lookDidChange() } }

  init(of controller: UISearchController) { self.controller = controller }

  var isActive: Bool { phase == .waiting || phase == .beginning || phase == .active }
  /// A Boolean value that indicates whether the navigation bar contains only the search bar.
  var replacesRow: Bool { (phase == .beginning || phase == .active) && controller.hidesNavigationBarDuringPresentation }
  private var bar: UISearchBar { controller.searchBar }
  private var overlay: SearchOverlay? { controller.viewIfLoaded as? SearchOverlay }
  private var hasText: Bool { bar.text?.isEmpty == false }

  // MARK: Beginning

  func begin() {
    guard phase == .idle || phase == .ending else { return }
    guard let page = page, page.viewIfLoaded?.window != nil else { return phase = .waiting }
    if phase == .ending { finishEnd() }
    begin(over: page)
  }

  /// The page that contains the search bar.
  private var page: UIViewController? {
    if let bar = sequence(first: bar as UIView, next: \.superview).lazy.compactMap({ $0 as? UINavigationBar }).first {
      return (bar.owner as? NavigationAdapter)?.navigation.topViewController
    }
    return sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  private func begin(over page: UIViewController) {
    phase = .beginning
    generation += 1
    let own = generation
    host = page
    navigation = page.navigationController
    controller.delegate?.willPresentSearchController(controller)
    // The delegate may have ended the search.
    guard own == generation, phase == .beginning else { return }
    page.overlayChild = controller
    page.adopt(controller)
    controller.loadViewIfNeeded()
    UIView.performWithoutAnimation {
      place()
      overlay.map(page.view.addSubview)
      overlay?.layoutIfNeeded()
    }
    controller.didMove(toParent: page)
    animate({ self.arrange() }) { [weak self] in
      guard let self, own == generation, phase == .beginning else { return }
      phase = .active
      controller.delegate?.didPresentSearchController(controller)
    }
  }

  /// Places all views as the present phase requires.
  private func arrange() {
    let isOn = phase == .beginning || phase == .active
    if controller.automaticallyShowsCancelButton { bar.setShowsCancelButton(isOn, animated: false) }
    showScopes(isOn)
    hideNavigationBar(isOn && controller.hidesNavigationBarDuringPresentation)
    if let shownIn = bar.shownIn { shownIn.searchBarDidChange(animated: UIView.inheritedAnimationDuration > 0) }
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    lookDidChange()
    place()
    overlay?.layoutIfNeeded()
  }
  private func showScopes(_ isOn: Bool) {
    switch controller.scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: bar.setShowsScope(isOn, animated: false)
    case .onTextEntry: bar.setShowsScope(isOn && hasText, animated: false)
    }
  }
  /// Hides or shows the navigation bar for a search bar that is outside it.
  private func hideNavigationBar(_ hidden: Bool) {
    guard let navigation, bar.shownIn == nil, page(of: navigation) else { return }
    guard hidden ? !navigation.isNavigationBarHidden : hidBar else { return }
    let scroll = bar.superview as? UIScrollView
    let distance = scroll.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    hidBar = hidden
    navigation.isNavigationBarHidden = hidden
    navigation.view.layoutIfNeeded()
    // The search bar moves to the top edge, and returns from there with the content below it.
    guard let scroll else { return }
    scroll.contentOffset.y = (hidden ? bar.frame.minY : distance) - scroll.adjustedContentInset.top
  }
  private func page(of navigation: UINavigationController) -> Bool {
    host.map { $0 === navigation.topViewController || $0.node.isInside(navigation.node) } ?? false
  }

  /// Places the overlay over the visible part of the page, below a search bar that is in the page.
  func place() {
    guard let overlay, let view = host?.viewIfLoaded else { return }
    var frame = view.bounds
    if bar.shownIn == nil, bar.isDescendant(of: view) {
      let end = bar.convert(bar.bounds, to: view).maxY
      if end > frame.minY { (frame.origin.y, frame.size.height) = (end, max(0, frame.maxY - end)) }
    }
    if overlay.frame != frame { overlay.frame = frame }
  }

  // MARK: Display

  var showsResults: Bool {
    guard isActive || phase == .ending, controller.searchResultsController != nil else { return false }
    return controller.automaticallyShowsSearchResultsController ? hasText : wantsResults
  }

  func lookDidChange() {
    guard let overlay else { return }
    let isOn = phase == .beginning || phase == .active
    overlay.dim.alpha = isOn && controller.obscuresBackgroundDuringPresentation ? SearchMetrics.dim : 0
    guard let results = controller.searchResultsController else { return }
    if isOn, showsResults {
      if results.parent !== controller {
        controller.addChild(results)
        UIView.performWithoutAnimation {
          results.loadViewIfNeeded()
          overlay.show(results.view)
          overlay.layoutIfNeeded()
        }
        results.didMove(toParent: controller)
      }
      results.view.alpha = 1
    } else if isOn {
      removeResults()
    } else {
      results.viewIfLoaded?.alpha = 0
    }
  }
  private func removeResults() {
    guard let results = controller.searchResultsController, results.parent === controller else { return }
    results.willMove(toParent: nil)
    overlay?.hideResults()
    results.removeFromParent()
    results.view.alpha = 1
  }

  private func update() { controller.searchResultsUpdater?.updateSearchResults(for: controller) }

  // MARK: Ending

  func end(animated: Bool, _ completion: (() -> Void)? = nil) {
    if let completion { afterwards.append(completion) }
    if phase == .waiting { phase = .idle }
    guard phase == .beginning || phase == .active else {
      if phase == .idle { tellAfterwards() }
      return
    }
    let own = generation
    controller.delegate?.willDismissSearchController(controller)
    guard own == generation, phase == .beginning || phase == .active else { return }
    phase = .ending
    generation += 1
    let ending = generation
    let hadText = hasText
    if hadText { bar.field.text = "" }
    bar.contentDidChange()
    bar.resignFirstResponder()
    if hadText { update() }
    guard ending == generation, phase == .ending else { return }
    guard animated else {
      UIView.performWithoutAnimation { arrange() }
      return finishEnd()
    }
    animate({ self.arrange() }) { [weak self] in
      guard let self, ending == generation, phase == .ending else { return }
      finishEnd()
    }
  }

  private func finishEnd() {
    phase = .idle
    generation += 1
    removeResults()
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      overlay?.removeFromSuperview()
      controller.removeFromParent()
    }
    if host?.overlayChild === controller { host?.overlayChild = nil }
    host = nil
    controller.delegate?.didDismissSearchController(controller)
    tellAfterwards()
  }
  private func tellAfterwards() {
    let told = afterwards
    afterwards = []
    for each in told { each() }
  }

  /// Ends the search if its page has been removed permanently.
  func pageDidDisappear() {
    guard phase != .idle, phase != .waiting, let host else { return }
    let line = [host] + host.node.ancestors.compactMap(\.controller)
    guard line.contains(where: { $0.isMovingFromParent || $0.isBeingDismissed }) else { return }
    end(animated: false)
    if phase == .ending { finishEnd() }
  }

  /// Called when the bar no longer belongs to a navigation item.
  func leaveItem() {
    end(animated: false)
    bar.removeFromSuperview()
    bar.place = nil
  }

  func wasTappedBeside() { end(animated: true) }

  private func animate(_ body: @escaping () -> Void, _ end: @escaping () -> Void) {
    guard controller.runtime.canAnimate, bar.window != nil else {
      UIView.performWithoutAnimation(body)
      return end()
    }
    UIView.animate(
      withDuration: SearchMetrics.change, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: body,
      completion: { _ in end() })
  }
}

extension SearchSession: SearchBarOwner {
  func searchBarDidBegin() { begin() }
  func searchBarDidTellOfBeginning() { if isActive { update() } }
  func searchBarContentDidChange() {
    guard isActive else { return }
    if controller.scopeBarActivation == .onTextEntry { bar.setShowsScope(hasText, animated: true) }
    lookDidChange()
    update()
  }
  func searchBarScopeDidChange() { if isActive { update() } }
  func searchBarWasCancelled() { end(animated: true) }
  func searchBarWasSent() { bar.resignFirstResponder() }
  func searchBarCameIntoWindow() {
    guard phase == .waiting else { return }
    controller.runtime.schedule(at: controller.runtime.now) { [weak self] in
      guard let self, phase == .waiting else { return }
      phase = .idle
      begin()
    }
  }
}
