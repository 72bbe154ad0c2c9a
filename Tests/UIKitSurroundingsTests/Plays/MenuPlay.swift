import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPresentations
@testable import UIKitText

/// A view is pressed long, and shows its menu; or the open menu goes.
final class MenuPlay: Play, UIContextMenuInteractionDelegate {
  private lazy var home = Page("home", notes)
  private let tile = UIView(frame: CGRect(x: 120, y: 240, width: 120, height: 60))
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  override var ticks: Int { passage.kind == .menu ? 70 : 40 }
  override func makeRoot() -> UIViewController { home }
  override func prepare() {
    tile.backgroundColor = .systemGreen
    home.view.addSubview(tile)
    tile.addInteraction(interaction)
    if passage.kind == .menuAway { app.press(CGPoint(x: 180, y: 270)) }
  }

  override func step(_ tick: Int) {
    switch (passage.kind, passage.course, tick) {
    case (.menuAway, _, 0): app.perform { interaction.dismissMenu() }
    case (.menu, _, 0): down(180, 270)
    case (.menu, _, 45): lift()
    case (.menu, .cancelled, 50): app.perform { interaction.dismissMenu() }
    default: break
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    notes.lines.append("configuration")
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Delete", attributes: .destructive) { _ in }])
    })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.lines.append("willDisplay") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.lines.append("willEnd") }
}
