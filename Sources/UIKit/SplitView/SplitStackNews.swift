/// The events of columns in the collapsed stack: each is announced before the stack changes, and concluded when it rests.
struct SplitStackNews {
  typealias Column = UISplitViewController.Column
  enum Event: Equatable {
    case show(Column), hide(Column)

    var column: Column {
      switch self {
      case .show(let column), .hide(let column): column
      }
    }
  }

  /// The column that the delegate was told of last; `nil` while an empty place is on top.
  var known: Column?
  /// The events that were announced and not concluded, oldest first.
  var open: [Event] = []

  /// The last open event of a column.
  func last(of column: Column?) -> Event? { open.last { $0.column == column } }

  /// The last open event of each column: columns that are seen before those that are gone, later ones first.
  var conclusions: [Event] {
    var lasting: [Event] = []
    for event in open.reversed() where !lasting.contains(where: { $0.column == event.column }) { lasting.append(event) }
    return lasting.filter { $0 == .show($0.column) } + lasting.filter { $0 == .hide($0.column) }
  }
}

/// The delegate's `willShow`, `willHide`, `didShow` and `didHide` while the columns are one stack.
///
/// A change that was asked of a column by name is not told of that column: its owner knows. The other columns that come or go are told.
/// A user's way back is told of both columns, which is a choice.
extension SplitColumns {
  typealias Event = SplitStackNews.Event

  /// The events on the way from one column to another, in the order that iOS tells them.
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

  /// Tells the delegate that columns are about to come and go.
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

  /// Tells the delegate that the announced columns have come and gone.
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

  /// The stack is about to be columns, which has its own events.
  func closeNews() {
    conclude()
    news = nil
  }

  /// Announces a change that code asks for, but for the column that it names.
  func announceWay(to column: Column?, asked: Event? = nil) {
    guard let old = news else { return }
    news?.known = column
    announce(way(from: old.known, to: column).filter { $0 != asked })
  }

  /// The stack begins a change: that of a user has not been announced yet.
  func stackWillChange() {
    guard let news else { return }
    let top = wantedColumn
    if top != news.known { announceWay(to: top) }
  }

  /// The stack rests. Where that is not where the delegate was told, it is told of the way back first.
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
