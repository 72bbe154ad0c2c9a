import CoreGraphics
import Illustration

/// A deck of numbered cards that changes at random. A seed makes the changes the same each time.
struct Deck {
  /// The numbers of the cards in the deck.
  private(set) var cards = Array(1...Self.first)
  private var scatter: Scatter
  private var next = Self.first + 1

  private static let first = 24
  /// The smallest and the largest number of cards.
  private static let fewest = 12, most = 36

  init(seed: UInt64) {
    scatter = Scatter(seed)
    for _ in 0..<16 { _ = scatter.next(0, 1) }  // the first draws of near seeds are near each other
  }

  /// A change of the deck, with the cards that the list must update besides their order.
  enum Change: Equatable {
    case shuffled, dealt(Int), added(Int), moved(Int), turned([Int]), reloaded

    var words: String {
      switch self {
      case .shuffled: "Shuffled"
      case .dealt(let count): "\(count) dealt away"
      case .added(let count): "\(count) added"
      case .moved(let card): "\(card) moved to the top"
      case .turned(let cards): "\(cards.count) turned over"
      case .reloaded: "All dealt anew"
      }
    }
  }

  /// Makes the next change and returns it.
  mutating func change() -> Change {
    switch Int(scatter.next(0, 6)) {
    case 0:
      for index in cards.indices.dropFirst() { cards.swapAt(index, pick(index + 1)) }
      return .shuffled
    case 1:
      let count = min(1 + pick(3), cards.count - Self.fewest)
      for _ in 0..<max(0, count) { cards.remove(at: pick(cards.count)) }
      return count > 0 ? .dealt(count) : add(2)
    case 2: return add(1 + pick(3))
    case 3:
      let card = cards.remove(at: pick(cards.count))
      cards.insert(card, at: 0)
      return .moved(card)
    case 4: return .turned((0..<3).map { cards[($0 * 5 + pick(5)) % cards.count] })
    default: return .reloaded
    }
  }

  private mutating func add(_ count: Int) -> Change {
    for _ in 0..<count {
      cards.insert(next, at: pick(cards.count + 1))
      next += 1
    }
    if cards.count > Self.most { cards.removeLast(cards.count - Self.most) }
    return .added(count)
  }

  private mutating func pick(_ count: Int) -> Int { min(count - 1, Int(scatter.next(0, CGFloat(count)))) }
}
