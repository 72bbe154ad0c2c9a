/// A parser for visual formats such as `H:|-[a(==b,>=40@750)]-12-[b]-|`. It reports the position of an error.
package struct VisualFormatParser {
  package enum Axis: Sendable { case horizontal, vertical }

  package enum Amount: Equatable, Sendable {
    case number(Double)
    case name(String)
  }

  package struct Predicate: Equatable, Sendable {
    package var relation = Relation.equal
    package var amount: Amount
    package var priority: Amount?

    package init(relation: Relation = .equal, amount: Amount, priority: Amount? = nil) {
      (self.relation, self.amount, self.priority) = (relation, amount, priority)
    }
  }

  /// The space between two views: none, the standard spacing, or specified distances.
  package enum Connection: Equatable, Sendable {
    case flush
    case standard
    case stated([Predicate])
  }

  package struct Element: Equatable, Sendable {
    /// The name of the view, or `nil` for the edge of the superview.
    package var name: String?
    package var sizes: [Predicate] = []
    /// The connection to the previous element.
    package var connection = Connection.flush

    package init(name: String? = nil, sizes: [Predicate] = [], connection: Connection = .flush) {
      (self.name, self.sizes, self.connection) = (name, sizes, connection)
    }
  }

  package struct Failure: Error, Equatable {
    /// The number of characters before the error.
    package var position: Int
    package var expected: String

    package init(position: Int, expected: String) { (self.position, self.expected) = (position, expected) }
  }

  package private(set) var axis = Axis.horizontal
  private let text: [Character]
  private var at = 0

  package init(_ format: String) { text = Array(format) }

  private var next: Character? { at < text.count ? text[at] : nil }

  private mutating func take(_ character: Character) -> Bool {
    while next == " " { at += 1 }
    guard next == character else { return false }
    at += 1
    return true
  }

  private func failure(_ expected: String) -> Failure { Failure(position: at, expected: expected) }

  /// Returns the views and edges of the format, in the order of the text.
  package mutating func parse() throws(Failure) -> [Element] {
    if text.count > 1, text[1] == ":" {
      switch text[0] {
      case "H": axis = .horizontal
      case "V": axis = .vertical
      default: throw failure("H: or V:")
      }
      at = 2
    }
    var elements: [Element] = [], connection = Connection.flush
    while true {
      if take("|") {
        elements.append(Element(connection: connection))
        if elements.count > 1 { break }
      } else if take("[") {
        elements.append(try view(connection))
      } else {
        throw failure(elements.isEmpty ? "| or [" : "a view in brackets, or |")
      }
      if at == text.count { break }
      connection = try self.connection()
    }
    while next == " " { at += 1 }
    guard at == text.count else { throw failure("the end") }
    guard elements.contains(where: { $0.name != nil }) else { throw failure("a view in brackets") }
    return elements
  }

  private mutating func view(_ connection: Connection) throws(Failure) -> Element {
    var element = Element(name: try name("the name of a view"), connection: connection)
    if take("(") { element.sizes = try predicates() }
    guard take("]") else { throw failure("]") }
    return element
  }

  private mutating func connection() throws(Failure) -> Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let stated: [Predicate]
    if take("(") { stated = try predicates() } else { stated = [Predicate(amount: try amount(), priority: try priority())] }
    guard take("-") else { throw failure("-") }
    return .stated(stated)
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    var list: [Predicate] = []
    repeat {
      var relation = Relation.equal
      for (sign, meaning) in [("=", Relation.equal), ("<", .lessOrEqual), (">", .greaterOrEqual)] {
        guard take(Character(sign)) else { continue }
        guard take("=") else { throw failure("= after \(sign)") }
        relation = meaning
        break
      }
      list.append(Predicate(relation: relation, amount: try amount(), priority: try priority()))
    } while take(",")
    guard take(")") else { throw failure(", or )") }
    return list
  }

  private mutating func priority() throws(Failure) -> Amount? { take("@") ? try amount() : nil }

  private mutating func amount() throws(Failure) -> Amount {
    while next == " " { at += 1 }
    let start = at
    if next == "-" { at += 1 }
    while let c = next, c.isNumber || c == "." { at += 1 }
    if let number = Double(String(text[start..<at])) { return .number(number) }
    at = start
    return .name(try name("a number, or the name of a metric or view"))
  }

  private mutating func name(_ what: String) throws(Failure) -> String {
    let start = at
    while let c = next, c.isLetter || c.isNumber || c == "_" || c == "." { at += 1 }
    guard at > start, !text[start].isNumber else { throw failure(what) }
    return String(text[start..<at])
  }
}
