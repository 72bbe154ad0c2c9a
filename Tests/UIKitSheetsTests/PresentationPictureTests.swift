import CoreGraphics
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// Reference images of alerts, action sheets and popovers.
@MainActor struct PresentationPictureTests {
  enum Shown: String, CaseIterable { case alert, stacked, actionSheet, popover }

  nonisolated static let cases: [(Shown, String, EnvironmentSettings.Style)] = [
    (.alert, "iphone-14", .light), (.alert, "iphone-14", .dark), (.stacked, "iphone-14", .light),
    (.actionSheet, "iphone-14", .light),
    (.actionSheet, "iphone-14", .dark), (.popover, "ipad", .light), (.popover, "ipad", .dark),
  ]

  @Test(arguments: cases)
  func `as it was looked at`(shown: Shown, device: String, style: EnvironmentSettings.Style) throws {
    let app = TestApp(device: try #require(Device.named(device)), environment: EnvironmentSettings(style: style)) { Stripes() }
    app.perform { (app.session.window.rootViewController as? Stripes)?.show(shown) }
    try app.settle()
    try Golden.check(app.filmStrip(0.05, count: 2, scale: 0.5), named: "\(shown)-\(style)")
  }
}

/// A page with something to see through a blur.
private final class Stripes: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 20, y: 80 + index * 90, width: 350, height: 60))
      stripe.backgroundColor = color
      stripe.layer.cornerRadius = 12
      view.addSubview(stripe)
    }
  }

  func show(_ shown: PresentationPictureTests.Shown) {
    switch shown {
    case .alert:
      let alert = UIAlertController(
        title: "Delete “Long Ridge”?", message: "The walk and its pictures will be deleted from this device.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      present(alert, animated: false)
    case .stacked:
      let alert = UIAlertController(title: "Allow “Walks” to use your location?", message: nil, preferredStyle: .alert)
      for title in ["Allow Once", "Allow While Using App"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      alert.addAction(UIAlertAction(title: "Don’t Allow", style: .cancel))
      present(alert, animated: false)
    case .actionSheet:
      let sheet = UIAlertController(title: "Share this walk", message: "Everyone with the link can see it.", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy Link", style: .default))
      sheet.addAction(UIAlertAction(title: "Send a Message", style: .default))
      sheet.addAction(UIAlertAction(title: "Stop Sharing", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(sheet, animated: false)
    case .popover:
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 280, height: 240)
      page.popoverPresentationController?.sourceView = view
      page.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 300, width: 60, height: 40)
      present(page, animated: false)
    }
  }
}
