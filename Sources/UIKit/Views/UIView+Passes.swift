/// What goes from the window down to the views that asked for it, and past all others.
enum ViewPass { case layout, display }

/// The subviews, and the mask, that a pass has to look into; each stands there once, in no order.
struct WaitingViews {
  private var layout: [UIView] = [], display: [UIView] = []

  subscript(pass: ViewPass) -> [UIView] {
    get { pass == .layout ? layout : display }
    _modify { if pass == .layout { yield &layout } else { yield &display } }
  }
}

/// In which passes a view stands among the waiting ones of its superview, or of the view whose mask it is.
struct Awaited {
  private var layout = false, display = false

  subscript(pass: ViewPass) -> Bool {
    get { pass == .layout ? layout : display }
    set { if pass == .layout { layout = newValue } else { display = newValue } }
  }
}

extension UIView {
  /// Notes in the views above that something here waits, so that a pass comes to it without looking at who does not.
  func wait(for pass: ViewPass) {
    var view = self
    while !view.awaited[pass], let outer = view.parentView ?? view.maskedView {
      view.awaited[pass] = true
      outer.waiting[pass].append(view)
      view = outer
    }
  }

  /// Called when a subview or the mask has gone, and when it has come.
  func stopWaiting(for view: UIView) {
    for pass in [ViewPass.layout, .display] where view.awaited[pass] {
      view.awaited[pass] = false
      waiting[pass].drop(view)
    }
  }

  /// Hands over the views here in which something waits, in the order of the subviews; the mask comes last. Who asks meanwhile and stands
  /// further on still has a turn, who stands before has to wait for the next.
  ///
  /// - Complexity: O(n log n) for n that wait, and a look at all subviews where some have changed places.
  func forEachWaiting(for pass: ViewPass, _ body: (UIView) -> Void) {
    guard !waiting[pass].isEmpty else { return }
    var due = inOrder(waiting[pass]), next = 0
    waiting[pass] = []
    while next < due.count {
      let view = due[next]
      next += 1
      guard view.parentView === self || view === mask else { continue }
      view.awaited[pass] = false
      body(view)
      guard !waiting[pass].isEmpty, view.parentView === self else { continue }
      let asking = inOrder(waiting[pass])
      guard let further = asking.firstIndex(where: { $0 === mask || $0.knownPlace > view.knownPlace }) else { continue }
      waiting[pass] = Array(asking[..<further])
      due = inOrder(Array(due[next...]) + asking[further...])
      next = 0
    }
  }

  /// Some of the subviews, and perhaps the mask, in their order.
  func inOrder(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    for view in views where view !== mask && !(view.knownPlace < childViews.count && childViews[view.knownPlace] === view) {
      for place in childViews.indices { childViews[place].knownPlace = place }
      break
    }
    mask?.knownPlace = .max
    for i in 1..<views.count where views[i - 1].knownPlace > views[i].knownPlace {
      return views.sorted { $0.knownPlace < $1.knownPlace }
    }
    return views
  }
}
