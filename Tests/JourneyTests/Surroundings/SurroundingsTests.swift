import Foundation
import GalleryDemo
import SegueTesting
import Testing
import UIKit

/// Every demo in dark mode, with the largest text, from right to left, in landscape and on an iPad. `SEGUE_DEMO` selects a single demo.
/// (Docs/behaviour/environment.md, "Devices and traits")
@MainActor @Suite struct SurroundingsTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated static let tours = Tour.all.filter { tour in environment["SEGUE_DEMO"].map { $0 == tour.demo } ?? true }

  @Test func `the gallery and each of its demos has a tour`() {
    #expect(Set(Tour.all.map(\.demo)) == Set(GalleryDemo.exhibits.map(\.name) + ["gallery"]))
  }

  @Test(arguments: tours, Scene.allCases) func `a tour goes through in every scene, and all words on it can be read`(
    tour: Tour, scene: Scene
  ) throws {
    let tourist = Tourist(tour.demo, in: scene)
    try tour.go(tourist)
    try tourist.app.settle()
    #expect(tourist.app.diagnostics == [])
    #expect(tourist.complaints == [])
  }
}
