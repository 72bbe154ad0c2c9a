import UIKit

/// The App Store's "Today" card transition: a card grows into a page, and the page goes back into its card.
///
///     let card = CardTransition(item: story.id, in: collectionView) { [weak self] id in self?.dataSource.indexPath(for: id) }
///     present(StoryViewController(story), with: card)
///
/// Nothing has to be kept: the presentation keeps the transition alive. The source is looked up by its item whenever it is needed, so that a
/// cell that was reused meanwhile is neither kept alive, nor hidden, nor flown to.
///
/// Written for UIKit on iOS too; it has not been compiled there.
@MainActor
public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// What the page is about: what its card is found by. Changed by `setItem(_:)`.
  public private(set) var item: AnyHashable?
  /// How it looks and moves. What is changed while there is a page holds from the next moment on.
  public var options = Options()
  /// Hears of the card's life. Not kept alive.
  public weak var delegate: (any CardTransitionDelegate)?
  /// Where the card is between its list and its page.
  public private(set) var state = State.resting
  let finder: CardFinder
  /// The page's way, in the new manner; the slides' own movers have none.
  private(set) lazy var journey = CardJourney(self)
  /// What the app's author was told.
  var notes = CardNotes()
  /// Who is hidden, as of the opening.
  weak var veiled: UIView?
  /// The slides' own transition.
  private let slides: Slides?

  private init(_ item: AnyHashable?, _ finder: CardFinder, _ slides: Slides?) {
    (self.item, self.finder, self.slides) = (item, finder, slides)
    super.init()
  }

  /// The card of any view.
  ///
  /// - Parameters:
  ///   - item: what the page is about.
  ///   - view: finds the view that shows an item; nil while there is none.
  public convenience init<ID: Hashable>(item: ID, view: @escaping @MainActor (ID) -> UIView?) {
    self.init(AnyHashable(item), CardFinder(view), nil)
  }

  /// The card of a collection view's cell.
  ///
  /// - Parameters:
  ///   - item: what the page is about.
  ///   - collectionView: the list, which is not kept alive.
  ///   - indexPath: finds an item in the list; nil when it has gone.
  public convenience init<ID: Hashable>(
    item: ID, in collectionView: UICollectionView, indexPath: @escaping @MainActor (ID) -> IndexPath?
  ) { self.init(AnyHashable(item), CardFinder(collectionView, indexPath), nil) }

  /// The card of a table view's row.
  ///
  /// - Parameters:
  ///   - item: what the page is about.
  ///   - tableView: the list, which is not kept alive.
  ///   - indexPath: finds an item in the list; nil when it has gone.
  public convenience init<ID: Hashable>(item: ID, in tableView: UITableView, indexPath: @escaping @MainActor (ID) -> IndexPath?) {
    self.init(AnyHashable(item), CardFinder(tableView, indexPath), nil)
  }

  /// The slides' own transition: freezes the card where the finger sees it and hides it when the page stands in its place. The page's
  /// delegate is a weak reference: keep the transition. Its page keeps a `CardDismissal`.
  ///
  /// - Parameters:
  ///   - card: The card that was tapped; not kept alive.
  ///   - source: Finds the card again: nil when it is not on the screen.
  public convenience init(from card: any CardSource, source: @escaping @MainActor () -> (any CardSource)?) {
    self.init(nil, CardFinder { (_: Int) in source() }, Slides(origin: CardOrigin(freezing: card), source: source))
  }

  // MARK: The item

  /// The page shows another item: it goes home to that one's card. The card of before is seen again at once.
  public func setItem<ID: Hashable>(_ item: ID) {
    let old = self.item
    guard old != AnyHashable(item) else {
      // Who is equal is the same; what else there is of it, the closures get as it is now.
      if finder.finds(AnyHashable(item)) { self.item = AnyHashable(item) }
      return
    }
    if slides == nil, !finder.finds(AnyHashable(item)) {
      notes.say("setItem(_:) got a \(ID.self), but the cards of this transition are found by a \(finder.kind): none is found for \(item).")
    }
    self.item = AnyHashable(item)
    if slides == nil { journey.itemDidChange() }
    delegate?.cardTransition(self, didChangeItemFrom: old)
  }

  /// The view that shows the item is another one now: it is looked up at once.
  public func invalidateSource() { if slides == nil { journey.sourceDidChange() } }

  /// What scrolls in the page is another view now: it is found anew at once, even beneath a finger that has the page. Without this it is
  /// found anew at the next touch.
  public func invalidateScrollView() { if slides == nil { journey.grab.scrollViewDidChange() } }

  /// Closes the page, by code and at any time: as `dismiss(animated:)` of the page does, and in the middle of its opening too, where UIKit
  /// refuses that. The page turns round where it is then, with the speed that it has. Nothing where no page is shown.
  ///
  /// The transition of a page is its `transitioningDelegate`. One made with `init(from:source:)` leaves its page to the app.
  public func close() { if slides == nil { journey.close() } }

  /// The view that shows the item now.
  func findSource() -> UIView? { lookUp()?.view }

  /// The view that shows the item now, and whether it is the one that the delegate has in place of one that cannot be seen.
  func lookUp() -> (view: UIView, isSubstitute: Bool)? {
    guard let item else { return nil }
    let found = finder.view(item)
    if let found, let rect = CardPlace.resting(found.grownView, pressed: found, ignoring: nil), CardPlace.isAtHome(found, rect: rect) {
      return (found, false)
    }
    if let other = delegate?.cardTransition(self, viewFor: item), other !== found { return (other, true) }
    return found.map { ($0, false) }
  }
  func findPlace() -> (list: UIScrollView, rect: CGRect)? { item.flatMap(finder.place) }

  /// Brings the item's card into sight.
  func reveal() {
    guard let item else { return }
    finder.reveal(item)
    guard finder.list() == nil, let view = findSource() else { return }
    let list = sequence(first: view as UIView, next: { $0.superview }).lazy.compactMap { $0 as? UIScrollView }.first { $0 !== view }
    guard let list else { return }
    list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
    list.layoutIfNeeded()
  }

  /// How small a pressed view is seen.
  func pressedScale(of view: UIView, seen: CGRect) -> CGFloat {
    let plain = CardPlace.resting(view.grownView, pressed: view, ignoring: nil)
    return plain.map { seen.width / max($0.width, 1) } ?? 1
  }

  /// Its page has a stage, and is the library's to dismiss.
  var hasStage: Bool { slides == nil }

  // MARK: Its life

  func note(_ state: State) { self.state = state }
  func willOpen() { delegate?.cardTransitionWillOpen(self, item: item) }
  func didOpen() { delegate?.cardTransitionDidOpen(self, item: item) }
  func willClose() { delegate?.cardTransitionWillClose(self, item: item) }
  func didClose(_ landing: CardLanding) { delegate?.cardTransitionDidClose(self, item: item, landing: landing) }

  // MARK: UIViewControllerTransitioningDelegate

  /// The card grows into the page.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let slides { return CardAnimator(CardOpening(transition: slides)) }
    guard presented.modalPresentationStyle == .custom else {
      if journey.sky != nil { journey.land(.atOnce) }
      notes.say("a page that is not presented with present(_:with:), and whose style is not .custom, does not come out of its card.")
      return nil
    }
    return CardStageOpening(journey)
  }

  /// The page goes back into its card.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    if let slides { return CardAnimator(CardClosing(transition: slides)) }
    return journey.shows(dismissed) ? CardStageClosing(journey) : nil
  }

  /// The page lies over its presenter, with a blurred backdrop between them.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard slides == nil else { return SlidesPresentationController(self, presenting: presented, from: presenting) }
    guard presented.modalPresentationStyle == .custom else { return nil }
    // A flight of another page is over when this one is wanted.
    if journey.sky != nil, journey.page !== presented { journey.land(.atOnce) }
    journey.landOthers(with: presented, in: presenting?.viewIfLoaded?.window ?? source.viewIfLoaded?.window)
    return CardStagePresentationController(self, presenting: presented, from: presenting)
  }
}

extension UIViewController {
  /// Presents a page out of its card. The style, the delegate and the status bar are seen to; nothing has to be kept.
  ///
  /// On a page that is still opening out of a card of its own, or that a finger has, it waits until that is open; when that page closes
  /// instead, nothing is presented. (UIKit refuses to present on a page that is still being presented.)
  public func present(
    _ page: UIViewController, with transition: CardTransition, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    if let journey = cardJourney, journey.isUnsettled {
      return journey.whenOpen { [weak self] in self?.present(page, with: transition, animated: animated, completion: completion) }
    }
    page.modalPresentationStyle = .custom
    page.modalPresentationCapturesStatusBarAppearance = true
    page.transitioningDelegate = transition
    // The delegate is a weak reference, and the presentation may have to wait.
    present(page, animated: animated) { withExtendedLifetime(transition) { completion?() } }
  }

  /// The way of the page that this controller is, or is in.
  private var cardJourney: CardJourney? {
    let outermost = sequence(first: self, next: { $0.parent }).reduce(self) { $1 }
    guard let transition = outermost.transitioningDelegate as? CardTransition, transition.hasStage else { return nil }
    return transition.journey.shows(outermost) ? transition.journey : nil
  }
}
