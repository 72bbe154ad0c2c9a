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
  /// Zero: every item has the size that it is said to have. Cells do not size themselves, so anything else stops with a message.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      precondition(
        estimatedItemSize == .zero,
        "cells do not size themselves: leave estimatedItemSize zero, and set itemSize or implement collectionView(_:layout:sizeForItemAt:)")
    }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// What the delegate said, and where that puts everything; nil where it is out of date.
  private var sections: [FlowSection]?
  private var knownPlan: FlowPlan?

  var silentMethods: SilentMethods?

  open override func prepare() { _ = plan }

  /// Made when somebody asks: a subclass may set the layout up in its `prepare()`, after super's.
  private var plan: FlowPlan? {
    if let knownPlan { return knownPlan }
    guard let view = collectionView else { return nil }
    let sections = sections ?? (0..<view.numberOfSections).map(section)
    self.sections = sections
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
    let isHorizontal = scrollDirection == .horizontal
    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    return FlowSection(
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
      guard let size else { return .uniform(itemSize, count: count) }
      if item == 0 { sizes.reserveCapacity(count) }
      sizes.append(size)
    }
    return FlowSizes(sizes)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let plan else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    for s in plan.sections(around: rect) {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        guard let attributes = placedSupplementary(kind, IndexPath(item: 0, section: s)) else { continue }
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      for i in plan.items(ofSection: s, in: rect) {
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
    return attributes(.cell(indexPath), in: plan.sections[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedSupplementary(elementKind, indexPath) }

  private func placedSupplementary(_ elementKind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let plan, plan.sections.indices.contains(indexPath.section) else { return nil }
    let section = plan.sections[indexPath.section]
    let frame: CGRect? =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: section.header
      case UICollectionView.elementKindSectionFooter: section.footer
      default: nil
      }
    return frame.map { attributes(.supplementary(elementKind, indexPath), in: $0) }
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
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  /// Other sizes, and moves across the scrolling direction, need another arrangement; the delegate is not asked again. (BEHAVIOUR §9)
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    flow.keepDelegateMetrics()
    guard let old = collectionView?.bounds else { return flow }
    let moves = scrollDirection == .vertical ? old.minX != newBounds.minX : old.minY != newBounds.minY
    flow.invalidateFlowLayoutAttributes = old.size != newBounds.size || moves
    return flow
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = flow == nil || context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics == true { (sections, knownPlan) = (nil, nil) }
    if flow?.invalidateFlowLayoutAttributes == true { knownPlan = nil }
    super.invalidateLayout(with: context)
  }
}
