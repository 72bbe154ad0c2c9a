import CollectionLayout
import QuartzCore

/// Lays items out in lines, one line after the other. (BEHAVIOUR §9)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// 50×50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The least distance of two lines, which is their distance; 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least distance of two items of a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  /// Room around the items of a section, between its header and its footer; none by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Of it the length along the scrolling direction counts; zero, the default, is no header.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// Of it the length along the scrolling direction counts; zero, the default, is no footer.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// Vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
  /// Anything but zero lets cells size themselves: an item is thought to be so large, or as large as the delegate says, until its cell comes
  /// into sight and says in `preferredLayoutAttributesFitting(_:)` how large it is. `automaticSize` leaves the estimate to the layout; zero,
  /// the default, asks no cell.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      (measured, formerlyMeasured) = ([:], [:])
      invalidateLayout()
    }
  }
  /// For `estimatedItemSize`: cells size themselves, and the layout estimates. Returned by
  /// `collectionView(_:layout:sizeForItemAt:)`: this item is as large as the estimate.
  nonisolated public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Headers stay at the start of what is seen while there is something to see of their sections; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
  /// Footers stay at the end of what is seen while there is something to see of their sections; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

  /// Whether the layout is mirrored where people read the other way than it was made for; false by default. A flow layout begins at the
  /// right in any case where people read from right to left: this matters together with `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was made for; from left to right by default. It counts where the layout flips.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  var leadingEnd = LeadingEnd()

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// What the delegate said, and where that puts everything; nil where it is out of date.
  private var sections: [FlowSection]?
  var knownPlan: FlowPlan?
  /// How large cells said they were, by section and item; the same before a batch; and what they have said since the plan was looked at.
  var measured: [Int: [Int: CGSize]] = [:]
  var formerlyMeasured: [Int: [Int: CGSize]] = [:]
  var newlyMeasured: [Int: [Int: CGSize]] = [:]

  var silentMethods: SilentMethods?

  open override func prepare() { _ = plan }

  /// Made when somebody asks: a subclass may set the layout up in its `prepare()`, after super's.
  var plan: FlowPlan? {
    takeMeasurements()
    if let knownPlan { return knownPlan }
    guard let view = collectionView else { return nil }
    var sections = sections ?? (0..<view.numberOfSections).map(section)
    self.sections = sections
    if isSelfSizing {
      for index in sections.indices { sections[index].sizes = .estimated(sections[index].sizes, measured: measured[index] ?? [:]) }
    }
    let insets = view.adjustedContentInset
    let isHorizontal = scrollDirection == .horizontal
    let breadth = isHorizontal ? view.bounds.height - insets.top - insets.bottom : view.bounds.width - insets.left - insets.right
    knownPlan = FlowPlan(sections, breadth: breadth, isHorizontal: isHorizontal, scale: view.runtime.app.device.scale)
    return knownPlan
  }

  private func section(_ index: Int) -> FlowSection {
    guard let view = collectionView else { return FlowSection(sizes: FlowSizes([])) }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let insets =
      ask(
        .collectionViewLayoutInsetForSectionAt, of: delegate,
        { $0.collectionView(view, layout: self, insetForSectionAt: index) }) ?? sectionInset
    func length(_ size: CGSize) -> CGFloat { scrollDirection == .horizontal ? size.width : size.height }
    let section = FlowSection(
      sizes: sizes(ofSection: index, view, delegate),
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
      lineSpacing: ask(.collectionViewLayoutMinimumLineSpacingForSectionAt, of: delegate) {
        $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      } ?? minimumLineSpacing,
      itemSpacing: ask(.collectionViewLayoutMinimumInteritemSpacingForSectionAt, of: delegate) {
        $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      } ?? minimumInteritemSpacing,
      headerLength: length(
        ask(.collectionViewLayoutReferenceSizeForHeaderInSection, of: delegate) {
          $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        } ?? headerReferenceSize),
      footerLength: length(
        ask(.collectionViewLayoutReferenceSizeForFooterInSection, of: delegate) {
          $0.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        } ?? footerReferenceSize))
    return checked(section, index)
  }

  /// All of one size, unless the delegate gives each its own: then it is asked for all of them.
  private func sizes(
    ofSection section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = ask(.collectionViewLayoutSizeForItemAt, of: delegate) { $0.collectionView(view, layout: self, sizeForItemAt: path) }
      // Whether it answers is a matter of its class: who does not for one item does for none.
      guard let size else { return .uniform(checked(isSelfSizing ? estimate : itemSize, "itemSize"), count: count) }
      if item == 0 { sizes.reserveCapacity(count) }
      sizes.append(checked(size == Self.automaticSize ? estimate : size, path))
    }
    return FlowSizes(sizes)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let plan else { return [] }
    let asked = placed(rect, plan)
    var result: [UICollectionViewLayoutAttributes] = []
    for s in plan.sections(around: asked) {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        guard let attributes = placedSupplementary(kind, IndexPath(item: 0, section: s)) else { continue }
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      for i in plan.items(ofSection: s, in: asked) {
        if let attributes = placedItem(IndexPath(item: i, section: s)) { result.append(attributes) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { placedItem(indexPath) }

  /// Where the flow places an item, whatever a subclass says of it: a dynamic layout asks for elements in order to make its own of them.
  private func placedItem(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let plan, plan.sections.indices.contains(indexPath.section),
      plan.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(.cell(indexPath), in: placed(plan.sections[indexPath.section].items[indexPath.item], plan))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedSupplementary(elementKind, indexPath) }

  private func placedSupplementary(_ elementKind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let plan, plan.sections.indices.contains(indexPath.section) else { return nil }
    let section = plan.sections[indexPath.section]
    let (frame, pins): (CGRect?, Bool) =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: (section.header, sectionHeadersPinToVisibleBounds)
      case UICollectionView.elementKindSectionFooter: (section.footer, sectionFootersPinToVisibleBounds)
      default: (nil, false)
      }
    guard let frame else { return nil }
    let placed = attributes(
      .supplementary(elementKind, indexPath), in: placed(pins ? pinned(elementKind, indexPath.section, plan) ?? frame : frame, plan))
    if pins { placed.zIndex = Self.pinnedHeight }
    return placed
  }

  private func attributes(_ element: CollectionElement, in frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(Self.self).layoutAttributesClass is no subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    (attributes.kind, attributes.indexPath, attributes.frame) = (element.kind, element.indexPath, frame)
    return attributes
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return view.bounds.size != newBounds.size || pinsAnything && view.bounds.origin != newBounds.origin
  }

  /// Other sizes, and moves across the scrolling direction, need another arrangement; the delegate is not asked again. (BEHAVIOUR §9)
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    flow.keepDelegateMetrics()
    guard let old = collectionView?.bounds else { return flow }
    let moves = scrollDirection == .vertical ? old.minX != newBounds.minX : old.minY != newBounds.minY
    flow.invalidateFlowLayoutAttributes = old.size != newBounds.size || moves
    if !flow.invalidateFlowLayoutAttributes { namePinned(in: flow, old, newBounds) }
    return flow
  }

  /// Cells that size themselves, where they do.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.kind == .cell && preferredAttributes.size != originalAttributes.size
  }

  /// Names the item, and has the layout place what comes after it anew.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
      flow.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    }
    return context
  }
  override var asksForPreferredAttributes: Bool { isSelfSizing }
  override func collectionViewDidChange(from old: UICollectionView?) {
    super.collectionViewDidChange(from: old)
    leadingEnd.enter(collectionView)
  }
  override func directionDidChange() {
    leadingEnd.enter(nil)
    super.directionDidChange()
  }
  override func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? {
    guard let view = collectionView, scrollDirection == .horizontal, isMirrored else { return nil }
    return leadingEnd.held(offset, in: view)
  }
  override func follow(_ diff: CollectionDiff) { keepMeasured(diff) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = flow == nil || context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics == true { (sections, knownPlan) = (nil, nil) }
    if flow?.invalidateFlowLayoutAttributes == true { knownPlan = nil }
    if context.invalidateEverything || context.invalidateDataSourceCounts { forgetMeasured() }
    for (path, size) in flow?.preferredSizes ?? [:] { newlyMeasured[path.section, default: [:]][path.item] = size }
    super.invalidateLayout(with: context)
  }
}
