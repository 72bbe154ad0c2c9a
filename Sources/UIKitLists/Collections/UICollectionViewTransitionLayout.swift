import CollectionLayout
import Motion
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A layout between two others. Each item lies on the straight line between its positions in the two layouts.
///
/// A collection view creates one, or requests one from its delegate, in `startInteractiveTransition(to:completion:)`. It can also be set
/// like any other layout. For the sources of its behaviour, see Docs/behaviour/lists.md, "Layout transitions".
///
/// These values follow `transitionProgress`: centre, size, alpha, transform (by its components), stacking order, content size and content
/// offset. The progress may be below 0 and above 1. Positions and sizes then continue beyond the two layouts, and alpha stays between 0 and
/// 1. An element that only one layout has appears or disappears with the initial or final attributes of that layout.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  open var currentLayout: UICollectionViewLayout { from }
  /// The layout at the end of the transition.
  open var nextLayout: UICollectionViewLayout { to }
  private let from, to: UICollectionViewLayout
  private var ends: [UICollectionViewLayout] { [from, to] }
  /// The progress of the transition. At 0 it looks like the current layout, at 1 like the next one. The default is 0.
  ///
  /// Setting it invalidates the layout. The change is not animated. During an interactive transition, the rate of change is measured. After
  /// the release, the collection view sets the progress at every frame until the end. A value that is not finite stops the app with a
  /// message.
  open var transitionProgress: CGFloat = 0 {
    willSet { precondition(newValue.isFinite, "transitionProgress of \(self) was set to \(newValue); it is a finite number") }
    didSet {
      if !motion.isReleased { motion.track(progress: transitionProgress, at: now) }
      invalidateLayout()
    }
  }

  /// The measured motion, and its continuation after the release.
  var motion = TransitionMotion()
  /// The content offsets in both layouts. The value is `nil` if the transition is not interactive.
  var span: ContentSpan?
  private var placedOffset: CGPoint?
  /// The remainder, at the last frame, of the distance that the content had scrolled before the release.
  private var glided = CGPoint.zero
  private var known: (inCurrent: CGRect, inNext: CGRect, pairs: [TransitionPair])?
  private var boundsContexts: [(layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext)] = []

  /// Creates a layout between two layouts. They must be different objects.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    precondition(currentLayout !== newLayout, "a transition layout leads from \(currentLayout) to itself; it needs two layouts")
    (from, to) = (currentLayout, newLayout)
    super.init()
  }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  private var now: MediaTime { (collectionView?.runtime ?? .current).now }

  // MARK: Custom values

  /// Stores a value for the layout, such as the distance of a finger, and measures its rate of change. The layout is not invalidated.
  ///
  /// After the release, the value changes to 0 in step with the progress. It begins at the measured rate. An unset value is 0 too, so
  /// nothing jumps when the final layout replaces this one.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    precondition(value.isFinite, "the value for '\(key)' of \(self) was set to \(value); it is a finite number")
    motion.track(value, of: key, at: now)
  }
  /// Returns the value that was stored last, or its continuation after the release. Returns 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { motion.value(of: key) }

  // MARK: Attributes

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

  /// Returns the pairs of attributes in and around the visible area of either layout. An item near that area may cross it on its way.
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

  /// Returns the pair of attributes for an element. If one layout lacks it, the other layout's initial or final attributes take that role.
  /// By default they are transparent.
  private func pair(_ start: UICollectionViewLayoutAttributes?, _ finish: UICollectionViewLayoutAttributes?) -> TransitionPair {
    switch (start, finish) {
    case (let start?, let finish?): return TransitionPair(from: start, to: finish)
    case (nil, let finish?): return TransitionPair(from: to.fit(to.attributesOfAppearing(finish.element)) ?? finish, to: finish)
    case (let start?, nil): return TransitionPair(from: start, to: from.fit(from.exitInTransition(of: start)) ?? start)
    case (nil, nil): preconditionFailure("an element of a transition is in one of its layouts")
    }
  }

  // MARK: Forwarding to both layouts

  /// The decoration classes of both layouts. If both have a class for a kind, the class of the current layout is used.
  override var decorationClasses: [String: UICollectionReusableView.Type] {
    get { super.decorationClasses.merging(from.decorationClasses) { own, _ in own }.merging(to.decorationClasses) { own, _ in own } }
    set { super.decorationClasses = newValue }
  }
  /// A Boolean value that indicates whether cells can prefer a size. The value is `false`, because they cannot during a transition.
  override var asksForPreferredAttributes: Bool { false }

  override func collectionViewDidChange(from old: UICollectionView?) {
    // A layout that takes over keeps its collection view.
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

  @_spi(UIKit) open override func textSizeDidChange() {
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

  // MARK: Content offset

  /// Returns the offset for the present progress. The distance that the content has scrolled since the last placement is added.
  override func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? {
    guard var span else { return nil }
    if let placedOffset, placedOffset != offset {
      span.drift = CGPoint(x: span.drift.x + offset.x - placedOffset.x, y: span.drift.y + offset.y - placedOffset.y)
    }
    let place = span.offset(at: transitionProgress)
    (self.span, placedOffset) = (span, place)
    return place
  }

  /// Sets the content offsets in both layouts after a change that is no scrolling.
  func place(in span: ContentSpan) {
    self.span = span
    placedOffset = nil
  }

  // MARK: Release

  private static let driftKeys = ["UICollectionViewTransitionLayout.driftX", "UICollectionViewTransitionLayout.driftY"]

  /// Starts the animation of the progress to 0 or 1, and of the scrolled distance to `drift`.
  func release(to target: CGFloat, drift: CGPoint) {
    glided = span?.drift ?? .zero
    if let span, span.drift != .zero {
      motion.track(span.drift.x, of: Self.driftKeys[0], at: now)
      motion.track(span.drift.y, of: Self.driftKeys[1], at: now)
    }
    motion.release(to: target, ends: [Self.driftKeys[0]: drift.x, Self.driftKeys[1]: drift.y], at: now)
  }

  /// Advances the animation to a time. Returns `true` at the end.
  func advance(to time: MediaTime) -> Bool {
    let isOver = motion.advance(to: time)
    followMotion()
    return isOver
  }

  /// Ends the animation at once.
  func skipToEnd() {
    motion.skipToEnd()
    followMotion()
  }

  private func followMotion() {
    if var span, span.drift != .zero {
      let next = CGPoint(x: motion.value(of: Self.driftKeys[0]), y: motion.value(of: Self.driftKeys[1]))
      // The distance of a later scroll is added.
      span.drift = CGPoint(x: span.drift.x + next.x - glided.x, y: span.drift.y + next.y - glided.y)
      glided = next
      self.span = span
      if let view = collectionView, !view.isTracking && !view.isDecelerating { placedOffset = view.contentOffset }
    }
    transitionProgress = motion.progress
  }
}
