import Testing

@testable import ConstraintSolver

@Suite struct RandomProblemTests {
  @Test(arguments: 0..<40 * soakFactor)
  func `a random tree of views, changed at random, is as good as the reference at every priority`(seed: Int) {
    var problem = RandomProblem(seed: seed)
    problem.check()
    for step in 0..<8 {
      problem.change()
      if step % 3 != 1 { problem.check() }
    }
    #expect(problem.complaints.isEmpty, "seed \(seed): \(problem.complaints)")
  }
}
