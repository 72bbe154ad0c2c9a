import Foundation
import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Images of lists for visual inspection, written to the folder that `SEGUE_LOOK` names.
@MainActor @Suite(.hand)
struct LookTests {
  let hand = Hand.current!

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUE_LOOK"] != nil))
  func `lists in all kinds of environment can be looked at`() throws {
    let folder = ProcessInfo.processInfo.environment["SEGUE_LOOK"]!
    func write(_ name: String) throws {
      hand.wait(0.5)
      let canvas = PixelBuffer(width: 750, height: 1624)
      hand.app.currentFrame().draw(canvas)
      try UIImage(cgImage: CGImage(canvas)).pngData()!.write(to: URL(fileURLWithPath: folder + "/\(name).png"))
    }
    for (name, appearance) in [
      ("plain", UICollectionLayoutListConfiguration.Appearance.plain), ("card", .insetGrouped), ("grouped", .grouped),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
      let stage = ListStage(configuration, [("General", ["Wi-Fi", "Bluetooth", "About", "Long"]), ("More", ["One", "Two", "Three"])]) {
        cell, name in
        var content = name == "Wi-Fi" ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
        content.text = name == "Long" ? "A title that is longer than a row is wide, so that it goes on below" : name
        content.image = UIImage(systemName: name == "Wi-Fi" ? "wifi" : "star")
        if name == "Wi-Fi" { content.secondaryText = "Home" }
        if name == "Bluetooth" { content.secondaryText = "Two devices" }
        cell.contentConfiguration = content
        cell.accessories =
          switch name {
          case "About": [.checkmark(), .disclosureIndicator()]
          case "One": [.detail(), .label(text: "12")]
          case "Two": [.multiselect(displayed: .always), .reorder(displayed: .always)]
          case "Three": [.delete(displayed: .always)]
          default: [.disclosureIndicator()]
          }
      }
      hand.wait()
      stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      try write(name)
      hand.app.environment.style = .dark
      try write(name + "-dark")
      hand.app.environment = EnvironmentSettings(direction: .rightToLeft)
      try write(name + "-mirrored")
      hand.app.environment = EnvironmentSettings(contentSize: .AX2)
      try write(name + "-large")
      hand.app.environment = EnvironmentSettings()
      stage.view.removeFromSuperview()
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUE_LOOK"] != nil))
  func `swiped rows and their menus can be looked at`() throws {
    final class Menus: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
          ])
        })
      }
    }
    let folder = ProcessInfo.processInfo.environment["SEGUE_LOOK"]!, menus = Menus()
    func picture() -> CGImage {
      let canvas = PixelBuffer(width: 750, height: 1624)
      hand.app.currentFrame().draw(canvas)
      return CGImage(canvas)
    }
    func write(_ name: String, _ pictures: [CGImage]) throws {
      let size = CGSize(width: 375 * pictures.count, height: 812)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let all = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        for (number, picture) in pictures.enumerated() {
          UIImage(cgImage: picture).draw(in: CGRect(x: 375 * number, y: 0, width: 375, height: 812))
        }
      }
      try all.pngData()!.write(to: URL(fileURLWithPath: folder + "/\(name).png"))
    }
    let environment = [
      EnvironmentSettings(), EnvironmentSettings(style: .dark), EnvironmentSettings(direction: .rightToLeft),
      EnvironmentSettings(contentSize: .AX3),
    ]
    for (name, appearance) in [("plain", UICollectionLayoutListConfiguration.Appearance.plain), ("card", .insetGrouped)] {
      var swiped: [CGImage] = [], pressed: [CGImage] = []
      for around in environment {
        hand.app.environment = around
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
          let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
          delete.image = UIImage(systemName: "trash")
          return UISwipeActionsConfiguration(actions: [delete, UIContextualAction(style: .normal, title: "More") { $2(true) }])
        }
        let stage = ListStage(configuration, [("General", ["Wi-Fi", "Bluetooth", "About"]), ("More", ["One", "Two", "Three"])]) {
          cell, name in
          var content = cell.defaultContentConfiguration()
          (content.text, content.image) = (name, UIImage(systemName: "star"))
          cell.contentConfiguration = content
          cell.accessories = [.label(text: "12"), .disclosureIndicator()]
        }
        (stage.view.delegate, stage.view.delaysContentTouches) = (menus, false)
        let y = stage.cell(0)?.frame.midY ?? 0
        hand.down(187, y)
        hand.drag(by: around.direction == .rightToLeft ? 170 : -170, 0, over: 0.2)
        hand.wait(0.1)
        hand.up()
        hand.wait(0.6)
        swiped.append(picture())
        hand.tap(187, 780)
        hand.wait(0.6)
        hand.down(187, y)
        hand.wait(0.7)
        hand.up()
        hand.wait(1)
        pressed.append(picture())
        stage.view.contextMenuInteraction?.dismissMenu()
        hand.wait(1)
        stage.view.removeFromSuperview()
      }
      try write("swiped-" + name, swiped)
      try write("menus-" + name, pressed)
    }
  }
}
