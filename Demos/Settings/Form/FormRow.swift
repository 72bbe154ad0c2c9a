import UIKit

/// A row of a page of settings, with its content and its action.
struct FormRow {
  /// The identifier of the row, which is unique on its page.
  let name: String
  var title = ""
  /// The text below the title or next to it.
  var detail: String?
  var isDetailBelow = false
  var tile: Tile?
  /// The person whose picture replaces the tile, with a larger title.
  var portrait: Person?
  var color: UIColor?
  var end = End.nothing
  /// The content of the row. The default is words.
  var content = Content.words
  var onTap: (() -> Void)?

  /// The accessory at the trailing side.
  enum End {
    case nothing, disclosure, check
    case toggle(Bool, (Bool) -> Void)
    case stepper(Double, ClosedRange<Double>, (Double) -> Void)
  }

  /// The content of rows that need a custom cell.
  enum Content {
    case words
    case slider(Float, ClosedRange<Float>, steps: Int?, (Float) -> Void)
    case field(Field)
    case segments([String], Int, (Int) -> Void)
    case view(@MainActor () -> UIView)
  }

  /// An editable text.
  struct Field {
    var text: String
    var placeholder: String
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.words
    var onChange: (String) -> Void
  }

  /// The reuse identifier of the row's cell. Rows with cells of one kind share it.
  var kind: String {
    switch content {
    case .words: "words"
    case .slider: "slider"
    case .field: "field"
    case .segments: "segments"
    case .view: "view.\(name)"
    }
  }
}

extension FormRow {
  /// Returns a row that leads to another page.
  static func page(_ name: String, _ title: String, _ detail: String? = nil, _ tile: Tile, open: @escaping () -> Void) -> FormRow {
    FormRow(name: name, title: title, detail: detail, tile: tile, end: .disclosure, onTap: open)
  }
  /// Returns a row with a switch.
  static func toggle(_ name: String, _ title: String, _ tile: Tile? = nil, isOn: Bool, onChange: @escaping (Bool) -> Void) -> FormRow {
    FormRow(name: name, title: title, tile: tile, end: .toggle(isOn, onChange))
  }
  /// Returns a row that can be the selected choice.
  static func choice(_ name: String, _ title: String, isChosen: Bool, choose: @escaping () -> Void) -> FormRow {
    FormRow(name: name, title: title, end: isChosen ? .check : .nothing, onTap: choose)
  }
}

/// A group of rows.
struct FormSection {
  let name: String
  var header: String?
  var footer: String?
  var rows: [FormRow]

  init(_ name: String, header: String? = nil, footer: String? = nil, _ rows: [FormRow]) {
    (self.name, self.header, self.footer, self.rows) = (name, header, footer, rows)
  }
}
