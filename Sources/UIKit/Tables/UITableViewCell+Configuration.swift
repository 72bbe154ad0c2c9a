import QuartzCore

/// What a table's cell shows by a configuration. (BEHAVIOUR-2 §19.2)
extension UITableViewCell {
  /// The content that suits the cell's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// The background that suits the table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var stateNow: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (selectedNow, highlightedNow, editingNow)
    (state.isReordering, state.isSwiped, state.isDisabled) = (isHeld, showingDeleteConfirmation, !isUserInteractionEnabled)
    return state
  }
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
  /// The configured content's height at a width; nil if the cell has none, or one that constraints size.
  func configuredHeight(_ width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard contentConfiguration != nil, contentView.constraints.isEmpty else { return nil }
    return contentView.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
