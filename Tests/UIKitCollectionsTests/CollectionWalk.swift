import Foundation
import SeededRandom
import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// One walk of the monkey, with everything that it did.
@MainActor
final class CollectionWalk {
  private let hand: Hand
  private let gallery: Gallery
  private var dice: SeededRandom
  private(set) var steps: [String] = []
  private(set) var complaints: [String] = []
  /// The number of the next item that the data gain.
  private var fresh = 1000
  private var isDown = false
  /// An adjustment by the app may put content beyond its end, where it is left.
  private var isAdjusted = false
  /// The data are being changed: no other change may come between.
  private var isChanging = false
  private var finger = CGPoint.zero
  private var owed = 0
  private var seedText = ""

  init(_ hand: Hand, seed: Int) {
    self.hand = hand
    dice = SeededRandom(UInt64(seed))
    let items = (0..<3).map { section in (0..<12).map { "\(section)·\($0)" } }
    gallery = Gallery(items, layout: Self.layouts[Int.random(in: 0..<Self.layouts.count, using: &dice)]())
    gallery.onScroll = { [unowned self] in if !isChanging, chance(30) { chance(2) ? change() : single() } }
  }

  func play() {
    for _ in 0..<12 {
      step()
      switch below(5) {
      case 0: break
      case 1, 2: hand.flush()
      default: wait(.random(in: 0...0.25, using: &dice))
      }
    }
    gallery.onScroll = {}
    comeToRest()
    audit()
  }

  // MARK: Layouts

  private static let layouts: [@MainActor () -> UICollectionViewLayout] = [
    { Tiles(side: 125) }, { Tiles(side: 375) }, { Tiles(side: 90, header: 40) }, { Tiles(side: 150, isHorizontal: true) }, { Restless() },
    { Anchored() }, { Pinned(isHorizontal: false) }, { Pinned(isHorizontal: true) }, { Measured(header: 0) }, { Measured(header: 30) },
    { Decorated() }, { Nudged() },
  ]

  /// Squares in rows or columns.
  class Tiles: UICollectionViewFlowLayout {
    init(side: CGFloat, header: CGFloat = 0, isHorizontal: Bool = false) {
      super.init()
      (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (CGSize(width: side, height: side), 5, 0)
      headerReferenceSize = CGSize(width: header, height: header)
      scrollDirection = isHorizontal ? .horizontal : .vertical
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Rows whose place and opacity depend on where the content stands.
  final class Restless: Tiles {
    init() { super.init(side: 200) }
    required init?(coder: NSCoder) { nil }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(adjusted)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(adjusted)
    }
    private func adjusted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      guard let view = collectionView, attributes.representedElementCategory == .cell else { return attributes }
      let distance = min(abs(attributes.center.y - view.bounds.midY) / 400, 1)
      attributes.alpha = 1 - distance / 2
      attributes.transform = CGAffineTransform(scaleX: 1 - distance / 4, y: 1 - distance / 4)
      attributes.zIndex = attributes.indexPath.item % 3
      return attributes
    }
  }

