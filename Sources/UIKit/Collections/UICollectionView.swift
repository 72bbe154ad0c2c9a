import QuartzCore

/// A scroll view of items that a layout places and that are views only while they are seen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where an item comes to lie when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(from: oldValue) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Behind all items; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  var pool = ReusePool()
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [Supplement: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  struct Supplement: Hashable { var kind: String, indexPath: IndexPath }
  private var counts: [Int]?
  private var laidOutBounds: CGRect?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  public var numberOfSections: Int { knownCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }
  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let new = (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    counts = new
    return new
  }

  /// Asks for everything anew; selection is lost.
  open func reloadData() {
    counts = nil
    (selected, highlighted) = ([], nil)
    for path in cells.keys { retire(path) }
    for key in supplements.keys { retire(key) }
    collectionViewLayout.invalidateLayout()
  }

  /// Forgets the counts, for an update whose data have changed already.
  func forgetCounts() { counts = nil }

  private func adopt(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Layout

  open override var bounds: CGRect {
    didSet {
      if bounds != oldValue, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || bounds.size != oldValue.size {
        collectionViewLayout.invalidateLayout()
      }
    }
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isNew = prepareLayout()
    if isNew || laidOutBounds != bounds { showVisible() }
    backgroundView?.frame = bounds
  }

  /// True if the layout was out of date.
  @discardableResult
  func prepareLayout() -> Bool {
    guard !collectionViewLayout.isValid else { return false }
    collectionViewLayout.isValid = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    return true
  }

  /// Shows what the viewport touches, and puts the rest away.
  func showVisible() {
    laidOutBounds = bounds
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var (paths, keys): (Set<IndexPath>, Set<Supplement>) = ([], [])
    for attributes in wanted where !attributes.isHidden {
      switch attributes.category {
      case .cell: paths.insert(attributes.indexPath)
      case .supplementary(let kind): keys.insert(Supplement(kind: kind, indexPath: attributes.indexPath))
      }
    }
    for path in cells.keys where !paths.contains(path) { retire(path) }
    for key in supplements.keys where !keys.contains(key) { retire(key) }
    for attributes in wanted where !attributes.isHidden {
      switch attributes.category {
      case .cell: cell(for: attributes.indexPath).place(attributes)
      case .supplementary(let kind): supplement(Supplement(kind: kind, indexPath: attributes.indexPath))?.place(attributes)
      }
    }
  }

  private func cell(for path: IndexPath) -> UICollectionViewCell {
    if let cell = cells[path] { return cell }
    guard let dataSource else { preconditionFailure("\(self) shows items without a data source") }
    // A view that comes into sight stands in its place at once, whatever animates around it.
    return withoutAnimation {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cells[path] = cell
      cell.isSelected = selected.contains(path)
      if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { cell.place(attributes) }
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      return cell
    }
  }

  private func supplement(_ key: Supplement) -> UICollectionReusableView? {
    if let view = supplements[key] { return view }
    guard let dataSource else { return nil }
    return withoutAnimation {
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      supplements[key] = view
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      return view
    }
  }

  private func withoutAnimation<T>(_ body: () -> T) -> T {
    var result: T?
    UIView.performWithoutAnimation { result = body() }
    return result!
  }

  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isHighlighted = false
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.give(cell, kind: ReusePool.cell)
  }
  private func retire(_ key: Supplement) {
    guard let view = supplements.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    pool.give(view, kind: key.kind)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { pressBegan(at: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { pressEnded(at: touch.location(in: self)) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }
}
