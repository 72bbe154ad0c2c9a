import UIKit

/// A row of a page of settings: what it says, and what it does.
struct FormRow {
  /// By which the page knows it again: one of a kind on its page.
  let name: String
  var title = ""
  /// Below the title, or beside it.
  var detail: String?
  var isDetailBelow = false
  var tile: Tile?
  /// In the place of a tile, with a title that is larger.
  var portrait: Person?
  var color: UIColor?
  var end = End.nothing
  /// What is in the row instead of words.
  var content = Content.words
  var onTap: (() -> Void)?

  /// What is at the trailing side.
  enum End {
    case nothing, disclosure, check
    case toggle(Bool, (Bool) -> Void)
    case stepper(Double, ClosedRange<Double>, (Double) -> Void)
  }

  /// Rows that need a cell of their own.
  enum Content {
    case words
    case slider(Float, ClosedRange<Float>, steps: Int?, (Float) -> Void)
    case field(Field)
    case segments([String], Int, (Int) -> Void)
    case view(@MainActor () -> UIView)
  }

  /// A text that is typed.
  struct Field {
    var text: String
    var placeholder: String
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.words
    var onChange: (String) -> Void
  }

  /// Cells are used again by those that look like them.
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
  /// A row that leads to another page.
  static func page(_ name: String, _ title: String, _ detail: String? = nil, _ tile: Tile, open: @escaping () -> Void) -> FormRow {
    FormRow(name: name, title: title, detail: detail, tile: tile, end: .disclosure, onTap: open)
  }
  /// A row with a switch.
  static func toggle(_ name: String, _ title: String, _ tile: Tile? = nil, isOn: Bool, onChange: @escaping (Bool) -> Void) -> FormRow {
    FormRow(name: name, title: title, tile: tile, end: .toggle(isOn, onChange))
  }
  /// A row that may be the chosen one.
  static func choice(_ name: String, _ title: String, isChosen: Bool, choose: @escaping () -> Void) -> FormRow {
    FormRow(name: name, title: title, end: isChosen ? .check : .nothing, onTap: choose)
  }
}

/// Rows that belong together.
struct FormSection {
  let name: String
  var header: String?
  var footer: String?
  var rows: [FormRow]

  init(_ name: String, header: String? = nil, footer: String? = nil, _ rows: [FormRow]) {
    (self.name, self.header, self.footer, self.rows) = (name, header, footer, rows)
  }
}
