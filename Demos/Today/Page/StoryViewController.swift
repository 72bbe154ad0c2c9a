import CardTransition
import UIKit

/// The page of a story. The other stories of its series are next to it, and a swipe leads to them.
final class StoryViewController: UIViewController, CardPage, CardPageContent, UIScrollViewDelegate {
  private let faces: FaceMaker
  private let row: [Feature]
  /// The index of the visible page in the row.
  private(set) var index: Int
  private let pager = UIScrollView(frame: .zero)
  private var pages: [Int: StoryPageView] = [:]
  private var room: CardRoom
  /// The present size of the card.
  var card: CGSize {
    get { room.card }
    set {
      room.card = newValue
      fit()
    }
  }
  /// A closure that is called when another story of the row is at rest.
  var onTurn: (Feature) -> Void = { _ in }

  init(_ feature: Feature, faces: FaceMaker, card: CGSize) {
    (self.faces, row) = (faces, feature.row)
    index = feature.row.firstIndex { $0.id == feature.id } ?? 0
    room = CardRoom(card: card)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  var feature: Feature { row[index] }
  private var page: StoryPageView { page(at: index) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = AppsCardView.paper
    view.accessibilityIdentifier = "detail"
    pager.isPagingEnabled = true
    pager.isScrollEnabled = row.count > 1
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.accessibilityIdentifier = "detail.pager"
    pager.delegate = self
    view.addSubview(pager)
    _ = page
  }

  private func fit() {
    guard room.page.width > 0 else { return }
    for view in pages.values { view.fit(room) }
  }

  // MARK: The row

  private func page(at index: Int) -> StoryPageView {
    if let known = pages[index] { return known }
    let following = index + 1 < row.count ? (row[index + 1], { [unowned self] in turn(to: index + 1) }) : nil
    let made = StoryPageView(row[index], face: faces.makeFace(of: row[index]), following: following)
    made.face.arrange(asPage: index != self.index)
    if room.page.width > 0 { made.fit(room) }
    pages[index] = made
    pager.addSubview(made)
    return made
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let now = CardRoom(card: card, page: view.bounds.size, unsafeTop: view.safeAreaInsets.top)
    guard now != room else { return }
    room = now
    fit()
    isPlacing = true
    pager.frame = view.bounds
    pager.contentSize = CGSize(width: view.bounds.width * CGFloat(row.count), height: view.bounds.height)
    pager.contentOffset = CGPoint(x: place(of: index), y: 0)
    for (index, page) in pages { page.frame = frame(of: index) }
    isPlacing = false
  }
  private var isPlacing = false

  /// Returns the horizontal position of a page. In a reading direction from right to left, the first page is at the right.
  private func place(of index: Int) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return view.bounds.width * CGFloat(isMirrored ? row.count - 1 - index : index)
  }
  private func frame(of index: Int) -> CGRect { CGRect(origin: CGPoint(x: place(of: index), y: 0), size: view.bounds.size) }

  /// Creates the neighbours of the visible page.
  private func makeNeighbours() {
    for neighbour in [index - 1, index + 1] where row.indices.contains(neighbour) { page(at: neighbour).frame = frame(of: neighbour) }
  }

  private func turn(to index: Int) {
    makeNeighbours()
    pager.setContentOffset(CGPoint(x: place(of: index), y: 0), animated: true)
  }

  private func rested() {
    guard !isPlacing, view.bounds.width > 0,
      let nearest = row.indices.min(by: { abs(place(of: $0) - pager.contentOffset.x) < abs(place(of: $1) - pager.contentOffset.x) }),
      nearest != index
    else { return }
    index = nearest
    makeNeighbours()
    onTurn(feature)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rested() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rested() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { rested() } }

  // MARK: Coming and going

  private static let fade: TimeInterval = 0.25

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A closing page is only a snapshot, so it does not appear anywhere.
    guard isBeingPresented else { return }
    guard let transitionCoordinator else { return arrange(asPage: true, animated: animated) }
    // The page is in no window before its transition begins.
    transitionCoordinator.animate(alongsideTransition: { [weak self] _ in self?.arrange(asPage: true, animated: true) })
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentingViewController != nil else { return }
    page.face.enliven()
    makeNeighbours()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { arrange(asPage: false, animated: animated) }
  }

  private func arrange(asPage: Bool, animated: Bool) {
    let face = page.face
    guard animated else { return face.arrange(asPage: asPage) }
    UIView.animate(withDuration: Self.fade, delay: 0, options: [.overrideInheritedDuration, .allowUserInteraction]) {
      face.arrange(asPage: asPage)
    }
  }

  // MARK: Status bar

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: CardPage

  var cardScrollView: UIScrollView { page.scrollView }
  func setCardContentScale(_ scale: CGFloat) { page.face.wordScale = scale }
  var cardContentSlot: UIView? { page.face.slot }
  func setCardOpenness(_ openness: CGFloat) { page.show(openness: openness) }
}
