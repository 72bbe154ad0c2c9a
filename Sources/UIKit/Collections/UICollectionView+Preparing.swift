import QuartzCore

/// The layout, up to date.
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
    arrangementIsOutOfDate()
  }
  func arrangementIsOutOfDate() {
    isArranged = false
    if !isArrangingSubviews { setNeedsLayout() }
  }

  /// Asks the layout, if it is out of date.
  func prepareLayout() {
    guard !layout.isValid else { return }
    prepareOnce()
    takeContentSize()
  }
  func prepareOnce() {
    layout.isValid = true
    layout.prepare()
    layout.isValid = true  // what it sets of itself in there is part of it
  }
  /// Content that has become longer than the view may gain the safe area's insets, and those may need another layout.
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
  /// Whether what a context says of offset and size holds at once, and not with the next layout pass: while nothing is being laid out, and
  /// no batch collects changes that are to be animated together.
  var takesAdjustmentsAtOnce: Bool { batch == nil && !isSendingViews && !isLayingOut }
  /// Moves the content and changes its size by what an invalidation context says.
  func adjust(size growth: CGSize, offset: CGPoint) {
    if growth != .zero { contentSize = layout.checked(contentSize.grown(by: growth)) }
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
  }
  /// How often content size and insets may change each other before the layout stays as it is.
  private static let insetRounds = 3
}
