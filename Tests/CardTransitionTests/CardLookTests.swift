import CardTransition
import Foundation
import SegueTesting
import Testing

/// Writes what is to be looked at where CARD_STRIPS says; nothing without.
@MainActor @Suite struct CardLookTests {
  private func write(_ app: TestApp, _ seconds: Double, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["CARD_STRIPS"] else { return }
    let strip = app.filmStrip(seconds, count: 10, scale: 0.4)
    try UIImage(cgImage: strip).pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  @Test(arguments: [false, true]) func `an opening and a closing`(isDark: Bool) throws {
    let theatre = ListTheatre(inBars: true, environment: EnvironmentSettings(style: isDark ? .dark : .light))
    theatre.open(1)
    try write(theatre.app, 0.75, "open-\(isDark)")
    try theatre.app.settle()
    theatre.dismiss()
    try write(theatre.app, 0.75, "close-\(isDark)")
    try theatre.app.settle()
    theatre.expectHome()
  }
}
