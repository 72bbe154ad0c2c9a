import QuartzCore

/// What makes a registration one of its own, however often it is copied.
@MainActor
final class RegistrationKey {
  /// Whether it was made while a collection view asked for a view: it would be another one for each.
  let isMadeTooLate: Bool
  init() { isMadeTooLate = Runtime.current.viewsBeingMade.depth > 0 }
  nonisolated var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}

/// How deep the app is in being asked for cells, headers and the like.
@MainActor
final class ViewsBeingMade: RuntimeState {
  var depth = 0
  init(for runtime: Runtime) {}
}

extension Runtime {
  var viewsBeingMade: ViewsBeingMade { state() }
}

extension UICollectionView {
  /// A class of cells, and how one of them is filled for an item: in place of an identifier that is registered.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let key = RegistrationKey()
    let handler: Handler
    /// A registration, to be kept: one that is made each time that a cell is wanted would use no cell again, and stops with a message.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers or the like, and how one of them is filled: in place of an identifier that is registered.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let key = RegistrationKey()
    let kind: String
    let handler: Handler
    /// A registration for views of a kind, to be kept.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// A cell of a registration's class, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.key.identifier
    admit(registration.key) { register(Cell.self, forCellWithReuseIdentifier: identifier) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("the cell of a registration is not of its class, \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration's class, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.key.identifier
    admit(registration.key) {
      register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("the view of a registration is not of its class, \(Supplementary.self)")
    }
    registration.handler(supplementary, registration.kind, indexPath)
    return supplementary
  }

  /// The first time, registers the class. The key is kept, so that no other one gets its identifier.
  private func admit(_ key: RegistrationKey, _ register: () -> Void) {
    guard registrationKeys[key.identifier] == nil else { return }
    precondition(
      !key.isMadeTooLate,
      "Attempted to dequeue a view using a registration that was created inside the data source's cell or view provider. Creating a new registration each time a view is requested prevents reuse: create it once, outside, and keep it"
    )
    registrationKeys[key.identifier] = key
    register()
  }

  /// Runs what asks the app for a view.
  func whileMaking<View>(_ body: () -> View) -> View {
    runtime.viewsBeingMade.depth += 1
    defer { runtime.viewsBeingMade.depth -= 1 }
    return body()
  }
}
