import Foundation

/// An element of a table view: a row, or the header or footer of a section.
enum TableElement: ListElement {
  case cell(IndexPath)
  case title(UITableView.TitleKind, section: Int)

  var cellPath: IndexPath? { if case .cell(let path) = self { path } else { nil } }
  var section: Int {
    switch self {
    case .cell(let path): path.section
    case .title(_, let section): section
    }
  }
  func inSection(_ section: Int) -> Self {
    switch self {
    case .cell(let path): .cell(IndexPath(row: path.row, section: section))
    case .title(let kind, _): .title(kind, section: section)
    }
  }
}

extension TableElement: CustomStringConvertible {
  /// The text for messages.
  var description: String {
    switch self {
    case .cell(let path): path.count == 2 ? "row \(path.row) of section \(path.section)" : "\(path)"
    case .title(.header, let section): "the header of section \(section)"
    case .title(.footer, let section): "the footer of section \(section)"
    }
  }
}
