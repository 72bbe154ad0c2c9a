import ConstraintSolver
import Testing

/// The order of the text, and the position of an error. (Docs/behaviour/layout.md, "Auto Layout measurements")
struct VisualFormatParserTests {
  @Test func `a format is views and edges, each with its connection to the one before`() throws {
    var parser = VisualFormatParser("V:|-[a(==b,>=40@750)]-12-[b]-(<=m,4@p)-|")
    let elements = try parser.parse()
    #expect(parser.axis == .vertical && elements.map(\.name) == [nil, "a", "b", nil])
    #expect(
      elements[1].connection == .standard
        && elements[1].sizes == [
          .init(amount: .name("b")), .init(relation: .greaterOrEqual, amount: .number(40), priority: .number(750)),
        ])
    #expect(elements[2].connection == .stated([.init(amount: .number(12))]))
    #expect(
      elements[3].connection
        == .stated([
          .init(relation: .lessOrEqual, amount: .name("m")), .init(amount: .number(4), priority: .name("p")),
        ]))
  }

  @Test func `views without a connection are flush, and the axis is horizontal without a letter`() throws {
    var parser = VisualFormatParser("[a][b(-3.5)]")
    #expect(try parser.parse() == [.init(name: "a"), .init(name: "b", sizes: [.init(amount: .number(-3.5))])])
    #expect(parser.axis == .horizontal)
  }

  @Test(arguments: [
    ("H:|-[a", 6, "]"), ("X:[a]", 0, "H: or V:"), ("[a]-b-", 6, "a view in brackets, or |"), ("[]", 1, "the name of a view"),
    ("[a(>5)]", 4, "= after >"), ("|", 1, "a view in brackets"), ("[a(1]", 4, ", or )"), ("|-[a]-|x", 7, "the end"),
  ])
  func `what cannot be read is said with its place`(text: String, position: Int, expected: String) {
    var parser = VisualFormatParser(text)
    #expect(throws: VisualFormatParser.Failure(position: position, expected: expected)) { try parser.parse() }
  }
}
