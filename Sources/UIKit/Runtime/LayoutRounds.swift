/// The layout rounds of a commit, and the views that keep asking for another one.
///
/// A commit lays out in rounds until no view asks for layout. A layout that depends on its own result never gets there, so the number of
/// rounds is limited. After the limit the turn goes on, and a diagnostic names the views that asked for layout in the last rounds.
/// Later commits get few rounds until one of them comes to rest, so that an app with such a layout still runs at its speed.
@MainActor struct LayoutRounds {
  /// Whether the last commit reached the limit. Its layout requests are no reason for another commit.
  private(set) var isUnstable = false
  /// Whether requests for layout are counted.
  private(set) var isWatching = false
  private var round = 0
  private var requests: [Request] = []
  private var places: [ObjectIdentifier: Int] = [:]

  private struct Request {
    let view: UIView
    var count = 1
  }

  /// The most rounds of a commit, before and after it was found that layout does not come to rest.
  static let limit = 50, unstableLimit = 4
  /// The most rounds of one call of `layoutIfNeeded()`, in the same two cases.
  static let limitOfCall = 10, unstableLimitOfCall = 2
  /// The number of rounds before the limit in which requests are counted.
  private static let watched = 5
  /// The most views that a diagnostic names.
  private static let named = 5

  private var limit: Int { isUnstable ? Self.unstableLimit : Self.limit }
  /// The most rounds of one call of `layoutIfNeeded()`. What is left belongs to the next round of the commit.
  var limitOfCall: Int { isUnstable ? Self.unstableLimitOfCall : Self.limitOfCall }

  mutating func begin() { round = 0 }

  /// Counts a round. Returns false if it was the last that the commit may have.
  mutating func mayGoOn() -> Bool {
    round += 1
    isWatching = !isUnstable && round >= limit - Self.watched
    return round < limit
  }

  /// Counts a view's request for layout or for an update of its constraints.
  mutating func note(_ view: UIView) {
    if let place = places[ObjectIdentifier(view)] {
      requests[place].count += 1
    } else {
      places[ObjectIdentifier(view)] = requests.count
      requests.append(Request(view: view))
    }
  }

  /// Called when nothing asks for layout any more.
  mutating func settle() {
    isUnstable = false
    stopWatching()
  }

  /// Called at the limit. Returns a sentence that names the views at fault, or `nil` if the last commit reached the limit too.
  mutating func giveUp() -> String? {
    defer { stopWatching() }
    guard !isUnstable else { return nil }
    isUnstable = true
    let names = culprits.map { "\($0)" }.joined(separator: ", ")
    return
      "Layout does not come to rest: after \(round) rounds views still ask for it: \(names). Look for a layoutSubviews or an updateConstraints that changes what its own layout depends on."
  }

  /// The views that asked most often, in the order of their number of requests and then of their first one.
  private var culprits: [UIView] {
    let inWindow = requests.filter { $0.view.window != nil }
    let mostFirst = inWindow.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    return mostFirst.prefix(Self.named).map(\.element.view)
  }

  private mutating func stopWatching() {
    isWatching = false
    requests = []
    places = [:]
  }
}
