import UIKitCore

/// Swipe actions and context menus.
extension ListUpdateEngine {
  /// Returns whether a drag that has begun starts a swipe. Returns `nil` if the recognizer is not that of swipes.
  func swipeMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard let swipes, recognizer === swipes.gesture else { return nil }
    return swipes.mayBegin()
  }

  /// Creates the context menu interaction as soon as there is a delegate, which may provide menus.
  func delegateMayHaveMenus() { if menus == nil, (host as UIScrollView).delegate != nil { menus = ListMenu(of: host) } }

  /// Updates the index paths of the swiped row and of the item whose menu is open.
  func renameInteractions(by mapping: ElementMapping<Element>) {
    swipes?.rename(mapping.newPath)
    menus?.rename(mapping.newPath)
  }

  /// Queries the data source for an item, which must configure the existing cell and return it.
  ///
  /// - Parameter fault: The message if the data source returns another cell.
  func reconfigure(_ path: IndexPath, _ cell: ElementView, fault: @autoclosure () -> String, query: () -> ElementView) {
    let outer = reconfiguring
    reconfiguring = (path, cell)
    let answer = query()
    reconfiguring = outer
    precondition(answer === cell, fault())
  }
}
