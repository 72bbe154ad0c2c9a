import QuartzCore

/// A view that is displayed for a time and then reused.
@MainActor
protocol PooledView: UIView {
  /// The identifier with which the view was dequeued.
  var reuseIdentifier: String? { get }
  /// Called before the view is reused.
  func prepareForReuse()
  /// Called when the view has entered a pool.
  func wasPutAway()
}

/// The views that are not displayed, by the purposes for which they can be reused.
@MainActor
struct ReusePool<View: PooledView> {
  private struct Purpose: Hashable {
    var kind: CollectionElement.Kind
    var identifier: String
    /// The class of a decoration view. Decoration views are registered with a layout, so each layout may have another class for a kind.
    var type: ObjectIdentifier?
  }

  /// The origin of new views.
  private enum Origin {
    case type(View.Type)
    case nib(UINib)
  }
  private var origins: [Purpose: Origin] = [:]
  /// The kinds for which a class or a nib is registered.
  var kinds: Set<CollectionElement.Kind> { Set(origins.keys.map(\.kind)) }
  private var waiting: [Purpose: [View]] = [:]

  /// Registers a class, or removes a registration. The app stops with a message if the class is not a subclass of `base`.
  mutating func register<Base: AnyObject>(
    _ type: AnyClass?, _ kind: CollectionElement.Kind, _ identifier: String, base: Base.Type, _ views: String
  ) {
    precondition(
      type is Base.Type?, "\(views) of '\(identifier)': \(type!) is not a subclass of \(Base.self) — register a class that is")
    let purpose = Purpose(kind: kind, identifier: identifier)
    origins[purpose] = (type as? View.Type).map(Origin.type)
    waiting[purpose] = nil
  }

  /// Registers a nib whose only object at the top level is the view, or removes a registration.
  mutating func register(_ nib: UINib?, _ kind: CollectionElement.Kind, _ identifier: String) {
    let purpose = Purpose(kind: kind, identifier: identifier)
    origins[purpose] = nib.map(Origin.nib)
    waiting[purpose] = nil
  }

  /// Returns a reused view, or a new one of the registered class, which `make` creates. Returns `nil` if neither is possible.
  mutating func take(_ kind: CollectionElement.Kind, _ identifier: String, make: (View.Type) -> View) -> View? {
    let purpose = Purpose(kind: kind, identifier: identifier)
    if let view = waiting[purpose]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch origins[purpose] {
    case .type(let type): return make(type)
    case .nib(let nib): return Self.make(nib, identifier)
    case nil: return nil
    }
  }
  private static func make(_ nib: UINib, _ identifier: String) -> View {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      preconditionFailure("The nib that is registered for “\(identifier)” must contain one \(View.self) at its top level")
    }
    return view
  }

  /// Returns a reused decoration view, or a new one.
  mutating func takeDecoration(_ kind: String, of type: View.Type, make: () -> View) -> View {
    let purpose = Purpose(kind: .decoration(kind), identifier: kind, type: ObjectIdentifier(type))
    guard let view = waiting[purpose]?.popLast() else { return make() }
    view.prepareForReuse()
    return view
  }

  mutating func give(_ view: View, _ kind: CollectionElement.Kind) {
    guard let identifier = view.reuseIdentifier else { return }
    view.wasPutAway()
    view.runtime.services.screenReader.wasPutAway(view)
    var purpose = Purpose(kind: kind, identifier: identifier)
    if case .decoration = kind {
      purpose.type = ObjectIdentifier(type(of: view))
    } else if case .type(let wanted) = origins[purpose], wanted != type(of: view) {
      return  // Another class was registered while the view was displayed.
    }
    waiting[purpose, default: []].append(view)
  }
}

extension ReusePool where View == UICollectionReusableView {
  /// Returns a reused view, or a new one of the given size.
  mutating func take(_ kind: CollectionElement.Kind, _ identifier: String, size: CGSize) -> UICollectionReusableView {
    guard let view = take(kind, identifier, make: { Self.make($0, identifier, size) }) else {
      preconditionFailure("could not dequeue a view of kind \(kind) with identifier '\(identifier)': register a class for it first")
    }
    return view
  }

  /// Returns a reused decoration view, or a new one of the given class and size.
  mutating func takeDecoration(_ kind: String, of type: UICollectionReusableView.Type, size: CGSize) -> UICollectionReusableView {
    takeDecoration(kind, of: type) { Self.make(type, kind, size) }
  }

  private static func make(_ type: UICollectionReusableView.Type, _ identifier: String, _ size: CGSize) -> UICollectionReusableView {
    let view = type.init(frame: CGRect(origin: .zero, size: size))
    view.reuseIdentifier = identifier
    return view
  }
}
