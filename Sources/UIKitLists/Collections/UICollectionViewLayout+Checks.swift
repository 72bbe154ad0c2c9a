import QuartzCore

/// Checks of a layout's results. Invalid results are ignored, with one warning for each kind of mistake.
extension UICollectionViewLayout {
  /// Returns the attributes that can be displayed, each element once. Items that do not exist in the view are left out.
  func checked(_ all: [UICollectionViewLayoutAttributes], counts: [Int]) -> [UICollectionViewLayoutAttributes] {
    var places: [CollectionElement: Int] = [:]
    places.reserveCapacity(all.count)
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(all.count)
    for attributes in all where isFit(attributes) {
      let element = attributes.element
      if element.kind == .cell, !counts.has(element.indexPath) {
        complain(
          .noSuchItem,
          "\(type(of: self)) has attributes for the \(element), which does not exist: the data source said that there are \(counts) items. It is left out. Call reloadData(), or insert the item, when the data change"
        )
        continue
      }
      if let place = places[element] {
        if result[place] != attributes {
          complain(
            .twice,
            "\(type(of: self)) has two attributes for the \(element): \(result[place].frame.text) and \(attributes.frame.text). The last ones count"
          )
        }
        result[place] = attributes
      } else {
        places[element] = result.count
        result.append(attributes)
      }
    }
    return result
  }

  /// Returns whether attributes are valid. Otherwise a warning is printed, and the element is left out.
  func isFit(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.isFit { return true }
    if !attributes.hasNumbers {
      complain(
        .number,
        "\(type(of: self)) places the \(attributes.element) at \(attributes.center.text) with the size \(attributes.size.text) and alpha \(attributes.alpha): it is left out, since these, or the numbers of its transform, are not finite"
      )
    } else {
      complain(
        .size,
        "\(type(of: self)) gives the \(attributes.element) the size \(attributes.size.text): it is left out, since sizes are not negative"
      )
    }
    return false
  }

  /// Returns the attributes if they are valid, or else `nil`.
  func fit(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes.flatMap { isFit($0) ? $0 : nil }
  }

  /// Returns a point of the layout, or `otherwise` if the point is not finite.
  func checked(_ point: CGPoint, _ what: String, otherwise: CGPoint) -> CGPoint {
    if point.x.isFinite, point.y.isFinite { return point }
    complain(.offset, "\(type(of: self)): \(what) is \(point.text), which is no place; it is not followed")
    return otherwise
  }
  /// Returns a change of size that an app specifies, or `otherwise` if it is not finite.
  func checked(_ growth: CGSize, _ what: String, otherwise: CGSize) -> CGSize {
    if growth.width.isFinite, growth.height.isFinite { return growth }
    complain(.growth, "\(type(of: self)): \(what) is \(growth.text), which is no length; it is not followed")
    return otherwise
  }
  /// Returns the content size, with lengths that are negative or not finite replaced by 0.
  func checked(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    complain(.contentSize, "\(type(of: self)): collectionViewContentSize is \(size.text), which is no size; zero is taken instead")
    return CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }

  func complain(_ mistake: Mistake, _ message: @autoclosure () -> String) {
    guard mistakes.insert(mistake).inserted else { return }
    collectionView?.runtime.report(message())
  }

  /// The mistakes of which each is reported once for a layout.
  enum Mistake { case number, size, twice, noSuchItem, growth, offset, contentSize, preference, unrest, flow }
}

extension [Int] {
  /// Returns whether an item exists, where the array contains the number of items in each section.
  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
}

extension CGPoint {
  fileprivate var text: String { "(\(x), \(y))" }
}
extension CGSize {
  func grown(by other: CGSize) -> CGSize { CGSize(width: width + other.width, height: height + other.height) }
  /// The text for warnings.
  var text: String { "(\(width), \(height))" }
}
extension CGRect {
  fileprivate var text: String { "\(origin.text) with the size \(size.text)" }
}
