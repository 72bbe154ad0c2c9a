import Counter
import Foundation
import SegueApp

@main struct MyApp: SegueApp {
  static var demos: [Demo] {
    Demo("counter", "A number that grows when it is tapped", scripts: [scripts]) { CounterViewController() }
  }

  private static let scripts = Bundle.module.url(forResource: "TouchScripts", withExtension: nil)!
}
