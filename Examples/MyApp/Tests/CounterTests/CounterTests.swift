import Testing
import UIKit

@testable import Counter

@MainActor @Suite struct CounterTests {
  @Test func `a counter begins at nothing`() {
    #expect(CounterViewController().count == 0)
  }
}
