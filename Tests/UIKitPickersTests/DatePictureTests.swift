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
@testable import UIKitText

@MainActor @Suite("Pictures of date pickers")
struct DatePictureTests {
  private func picture(
    _ look: EnvironmentSettings, _ size: CGSize, after seconds: Double = 0.05, tap: CGPoint? = nil, _ make: () -> UIDatePicker
  )
    -> CGImage
  {
    let app = TestApp(device: PickerPictureTests.plain(size.width, size.height), environment: look) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let picker = make()
      picker.frame.origin = CGPoint(x: (size.width - picker.bounds.width) / 2, y: 8)
      controller.view.addSubview(picker)
      return controller
    }
    app.advance(by: 0.05)
    if let tap {
      app.tap(tap)
      app.advance(by: 0.6)
    }
    return app.session.currentFrame().image(scale: 2)
  }

  @Test func `wheels of the five modes`() throws {
    var pictures: [CGImage] = []
    let modes: [UIDatePicker.Mode] = [.date, .time, .dateAndTime, .countDownTimer, .yearAndMonth]
    for (mode, look) in zip(modes, PickerPictureTests.looks + [EnvironmentSettings()]) {
      pictures.append(
        picture(look, CGSize(width: 320, height: 232)) {
          let picker = Dates.picker(mode, .wheels)
          (picker.countDownDuration, picker.maximumDate) = (5400, Dates.date(2026, 1, 3))
          return picker
        })
    }
    try Golden.check(pickerSheet(pictures), named: "date-wheels")
  }

  @Test func `calendars in place, in the light, in the dark, with the largest text and from right to left`() throws {
    let pictures = PickerPictureTests.looks.map { look in
      picture(look, CGSize(width: 320, height: 400)) {
        let picker = Dates.picker(.dateAndTime, .inline)
        if look.style == .dark { picker.date = Dates.date(2026, 1, 15, 17, 30) }
        return picker
      }
    }
    try Golden.check(pickerSheet(pictures), named: "date-inline")
  }

  @Test func `compact fields and what they open`() throws {
    let pictures = PickerPictureTests.looks.enumerated().map { index, look in
      picture(look, CGSize(width: 375, height: 420), tap: CGPoint(x: index % 2 == 0 ? 130 : 250, y: 26)) {
        Dates.picker(.dateAndTime, .compact)
      }
    }
    try Golden.check(pickerSheet(pictures), named: "date-compact")
  }
}
