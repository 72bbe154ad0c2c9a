import Testing

@testable import TextEditing

/// What is taken for an address or a telephone number.
@Suite struct TextDetectionTests {
  private func found(_ text: String, _ kinds: TextDetection.Kinds = [.addresses, .phoneNumbers]) -> [String] {
    TextDetection.find(kinds, in: text).map { item in
      let units = Array(text.utf16)
      return String(decoding: units[item.range], as: UTF16.self) + " → " + item.address
    }
  }

  @Test func `punctuation around an address does not belong to it`() {
    #expect(found("See https://example.org/a?b=1#c.") == ["https://example.org/a?b=1#c → https://example.org/a?b=1#c"])
    #expect(found("(https://example.org/a_(b)), then") == ["https://example.org/a_(b) → https://example.org/a_(b)"])
    #expect(found("\"www.example.org\"!") == ["www.example.org → http://www.example.org"])
    #expect(found("“example.com/x”") == ["example.com/x → http://example.com/x"])
    #expect(found("mail bob.smith+x@mail.example.org, please") == ["bob.smith+x@mail.example.org → mailto:bob.smith+x@mail.example.org"])
    #expect(found("<https://a.de>") == ["https://a.de → https://a.de"])
    #expect(found("host example.com:8080/x") == ["example.com:8080/x → http://example.com:8080/x"])
  }

  @Test func `what only looks like an address is none`() {
    for text in ["e.g.", "file.swift", "1.5", "a@b", "@name", "http://", "end.Next", "…", "a..com", "-a.com", "x://y"] {
      #expect(found(text).isEmpty, "\(text)")
    }
  }

  @Test func `telephone numbers come in groups`() {
    #expect(found("Call 555-123-4567.") == ["555-123-4567 → tel:5551234567"])
    #expect(found("(212) 555-0100 x") == ["(212) 555-0100 → tel:2125550100"])
    #expect(found("+49 30 901820") == ["+49 30 901820 → tel:+4930901820"])
    #expect(found("555-0100") == ["555-0100 → tel:5550100"])
    #expect(found("5551234567") == ["5551234567 → tel:5551234567"])
  }

  @Test func `dates, amounts, versions and long numbers are no telephone numbers`() {
    for text in [
      "2024-01-15", "1,234,567", "3.14159265", "12345", "1 000 000", "10.000.000", "4111111111111111222", "a5551234567", "1/2/2024",
    ] {
      #expect(found(text).isEmpty, "\(text)")
    }
  }

  @Test func `offsets count UTF-16 units, and both kinds come in order without overlaps`() {
    let text = "👩‍👩‍👧 555-123-4567 at https://a.org/555-123-4567 or 555-765-4321"
    #expect(
      found(text) == [
        "555-123-4567 → tel:5551234567", "https://a.org/555-123-4567 → https://a.org/555-123-4567", "555-765-4321 → tel:5557654321",
      ])
    #expect(found(text, .phoneNumbers).count == 2)
    #expect(found(text, .addresses).count == 1)
    #expect(found("").isEmpty)
  }

  @Test func `a long text without gaps is read once`() {
    #expect(found(String(repeating: "a.", count: 200_000)).isEmpty)
    #expect(found(String(repeating: "1-", count: 200_000)).isEmpty)
    #expect(found(String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)).isEmpty)
  }
}
