import SwiftSyntax

/// The changes of one file. Each of them keeps the number of lines.
struct ChangeList {
  private(set) var changes: [Change] = []

  mutating func replace(_ node: some SyntaxProtocol, with text: String, _ form: Change.Form, _ reason: String) {
    replace(Self.range(of: node), with: text, original: Self.source(of: node), form, reason)
  }

  mutating func replace(_ range: Range<Int>, with text: String, original: String, _ form: Change.Form, _ reason: String) {
    let lines = original.utf8.count { $0 == 10 }
    let kept = text.utf8.count { $0 == 10 } == lines ? text : Self.flat(text) + String(repeating: "\n", count: lines)
    changes.append(Change(range: range, text: kept, form: form, reason: reason))
  }

  /// Replaces a node with spaces, so that columns stay.
  mutating func blank(_ node: some SyntaxProtocol, _ form: Change.Form, _ reason: String) {
    let text = Self.source(of: node).utf8.map { $0 == 10 ? "\n" : " " }.joined()
    changes.append(Change(range: Self.range(of: node), text: text, form: form, reason: reason))
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol, _ form: Change.Form, _ reason: String) {
    insert(text, at: Self.range(of: node).lowerBound, form, reason)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol, _ form: Change.Form, _ reason: String) {
    insert(text, at: Self.range(of: node).upperBound, form, reason)
  }

  mutating func insert(_ text: String, at offset: Int, _ form: Change.Form, _ reason: String) {
    changes.append(Change(range: offset..<offset, text: Self.flat(text), form: form, reason: reason))
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the text of the range of a node. The description of a damaged node can have more lines than its range.
  private static func source(of node: some SyntaxProtocol) -> String {
    let range = range(of: node), start = range.lowerBound - node.position.utf8Offset
    return String(decoding: Array(node.description.utf8).dropFirst(start).prefix(range.count), as: UTF8.self)
  }

  private static func flat(_ text: String) -> String { text.contains("\n") ? text.replacing("\n", with: " ") : text }

  /// The changes in the order of the file, without those that overlap an earlier one.
  var inOrder: [Change] {
    let ordered = changes.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // What is inserted stands before what is replaced.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return first.offset < second.offset
    }
    var end = 0
    return ordered.compactMap { _, change in
      guard change.range.lowerBound >= end else { return nil }
      end = change.range.upperBound
      return change
    }
  }
}

extension [Change] {
  /// Returns the source with the changes, which are in order.
  func applied(to source: String) -> String {
    guard !isEmpty else { return source }
    let bytes = source.utf8
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.text.utf8.count })
    var contiguous = source
    contiguous.withUTF8 { bytes in
      var position = 0
      for change in self where change.range.upperBound <= bytes.count {
        result.append(contentsOf: bytes[position..<change.range.lowerBound])
        result.append(contentsOf: change.text.utf8)
        position = change.range.upperBound
      }
      result.append(contentsOf: bytes[position...])
    }
    return String(decoding: result, as: UTF8.self)
  }
}
