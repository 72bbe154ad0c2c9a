import CollectionLayout
import UIKitCore

/// Highlight and selection.
extension ListUpdateEngine {
  // MARK: Touches

  func touchesBegan(_ touches: Set<UITouch>) {
    guard touch == nil, touches.count == 1, let first = touches.first else { return }
    touch = first
    pressBegan(at: first.location(in: host))
  }
  func touchesEnded(_ touches: Set<UITouch>) {
    guard let ended = touch, touches.contains(ended) else { return }
    touch = nil
    pressEnded(at: ended.location(in: host))
  }
  func touchesCancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    endPress()
  }
  /// Ends the touch without selecting an item.
  func endPress() {
    touch = nil
    endHighlight()
  }
  /// Ends a touch within a view that is removed, because the cancelled touch would not reach the list afterwards.
  func endPress(within view: UIView) {
    if let touched = touch?.view, touched.isDescendant(of: view) { endPress() }
  }

  /// Highlights the item at a point, if it can be highlighted. An open swipe closes instead.
  private func pressBegan(at point: CGPoint) {
    if let swipe = host.swipe, !swipe.isHeld {
      host.closeSwipe(animated: true)
      touch = nil
      return
    }
    guard host.allowsAnySelection, highlighted == nil, let path = host.touchedItem(at: point), let view = visible[.cell(path)],
      host.shouldHighlight(path)
    else { return }
    highlighted = path
    host.showHighlight(true, in: view)
    host.notify(.didHighlight, path)
  }

  /// Selects the highlighted item if the touch ends on it.
  private func pressEnded(at point: CGPoint) {
    guard let path = highlighted else { return }
    let isOnItem = host.allowsAnySelection && host.touchedItem(at: point) == path
    if Host.unhighlightsBeforeSelection { endHighlight() }
    if isOnItem, host.selects(touchedItem: path) { choose(path) }
    if !Host.unhighlightsBeforeSelection { endHighlight() }
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    if let view = view(of: .cell(path)) { host.showHighlight(false, in: view) }
    host.notify(.didUnhighlight, path)
  }

  private func choose(_ path: IndexPath) {
    if selected.contains(path), host.allowsSeveral {
      guard let other = host.itemToDeselect(path, isReplaced: false) else { return }
      setSelected(false, other)
      host.notify(.didDeselect, other)
    } else {
      guard let chosen = host.itemToSelect(path) else { return }
      for old in host.allowsSeveral ? [] : selected.subtracting([chosen]).sorted() {
        guard let other = host.itemToDeselect(old, isReplaced: true) else { continue }
        setSelected(false, other)
        host.notify(.didDeselect, other)
      }
      guard host.canStillSelect(chosen) else { return }
      setSelected(true, chosen)
      host.notify(.didSelect, chosen)
    }
    host.selectionDidChange()
  }

  // MARK: Selection by code

  /// Selects an item, or no item. Returns whether an item was selected.
  ///
  /// - Parameter exists: A closure that returns whether the item exists. It is called after other items were deselected.
  func select(_ path: IndexPath?, animated: Bool, exists: (IndexPath) -> Bool = { _ in true }) -> Bool {
    guard host.allowsAnySelection else { return false }
    if path == nil || !host.allowsSeveral { deselectAll(except: path, animated: animated) }
    guard let path, exists(path) else { return false }
    setSelected(true, path, animated: animated)
    return true
  }
  func deselectAll(except path: IndexPath? = nil, animated: Bool = false) {
    for other in selected.sorted() where other != path { setSelected(false, other, animated: animated) }
  }
  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool = false) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    if let view = view(of: .cell(path)) { host.showSelection(isSelected, in: view, animated: animated) }
  }

  /// Updates the index paths of the selected items and of the item under the finger.
  func renameSelection(by diff: CollectionDiff) {
    selected = Set(selected.compactMap { diff.newPlace(of: $0.place).map { IndexPath($0) } })
    highlighted = highlighted.flatMap { diff.newPlace(of: $0.place).map { IndexPath($0) } }
  }
  /// Forgets the selection without an effect on the cells, because they are discarded too.
  func forgetSelection() { (selected, highlighted) = ([], nil) }
}
