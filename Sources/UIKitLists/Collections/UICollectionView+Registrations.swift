import QuartzCore

/// The identity of a registration, which all its copies share.
@MainActor
final class RegistrationKey {
  /// A Boolean value that indicates whether the registration was created while a collection view requested a view. Such a registration
  /// would exist once for each view.
  let isMadeTooLate: Bool
  init() { isMadeTooLate = Runtime.current.viewsBeingMade.depth > 0 }
  nonisolated var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}

/// The nesting depth of the calls in which the app creates cells and supplementary views.
@MainActor
final class ViewsBeingMade: RuntimeState {
  var depth = 0
  package init(for runtime: Runtime) {}
}

extension Runtime {
  var viewsBeingMade: ViewsBeingMade { state() }
}

extension UICollectionView {
  /// A registration of a cell class with a closure that configures its cells. It replaces the registration with a reuse identifier.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let key = RegistrationKey()
    let nib: UINib?
    let handler: Handler
    /// Creates a registration. The app creates it once and keeps it.
    ///
    /// A registration that is created for each cell would prevent reuse, so it stops the app with a message.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Creates a registration of the cell in a nib. The app creates it once and keeps it.
    public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
  }

  /// A registration of a supplementary view class with a closure that configures its views. It replaces the registration with a reuse
  /// identifier.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let key = RegistrationKey()
    let kind: String
    let nib: UINib?
    let handler: Handler
    /// Creates a registration for supplementary views of a kind. The app creates it once and keeps it.
    public init(elementKind: String, handler: @escaping Handler) { (kind, nib, self.handler) = (elementKind, nil, handler) }
    /// Creates a registration of the supplementary view in a nib. The app creates it once and keeps it.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// Returns a reused or new cell of a registration's class, configured for an item. If `item` is `nil`, the cell is not configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.key.identifier
    admit(registration.key) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("the cell of a registration is not of its class, \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view of a registration's class, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.key.identifier
    admit(registration.key) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("the view of a registration is not of its class, \(Supplementary.self)")
    }
    registration.handler(supplementary, registration.kind, indexPath)
    return supplementary
  }

  /// Registers the class or nib at the first use of a registration. The key is kept, so that no other registration gets its identifier.
  private func admit(_ key: RegistrationKey, _ register: () -> Void) {
    guard registrationKeys[key.identifier] == nil else { return }
    precondition(
      !key.isMadeTooLate,
      "Attempted to dequeue a view using a registration that was created inside the data source's cell or view provider. Creating a new registration each time a view is requested prevents reuse: create it once, outside, and keep it"
    )
    registrationKeys[key.identifier] = key
    register()
  }

  /// Runs a closure in which the app creates a view.
  func whileMaking<View>(_ body: () -> View) -> View {
    runtime.viewsBeingMade.depth += 1
    defer { runtime.viewsBeingMade.depth -= 1 }
    return body()
  }
}
