import UIKitCore

/// A view that an update animation removes.
struct DisappearingView<Element, View> {
  let view: View
  /// The element that the view represents now. The value is `nil` if the element no longer exists.
  var element: Element?
  /// The last element that the view represented.
  var lastElement: Element
  /// The number of the update animation at whose end the view is removed.
  let generation: Int
}

/// The visible views and the disappearing ones.
extension ListUpdateEngine {
  /// Returns the element that a view displays. Returns `nil` if the view is not visible.
  func element(of view: UIView) -> Element? { visible.first { $0.value === view }?.key }
  /// Returns the view of an element, visible or disappearing.
  func view(of element: Element) -> ElementView? { visible[element] ?? disappearing.first { $0.element == element }?.view }

  /// Stops the app with a message if a view that the app returns for an element displays another element already.
  func checkIsFree(_ view: ElementView, for element: Element, _ source: String) {
    guard view.superview === host, let other = self.element(of: view), other != element else { return }
    preconditionFailure("\(source) for \(element) shows \(other) already: dequeue one for each")
  }

  /// Assigns the new elements to the views. No view has moved yet.
  ///
  /// Returns the views without a new element, with their old elements.
  func rename(by mapping: ElementMapping<Element>) -> [(element: Element, view: ElementView)] {
    for index in disappearing.indices {
      disappearing[index].element = disappearing[index].element.flatMap(mapping.newElement)
      if let element = disappearing[index].element { disappearing[index].lastElement = element }
    }
    let before = visible.sorted { $0.key < $1.key }
    visible = [:]
    var gone: [(element: Element, view: ElementView)] = []
    for (old, view) in before {
      if let new = mapping.newElement(of: old) { visible[new] = view } else { gone.append((old, view)) }
    }
    return gone
  }

  // MARK: Removal

  func remove(_ element: Element) {
    if let view = visible.removeValue(forKey: element) { host.recycle(view, element) }
  }
  func remove(where isUnwanted: (Element) -> Bool) {
    for element in visible.keys.filter(isUnwanted).sorted() { remove(element) }
  }
  func removeAll() {
    for element in visible.keys.sorted() { remove(element) }
    let views = disappearing
    disappearing = []
    for view in views { endDisappearance(view) }
  }

  // MARK: Disappearing views

  /// Stores a view that the update animation removes.
  ///
  /// - Parameters:
  ///   - element: The element that the view represents. It is `nil` if the element no longer exists.
  ///   - last: The last element that the view represented.
  func disappear(_ view: ElementView, _ element: Element?, last: Element) {
    disappearing.append(DisappearingView(view: view, element: element, lastElement: last, generation: generation))
  }
  /// Lets the views of existing elements disappear. `place` moves each of them to its final position.
  func disappear(where isUnwanted: (Element) -> Bool, place: (Element, ElementView) -> Void) {
    for element in visible.keys.filter(isUnwanted).sorted() {
      guard let view = visible.removeValue(forKey: element) else { continue }
      disappear(view, element, last: element)
      place(element, view)
    }
  }
  /// Returns the disappearing view of an element that becomes visible again.
  func reappear(_ element: Element) -> ElementView? {
    guard let index = disappearing.firstIndex(where: { $0.element == element }) else { return nil }
    let view = disappearing.remove(at: index).view
    visible[element] = view
    return view
  }

  /// Removes the views that an update animation has made disappear.
  func endDisappearances(of generation: Int) {
    let done = disappearing.filter { $0.generation == generation }
    disappearing.removeAll { $0.generation == generation }
    for view in done { endDisappearance(view) }
  }
  private func endDisappearance(_ view: DisappearingView<Element, ElementView>) {
    host.restoreAfterDisappearance(view.view)
    host.recycle(view.view, view.lastElement)
  }
}
