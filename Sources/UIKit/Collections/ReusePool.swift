import QuartzCore

/// A view that is shown for a while and then used again for something else.
@MainActor
protocol PooledView: UIView {
  /// By which it was dequeued.
  var reuseIdentifier: String? { get }
  /// About to be used again for something else.
  func prepareForReuse()
  /// It has come into a pool.
  func wasPutAway()
}

/// Views out of sight, by what they can be used again for.
@MainActor
struct ReusePool<View: PooledView> {
  private struct Purpose: Hashable {
    var kind: CollectionElement.Kind
    var identifier: String
    /// Decorations are registered with their layouts, each of which may have a class of its own for a kind.
    var type: ObjectIdentifier?
  }

  private var classes: [Purpose: View.Type] = [:]
  /// What somebody has registered a class for.
  var kinds: Set<CollectionElement.Kind> { Set(classes.keys.map(\.kind)) }
  private var waiting: [Purpose: [View]] = [:]

  mutating func register(_ type: View.Type?, _ kind: CollectionElement.Kind, _ identifier: String) {
    let purpose = Purpose(kind: kind, identifier: identifier)
    classes[purpose] = type
    waiting[purpose] = nil
  }

  /// A used view, or a new one that `make` makes of the class that was registered; nil without one.
  mutating func take(_ kind: CollectionElement.Kind, _ identifier: String, make: (View.Type) -> View) -> View? {
    let purpose = Purpose(kind: kind, identifier: identifier)
    if let view = waiting[purpose]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[purpose].map(make)
  }

  /// A used decoration, or a new one.
  mutating func takeDecoration(_ kind: String, of type: View.Type, make: () -> View) -> View {
    let purpose = Purpose(kind: .decoration(kind), identifier: kind, type: ObjectIdentifier(type))
    guard let view = waiting[purpose]?.popLast() else { return make() }
    view.prepareForReuse()
    return view
  }

  mutating func give(_ view: View, _ kind: CollectionElement.Kind) {
    guard let identifier = view.reuseIdentifier else { return }
    view.wasPutAway()
    view.runtime.voiceOver.wasPutAway(view)
    var purpose = Purpose(kind: kind, identifier: identifier)
    if case .decoration = kind {
      purpose.type = ObjectIdentifier(type(of: view))
    } else if let wanted = classes[purpose], wanted != type(of: view) {
      return  // another class was registered while it was seen
    }
    waiting[purpose, default: []].append(view)
  }
}

extension ReusePool where View == UICollectionReusableView {
  /// A used view, or a new one of the given size.
  mutating func take(_ kind: CollectionElement.Kind, _ identifier: String, size: CGSize) -> UICollectionReusableView {
    guard let view = take(kind, identifier, make: { Self.make($0, identifier, size) }) else {
      preconditionFailure("could not dequeue a view of kind \(kind) with identifier '\(identifier)': register a class for it first")
    }
    return view
  }

  /// A used decoration, or a new one of the given class and size.
  mutating func takeDecoration(_ kind: String, of type: UICollectionReusableView.Type, size: CGSize) -> UICollectionReusableView {
    takeDecoration(kind, of: type) { Self.make(type, kind, size) }
  }

  private static func make(_ type: UICollectionReusableView.Type, _ identifier: String, _ size: CGSize) -> UICollectionReusableView {
    let view = type.init(frame: CGRect(origin: .zero, size: size))
    view.reuseIdentifier = identifier
    return view
  }
}
