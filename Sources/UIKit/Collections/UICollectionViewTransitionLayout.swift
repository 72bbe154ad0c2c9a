import CollectionLayout
import Motion
import QuartzCore

/// A layout between two others: each item lies on the straight line from where one has it to where the other has it.
///
/// A collection view makes one, or asks its delegate for one, in `startInteractiveTransition(to:completion:)`; it may also be installed like any
/// other layout. Centre, size, alpha, transform (by its parts), order, content size and content offset follow `transitionProgress`, which may go
/// below 0 and beyond 1: places and sizes go on, alpha stays between clear and opaque. What only one of the two layouts has comes and goes as
/// that layout's initial and final attributes say. (BEHAVIOUR §9, BEHAVIOUR-2 §25)
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that is left.
  open var currentLayout: UICollectionViewLayout { from }
  /// The layout that comes.
  open var nextLayout: UICollectionViewLayout { to }
  private let from, to: UICollectionViewLayout
  private var ends: [UICollectionViewLayout] { [from, to] }
  /// How far the change is: 0 looks like the current layout, 1 like the next. Setting it invalidates the layout; it is not animated.
  ///
  /// While the finger holds the change, how fast it is set is measured; after that the collection view sets it on every tick until the end.
  open var transitionProgress: CGFloat = 0 {
    willSet { precondition(newValue.isFinite, "transitionProgress of \(self) was set to \(newValue); it is a finite number") }
    didSet {
      if !motion.isReleased { motion.track(progress: transitionProgress, at: now) }
      invalidateLayout()
    }
  }

  /// What is measured, and what goes on when nobody holds it.
  var motion = TransitionMotion()
  /// Where content stands in both layouts; nil where nobody drives the change.
  var span: ContentSpan?
  private var placedOffset: CGPoint?
  /// What there was at the last tick of what had been scrolled before the finger let go.
  private var glided = CGPoint.zero
  private var known: (inCurrent: CGRect, inNext: CGRect, pairs: [TransitionPair])?
  private var boundsContexts: [(layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext)] = []

  /// A layout between two.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    precondition(currentLayout !== newLayout, "a transition layout leads from \(currentLayout) to itself; it needs two layouts")
    (from, to) = (currentLayout, newLayout)
    super.init()
  }
  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  private var now: MediaTime { (collectionView?.runtime ?? .current).now }

  // MARK: Values of one's own

  /// Keeps a value that the layout looks at, such as a finger's distance, and measures how fast it changes. It does not invalidate the layout.
  ///
  /// When the finger lets go, the value goes to 0 in step with progress, at first as fast as it changed: 0 is what a value is that nobody
  /// has set, so that nothing jumps when the layout is exchanged for the one it leads to.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    precondition(value.isFinite, "the value for '\(key)' of \(self) was set to \(value); it is a finite number")
    motion.track(value, of: key, at: now)
  }
  /// What was kept last, or what it has become since the finger let go; 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { motion.value(of: key) }

  // MARK: As a layout

  open override func prepare() { prepareEnds() }

  private func prepareEnds() {
    for end in ends where !end.isValid {
      known = nil
      end.isValid = true
      end.prepare()
      end.isValid = true
    }
  }

  open override var collectionViewContentSize: CGSize {
    prepareEnds()
    let (current, next) = (from.checked(from.collectionViewContentSize), to.checked(to.collectionViewContentSize))
    return .between(current, next, at: transitionProgress)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareEnds()
    let progress = Double(transitionProgress)
    let span = span ?? ContentSpan(from: .zero, to: .zero)
    let inCurrent = span.region(of: span.from, for: rect, at: progress), inNext = span.region(of: span.to, for: rect, at: progress)
    return pairs(inCurrent, inNext).map { $0.attributes(at: progress) }.filter { $0.frame.overlaps(rect) }
  }

  /// What either layout has where the view looks, or not far from it: it may come by on its way.
  private func pairs(_ inCurrent: CGRect, _ inNext: CGRect) -> [TransitionPair] {
    if let known, known.inCurrent.contains(inCurrent), known.inNext.contains(inNext) { return known.pairs }
    let around = { (rect: CGRect) in rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2) }
    let wide = (inCurrent: around(inCurrent), inNext: around(inNext))
    let counts = collectionView?.knownCounts ?? []
    let starts = from.checked(from.layoutAttributesForElements(in: wide.inCurrent) ?? [], counts: counts)
    let finishes = to.checked(to.layoutAttributesForElements(in: wide.inNext) ?? [], counts: counts)
    let known = Dictionary(uniqueKeysWithValues: finishes.map { ($0.element, $0) })
    var met: Set<CollectionElement> = []
    var pairs: [TransitionPair] = []
    for start in starts where met.insert(start.element).inserted {
      pairs.append(pair(start, known[start.element] ?? to.fit(to.attributes(of: start.element))))
    }
    for finish in finishes where met.insert(finish.element).inserted {
      pairs.append(pair(from.fit(from.attributes(of: finish.element)), finish))
    }
    self.known = (wide.inCurrent, wide.inNext, pairs)
    return pairs
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.cell(indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareEnds()
    let (start, finish) = (from.fit(from.attributes(of: element)), to.fit(to.attributes(of: element)))
    return start == nil && finish == nil ? nil : pair(start, finish).attributes(at: transitionProgress)
  }

  /// What one layout does not have comes or goes as the other says: clear, unless it says otherwise.
  private func pair(_ start: UICollectionViewLayoutAttributes?, _ finish: UICollectionViewLayoutAttributes?) -> TransitionPair {
    switch (start, finish) {
    case (let start?, let finish?): return TransitionPair(from: start, to: finish)
    case (nil, let finish?): return TransitionPair(from: to.fit(to.attributesOfAppearing(finish.element)) ?? finish, to: finish)
    case (let start?, nil): return TransitionPair(from: start, to: from.fit(from.exitInTransition(of: start)) ?? start)
    case (nil, nil): preconditionFailure("an element of a transition is in one of its layouts")
    }
  }

  // MARK: Two layouts in one

  /// Decorations of both; where both have a class for a kind, the one that is there already.
  override var decorationClasses: [String: UICollectionReusableView.Type] {
    get { super.decorationClasses.merging(from.decorationClasses) { own, _ in own }.merging(to.decorationClasses) { own, _ in own } }
    set { super.decorationClasses = newValue }
  }
  /// On the way a cell has no size of its own choice.
  override var asksForPreferredAttributes: Bool { false }

  override func collectionViewDidChange(from old: UICollectionView?) {
    // The one that takes over keeps its view.
    for end in ends where end.collectionView !== collectionView && !(collectionView == nil && old?.layout === end) {
      end.collectionView = collectionView
      end.isValid = false
      known = nil
    }
  }

  override func partDidBecomeInvalid() {
    guard ends.contains(where: { !$0.isValid }) else { return }
    (isValid, known) = (false, nil)
  }

  override func textSizeDidChange() {
    for end in ends { end.textSizeDidChange() }
  }

  override func insetsDidChange() {
    for end in ends { end.insetsDidChange() }
    super.insetsDidChange()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.concernsEnds {
      for end in ends { end.invalidateLayout(with: context.repeated(for: end)) }
      known = nil
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsContexts = []
    for end in ends where end.shouldInvalidateLayout(forBoundsChange: newBounds) {
      boundsContexts.append((end, end.invalidationContext(forBoundsChange: newBounds)))
    }
    return !boundsContexts.isEmpty
  }
  override func boundsDidChange(_ context: UICollectionViewLayoutInvalidationContext) {
    let contexts = boundsContexts
    boundsContexts = []
    for (end, context) in contexts { end.boundsDidChange(context) }
    super.boundsDidChange(context)
  }

  // MARK: Where content stands

  /// Where content has been scrolled to since the layout put it somewhere is kept on top.
  override func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? {
    guard var span else { return nil }
    if let placedOffset, placedOffset != offset {
      span.drift = CGPoint(x: span.drift.x + offset.x - placedOffset.x, y: span.drift.y + offset.y - placedOffset.y)
    }
    let place = span.offset(at: transitionProgress)
    (self.span, placedOffset) = (span, place)
    return place
  }

  /// Content stands elsewhere in the two layouts now, and no finger has scrolled it there.
  func place(in span: ContentSpan) {
    self.span = span
    placedOffset = nil
  }

  // MARK: Let go

  private static let driftKeys = ["UICollectionViewTransitionLayout.driftX", "UICollectionViewTransitionLayout.driftY"]

  /// Progress goes to 0 or 1 by itself, and what was scrolled to where `drift` says.
  func release(to target: CGFloat, drift: CGPoint) {
    glided = span?.drift ?? .zero
    if let span, span.drift != .zero {
      motion.track(span.drift.x, of: Self.driftKeys[0], at: now)
      motion.track(span.drift.y, of: Self.driftKeys[1], at: now)
    }
    motion.release(to: target, ends: [Self.driftKeys[0]: drift.x, Self.driftKeys[1]: drift.y], at: now)
  }

  /// True at the end.
  func advance(to time: MediaTime) -> Bool {
    let isOver = motion.advance(to: time)
    followMotion()
    return isOver
  }

  /// The end, at once.
  func skipToEnd() {
    motion.skipToEnd()
    followMotion()
  }

  private func followMotion() {
    if var span, span.drift != .zero {
      let next = CGPoint(x: motion.value(of: Self.driftKeys[0]), y: motion.value(of: Self.driftKeys[1]))
      // What a finger scrolls that came later is kept on top.
      span.drift = CGPoint(x: span.drift.x + next.x - glided.x, y: span.drift.y + next.y - glided.y)
      glided = next
      self.span = span
      if let view = collectionView, !view.isTracking && !view.isDecelerating { placedOffset = view.contentOffset }
    }
    transitionProgress = motion.progress
  }
}
