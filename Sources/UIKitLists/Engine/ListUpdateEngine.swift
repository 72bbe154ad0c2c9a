import QuartzCore
@_spi(UIKit) import UIKitCore

/// The part of table views and collection views that does not depend on how their elements are arranged.
///
/// The engine keeps the state of a list, and applies updates to it. Its host, the list, decides where the views are, creates them and
/// calls the app's delegate.
@MainActor
final class ListUpdateEngine<Host: ListUpdateHost> {
  unowned let host: Host

  /// The changes of the open batch. The value is `nil` outside batches.
  var batch: ListBatch<Host.BatchStart, Host.ChangeAnimation>?
  var scrollNotifications = ScrollNotifications.immediate

  /// The selected items.
  var selected: Set<IndexPath> = []
  /// The item under the finger.
  var highlighted: IndexPath?

  init(of host: Host) { self.host = host }
}

/// A list whose updates a `ListUpdateEngine` performs.
@MainActor
protocol ListUpdateHost: UIScrollView {
  associatedtype Element: ListElement
  /// The state before a batch, as far as the update needs it.
  associatedtype BatchStart
  /// The animation that the app chooses for a change.
  associatedtype ChangeAnimation

  /// Returns the state before a batch. Returns `nil` if nothing is displayed yet, so that nothing can change.
  ///
  /// - Parameter dataAreUnchanged: A Boolean value that indicates whether the data source can still be queried for the old data.
  func stateBeforeBatch(dataAreUnchanged: Bool) -> BatchStart?
  /// Called at the end of the outermost batch.
  func perform(_ batch: ListBatch<BatchStart, ChangeAnimation>)
}
