import UIKit

/// A cell that displays a row of a form, and displays it again when it changes.
@MainActor
protocol FormCell: UITableViewCell {
  func show(_ row: FormRow)
}

/// A factory of the cells for each kind of row.
@MainActor
enum FormCells {
  static func make(_ row: FormRow) -> UITableViewCell {
    switch row.content {
    case .words: WordsCell(style: .default, reuseIdentifier: row.kind)
    case .slider: SliderCell(style: .default, reuseIdentifier: row.kind)
    case .field: FieldCell(style: .default, reuseIdentifier: row.kind)
    case .segments: SegmentsCell(style: .default, reuseIdentifier: row.kind)
    case .view: ViewCell(style: .default, reuseIdentifier: row.kind)
    }
  }
}

/// A cell with a tile, a title, a detail, and a switch or a chevron.
final class WordsCell: UITableViewCell, FormCell {
  func show(_ row: FormRow) {
    configurationUpdateHandler = { cell, state in cell.contentConfiguration = Self.content(row, state) }
    selectionStyle = row.onTap == nil ? .none : .default
    accessibilityLabel = [row.title, row.detail].compactMap { $0 }.joined(separator: ", ")
    switch row.end {
    case .nothing: end(.none)
    case .disclosure: end(.disclosureIndicator)
    case .check: end(.checkmark)
    case .toggle(let isOn, let onChange):
      let toggle = accessoryView as? FormSwitch ?? FormSwitch()
      if accessoryView !== toggle { toggle.isOn = isOn } else if toggle.isOn != isOn { toggle.setOn(isOn, animated: true) }
      toggle.onChange = onChange
      toggle.accessibilityLabel = row.title
      toggle.accessibilityIdentifier = "settings.switch.\(row.name)"
      accessoryView = toggle
    case .stepper(let value, let range, let onChange):
      let stepper = accessoryView as? FormStepper ?? FormStepper()
      (stepper.minimumValue, stepper.maximumValue, stepper.value) = (range.lowerBound, range.upperBound, value)
      stepper.wraps = true
      stepper.onChange = onChange
      stepper.accessibilityIdentifier = "settings.stepper.\(row.name)"
      accessoryView = stepper
    }
  }

  private func end(_ type: AccessoryType) {
    if accessoryView != nil { accessoryView = nil }
    if accessoryType != type { accessoryType = type }
  }

  private static func content(_ row: FormRow, _ state: UICellConfigurationState) -> UIListContentConfiguration {
    var content = row.isDetailBelow ? UIListContentConfiguration.subtitleCell() : .valueCell()
    (content.text, content.secondaryText) = (row.title, row.detail)
    if let tile = row.tile {
      let traits = state.traitCollection
      content.image = tile.image(for: traits)
      content.imageProperties.reservedLayoutSize = CGSize(width: Tile.side(for: traits), height: 0)
      // A tile needs less air than a line of text.
      if !row.isDetailBelow { (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (7.5, 7.5) }
    }
    if let person = row.portrait {
      content.image = Monogram.image(of: person, side: 58)
      content.textProperties.font = .preferredFont(forTextStyle: .title2)
      content.imageToTextPadding = 14
      (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (10, 10)
    }
    if let color = row.color { content.textProperties.color = color }
    if row.isDetailBelow { content.secondaryTextProperties.color = .secondaryLabel }
    return content
  }
}

/// A switch that calls a closure after a change.
final class FormSwitch: UISwitch {
  var onChange: (Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in onChange(isOn) }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { nil }
}

/// A stepper that calls a closure after a change.
final class FormStepper: UIStepper {
  var onChange: (Double) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in onChange(value) }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { nil }
}
