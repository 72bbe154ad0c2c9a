/// A pass from the window down to the views that requested it. It skips all other views.
enum ViewPass { case layout, display }

/// The subviews, and the mask, that a pass must visit. Each view occurs once, in no particular order.
struct WaitingViews {
  private var layout: [UIView] = [], display: [UIView] = []

  subscript(pass: ViewPass) -> [UIView] {
    get { pass == .layout ? layout : display }
    _modify { if pass == .layout { yield &layout } else { yield &display } }
  }
}

/// The work on a view that the next passes do.
struct PendingWork: OptionSet {
  let rawValue: UInt8
  /// The next layout pass lays out the view.
  static let layout = PendingWork(rawValue: 1)
  /// The next display pass updates the contents of the view.
  static let display = PendingWork(rawValue: 2)
  /// The app requested the display, so the layer takes part in it. The value is kept until the display has ended.
  static let displayOfLayer = PendingWork(rawValue: 4)
}

/// The passes for which a view is in the waiting list of its superview, or of the view that it masks.
struct Awaited {
  private var layout = false, display = false

  subscript(pass: ViewPass) -> Bool {
    get { pass == .layout ? layout : display }
    set { if pass == .layout { layout = newValue } else { display = newValue } }
  }
}

extension UIView {
  /// Marks the ancestors, so that a pass reaches this view without visiting views that do not wait.
  func wait(for pass: ViewPass) {
    var view = self
    while !view.awaited[pass], let outer = view.parentView ?? view.maskedView {
      view.awaited[pass] = true
      outer.waiting[pass].append(view)
      view = outer
    }
  }

  /// Removes a view from the waiting lists. Called when a subview or the mask is removed or added.
  func stopWaiting(for view: UIView) {
    for pass in [ViewPass.layout, .display] where view.awaited[pass] {
      view.awaited[pass] = false
      waiting[pass].drop(view)
    }
  }

  /// Calls a closure with the views here in which something waits, in the order of the subviews. The mask comes last.
  ///
  /// A view that requests the pass meanwhile is still visited if it is later in the order. An earlier view waits for the next pass.
  ///
  /// - Complexity: O(n log n) for n waiting views, plus a search in all subviews if some changed places.
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

  /// Returns some of the subviews, and possibly the mask, in the order of the subviews.
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
