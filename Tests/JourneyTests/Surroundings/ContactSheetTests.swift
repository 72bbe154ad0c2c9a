import Foundation
import Testing

/// The pictures of demos in their environment, for `make contact-sheets`; `SEGUE_DEMO` says which demo alone.
@MainActor @Suite struct ContactSheetTests {
  /// Where the sheets go, if they are wanted.
  nonisolated static let folder = ProcessInfo.processInfo.environment["SEGUE_CONTACT_SHEETS"]

  @Test(.enabled(if: folder != nil), arguments: SurroundingsTests.tours) func `the contact sheet is drawn, no larger than is kept`(
    tour: Tour
  ) throws {
    let sheet = try ContactSheet(tour)
    try SheetCanvas.write(tour.demo, into: "\(#require(Self.folder))/environment", draw: sheet.image)
  }
}
