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
    guard old != AnyHashable(item) else { return }
    self.item = AnyHashable(item)
    if slides == nil { journey.itemDidChange() }
    delegate?.cardTransition(self, didChangeItemFrom: old)
  }

  /// The view that shows the item is another one now: it is looked up at once.
  public func invalidateSource() { if slides == nil { journey.sourceDidChange() } }

  /// The view that shows the item now.
  func findSource() -> UIView? {
    guard let item else { return nil }
    return finder.view(item) ?? delegate?.cardTransition(self, viewFor: item)
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
    return CardStageOpening(journey)
  }

  /// The page goes back into its card.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    if let slides { return CardAnimator(CardClosing(transition: slides)) }
    return CardStageClosing(journey)
  }

  /// The page lies over its presenter, with a blurred backdrop between them.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard slides == nil else { return SlidesPresentationController(self, presenting: presented, from: presenting) }
    // A flight of another page is over when this one is wanted.
    if journey.sky != nil, journey.page !== presented { journey.land(.atOnce) }
    return CardStagePresentationController(self, presenting: presented, from: presenting)
  }
}

extension UIViewController {
  /// Presents a page out of its card. The style, the delegate and the status bar are seen to; nothing has to be kept.
  public func present(
    _ page: UIViewController, with transition: CardTransition, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    page.modalPresentationStyle = .custom
    page.modalPresentationCapturesStatusBarAppearance = true
    page.transitioningDelegate = transition
    // The delegate is a weak reference, and the presentation may have to wait.
    present(page, animated: animated) { withExtendedLifetime(transition) { completion?() } }
  }
}
