import Foundation
import GalleryDemo
import HostInterface
import Testing
import UIKit

/// Random operations on all demos, by touch and by API. Nothing jumps, every transition completes, and no object of an app outlives it.
///
/// Run n uses demo n modulo the number of demos, on the n-th device. An even n uses touch alone. `SEGUE_DEMO_WALKS` sets the number of
/// runs (the default is 200), `SEGUE_DEMO_FIRST` sets the first run, and `SEGUE_DEMO` selects a single demo.
///
/// A run that was found before the list of demos grew uses another demo now. `SEGUE_DEMO_ON` names the device on which each run uses
/// `SEGUE_DEMO`, and `SEGUE_DEMO_API=1` allows the API. `SEGUE_DEMO_SCRIPT` names a file for the touch script of the last run.
@MainActor @Suite struct DemoMonkeyTests {
  static let demos: [(name: String, make: @MainActor () -> UIViewController)] =
    [("gallery", GalleryDemo.makeRootViewController)] + GalleryDemo.exhibits.map { ($0.name, $0.makeRoot) }

  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated static let first = environment["SEGUE_DEMO_FIRST"].flatMap(Int.init) ?? 0
  nonisolated static let walks = first..<(first + (environment["SEGUE_DEMO_WALKS"].flatMap(Int.init) ?? 200))
  private static let devices = ["iphone-x", "iphone-se", "iphone-14", "iphone-x-landscape", "ipad"]

  /// What all walks so far have looked at.
  private struct Sum {
    var (walks, fingers, pinches) = (0, 0, 0)
    mutating func add(_ looks: (fingers: Int, pinches: Int)) {
      walks += 1
      fingers += looks.fingers
      pinches += looks.pinches
    }
  }
  private static var sum = Sum()

  @Test(arguments: walks) func `after any walk nothing has leaped, the hierarchy is whole, and nothing is left of the app`(walk: Int) throws
  {
    var (demo, place) = (Self.demos[walk % Self.demos.count], Self.devices[walk / Self.demos.count % Self.devices.count])
    var usesAPI = walk / Self.demos.count % 2 == 1
    let only = Self.environment["SEGUE_DEMO"]
    if let named = Self.environment["SEGUE_DEMO_ON"] {
      demo = try #require(Self.demos.first { $0.name == only })
      (place, usesAPI) = (named, Self.environment["SEGUE_DEMO_API"] == "1")
    }
    if let only, only != demo.name { return }
    let device = try #require(Device.named(place))
    weak var session: AppSession?, root: UIViewController?
    try walkThrough(walk, demo, on: device, usesAPI: usesAPI) { (session, root) = ($0, $0.window.rootViewController) }
    #expect(session == nil && root == nil, "walk \(walk), \(demo.name): something keeps an app that is over")
  }

  private func walkThrough(
    _ walk: Int, _ demo: (name: String, make: @MainActor () -> UIViewController), on device: Device, usesAPI: Bool,
    end: (AppSession) -> Void
  ) throws {
    let monkey = DemoMonkey(demo.make, on: device, seed: UInt64(walk), usesAPI: usesAPI)
    for _ in 0..<12 { try monkey.step() }
    try monkey.comeToRest()
    if let path = Self.environment["SEGUE_DEMO_SCRIPT"] { try monkey.writeScript(to: path, demo.name, on: device.name) }
    let said: Comment = "walk \(walk), \(demo.name) on \(device.name): \(monkey.steps.joined(separator: ", "))"
    #expect(monkey.faults == [], said)
    #expect(monkey.leaps == [], said)
    #expect(monkey.stops == [], said)
    Self.sum.add(monkey.looks)
    // Over that many walks somebody has let go of something: that nothing was found does not say that nothing was looked at.
    if Self.sum.walks == Self.walks.count, Self.walks.count >= 200 { #expect(Self.sum.fingers > 0 && Self.sum.pinches > 0) }
    if let counting = Self.environment["SEGUE_DEMO_COUNT"] { try monkey.append(to: counting, demo.name) }
    end(monkey.app.session)
  }
}
