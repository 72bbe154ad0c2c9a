import CoreGraphics

/// A key of the on-screen keyboard.
package enum KeyboardKey: Hashable {
  /// The key types a text.
  case text(String)
  case shift, delete, space, `return`, globe
  /// The key shows another plane of keys.
  case plane(KeyPlane.Kind)
  /// The place has no key.
  case gap
}

/// A set of keys that are shown together, in rows from the top. Widths are in units of a letter key's width.
package struct KeyPlane {
  /// The kind of text that the keys type.
  package enum Text: CaseIterable, Sendable {
    /// Text without a special purpose.
    case plain
    /// Text that begins with numbers and punctuation.
    case numbersAndPunctuation
    case emailAddress, url
    /// A message that can contain `@` and `#`.
    case mentions
    /// The words of a search, or an address.
    case webSearch
    /// Digits alone, digits with a decimal point, and a phone number.
    case digits, decimal, phone
  }
  package enum Kind: Hashable { case letters, numbers, symbols, pad }
  package struct Place {
    package var key: KeyboardKey
    var width: CGFloat
    /// A Boolean value that indicates whether the key shares the remaining width of its row with other flexible keys.
    var isFlexible = false
  }
  /// The inset of the keys from the sides of the keyboard, in points.
  static let side: CGFloat = 3

  package private(set) var kind: Kind
  private var rows: [[Place]]

  /// Returns the first plane for a kind of text.
  package static func start(_ type: Text) -> Kind {
    switch type {
    case .digits, .phone, .decimal: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// Creates a plane with the keys for a kind of text.
  package init(_ kind: Kind, for type: Text) {
    self.kind = kind
    func row(_ letters: String) -> [Place] { letters.map { Place(key: .text(String($0)), width: 1) } }
    let wide: CGFloat = 1.35
    switch kind {
    case .letters:
      rows = [
        row("qwertyuiop"), row("asdfghjkl"),
        [Place(key: .shift, width: wide), Place(key: .gap, width: 0, isFlexible: true)] + row("zxcvbnm")
          + [Place(key: .gap, width: 0, isFlexible: true), Place(key: .delete, width: wide)],
        Self.bottom(type, other: .numbers),
      ]
    case .numbers, .symbols:
      let isFirst = kind == .numbers
      let signs = [".", ",", "?", "!", "'"].map { Place(key: .text($0), width: 1.4) }
      rows = [
        row(isFirst ? "1234567890" : "[]{}#%^*+="), row(isFirst ? "-/:;()$&@\"" : "_\\|~<>€£¥•"),
        [Place(key: .plane(isFirst ? .symbols : .numbers), width: wide), Place(key: .gap, width: 0, isFlexible: true)] + signs
          + [Place(key: .gap, width: 0, isFlexible: true), Place(key: .delete, width: wide)],
        Self.bottom(type, other: .letters),
      ]
    case .pad:
      let corner: KeyboardKey =
        switch type {
        case .decimal: .text(".")
        case .phone: .text("+")
        default: .gap
        }
      func third(_ keys: [KeyboardKey]) -> [Place] { keys.map { Place(key: $0, width: 1, isFlexible: true) } }
      rows = ["123", "456", "789"].map { third($0.map { .text(String($0)) }) } + [third([corner, .text("0"), .delete])]
    }
  }

  private static func bottom(_ type: Text, other: Kind) -> [Place] {
    let first = Place(key: .plane(other), width: 2.6), space = Place(key: .space, width: 1, isFlexible: true)
    let last = Place(key: .return, width: 2.6)
    func sign(_ text: String, _ width: CGFloat = 1) -> Place { Place(key: .text(text), width: width) }
    switch type {
    case .emailAddress: return [first, space, sign("@"), sign("."), last]
    case .url:
      return [
        first, Place(key: .text("."), width: 1, isFlexible: true), Place(key: .text("/"), width: 1, isFlexible: true),
        Place(key: .text(".com"), width: 1, isFlexible: true), last,
      ]
    case .mentions: return [first, space, sign("@"), sign("#"), last]
    case .webSearch: return [first, space, sign("."), last]
    default: return [first, space, last]
    }
  }

  /// Returns the touch area of each key. The areas have no gaps between them.
  package func places(in area: CGRect) -> [(key: KeyboardKey, frame: CGRect)] {
    let side = Self.side, unit = (area.width - 2 * side) / 10, height = area.height / CGFloat(max(1, rows.count))
    var result: [(KeyboardKey, CGRect)] = []
    for (index, row) in rows.enumerated() {
      let fixed = row.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.width * unit) }
      let flexible = CGFloat(row.count { $0.isFlexible }), rest = area.width - 2 * side - fixed
      let share = flexible > 0 ? rest / flexible : 0
      var x = area.minX + side + (flexible > 0 ? 0 : rest / 2)
      for place in row {
        let width = place.isFlexible ? share : place.width * unit
        if place.key != .gap {
          result.append((place.key, CGRect(x: x, y: area.minY + CGFloat(index) * height, width: width, height: height)))
        }
        x += width
      }
    }
    return result
  }
}
