import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A layout that arranges items in lines, one line after the other.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Flow layout".
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of the items, unless the delegate returns another one. The default is 50 × 50 points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The distance between two lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum distance between two items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  /// The margins around the items of a section, between its header and its footer. The default is zero on all sides.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of section headers, of which only the length along the scroll direction has an effect. The default is zero, which means no
  /// header.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of section footers, of which only the length along the scroll direction has an effect. The default is zero, which means no
  /// footer.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The direction in which the lines follow each other and the content scrolls. The default is `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
  /// The estimated size of items whose cells determine their own size. The default is zero, which means that cells do not.
  ///
  /// With any other value, an item has the estimated size, or the size that the delegate returns, until its cell becomes visible. Then
  /// `preferredLayoutAttributesFitting(_:)` of the cell determines the size. With `automaticSize` the layout chooses the estimate.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      (measured, formerlyMeasured) = ([:], [:])
      invalidateLayout()
    }
  }
  /// The size that stands for an automatic estimate.
  ///
  /// As `estimatedItemSize` it means that cells determine their size and the layout chooses the estimate. As the result of
  /// `collectionView(_:layout:sizeForItemAt:)` it means that the item begins with the estimated size.
  nonisolated public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// A Boolean value that indicates whether headers stay at the start of the visible area while their section is visible. The default is
  /// `false`.
  open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
  /// A Boolean value that indicates whether footers stay at the end of the visible area while their section is visible. The default is
  /// `false`.
  open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

  /// A Boolean value that indicates whether the layout is mirrored if the reading direction differs from `developmentLayoutDirection`. The
  /// default is `false`.
  ///
  /// If the value is `false`, the layout begins at the right whenever the reading direction is from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The reading direction for which the layout was developed. The default is left to right. It has an effect only if the layout flips.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  var leadingEnd = LeadingEnd()

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// The answers of the delegate and the resulting positions. The values are `nil` while they are out of date.
  private var sections: [FlowSection]?
  var knownPlan: FlowPlan?
  /// The sizes of cells by section and item, those from before a batch, and those that the plan does not contain yet.
  var measured: [Int: [Int: CGSize]] = [:]
  var formerlyMeasured: [Int: [Int: CGSize]] = [:]
  var newlyMeasured: [Int: [Int: CGSize]] = [:]

  var silentMethods: SilentMethods?

  open override func prepare() { _ = plan }

  /// The plan of the positions. It is computed on demand, because a subclass may configure the layout in its `prepare()` after calling
  /// super.
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

  /// Returns the sizes of a section's items. They are uniform, unless the delegate returns a size for each item.
  private func sizes(
    ofSection section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = ask(.collectionViewLayoutSizeForItemAt, of: delegate) { $0.collectionView(view, layout: self, sizeForItemAt: path) }
      // Whether the delegate answers depends on its class. If there is no answer for one item, there is none for the others.
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

  /// Returns the attributes of an item in this layout, even if a subclass overrides the method for items. A dynamic layout relies on it.
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

  /// Returns a context that keeps the delegate's answers. Another size, or a move across the scroll direction, needs another arrangement.
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

  /// Returns whether a cell prefers another size, if cells determine their size in this layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.kind == .cell && preferredAttributes.size != originalAttributes.size
  }

  /// Returns a context that contains the item and places the following items again.
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
  @_spi(UIKit) open override func follow(_ diff: CollectionDiff) { keepMeasured(diff) }

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
