import CoreGraphics
import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Pictures of activities")
struct ActivityPictureTests {
  private final class Service: UIActivity {
    let (title, symbol): (String, String)
    init(_ title: String, _ symbol: String) {
      (self.title, self.symbol) = (title, symbol)
      super.init()
    }
    override var activityTitle: String? { title }
    override var activityImage: UIImage? { UIImage(systemName: symbol) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }
  private final class App: UIActivity {
    let (title, color): (String, UIColor)
    init(_ title: String, _ color: UIColor) {
      (self.title, self.color) = (title, color)
      super.init()
    }
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { title }
    override var activityImage: UIImage? {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      }
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  @Test func `activities, in the light, in the dark, with the largest text and from right to left`() throws {
    let pictures = PickerPictureTests.looks.map { look in
      let home = UIViewController()
      let app = TestApp(device: PickerPictureTests.plain(375, 667), environment: look) {
        home.view.backgroundColor = .systemBackground
        return home
      }
      app.advance(by: 0.05)
      app.perform {
        let activities: [UIActivity] = [
          App("Notes of a House", .systemYellow), App("Journal", .systemIndigo), Service("Add to Favourites", "star"),
          Service("Mark as Read", "checkmark"),
        ]
        let controller = UIActivityViewController(
          activityItems: [URL(string: "https://example.org/stories/the-house")!], applicationActivities: activities)
        home.present(controller, animated: true)
      }
      app.advance(by: 1)
      return app.session.currentFrame().image(scale: 2)
    }
    try Golden.check(pickerSheet(pictures), named: "activities")
  }
}
