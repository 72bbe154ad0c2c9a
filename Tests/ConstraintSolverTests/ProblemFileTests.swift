import Testing

@testable import ConstraintSolver

@Suite struct ProblemFileTests {
  @Test(arguments: ["table_10", "table_100", "table_1000", "chain_100", "chain_1000", "topchain_1000"])
  func `a layout problem has the values that another solver found`(name: String) throws {
    #expect(try ProblemFile(named: name).play() < 1e-6)
  }

  @Test(arguments: ["table_10", "table_100", "chain_100"])
  func `solving after every single constraint ends at the same values`(name: String) throws {
    #expect(try ProblemFile(named: name).play(solvingAfterEachRow: true) < 1e-6)
  }
}
