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

  @Test(arguments: 0..<40 * soakFactor)
  func `a constant that an animation edits in every frame, between other changes, is as good as the reference`(seed: Int) {
    var problem = RandomProblem(seed: 10_000 + seed)
    problem.check()
    for _ in 0..<6 {
      problem.drag(edits: 5)
      problem.change()
      problem.check()
    }
    #expect(problem.complaints.isEmpty, "seed \(10_000 + seed): \(problem.complaints)")
  }
}
