import QuartzCore

/// The preparation of the layout.
extension UICollectionView {
  var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "\(type(of: dataSource)) says that \(self) has \(sections) sections")
    let new = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(count >= 0, "\(type(of: dataSource)) says that section \(section) of \(self) has \(count) items")
      return count
    }
    counts = movement?.counted(new) ?? new
    return counts ?? new
  }

  func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    layout.partDidBecomeInvalid()
    if context.isPartial { page?.stale.formUnion(context.named) } else { page = nil }
    if context.asksForPreferences { asksForPreferences = true }
    list.setNeedsArrangement()
  }

  /// Prepares the layout if it is invalid.
  func prepareLayout() {
    guard !layout.isValid else { return }
    prepareOnce()
    takeContentSize()
  }
  func prepareOnce() {
    layout.isValid = true
    layout.prepare()
    layout.isValid = true  // Changes that the layout makes to itself during `prepare()` do not invalidate it.
  }
  /// Updates the content size. If it exceeds the view, the safe area may change the insets, which may require another preparation.
  func takeContentSize() {
    let stood = contentOffset
    for _ in 0..<Self.insetRounds {
      let size = layout.takeContentSize(after: contentSize)
      if contentSize != size { contentSize = size }
      if layout.isValid { break }
      prepareOnce()
    }
    let adjustment = layout.pendingOffset
    layout.pendingOffset = .zero
    if adjustment != .zero { contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y) }
    interaction?.aimAnew()
    if let held = layout.heldContentOffset(insteadOf: stood), held != contentOffset { contentOffset = held }
    takeShift()
  }
  /// A Boolean value that indicates whether the adjustments of an invalidation context apply at once.
  ///
  /// Otherwise they apply in the next layout pass. That is the case during layout, and in a batch that collects changes for one animation.
  var takesAdjustmentsAtOnce: Bool { list.batch == nil && list.placement != .animation && !isLayingOut }
  /// Moves the content and changes its size by the adjustments of an invalidation context.
  func adjust(size growth: CGSize, offset: CGPoint) {
    if growth != .zero { contentSize = layout.checked(contentSize.grown(by: growth)) }
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
  }
  /// The maximum number of rounds in which content size and insets change each other.
  private static let insetRounds = 3
}
