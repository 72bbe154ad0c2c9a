import Foundation
import GalleryDemo
import ImageIO
import SegueTesting
import Testing
import UIKit

/// Every demo in the dark, with the largest text, from right to left, on its side and on the iPad (BEHAVIOUR-2 §22). `SEGUE_DEMO` says which
/// demo alone.
@MainActor @Suite struct SurroundingsTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated static let tours = Tour.all.filter { tour in environment["SEGUE_DEMO"].map { $0 == tour.demo } ?? true }
  /// Where the sheets go, if they are wanted: `make contact-sheets` says.
  nonisolated static let folder = environment["SEGUE_CONTACT_SHEETS"]
  /// The largest that one may be, in bytes.
  private static let mostBytes = 300_000

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

  @Test(.enabled(if: folder != nil), arguments: tours) func `the contact sheet is drawn`(tour: Tour) throws {
    let folder = try #require(Self.folder)
    let scale = Self.environment["SEGUE_CONTACT_SCALE"].flatMap(Double.init)
    for scale in scale.map({ [$0] }) ?? [1, 0.9, 0.8, 0.7, 0.6] {
      let data = try ImageEncoder.png(ContactSheet(tour, scale: scale).image, effort: .small)
      if data.count > Self.mostBytes, scale > 0.65, Self.environment["SEGUE_CONTACT_SCALE"] == nil { continue }
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(tour.demo).png"))
      return
    }
  }
}
