import QuartzCore

extension UIControl {
  var defaultIsContextMenuInteractionEnabled: Bool {
    get { menus?.isEnabled ?? false }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      let menus = attached(ControlMenus.self) { ControlMenus() }
      menus.isEnabled = newValue
      if newValue {
        let interaction = menus.interaction ?? UIContextMenuInteraction(delegate: self)
        menus.interaction = interaction
        addInteraction(interaction)
        interaction.answersLongPress = !showsMenuAsPrimaryAction
      } else if let interaction = menus.interaction {
        removeInteraction(interaction)
      }
    }
  }

  var defaultShowsMenuAsPrimaryAction: Bool {
    get { menus?.isPrimary ?? false }
    set {
      attached(ControlMenus.self) { ControlMenus() }.isPrimary = newValue
      contextMenuInteraction?.answersLongPress = !newValue
    }
  }

  var menus: ControlMenus? { attached(ControlMenus.self) }

  // MARK: Opening by touch

  /// Opens the menu for a touch at a point of the window, if the menu is the control's primary action. The result indicates whether it was
  /// opened.
  func openMenuAsPrimaryAction(at finger: CGPoint) -> Bool {
    guard showsMenuAsPrimaryAction, isContextMenuInteractionEnabled, let interaction = contextMenuInteraction else { return false }
    guard let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    let point = menuAttachmentPoint(for: configuration)
    let isWhole = point == CGPoint(x: bounds.midX, y: bounds.maxY)
    let place = isWhole ? bounds : CGRect(origin: point, size: .zero)
    interaction.open(configuration, beside: convert(place, to: nil), openedAt: finger) { [weak self] action, menu in
      self?.menuChose(action, in: menu)
    }
    guard interaction.followed != nil else { return false }
    sendActions(for: .menuActionTriggered)
    return true
  }
}

/// The state of a control's menu.
@MainActor
final class ControlMenus {
  var interaction: UIContextMenuInteraction?
  var isEnabled = false, isPrimary = false
  nonisolated init() {}
}
