import CollectionLayout
import QuartzCore

/// The prefetching of rows that will probably become visible soon, about a screen ahead in the direction of scrolling.
///
/// See Docs/behaviour/lists.md, "Table updates".
extension UITableView {
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let plan else {
      list.prefetching = PrefetchRequests()
      return
    }
    let goesUp = contentOffset.y < lastPrefetchOffset
    lastPrefetchOffset = contentOffset.y
    let height = bounds.height * TableMetrics.prefetchScreens
    let top = goesUp ? bounds.minY - height : bounds.maxY
    let ahead = plan.paths(in: .init(Double(top), Double(height))).filter { list.visible[.cell($0)] == nil }
    let (new, cancelled) = list.prefetching.update(to: Set(ahead), isBackward: goesUp) { list.visible[.cell($0)] != nil }
    if !cancelled.isEmpty {
      SilentMethods.ask(
        .tableViewCancelPrefetchingForRowsAt, of: prefetchDataSource, silentPrefetchMethods, keep: { silentPrefetchMethods = $0 }
      ) {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
      }
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
