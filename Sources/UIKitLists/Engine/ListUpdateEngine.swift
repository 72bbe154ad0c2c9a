import QuartzCore
@_spi(UIKit) import UIKitCore

/// The part of table views and collection views that does not depend on how their elements are arranged.
///
/// The engine keeps the state of a list, and applies updates to it. Its host, the list, decides where the views are, creates them and
/// calls the app's delegate.
@MainActor
final class ListUpdateEngine<Host: ListUpdateHost> {
  typealias Element = Host.Element
  typealias ElementView = Host.ElementView

  unowned let host: Host

  // MARK: Views

  /// The visible views.
  var visible: [Element: ElementView] = [:]
  /// The views that an update animation removes.
  var disappearing: [DisappearingView<Element, ElementView>] = []
  /// The number of update animations so far.
  var generation = 0
  var placement = Placement.idle
  /// A Boolean value that indicates whether the views are at their positions.
  var isArranged = false

  // MARK: Updates

  /// The changes of the open batch. The value is `nil` outside batches.
  var batch: ListBatch<Host.BatchStart, Host.ChangeAnimation>?
  var scrollNotifications = ScrollNotifications.immediate

  /// The item that is being reconfigured, with its existing cell, which the data source dequeues.
  var reconfiguring: (path: IndexPath, cell: ElementView)?
  /// The items that were requested because they will probably become visible soon.
  var prefetching = PrefetchRequests()

  // MARK: Selection and other interactions

  /// The selected items.
  var selected: Set<IndexPath> = []
  /// The item under the finger, and the finger's touch.
  var highlighted: IndexPath?
  weak var touch: UITouch?
  /// The swipe actions of rows. The value is `nil` if the list has none.
  var swipes: RowSwipes?
  /// The context menus of items. The value is `nil` until there is a delegate, which may provide them.
  var menus: ListMenu?

  init(of host: Host) { self.host = host }
}

/// A list whose updates a `ListUpdateEngine` performs.
@MainActor
protocol ListUpdateHost: ListSelectionHost, MenuList {
  associatedtype Element: ListElement
  /// The state before a batch, as far as the update needs it.
  associatedtype BatchStart
  /// The animation that the app chooses for a change.
  associatedtype ChangeAnimation

  /// Removes the view of an element from the list, and makes it available for other elements.
  func recycle(_ view: ElementView, _ element: Element)
  /// Restores the properties that an animation has changed to make a view disappear.
  func restoreAfterDisappearance(_ view: ElementView)

  /// Returns the state before a batch. Returns `nil` if nothing is displayed yet, so that nothing can change.
  ///
  /// - Parameter dataAreUnchanged: A Boolean value that indicates whether the data source can still be queried for the old data.
  func stateBeforeBatch(dataAreUnchanged: Bool) -> BatchStart?
  /// Called at the end of the outermost batch.
  func perform(_ batch: ListBatch<BatchStart, ChangeAnimation>)
}

extension ListUpdateHost {
  func withoutAnimation<T>(_ body: () -> T) -> T {
    var result: [T] = []
    UIView.performWithoutAnimation { result = [body()] }
    return result[0]
  }
}
