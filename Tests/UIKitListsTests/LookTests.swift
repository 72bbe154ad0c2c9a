import Foundation
import HostInterface
import Stages
import Testing

@testable import UIKit

/// Pictures of lists, written where SEGUE_LOOK says, to be looked at.
@MainActor @Suite(.hand)
struct LookTests {
  let hand = Hand.current!

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUE_LOOK"] != nil))
  func `lists in all kinds of surroundings can be looked at`() throws {
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
      hand.app.surroundings.style = .dark
      try write(name + "-dark")
      hand.app.surroundings = Surroundings(direction: .rightToLeft)
      try write(name + "-mirrored")
      hand.app.surroundings = Surroundings(contentSize: .AX2)
      try write(name + "-large")
      hand.app.surroundings = Surroundings()
      stage.view.removeFromSuperview()
    }
  }
}
