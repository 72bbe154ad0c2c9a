/// The list of apps that the user has. Listeners are called after a change, as long as their owner exists.
@MainActor
final class Shop {
  private(set) var owned: Set<App.ID> = []
  private var listeners: [Listener] = []

  private struct Listener {
    weak var owner: AnyObject?
    let hear: () -> Void
  }

  func listen(_ owner: AnyObject, _ hear: @escaping () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, hear: hear))
  }

  func get(_ app: App.ID) {
    guard owned.insert(app).inserted else { return }
    for listener in listeners where listener.owner != nil { listener.hear() }
  }
}
