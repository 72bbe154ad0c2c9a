/// An object that shows an appearance: a bar, an item of a bar, or the appearance that contains another one.
@MainActor
protocol AppearanceUser: AnyObject {
  /// Called after a value of the appearance has changed.
  func appearanceDidChange()
}

/// The users of one appearance, which are weak references.
///
/// A user remains in the list after it has received another appearance. It then only shows once more what it shows already.
@MainActor
struct AppearanceUsers {
  private struct Weak { weak var user: (any AppearanceUser)? }
  private var users: [ObjectIdentifier: Weak] = [:]
  /// The number of users above which released ones are removed.
  private var limit = 8

  /// The number of entries, including those of users that were released since the last removal.
  var count: Int { users.count }

  /// Adds a user, once.
  mutating func add(_ user: any AppearanceUser) {
    users[ObjectIdentifier(user)] = Weak(user: user)
    guard users.count > limit else { return }
    users = users.filter { $0.value.user != nil }
    limit = max(8, 2 * users.count)
  }
  /// Notifies all users of a change.
  func appearanceDidChange() { for entry in users.values { entry.user?.appearanceDidChange() } }
}
