import Foundation
import UIKit

/// A climb from page to page. An altimeter with a colour, a bar and a counter animates alongside each change of pages.
public enum AlongsideDemo {
  /// Returns a navigation controller whose first page is the valley.
  @MainActor public static func makeRootViewController() -> UIViewController { ClimbController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// A stack of pages with UIKit's own animation, and the altimeter over them, which belongs to no page.
final class ClimbController: UINavigationController {
  let altimeter = Altimeter(Station.all[0])

  init() {
    super.init(rootViewController: StationViewController(0, altimeter))
    navigationBar.prefersLargeTitles = true
    toolbar.isHidden = true
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(altimeter)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 32, 520)
    altimeter.frame = CGRect(
      x: area.midX - width / 2, y: area.maxY - Altimeter.height - Altimeter.gap, width: width, height: Altimeter.height)
  }
}
