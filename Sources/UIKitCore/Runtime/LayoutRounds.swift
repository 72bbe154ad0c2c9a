/// The layout rounds of a commit, and the views that request another one repeatedly.
///
/// A commit lays out in rounds until no view requests layout. A layout that depends on its own result never settles, so the number of
/// rounds is limited.
/// After the limit, the update cycle continues, and a diagnostic message names the views that requested layout in the last rounds.
/// Later commits get few rounds until one of them settles, so that an app with such a layout still runs at its normal speed.
@MainActor struct LayoutRounds {
  /// A Boolean value that indicates whether the last commit reached the limit. Its layout requests then cause no other commit.
  private(set) var isUnstable = false
  /// A Boolean value that indicates whether requests for layout are counted.
  private(set) var isWatching = false
  private var round = 0
  private var requests: [Request] = []
  private var places: [ObjectIdentifier: Int] = [:]

  private struct Request {
    let view: UIView
    var count = 1
  }

  /// The maximum number of rounds in a commit: normally, and after a commit whose layout did not settle.
  static let limit = 50, unstableLimit = 4
  /// The maximum number of rounds in a call of `layoutIfNeeded()`: normally, and after a commit whose layout did not settle.
  static let limitOfCall = 10, unstableLimitOfCall = 2
  /// The number of rounds before the limit in which requests are counted.
  private static let watched = 5
  /// The maximum number of views that a diagnostic message names.
  private static let named = 5

  private var limit: Int { isUnstable ? Self.unstableLimit : Self.limit }
  /// The maximum number of rounds in a call of `layoutIfNeeded()`. The next round of the commit does the remaining work.
  var limitOfCall: Int { isUnstable ? Self.unstableLimitOfCall : Self.limitOfCall }

  mutating func begin() { round = 0 }

  /// Counts a round. Returns `false` if it was the last one that the commit may have.
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

  /// Called when layout has settled.
  mutating func settle() {
    isUnstable = false
    stopWatching()
  }

  /// Called at the limit. Returns a sentence that names the responsible views, or `nil` if the last commit also reached the limit.
  mutating func giveUp() -> String? {
    defer { stopWatching() }
    guard !isUnstable else { return nil }
    isUnstable = true
    let names = culprits.map { "\($0)" }.joined(separator: ", ")
    return
      "Layout does not come to rest: after \(round) rounds views still ask for it: \(names). Look for a layoutSubviews or an updateConstraints that changes what its own layout depends on."
  }

  /// The views with the most requests, ordered by the number of requests and then by the first one.
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
