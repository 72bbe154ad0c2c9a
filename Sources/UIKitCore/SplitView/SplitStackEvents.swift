/// The events of columns in the collapsed stack. Each event is announced before the stack changes, and completed when the stack is idle.
struct SplitStackEvents {
  typealias Column = UISplitViewController.Column
  enum Event: Equatable {
    case show(Column), hide(Column)

    var column: Column {
      switch self {
      case .show(let column), .hide(let column): column
      }
    }
  }

  /// The column that was last reported to the delegate. The value is `nil` while an empty position is on top.
  var known: Column?
  /// The events that were announced but not completed, oldest first.
  var open: [Event] = []

  /// Returns the last open event of a column.
  func last(of column: Column?) -> Event? { open.last { $0.column == column } }

  /// The last open event of each column. Shown columns come before hidden ones, and later events before earlier ones.
  var conclusions: [Event] {
    var lasting: [Event] = []
    for event in open.reversed() where !lasting.contains(where: { $0.column == event.column }) { lasting.append(event) }
    return lasting.filter { $0 == .show($0.column) } + lasting.filter { $0 == .hide($0.column) }
  }
}

/// The delegate's calls `willShow`, `willHide`, `didShow` and `didHide` while the columns are collapsed.
///
/// A column that the app shows or hides by name is not reported, because the app knows of the change. Other columns are reported.
/// When a user goes back, both columns are reported. This is a choice of Segue.
extension SplitColumns {
  typealias Event = SplitStackEvents.Event

  /// Returns the events for the change from one column to another, in the order of iOS.
  func way(from old: Column?, to new: Column?) -> [Event] {
    guard old != new else { return [] }
    guard let old else { return new.map { [.show($0)] } ?? [] }
    guard let new else { return [.hide(old)] }
    var events: [Event] = []
    var seen = old
    for column in present where old.rawValue < column.rawValue && column.rawValue < new.rawValue {
      events += [.show(column), .hide(seen)]
      seen = column
    }
    return events + [.hide(seen), .show(new)]
  }

  /// Reports to the delegate that columns are about to be shown and hidden.
  func announce(_ events: [Event]) {
    guard news != nil else { return }
    news?.open += events
    for event in events {
      switch event {
      case .show(let column): split.delegate?.splitViewController(split, willShow: column)
      case .hide(let column): split.delegate?.splitViewController(split, willHide: column)
      }
    }
  }

  /// Reports to the delegate that the announced columns were shown and hidden.
  func conclude() {
    guard let conclusions = news?.conclusions else { return }
    news?.open = []
    for event in conclusions {
      switch event {
      case .show(let column): split.delegate?.splitViewController(split, didShow: column)
      case .hide(let column): split.delegate?.splitViewController(split, didHide: column)
      }
    }
  }

  /// Ends the events of the stack before it becomes columns, which have their own events.
  func closeNews() {
    conclude()
    news = nil
  }

  /// Announces a change that code requested, except for the column that the request names.
  func announceWay(to column: Column?, asked: Event? = nil) {
    guard let old = news else { return }
    news?.known = column
    announce(way(from: old.known, to: column).filter { $0 != asked })
  }

  /// Called when the stack starts a change. A change by a user has not been announced yet.
  func stackWillChange() {
    guard let news else { return }
    let top = wantedColumn
    if top != news.known { announceWay(to: top) }
  }

  /// Called when the stack is idle. If it differs from the announced state, the delegate first receives the events of the way back.
  func stackDidRest() {
    guard let news else { return }
    let top = shownColumn
    var corrections = news.conclusions.filter { $0 == .show($0.column) && $0.column != top }.map { Event.hide($0.column) }
    if let top, news.last(of: top) == .hide(top) { corrections.append(.show(top)) }
    if top != news.known, corrections.isEmpty { corrections = way(from: news.known, to: top) }
    self.news?.known = top
    announce(corrections)
    conclude()
  }
}
