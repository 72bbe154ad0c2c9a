import Foundation
import HostInterface
import ImageIO
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Images of tables, for visual inspection.
@MainActor @Suite("Pictures of tables")
struct TablePictureTests {
  final class Page: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [4, 3, 2][section] }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["Styles", "Accessories", nil][section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "A footer says what the rows above are for, in as many lines as it takes." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: indexPath.section == 0 ? styles[indexPath.row] : .value1, reuseIdentifier: nil)
      switch (indexPath.section, indexPath.row) {
      case (0, let row):
        cell.textLabel?.text = ["Default", "Value 1", "Value 2", "Subtitle"][row]
        cell.detailTextLabel?.text = "Detail"
        if row == 0 || row == 3 { cell.imageView?.image = UIImage(systemName: "star.fill") }
      case (1, let row):
        cell.textLabel?.text = ["Disclosure", "Detail and disclosure", "Check mark"][row]
        cell.detailTextLabel?.text = row == 0 ? "On" : nil
        cell.accessoryType = [.disclosureIndicator, .detailDisclosureButton, .checkmark][row]
      default:
        cell.textLabel?.text = indexPath.row == 0 ? "Selected" : "A switch"
        if indexPath.row == 1 {
          let toggle = UISwitch()
          toggle.isOn = true
          cell.accessoryView = toggle
        }
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let pin = UIContextualAction(style: .normal, title: "Pin") { $2(true) }
      (pin.image, pin.backgroundColor) = (UIImage(systemName: "star.fill"), .systemOrange)
      return UISwipeActionsConfiguration(actions: [pin])
    }
  }
  private func picture(
    _ style: UITableView.Style, _ environment: EnvironmentSettings, width: CGFloat = 375, _ change: (Page) -> Void = { _ in }
  )
    -> CGImage
  {
    let device = Device(
      name: "plain", size: CGSize(width: width, height: 640), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 0)
    let page = Page(style: style)
    let app = TestApp(device: device, environment: environment) { page }
    app.advance(by: 0.1)
    app.session.perform {
      page.tableView.selectRow(at: IndexPath(row: 0, section: 2), animated: false, scrollPosition: .none)
      change(page)
    }
    app.advance(by: 0.5)
    return app.session.currentFrame().image(scale: 2)
  }

  @Test func `plain, grouped and inset grouped, edited, in the dark, from right to left, and in the largest text`() throws {
    let pictures = [
      picture(.plain, EnvironmentSettings()), picture(.grouped, EnvironmentSettings()), picture(.insetGrouped, EnvironmentSettings()),
      picture(.insetGrouped, EnvironmentSettings(style: .dark)) { $0.setEditing(true, animated: false) },
      picture(.grouped, EnvironmentSettings(style: .dark, direction: .rightToLeft)),
      picture(.plain, EnvironmentSettings(contentSize: .AX5)),
    ]
    try Golden.check(sideBySide(pictures), named: "tables")
  }
}

/// Several pictures as one, in a row.
@MainActor
func sideBySide(_ pictures: [CGImage]) -> CGImage {
  let width = pictures.reduce(0) { $0 + $1.width }, height = pictures.map(\.height).max() ?? 0
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
    var x: CGFloat = 0
    for picture in pictures {
      UIImage(cgImage: picture).draw(in: CGRect(x: x, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height)))
      x += CGFloat(picture.width)
    }
  }.cgImage!
}
