import CollectionLayout
import QuartzCore

/// The sizes that views have measured, by section.
struct CompositionalMeasures {
  var items: [Int: [Int: CGSize]] = [:]
  var boundaries: [Int: [Int: CGSize]] = [:]
  var isEmpty: Bool { items.isEmpty && boundaries.isEmpty }
  mutating func merge(_ other: Self) {
    for (section, sizes) in other.items { items[section, default: [:]].merge(sizes) { $1 } }
    for (section, sizes) in other.boundaries { boundaries[section, default: [:]].merge(sizes) { $1 } }
  }
}

/// The handling of views that determine their own size.
extension UICollectionViewCompositionalLayout {
  /// Returns whether a view prefers another length along an estimated axis, and the length is not known yet.
  func minds(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard let axes = original.estimatedAxes, !axes.isEmpty else { return false }
    let (new, old) = (preferred.size, original.size)
    guard axes.contains(.horizontal) && new.width != old.width || axes.contains(.vertical) && new.height != old.height else { return false }
    let path = original.indexPath
    switch original.kind {
    case .cell: return (newlyMeasured.items[path.section]?[path.item] ?? measured.items[path.section]?[path.item]) != new
    case .supplementary(let kind):
      guard let number = boundary(kind, path) else { return false }
      return (newlyMeasured.boundaries[path.section]?[number] ?? measured.boundaries[path.section]?[number]) != new
    case .decoration: return false
    }
  }
  func note(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    switch preferred.kind {
    case .cell: newlyMeasured.items[path.section, default: [:]][path.item] = preferred.size
    case .supplementary(let kind):
      if let number = boundary(kind, path) { newlyMeasured.boundaries[path.section, default: [:]][number] = preferred.size }
    case .decoration: break
    }
  }
  private func boundary(_ kind: String, _ path: IndexPath) -> Int? {
    guard path.count == 2, let knownPlan, knownPlan.styles.indices.contains(path.section) else { return nil }
    return knownPlan.styles[path.section].boundaries.firstIndex { $0.elementKind == kind }
  }

  /// Adds the new measurements to the plan. The visible content keeps its position. If something above it became longer, the content moves
  /// by the difference.
  func takeMeasurements() {
    guard !newlyMeasured.isEmpty else { return }
    let new = newlyMeasured
    newlyMeasured = CompositionalMeasures()
    measured.merge(new)
    guard let before = knownPlan else { return }
    let anchor = anchor(in: before)
    for section in Set(new.items.keys).union(new.boundaries.keys).sorted() {
      knownPlan?.places.measure(section: section, items: new.items[section] ?? [:], boundaries: new.boundaries[section] ?? [:])
    }
    guard let anchor, let after = knownPlan else { return }
    let shift = start(of: anchor, in: after.places) - start(of: anchor, in: before.places)
    if before.places.isVertical {
      pendingShift.y += shift
    } else {
      // In a mirrored layout, the content already follows its leading end.
      pendingShift.x += isMirrored ? -shift : shift
    }
  }

  private func start(of item: ItemPlace, in plan: CompositionPlan) -> CGFloat {
    let (origin, content) = (plan.origin(of: item.section), plan.sections[item.section].contentOrigin)
    let section = plan.sections[item.section]
    if item.item < 0 { return plan.isVertical ? origin.y : origin.x }
    let place = section.isOrthogonal ? .zero : section.run.frame(of: item.item).origin
    return plan.isVertical ? origin.y + content.y + place.y : origin.x + content.x + place.x
  }
  /// Returns the first element that begins in the visible area: a section, or an item of an earlier section. The item number of a section
  /// is −1.
  private func anchor(in plan: CompositionalPlan) -> ItemPlace? {
    guard let view = collectionView else { return nil }
    let visible = visible(plan, view), plan = plan.places
    let edge = plan.isVertical ? visible.minY : visible.minX
    for section in plan.sections(in: visible) {
      let planned = plan.sections[section]
      let origin = plan.origin(of: section), content = planned.contentOrigin
      if (plan.isVertical ? origin.y : origin.x) >= edge { return ItemPlace(section, -1) }
      guard planned.run.count > 0 else { continue }
      let items =
        planned.isOrthogonal ? 0..<1 : planned.run.items(in: visible.offsetBy(dx: -origin.x - content.x, dy: -origin.y - content.y))
      if let item = items.first(where: { start(of: ItemPlace(section, $0), in: plan) >= edge }) { return ItemPlace(section, item) }
    }
    return nil
  }

  func forgetMeasured() {
    formerlyMeasured = measured
    formerlyMeasured.merge(newlyMeasured)
    (measured, newlyMeasured) = (CompositionalMeasures(), CompositionalMeasures())
  }
  /// Keeps the measurements and the scroll offsets of items and sections that stay.
  func keepMeasured(_ diff: CollectionDiff) {
    for (section, sizes) in formerlyMeasured.items {
      for (item, size) in sizes {
        guard let place = diff.newPlace(of: ItemPlace(section, item)) else { continue }
        measured.items[place.section, default: [:]][place.item] = size
      }
    }
    for (section, sizes) in formerlyMeasured.boundaries {
      if let new = diff.newSection(of: section), !diff.reloadsSection(section) { measured.boundaries[new] = sizes }
    }
    formerlyMeasured = CompositionalMeasures()
    var moved: [Int: CGFloat] = [:]
    for (section, offset) in offsets { if let new = diff.newSection(of: section) { moved[new] = offset } }
    offsets = moved
  }
}
