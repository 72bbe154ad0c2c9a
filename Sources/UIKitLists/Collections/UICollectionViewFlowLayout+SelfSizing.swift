import CollectionLayout
import QuartzCore

/// The measured sizes of cells. They are kept until the data are reloaded. A batch moves them to the new index paths.
extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero }
  /// The estimated size of an item. For `automaticSize` it is the default item size.
  var estimate: CGSize { estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero ? Self.defaultEstimate : estimatedItemSize }
  private static let defaultEstimate = CGSize(width: 50, height: 50)

  /// Adds new measurements to the plan. Visible content keeps its position. If something above it became longer, the content moves by the
  /// difference.
  func takeMeasurements() {
    guard !newlyMeasured.isEmpty else { return }
    let new = newlyMeasured
    newlyMeasured = [:]
    for (section, sizes) in new { measured[section, default: [:]].merge(sizes) { $1 } }
    guard knownPlan != nil, let anchor = anchor() else {
      knownPlan?.measure(new)
      return
    }
    let before = knownPlan?.sections[anchor.section].items[anchor.item].origin ?? .zero
    knownPlan?.measure(new)
    let after = knownPlan?.sections[anchor.section].items[anchor.item].origin ?? before
    if scrollDirection == .vertical {
      pendingShift.y += after.y - before.y
    } else {
      // In a mirrored layout, the content already follows its leading end.
      pendingShift.x += isMirrored ? before.x - after.x : after.x - before.x
    }
  }

  /// Returns the first item that begins in the visible area.
  private func anchor() -> (section: Int, item: Int)? {
    guard let view = collectionView, let plan = knownPlan else { return nil }
    let visible = placed(view.bounds.inset(by: view.adjustedContentInset), plan)
    for section in plan.sections(around: visible) {
      let items = plan.sections[section].items
      let first = plan.items(ofSection: section, in: visible).first { item in
        scrollDirection == .vertical ? items[item].minY >= visible.minY : items[item].minX >= visible.minX
      }
      if let first { return (section, first) }
    }
    return nil
  }

  func forgetMeasured() {
    (formerlyMeasured, measured, newlyMeasured) = (measured.merging(newlyMeasured) { $0.merging($1) { $1 } }, [:], [:])
  }

  /// Keeps the measurements of items that stay.
  func keepMeasured(_ diff: CollectionDiff) {
    for (section, sizes) in formerlyMeasured {
      for (item, size) in sizes {
        guard let place = diff.newPlace(of: ItemPlace(section, item)) else { continue }
        measured[place.section, default: [:]][place.item] = size
      }
    }
    formerlyMeasured = [:]
  }

  // MARK: Invalid sizes

  /// Returns a size in which lengths that are negative or not finite are replaced by 0.
  func checked(_ size: CGSize, _ what: @autoclosure () -> String) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    complain(.flow, "\(type(of: self)): \(what()) is \(size.text); sizes are finite and not negative, so zero is taken instead")
    return CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }
  func checked(_ size: CGSize, _ path: IndexPath) -> CGSize { checked(size, "the size of item \(path.item) of section \(path.section)") }

  /// Returns a section in which insets, spacings and header lengths that are not finite are replaced by 0.
  func checked(_ section: FlowSection, _ index: Int) -> FlowSection {
    var checked = section
    let isFit = checked.becomeFit()
    if !isFit {
      complain(
        .flow, "\(type(of: self)): section \(index) has an inset, a spacing, a header or a footer that is no length; zero is taken instead")
    }
    return checked
  }
}

extension FlowSection {
  /// Replaces insets and spacings that are not finite, and invalid header and footer lengths, by 0. Returns `false` if it changed anything.
  fileprivate mutating func becomeFit() -> Bool {
    var wasFit = true
    for path in [\FlowSection.top, \.left, \.bottom, \.right, \.lineSpacing, \.itemSpacing] where !self[keyPath: path].isFinite {
      (self[keyPath: path], wasFit) = (0, false)
    }
    for path in [\FlowSection.headerLength, \.footerLength] where !(self[keyPath: path].isFinite && self[keyPath: path] >= 0) {
      (self[keyPath: path], wasFit) = (0, false)
    }
    return wasFit
  }
}
