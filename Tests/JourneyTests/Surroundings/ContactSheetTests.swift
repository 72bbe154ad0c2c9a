import Foundation
import ImageIO
import Testing

/// The pictures of demos in their surroundings, for `make contact-sheets`; `SEGUE_DEMO` says which demo alone.
@MainActor @Suite struct ContactSheetTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  /// Where the sheets go, if they are wanted.
  nonisolated static let folder = environment["SEGUE_CONTACT_SHEETS"]
  /// The largest that one may be, in bytes.
  private static let mostBytes = 300_000
  /// Pixels for one of the sheet that is usual, the first that is small enough.
  private static let scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4]

  @Test(.enabled(if: folder != nil), arguments: SurroundingsTests.tours) func `the contact sheet is drawn, no larger than is kept`(
    tour: Tour
  ) throws {
    let folder = try #require(Self.folder)
    let wanted = Self.environment["SEGUE_CONTACT_SCALE"].flatMap(Double.init)
    let sheet = try ContactSheet(tour)
    for scale in wanted.map({ [$0] }) ?? Self.scales {
      let data = try ImageEncoder.png(sheet.image(scale: scale), effort: .small)
      if data.count > Self.mostBytes, wanted == nil, scale != Self.scales.last { continue }
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(tour.demo).png"))
      return
    }
  }
}
