import CollectionLayout
import QuartzCore

/// What cells said of their sizes. What was measured remains until the data are asked anew; a batch takes it along.
extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero }
  /// What an item is thought to measure; of `automaticSize`, as much as an item does by default.
  var estimate: CGSize { estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero ? Self.defaultEstimate : estimatedItemSize }
  private static let defaultEstimate = CGSize(width: 50, height: 50)

  /// Brings what was measured since into the plan. What is seen stays where it is: if something above it became longer, content moves by as
  /// much.
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
      // Mirrored, content goes along with its leading end already.
      pendingShift.x += isMirrored ? before.x - after.x : after.x - before.x
    }
  }

  /// The first item that begins in what is seen.
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

  /// Items that stay keep what was measured of them.
  func keepMeasured(_ diff: CollectionDiff) {
    for (section, sizes) in formerlyMeasured {
      for (item, size) in sizes {
        guard let place = diff.newPlace(of: ItemPlace(section, item)) else { continue }
        measured[place.section, default: [:]][place.item] = size
      }
    }
    formerlyMeasured = [:]
  }

  // MARK: Sizes that are none

  /// A size without what is not finite or negative.
  func checked(_ size: CGSize, _ what: @autoclosure () -> String) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    complain(.flow, "\(type(of: self)): \(what()) is \(size.text); sizes are finite and not negative, so zero is taken instead")
    return CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }
  func checked(_ size: CGSize, _ path: IndexPath) -> CGSize { checked(size, "the size of item \(path.item) of section \(path.section)") }

  /// Insets, spacings and headers without what is not finite.
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
  /// Puts zero where an inset or a spacing is not finite, or a header or footer no length; false if it had to.
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
