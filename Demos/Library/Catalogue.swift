import UIKit

/// A shelf of books.
enum Shelf: String, CaseIterable, Sendable {
  case reading, finished

  var title: String { self == .reading ? "Reading" : "Finished" }
  var symbol: String { self == .reading ? "book.fill" : "checkmark.circle.fill" }
}

/// The borrowed books, each on its shelf. Listeners are called after every change.
@MainActor
final class Catalogue: NSObject {
  private(set) var shelves: [Shelf: [Book.ID]] = [.reading: Book.all.prefix(9).map(\.id), .finished: Book.all.suffix(3).map(\.id)]
  private var listeners: [Listener] = []
  private var onTheWayBack: [Book.ID] = []

  private struct Listener {
    weak var owner: AnyObject?
    let hear: () -> Void
  }

  /// Adds a closure that is called after each change, as long as its owner exists.
  func listen(_ owner: AnyObject, _ hear: @escaping () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, hear: hear))
  }

  func shelf(of book: Book.ID) -> Shelf? { Shelf.allCases.first { shelves[$0]?.contains(book) == true } }

  /// Moves a book to the top of a shelf.
  func move(_ book: Book.ID, to shelf: Shelf) {
    take(book)
    shelves[shelf, default: []].insert(book, at: 0)
    tell()
  }

  /// Returns a book, which is then on no shelf.
  func giveBack(_ book: Book.ID) {
    take(book)
    tell()
  }

  /// Sends a book back. It disappears when the library has answered, after a delay in seconds.
  func sendBack(_ book: Book.ID, answered delay: TimeInterval) {
    onTheWayBack.append(book)
    perform(Selector("answer", Catalogue.answer), with: nil, afterDelay: delay)
  }

  private func answer() {
    guard !onTheWayBack.isEmpty else { return }
    giveBack(onTheWayBack.removeFirst())
  }

  private func take(_ book: Book.ID) { for shelf in Shelf.allCases { shelves[shelf]?.removeAll { $0 == book } } }
  private func tell() {
    for listener in listeners where listener.owner != nil { listener.hear() }
  }
}
