import UIKit

/// The card transition of the App Store's Today tab: a card grows into a page, and the page closes into its card.
///
/// ```
/// let card = CardTransition(item: story.id, in: collectionView) { [weak self] id in self?.dataSource.indexPath(for: id) }
/// present(StoryViewController(story), with: card)
/// ```
///
/// The app need not store the transition, because the presentation keeps it alive. The transition finds the source view by its item each
/// time that it needs the view. A cell that is reused for another item is therefore neither kept alive, nor hidden, nor used as a
/// destination.
///
/// The code also targets UIKit on iOS. It has not been compiled there.
@MainActor
public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The item that the page shows. The transition finds the card by this item. To change it, call `setItem(_:)`.
  public private(set) var item: AnyHashable?
  /// The options of the transition. A change while there is a page takes effect immediately.
  public var options = Options()
  /// The object that receives the events of the transition. It is a weak reference.
  public weak var delegate: (any CardTransitionDelegate)?
  /// The current state of the transition.
  public private(set) var state = State.resting
  let finder: CardFinder
  /// The session of the transition.
  private(set) lazy var session = CardSession(self)
  /// The warnings that have been logged.
  var notes = CardNotes()
  /// The view that was hidden when the page opened.
  weak var hiddenSource: UIView?

  private init(_ item: AnyHashable?, _ finder: CardFinder) {
    (self.item, self.finder) = (item, finder)
    super.init()
  }

  /// Creates a transition from any view.
  ///
  /// - Parameters:
  ///   - item: The item that the page shows.
  ///   - view: A closure that returns the view that shows an item, or `nil` if there is none.
  public convenience init<ID: Hashable>(item: ID, view: @escaping @MainActor (ID) -> UIView?) {
    self.init(AnyHashable(item), CardFinder(view))
  }

  /// Creates a transition from a cell of a collection view.
  ///
  /// - Parameters:
  ///   - item: The item that the page shows.
  ///   - collectionView: The collection view. It is a weak reference.
  ///   - indexPath: A closure that returns the index path of an item, or `nil` if the item has been removed.
  public convenience init<ID: Hashable>(
    item: ID, in collectionView: UICollectionView, indexPath: @escaping @MainActor (ID) -> IndexPath?
  ) { self.init(AnyHashable(item), CardFinder(collectionView, indexPath)) }

  /// Creates a transition from a row of a table view.
  ///
  /// - Parameters:
  ///   - item: The item that the page shows.
  ///   - tableView: The table view. It is a weak reference.
  ///   - indexPath: A closure that returns the index path of an item, or `nil` if the item has been removed.
  public convenience init<ID: Hashable>(item: ID, in tableView: UITableView, indexPath: @escaping @MainActor (ID) -> IndexPath?) {
    self.init(AnyHashable(item), CardFinder(tableView, indexPath))
  }

  // MARK: The item

  /// Sets the item that the page shows. The page will close into the card of this item. The card of the previous item becomes visible at
  /// once.
  public func setItem<ID: Hashable>(_ item: ID) {
    let old = self.item
    guard old != AnyHashable(item) else {
      // An equal item may carry other data, which the closures receive from now on.
      if finder.finds(AnyHashable(item)) { self.item = AnyHashable(item) }
      return
    }
    if !finder.finds(AnyHashable(item)) {
      notes.say("setItem(_:) got a \(ID.self), but the cards of this transition are found by a \(finder.kind): none is found for \(item).")
    }
    self.item = AnyHashable(item)
    session.itemDidChange()
    delegate?.cardTransition(self, didChangeItemFrom: old)
  }

  /// Makes the transition find the source view again at once. Call this when another view shows the item.
  public func invalidateSource() { session.sourceDidChange() }

  /// Makes the transition find the page's scroll view again at once, even during a drag. Call this when another view scrolls. Without a
  /// call, the scroll view is found again at the next touch.
  public func invalidateScrollView() { session.dragController.scrollViewDidChange() }

  /// Closes the page with animation. Nothing happens if no page is shown.
  ///
  /// The method works at any time, also during the opening, when UIKit refuses `dismiss(animated:)`. The page then reverses from its
  /// current position and velocity.
  ///
  /// The transition of a page is its `transitioningDelegate`.
  public func close() { session.close() }

  /// Returns the view that currently shows the item.
  func findSource() -> UIView? { lookUp()?.view }

  /// Returns the view that currently shows the item, and whether the delegate has provided it because the item's own view is not visible.
  func lookUp() -> (view: UIView, isSubstitute: Bool)? {
    guard let item else { return nil }
    let found = finder.view(item)
    if let found, let rect = CardPlace.resting(found.grownView, pressed: found, ignoring: nil), CardPlace.isVisible(found, rect: rect) {
      return (found, false)
    }
    if let other = delegate?.cardTransition(self, viewFor: item), other !== found { return (other, true) }
    return found.map { ($0, false) }
  }
  func findPlace() -> (list: UIScrollView, rect: CGRect)? { item.flatMap(finder.place) }

  /// Scrolls until the item's card is visible, without animation.
  func reveal() {
    guard let item else { return }
    finder.reveal(item)
    guard finder.list() == nil, let view = findSource(), let list = scrollerOfCard() else { return }
    list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
    list.layoutIfNeeded()
  }

  /// Returns the list of the card, or else the scroll view that contains the card. The result is `nil` if there is none.
  func scrollerOfCard() -> UIScrollView? {
    if let list = finder.list() { return list }
    guard let view = findSource() else { return nil }
    return sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? UIScrollView }.first { $0 !== view }
  }

  /// Returns the scale at which a pressed view is visible.
  func pressedScale(of view: UIView, seen: CGRect) -> CGFloat {
    let plain = CardPlace.resting(view.grownView, pressed: view, ignoring: nil)
    return plain.map { seen.width / max($0.width, 1) } ?? 1
  }

  // MARK: Events

  func note(_ state: State) { self.state = state }
  func willOpen() { delegate?.cardTransitionWillOpen(self, item: item) }
  func didOpen() { delegate?.cardTransitionDidOpen(self, item: item) }
  func willClose() { delegate?.cardTransitionWillClose(self, item: item) }
  func didClose(_ landing: CardLanding) { delegate?.cardTransitionDidClose(self, item: item, landing: landing) }

  // MARK: UIViewControllerTransitioningDelegate

  /// Returns the animator of the opening.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard presented.modalPresentationStyle == .custom else {
      if session.isFlying { session.land(.atOnce) }
      notes.say("a page that is not presented with present(_:with:), and whose style is not .custom, does not come out of its card.")
      return nil
    }
    return CardStageOpening(session)
  }

  /// Returns the animator of the closing.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    session.shows(dismissed) ? CardStageClosing(session) : nil
  }

  /// Returns the presentation controller, which shows the page over its presenter with a blurred backdrop between them.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard presented.modalPresentationStyle == .custom else { return nil }
    // The flight of another page ends when this page is presented.
    if session.isFlying, session.page !== presented { session.land(.atOnce) }
    session.landOthers(with: presented, in: presenting?.viewIfLoaded?.window ?? source.viewIfLoaded?.window)
    return CardStagePresentationController(self, presenting: presented, from: presenting)
  }
}

extension UIViewController {
  /// Presents a page that grows out of its card.
  ///
  /// The method sets the presentation style, the transitioning delegate and the status bar's appearance. The app need not store the
  /// transition.
  ///
  /// UIKit refuses to present on a page that is being presented. If this controller is such a page, or a finger drags it, the presentation
  /// waits until the page is open. If the page closes instead, nothing is presented.
  public func present(
    _ page: UIViewController, with transition: CardTransition, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    if let session = cardSession, session.isUnsettled {
      return session.whenOpen { [weak self] in self?.present(page, with: transition, animated: animated, completion: completion) }
    }
    page.modalPresentationStyle = .custom
    page.modalPresentationCapturesStatusBarAppearance = true
    page.transitioningDelegate = transition
    // The delegate is a weak reference, and the presentation may have to wait.
    present(page, animated: animated) { withExtendedLifetime(transition) { completion?() } }
  }

  /// The session of the page that this controller is or that contains it.
  private var cardSession: CardSession? {
    let outermost = sequence(first: self, next: { $0.parent }).reduce(self) { $1 }
    guard let transition = outermost.transitioningDelegate as? CardTransition else { return nil }
    return transition.session.shows(outermost) ? transition.session : nil
  }
}
