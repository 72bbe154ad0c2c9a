import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A closure that returns the section with a number. If it returns `nil`, the section has no visible items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout whose sections each repeat a group of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The properties of the whole layout. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provide: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout in which all sections have the same arrangement.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout in which all sections have the same arrangement, with the properties of the whole layout.
  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  /// Creates a layout whose sections are returned by a closure. The closure is called again after the layout was invalidated.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are returned by a closure, with the properties of the whole layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provide, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  /// Creates a list layout. All sections consist of rows below each other.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    let style = ListSectionStyle(configuration)
    let layout = UICollectionViewCompositionalLayout { _, environment in style.section(in: environment) }
    layout.background = style.background
    return layout
  }

  // MARK: State

  var knownPlan: CompositionalPlan?
  /// The sizes that views have measured by section. Items have their numbers, and boundary supplementary items have theirs.
  var measured = CompositionalMeasures(), formerlyMeasured = CompositionalMeasures(), newlyMeasured = CompositionalMeasures()
  /// The offsets of the sections that scroll on their own and have scrolled.
  var offsets: [Int: CGFloat] = [:]
  private var background: UIColor?

  override func collectionViewDidChange(from old: UICollectionView?) {
    super.collectionViewDidChange(from: old)
    leadingEnd.enter(collectionView)
    if let background, let view = collectionView, view.backgroundColor == .systemBackground { view.backgroundColor = background }
  }

  open override func prepare() { _ = plan }

  /// The plan of the positions. It is computed on demand.
  var plan: CompositionalPlan? {
    takeMeasurements()
    if let knownPlan { return knownPlan }
    guard let view = collectionView else { return nil }
    let isVertical = configuration.scrollDirection == .vertical
    let traits = view.traitCollection
    let environment = LayoutEnvironment(container: LayoutContainer(room(of: view)), traitCollection: traits)
    var styles: [CompositionalPlan.SectionStyle] = [], sections: [CompositionSection] = []
    let count = view.numberOfSections
    styles.reserveCapacity(count)
    sections.reserveCapacity(count)
    traits.performAsCurrent {
      for number in 0..<count {
        guard let section = provide(number, environment) ?? Self.nothing else { continue }
        if section.list?.offersSwipes == true { view.layoutOffersSwipes() }
        var badges: [NSCollectionLayoutSupplementaryItem] = []
        let group = section.group.node(&badges, environment), boundaries = section.boundarySupplementaryItems
        styles.append(.init(section: section, environment: environment, badges: badges, boundaries: boundaries))
        sections.append(
          CompositionSection(
            group, count: view.numberOfItems(inSection: number), spacing: section.interGroupSpacing, isVertical: isVertical,
            isOrthogonal: section.orthogonalScrollingBehavior != .none, room: environment.container.contentSize,
            insets: insets(of: section, in: view), topPadding: section.list?.topPadding(isFirst: number == 0) ?? 0,
            boundaries: boundaries.map(\.boundary), boundariesFollowInsets: section.supplementariesFollowContentInsets,
            measured: measured.items[number] ?? [:], measuredBoundaries: measured.boundaries[number] ?? [:]))
      }
    }
    let boundaries = configuration.boundarySupplementaryItems
    let places = CompositionPlan(
      sections, isVertical: isVertical, spacing: configuration.interSectionSpacing, room: room(of: view),
      boundaries: boundaries.map(\.boundary))
    knownPlan = CompositionalPlan(styles, places, boundaries: boundaries)
    return knownPlan
  }
  /// A section for which the provider returns `nil`.
  private static var nothing: NSCollectionLayoutSection? {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Returns the size of the available space. Across the scroll direction, the content is as wide as the view within its insets.
  func room(of view: UICollectionView) -> CGSize {
    let insets = view.adjustedContentInset
    let isVertical = configuration.scrollDirection == .vertical
    return CGSize(
      width: max(0, view.bounds.width - (isVertical ? insets.left + insets.right : 0)),
      height: max(0, view.bounds.height - (isVertical ? 0 : insets.top + insets.bottom)))
  }

  /// Returns the insets of a section, including those of its reference.
  private func insets(of style: NSCollectionLayoutSection, in view: UICollectionView) -> CompositionInsets {
    var insets = style.contentInsets.composition
    let reference = style.contentInsetsReference == .automatic ? configuration.contentInsetsReference : style.contentInsetsReference
    let adjusted = view.adjustedContentInset
    let sides: UIEdgeInsets? =
      switch reference {
      case .none: nil
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: view.readableContentGuide.layoutFrame.insets(in: view.bounds)
      }
    guard let sides, configuration.scrollDirection == .vertical else { return insets }
    // The view's own insets already keep this distance.
    let (left, right) = (max(0, sides.left - adjusted.left), max(0, sides.right - adjusted.right))
    insets.leading += isMirrored ? right : left
    insets.trailing += isMirrored ? left : right
    return insets
  }

  /// A Boolean value that indicates whether the layout is mirrored because the reading direction is from right to left.
  ///
  /// See Docs/behaviour/lists.md, "Flow layout".
  var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var leadingEnd = LeadingEnd()
  override func directionDidChange() {
    (leadingEnd, offsets) = (LeadingEnd(), [:])
    super.directionDidChange()
  }
  override func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? {
    guard let view = collectionView, configuration.scrollDirection == .horizontal, isMirrored else { return nil }
    return leadingEnd.held(offset, in: view)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize { plan?.places.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let plan, let view = collectionView else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    for number in plan.boundaries.indices {
      let place = attributes(ofBoundary: number, plan, view)
      if place.frame.overlaps(rect) { result.append(place) }
    }
    for section in plan.places.sections(in: placed(rect, plan)) {
      result += elements(ofSection: section, in: rect, plan, view)
    }
    return result
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let plan, let view = collectionView, indexPath.count == 2, plan.styles.indices.contains(indexPath.section),
      (0..<plan.places.sections[indexPath.section].run.count).contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath, plan, view)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let plan, let view = collectionView else { return nil }
    if indexPath.count == 1 {
      return plan.boundaries.firstIndex { $0.elementKind == elementKind }.map { attributes(ofBoundary: $0, plan, view) }
    }
    guard plan.styles.indices.contains(indexPath.section) else { return nil }
    let boundaries = plan.styles[indexPath.section].boundaries
    if let number = boundaries.indices.first(where: { boundaries[$0].elementKind == elementKind && indexPath.item == 0 }) {
      return attributes(ofBoundary: number, section: indexPath.section, plan, view)
    }
    guard (0..<plan.places.sections[indexPath.section].run.count).contains(indexPath.item) else { return nil }
    return badges(ofItem: indexPath, plan, view).first { $0.representedElementKind == elementKind }
  }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let plan, plan.styles.indices.contains(indexPath.section) else { return nil }
    let items = plan.styles[indexPath.section].section.decorationItems
    return items.first { $0.elementKind == elementKind }.map { attributes(ofDecoration: $0, section: indexPath.section, plan) }
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if view.bounds.size != newBounds.size { return true }
    return view.bounds.origin != newBounds.origin && (knownPlan.map { $0.places.pins || $0.hasHandlers } ?? false)
  }
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let old = collectionView?.bounds, let knownPlan, old.size == newBounds.size else { return context }
    context.cause = .scrolling
    if !knownPlan.hasHandlers { namePinned(in: context, knownPlan, old, newBounds) }
    return context
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { minds(preferredAttributes, originalAttributes) }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note(preferredAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override var followsTraits: Bool { true }
  override var asksForPreferredAttributes: Bool { knownPlan?.places.isSelfSizing ?? true }
  @_spi(UIKit) open override func follow(_ diff: CollectionDiff) { keepMeasured(diff) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Measurements and scrolling are updated in the existing plan.
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      knownPlan = nil
      forgetMeasured()
    } else if context.cause == .app && !context.isPartial {
      knownPlan = nil
    }
    super.invalidateLayout(with: context)
  }
  override func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    guard let plan, plan.styles.indices.contains(path.section) else { return nil }
    return plan.styles[path.section].section.list?.swipeActions(at: path, side)
  }
  override func scrollers(in rect: CGRect) -> [SectionScrollerPlan] { plannedScrollers(in: rect) }
  override func sectionDidScroll(_ section: Int, to offset: CGPoint) { takeOffset(ofSection: section, offset) }
  override func insetsDidChange() {
    knownPlan = nil
    super.insetsDidChange()
  }
}

extension CGRect {
  /// Returns the distances of the sides from those of an outer rectangle.
  fileprivate func insets(in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
  }
}
