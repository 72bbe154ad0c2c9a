import QuartzCore

/// Views out of sight, by what they can be used again for.
@MainActor
struct ReusePool {
  private struct Purpose: Hashable {
    var kind: CollectionElement.Kind
    var identifier: String
    /// Decorations are registered with their layouts, each of which may have a class of its own for a kind.
    var type: ObjectIdentifier?
  }

  private var classes: [Purpose: UICollectionReusableView.Type] = [:]
  /// What somebody has registered a class for.
  var kinds: Set<CollectionElement.Kind> { Set(classes.keys.map(\.kind)) }
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

  /// A used decoration, or a new one of the given class and size.
  mutating func takeDecoration(_ kind: String, of type: UICollectionReusableView.Type, size: CGSize) -> UICollectionReusableView {
    let purpose = Purpose(kind: .decoration(kind), identifier: kind, type: ObjectIdentifier(type))
    if let view = waiting[purpose]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = type.init(frame: CGRect(origin: .zero, size: size))
    view.reuseIdentifier = kind
    return view
  }

  mutating func give(_ view: UICollectionReusableView, _ kind: CollectionElement.Kind) {
    guard let identifier = view.reuseIdentifier else { return }
    view.applied = nil
    var purpose = Purpose(kind: kind, identifier: identifier)
    if case .decoration = kind {
      purpose.type = ObjectIdentifier(type(of: view))
    } else if let wanted = classes[purpose], wanted != type(of: view) {
      return  // another class was registered while it was seen
    }
    waiting[purpose, default: []].append(view)
  }
}
