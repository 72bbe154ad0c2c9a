import CollectionLayout
import QuartzCore

/// The prefetching of rows that will probably become visible soon, about a screen ahead in the direction of scrolling.
///
/// See Docs/behaviour/lists.md, "Table updates".
extension UITableView {
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let plan else {
      prefetched = []
      return
    }
    let goesUp = contentOffset.y < lastPrefetchOffset
    lastPrefetchOffset = contentOffset.y
    let height = bounds.height * TableMetrics.prefetchScreens
    let top = goesUp ? bounds.minY - height : bounds.maxY
    let ahead = plan.paths(in: .init(Double(top), Double(height))).filter { list.visible[.cell($0)] == nil }
    let wanted = Set(ahead)
    let cancelled = prefetched.subtracting(wanted).filter { list.visible[.cell($0)] == nil }.sorted()
    let new = ahead.filter { !prefetched.contains($0) }
    prefetched = wanted
    if !cancelled.isEmpty {
      SilentMethods.ask(
        .tableViewCancelPrefetchingForRowsAt, of: prefetchDataSource, silentPrefetchMethods, keep: { silentPrefetchMethods = $0 }
      ) {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
      }
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: goesUp ? new.reversed() : new) }
  }
}
