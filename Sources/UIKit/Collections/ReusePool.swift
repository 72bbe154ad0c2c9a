import QuartzCore

/// Views out of sight, by what they can be used again for.
@MainActor
struct ReusePool {
  private struct Purpose: Hashable {
    var kind: CollectionElement.Kind
    var identifier: String
  }

  private var classes: [Purpose: UICollectionReusableView.Type] = [:]
  private var waiting: [Purpose: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, _ kind: CollectionElement.Kind, _ identifier: String) {
    let purpose = Purpose(kind: kind, identifier: identifier)
    classes[purpose] = type
    waiting[purpose] = nil
  }

  /// A used view, or a new one of the given size.
  mutating func take(_ kind: CollectionElement.Kind, _ identifier: String, size: CGSize) -> UICollectionReusableView {
    let purpose = Purpose(kind: kind, identifier: identifier)
    if let view = waiting[purpose]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[purpose] else {
      preconditionFailure("could not dequeue a view of kind \(kind) with identifier '\(identifier)': register a class for it first")
    }
    let view = type.init(frame: CGRect(origin: .zero, size: size))
    view.reuseIdentifier = identifier
    return view
  }

  mutating func give(_ view: UICollectionReusableView, _ kind: CollectionElement.Kind) {
    guard let identifier = view.reuseIdentifier else { return }
    view.applied = nil
    waiting[Purpose(kind: kind, identifier: identifier), default: []].append(view)
  }
}