  /// Chooses where content rests, and how items come and go.
  final class Anchored: Tiles {
    init() { super.init(side: 180, header: 20) }
    required init?(coder: NSCoder) { nil }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 185).rounded() * 185)
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      if itemIndexPath.item % 4 == 0 { return nil }
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.center.x -= 300
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      if itemIndexPath.item % 4 == 0 { return nil }
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      return attributes
    }
  }

  /// Headers and footers that stay in sight.
  final class Pinned: Tiles {
    init(isHorizontal: Bool) {
      super.init(side: 120, header: 35, isHorizontal: isHorizontal)
      footerReferenceSize = CGSize(width: 25, height: 25)
      (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds) = (true, true)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Cells that size themselves.
  final class Measured: Tiles {
    init(header: CGFloat) {
      super.init(side: 0, header: header)
      estimatedItemSize = header == 0 ? CGSize(width: 375, height: 60) : CGSize(width: 170, height: 90)
      sectionHeadersPinToVisibleBounds = header > 0
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A frame around each section and a line beneath each third item.
  final class Decorated: Tiles {
    private final class Frame: UICollectionReusableView {}
    private final class Line: UICollectionReusableView {}
    init() {
      super.init(side: 120, header: 20)
      register(Frame.self, forDecorationViewOfKind: "frame")
      register(Line.self, forDecorationViewOfKind: "line")
    }
    required init?(coder: NSCoder) { nil }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView else { return [] }
      let frames = (0..<view.numberOfSections).compactMap { layoutAttributesForDecorationView(ofKind: "frame", at: [$0, 0]) }
      let items = super.layoutAttributesForElements(in: rect) ?? []
      let lines = items.filter { $0.representedElementCategory == .cell && $0.indexPath.item % 3 == 0 }.compactMap {
        layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath)
      }
      return items + (frames + lines).filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let view = collectionView, indexPath.section < view.numberOfSections else { return nil }
      let count = view.numberOfItems(inSection: indexPath.section)
      guard indexPath.item < count, let item = layoutAttributesForItem(at: indexPath),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      if elementKind == "frame" {
        (attributes.frame, attributes.zIndex) = (item.frame.union(last.frame), -1)
      } else {
        (attributes.frame, attributes.zIndex) = (CGRect(x: item.frame.minX, y: item.frame.maxY - 2, width: 120, height: 2), 1)
      }
      return attributes
    }
    override func indexPathsToDeleteForDecorationView(ofElementKind elementKind: String) -> [IndexPath] {
      elementKind == "line" ? [[0, 0], [1, 3]] : []
    }
    override func indexPathsToInsertForDecorationView(ofElementKind elementKind: String) -> [IndexPath] {
      elementKind == "line" ? [[0, 0]] : []
    }
  }

  /// Items that are moved one by one, by contexts that name them.
  final class Nudged: Tiles {
    private var nudges: [IndexPath: CGFloat] = [:]
    init() { super.init(side: 100) }
    required init?(coder: NSCoder) { nil }
    func nudge(_ path: IndexPath, by distance: CGFloat) {
      nudges[path] = distance
      let context = UICollectionViewFlowLayoutInvalidationContext()
      (context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics) = (false, false)
      context.invalidateItems(at: [path])
      invalidateLayout(with: context)
    }
    private func nudged(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.center.y += nudges[attributes.indexPath] ?? 0
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect.insetBy(dx: -50, dy: -50))?.map(nudged).filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(nudged)
    }
  }

  // MARK: Steps

  private func below(_ n: Int) -> Int { Int.random(in: 0..<n, using: &dice) }
  private func chance(_ n: Int) -> Bool { below(n) == 0 }
  private func note(_ text: String) { steps.append(text) }
  private func wait(_ seconds: Double) {
    note("wait \(seconds)")
    hand.wait(seconds)
  }

  private func step() {
    switch below(28) {
    case 0..<5: change()
    case 5..<9: touch()
    case 9..<13: scroll()
    case 13..<15: exchangeLayout()
    case 15: restyle()
    case 16: resize()
    case 17: reload()
    case 18: select()
    case 19: leaveAndReturn()
    case 20: within()
    case 21..<24: tap()
    case 24: single()
    case 25: invalidate()
    case 26: hide()
    default: note("layoutIfNeeded"); gallery.view.layoutIfNeeded()
    }
  }

  /// Where the content may rest, as far as is known.
  private func randomOffset() -> CGPoint {
    let geometry = gallery.view.dynamics.geometry
    var target = geometry.clamped(gallery.view.contentOffset)
    if chance(3) { target.x = Double.random(in: geometry.range(.x), using: &dice).rounded(.down) }
    target.y = Double.random(in: geometry.range(.y), using: &dice).rounded(.down)
    return geometry.clamped(target)
  }

  private func scroll() {
    let view = gallery.view, target = randomOffset()
    switch below(5) {
    case 0:
      note("contentOffset = \(target)")
      view.contentOffset = target
    case 1:
      note("bounds.origin = \(target)")
      view.bounds.origin = target
    case 2, 3:
      note("setContentOffset \(target) animated")
      view.setContentOffset(target, animated: true)
    default:
      guard let path = randomPath() else { return }
      let animated = !chance(3)
      let position = [UICollectionView.ScrollPosition.top, .bottom, .centeredVertically, .left, []][below(5)]
      note("scrollToItem \(path.short) \(position.rawValue) \(animated)")
      view.scrollToItem(at: path, at: position, animated: animated)
    }
  }

  private func randomPath() -> IndexPath? {
    let sections = gallery.sections.indices.filter { !gallery.sections[$0].isEmpty }
    guard let section = sections.randomElement(using: &dice) else { return nil }
    return IndexPath(item: below(gallery.sections[section].count), section: section)
  }

  private func touch() {
    if isDown {
      if chance(3) { return lift() }
      let way = CGPoint(x: Double(below(121) - 60), y: Double(below(601) - 300)), moves = 1 + below(10)
      note("drag by \(way) in \(moves)")
      for step in 1...moves {
        let part = Double(step) / Double(moves)
        hand.move(finger.x + way.x * part, finger.y + way.y * part)
      }
      finger = CGPoint(x: finger.x + way.x, y: finger.y + way.y)
      if chance(2) { lift() }
    } else {
      finger = CGPoint(x: Double(20 + below(330)), y: Double(20 + below(760)))
      isDown = true
      note("down \(finger)")
      hand.down(finger.x, finger.y)
    }
  }
  private func lift() {
    isDown = false
    let cancels = chance(4)
    note(cancels ? "cancel" : "up")
    if cancels { hand.cancel() } else { hand.up() }
  }

  private func tap() {
    if isDown { lift() }
    let place = CGPoint(x: Double(20 + below(330)), y: Double(20 + below(760)))
    note("tap \(place)")
    gallery.onSelect = { [unowned self] in if chance(2) { remove($0) } }
    hand.tap(place.x, place.y)
    gallery.onSelect = { _ in }
  }

  private func remove(_ path: IndexPath) {
    note("  delete \(path.short)")
    gallery.sections[path.section].remove(at: path.item)
    gallery.view.deleteItems(at: [path])
  }

  private func single() {
    guard let path = randomPath() else { return }
    switch below(3) {
    case 0: remove(path)
    case 1:
      note("insert \(path.short)")
      gallery.sections[path.section].insert(newName(), at: path.item)
      gallery.view.insertItems(at: [path])
    default:
      note("reload \(path.short)")
      gallery.sections[path.section][path.item] = newName()
      gallery.view.reloadItems(at: [path])
    }
  }

  private func invalidate() {
    let how = below(5), layout = gallery.view.collectionViewLayout
    note("invalidate, way \(how)")
    switch how {
    case 0: layout.invalidateLayout()
    case 1:
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = Double(below(100) - 50)
      isAdjusted = true
      layout.invalidateLayout(with: context)
    case 2, 3:
      guard let path = randomPath() else { return }
      if let nudged = layout as? Nudged { return nudged.nudge(path, by: Double(below(80) - 40)) }
      // What is named stays as it was, and nothing else is touched.
      let context = UICollectionViewFlowLayoutInvalidationContext()
      (context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics) = (false, false)
      context.invalidateItems(at: [path])
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: path.section)])
      context.invalidateDecorationElements(ofKind: "line", at: [path])
      layout.invalidateLayout(with: context)
    default:
      gallery.view.dataSource = nil
      if chance(2) { gallery.view.layoutIfNeeded() }
      gallery.view.dataSource = gallery
    }
  }

  private func hide() {
    note("hidden for a while")
    gallery.view.isHidden = true
    if isDown { lift() }
    wait(.random(in: 0...0.2, using: &dice))
    if chance(2) { change() }
    wait(.random(in: 0...0.2, using: &dice))
    gallery.view.isHidden = false
  }

  private func exchangeLayout() {
    let number = below(Self.layouts.count), layout = Self.layouts[number](), animated = !chance(3)
    note("layout \(number) \(animated)")
    owed += 1
    gallery.view.setCollectionViewLayout(layout, animated: animated) { [unowned self] _ in
      owed -= 1
      if chance(4) { change() }
    }
  }

  private func restyle() {
    guard let flow = gallery.view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    if chance(4) {
      note("pinning is switched")
      flow.sectionHeadersPinToVisibleBounds.toggle()
      return
    }
    let side = Double(60 + below(200)), how = below(4)
    note("side \(side), way \(how)")
    let view = gallery.view
    switch how {
    case 0: flow.itemSize = CGSize(width: side, height: side)
    case 1:
      UIView.animate(withDuration: 0.4) {
        flow.itemSize = CGSize(width: side, height: side)
        view.layoutIfNeeded()
      }
    case 2:
      owed += 1
      view.performBatchUpdates({ flow.itemSize = CGSize(width: side, height: side) }, completion: { [unowned self] _ in owed -= 1 })
    default:
      owed += 1
      flow.itemSize = CGSize(width: side, height: side)
      view.performBatchUpdates(nil, completion: { [unowned self] _ in owed -= 1 })
    }
  }

  private func resize() {
    let size = CGSize(width: Double(250 + below(126)), height: Double(300 + below(513))), inset = Double(below(60)), how = below(4)
    note("size \(size), inset \(inset), way \(how)")
    let view = gallery.view
    switch how {
    case 0: view.frame.size = size
    case 1:
      UIView.animate(withDuration: 0.3) {
        view.frame.size = size; view.layoutIfNeeded()
      }
    case 2: view.contentInset.top = inset
    default: view.contentInset.bottom = inset
    }
  }

  private func reload() {
    note("reloadData")
    gallery.sections = gallery.sections.map { $0.filter { _ in !chance(5) } }
    gallery.view.reloadData()
  }

  private func select() {
    guard let path = randomPath() else { return }
    let animated = chance(2)
    note("select \(path.short) \(animated)")
    gallery.view.selectItem(at: path, animated: animated, scrollPosition: chance(2) ? .top : [])
  }

  private func leaveAndReturn() {
    note("out of the window and back")
    gallery.view.removeFromSuperview()
    if isDown { lift() }
    if chance(2) { wait(.random(in: 0...0.2, using: &dice)) }
    if chance(2) { change() }
    hand.window.addSubview(gallery.view)
  }

  private func within() {
    let target = randomOffset(), how = below(5)
    note("in a block: \(target), way \(how)")
    let view = gallery.view
    switch how {
    case 0: UIView.animate(withDuration: 0.4) { view.contentOffset = target }
    case 1:
      UIView.animate(withDuration: 0.4) {
        view.contentOffset = target; view.layoutIfNeeded()
      }
    case 2: UIView.animate(withDuration: 0.4) { [self] in change() }
    case 3:
      isChanging = true
      view.performBatchUpdates {
        view.contentOffset = target
        self.change()
      }
    default: UIView.performWithoutAnimation { change() }
    }
  }

  // MARK: Updates

  /// Other data, and the changes that lead there.
  private func change() {
    isChanging = true
    defer { isChanging = false }
    let view = gallery.view, old = gallery.sections
    // Where each section goes, and of what it then consists: numbers of old items, or nil for a new one.
    var order: [Int?] = old.indices.filter { _ in !chance(8) }.map { $0 }
    let kept = Set(order.compactMap { $0 })
    let movesSections = chance(5)
    if movesSections { order.shuffle(using: &dice) }
    for _ in 0..<(order.count < 5 && chance(5) ? 1 : 0) { order.insert(nil, at: below(order.count + 1)) }
    var reloadedSections: Set<Int> = []
    for section in kept.sorted() where chance(12) { reloadedSections.insert(section) }

    struct Entry { var old: IndexPath?; var name: String; var moved = false }
    var entries: [[Entry]] = order.map { section in
      guard let section else { return (0..<below(8)).map { _ in Entry(name: newName()) } }
      return old[section].enumerated().map { Entry(old: IndexPath(item: $0.offset, section: section), name: $0.element) }
    }
    var deletes: [IndexPath] = [], reloads: [IndexPath] = []
    for (new, section) in order.enumerated() {
      guard let section else { continue }
      if reloadedSections.contains(section) {
        entries[new] = (0..<below(14)).map { _ in Entry(name: newName()) }
        continue
      }
      let rate = [3, 6, 20][below(3)]
      deletes += entries[new].filter { _ in chance(rate) }.map { $0.old! }
      let gone = Set(deletes)
      entries[new].removeAll { gone.contains($0.old!) }
      for index in entries[new].indices where chance(10) {
        reloads.append(entries[new][index].old!)
        entries[new][index].name = newName()
      }
    }
    // Moves within and between sections that stay.
    let reloaded = Set(reloads)
    let homes = order.indices.filter { order[$0].map { !reloadedSections.contains($0) } ?? false }
    for _ in 0..<(chance(2) ? below(6) : 0) {
      guard let from = homes.randomElement(using: &dice), let to = homes.randomElement(using: &dice), !entries[from].isEmpty else {
        continue
      }
      let index = below(entries[from].count)
      guard let was = entries[from][index].old, !reloaded.contains(was) else { continue }
      var entry = entries[from].remove(at: index)
      entry.moved = true
      entries[to].insert(entry, at: below(entries[to].count + 1))
    }
    for home in homes {
      for _ in 0..<(chance(2) ? below(6) : 0) { entries[home].insert(Entry(name: newName()), at: below(entries[home].count + 1)) }
    }

    let news = entries.map { $0.map(\.name) }
    let completes = chance(2)
    note(
      "batch: sections \(order.map { $0.map { "\($0)" } ?? "new" }.joined(separator: " ")), reloaded \(reloadedSections.sorted()), deletes \(deletes.map(\.short)), reloads \(reloads.map(\.short)), to \(entries.map { $0.map { $0.old.map { ($0).short } ?? "+" }.joined(separator: " ") })"
    )
    if completes { owed += 1 }
    view.performBatchUpdates(
      {
        self.gallery.sections = news
        for section in old.indices where !kept.contains(section) { view.deleteSections([section]) }
        for section in reloadedSections.sorted() { view.reloadSections([section]) }
        for (new, section) in order.enumerated() {
          if let section { if movesSections { view.moveSection(section, toSection: new) } } else { view.insertSections([new]) }
        }
        view.deleteItems(at: deletes)
        view.reloadItems(at: reloads)
        for home in homes {
          for (item, entry) in entries[home].enumerated() {
            let here = IndexPath(item: item, section: home)
            if entry.old == nil { view.insertItems(at: [here]) } else if entry.moved { view.moveItem(at: entry.old!, to: here) }
          }
        }
      },
      completion: completes ? { [unowned self] _ in owed -= 1 } : nil)
  }

  private func newName() -> String {
    fresh += 1
    return "\(fresh)"
  }

  // MARK: Rest

  private func comeToRest() {
    if isDown { lift() }
    hand.wait(5)
  }

  private func complain(_ text: String) { complaints.append(text) }

  private func audit() {
    let view = gallery.view, layout = view.collectionViewLayout
    let wanted = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter { $0.frame.overlaps(view.bounds) && !$0.isHidden }
    let elements = Set(wanted.map(\.element))
    let shown = Set(view.list.visible.keys)
    if shown != elements {
      complain("missing \(elements.subtracting(shown).sorted()), too many \(shown.subtracting(elements).sorted())")
    }
    for attributes in wanted {
      guard let shown = view.list.visible[attributes.element] else { continue }
      let what = "\(attributes.element.kind) \(attributes.indexPath.short)"
      if shown.superview !== view { complain("\(what) is no subview") }
      if shown.center != attributes.center || shown.bounds.size != attributes.size || shown.transform != attributes.transform {
        complain("\(what) is at \(shown.frame), not at \(attributes.frame)")
      }
      if shown.alpha != attributes.alpha { complain("\(what) has alpha \(shown.alpha), not \(attributes.alpha)") }
      if let layer = shown.layer.shown {
        let isThere = layer.position == shown.center && layer.bounds.size == shown.bounds.size
        if !isThere || abs(Double(layer.opacity) - Double(shown.alpha)) > 1e-6 {
          complain("\(what) is seen elsewhere: \(layer.position) \(layer.opacity)")
        }
      }
      if let cell = shown as? TaggedCell {
        let name = gallery.sections[attributes.indexPath.section][attributes.indexPath.item]
        if cell.name != name { complain("\(what) shows \(cell.name), not \(name)") }
        if cell.isSelected != view.indexPathsForSelectedItems?.contains(attributes.indexPath) { complain("\(what): selection") }
        if view.asksForPreferences == false, (layout as? Measured) != nil, cell.bounds.height != cell.ownHeight {
          complain("\(what) is \(cell.bounds.height) high, and wants \(cell.ownHeight)")
        }
        if cell.isHighlighted { complain("\(what) is highlighted") }
        if cell.contentView.frame != cell.bounds { complain("\(what): content \(cell.contentView.frame)") }
      }
    }
    let views = view.subviews.count { $0 is UICollectionReusableView }
    if views != view.list.visible.count { complain("\(views) views for \(view.list.visible.count) elements") }
    if !view.list.disappearing.isEmpty { complain("\(view.list.disappearing.count) are leaving") }
    if view.contentSize != layout.collectionViewContentSize { complain("content size \(view.contentSize)") }
    if !isAdjusted, view.dynamics.geometry.clamped(view.contentOffset) != view.contentOffset { complain("rests at \(view.contentOffset)") }
    if view.isTracking || view.isDragging || view.isDecelerating { complain("moves") }
    if owed != 0 { complain("\(owed) completions are owed") }
    if !hand.app.isQuiet { complain("not quiet") }
    if !hand.runtime.diagnostics.isEmpty { complain("\(hand.runtime.diagnostics)") }
  }
}
