import Testing
import UIKit

@testable import IOSApp

/// Imports and conditions.
@MainActor struct ConditionsTests {
  @Test("Conditions have the values of iOS, and lines those of the original")
  func conditions() {
    #expect(Platform.name == "iOS")
    #expect(Platform.isSimulator)
    #expect(Platform.line == 30)
  }

  @Test("A value that is associated with an object of UIKit")
  func associated() {
    let controller = UIViewController()
    controller.associatedTitle = "title"
    #expect(controller.associatedTitle == "title")
  }
}
