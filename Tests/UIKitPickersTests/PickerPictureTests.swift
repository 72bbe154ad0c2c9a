import CoreGraphics
import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers

@MainActor @Suite("Pictures of pickers")
struct PickerPictureTests {
  static func plain(_ width: CGFloat, _ height: CGFloat) -> Device {
    Device(
      name: "plain", size: CGSize(width: width, height: height), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 0)
  }
  static let looks = [
    EnvironmentSettings(), EnvironmentSettings(style: .dark), EnvironmentSettings(contentSize: .AX5),
    EnvironmentSettings(direction: .rightToLeft),
  ]

  private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let rows = [
      ["Espresso", "Cappuccino", "Flat White", "Latte Macchiato", "Mocha", "Ristretto", "Americano", "Cortado"],
      ["Small", "Medium", "Large"],
    ]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { rows[component][row] }
  }

  @Test func `a picker with two wheels at rest and between two rows`() throws {
    var pictures: [CGImage] = []
    for look in Self.looks {
      let menu = Menu()
      let picker = UIPickerView()
      let app = TestApp(device: Self.plain(320, 232), environment: look) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        (picker.dataSource, picker.delegate) = (menu, menu)
        picker.frame.origin.y = 8
        controller.view.addSubview(picker)
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
        return controller
      }
      app.advance(by: 0.05)
      if look.style == .dark {
        let finger = app.touch(CGPoint(x: 240, y: 120))
        finger.move(by: CGVector(dx: 0, dy: -26), duration: 0.2)
      }
      app.advance(by: 0.05)
      pictures.append(app.session.currentFrame().image(scale: 2))
    }
    try Golden.check(pickerSheet(pictures), named: "picker")
  }
}

/// Several pictures as one, in a row.
@MainActor
func pickerSheet(_ pictures: [CGImage]) -> CGImage {
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
