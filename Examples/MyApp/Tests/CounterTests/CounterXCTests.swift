import Counter
import SegueTesting
import UIKit
import XCTest

/// A test of the counter with XCTest.
final class CounterXCTests: XCTestCase {
  @MainActor func testATapMakesTheNumberJump() async throws {
    let app = TestApp { CounterViewController() }
    try app.tap("number")
    XCTAssertLessThan(try app.view("number").scale, 0.9)
    try app.settle()
    XCTAssertEqual(try app.view("number").scale, 1)
  }
}
