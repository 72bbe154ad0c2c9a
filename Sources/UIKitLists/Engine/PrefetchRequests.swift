import Foundation

/// The items that a list has requested from its prefetching data source.
struct PrefetchRequests {
  private var requested: Set<IndexPath> = []

  /// Replaces the requested items. Returns the ones to request and the ones to cancel, each in the order in which the app receives them.
  ///
  /// - Parameters:
  ///   - isBackward: A Boolean value that indicates whether the content moves back. The items that are nearest then have the largest index
  ///     paths.
  ///   - isVisible: A closure that returns whether an item is visible. A visible item is not cancelled.
  mutating func update(
    to wanted: Set<IndexPath>, isBackward: Bool, isVisible: (IndexPath) -> Bool
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let cancelled = requested.subtracting(wanted).filter { !isVisible($0) }.sorted()
    let new = wanted.subtracting(requested).sorted()
    requested = wanted
    return (isBackward ? new.reversed() : new, cancelled)
  }
}
