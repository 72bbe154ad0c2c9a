// Prints what Segue costs, one line a figure: name, median, worst, unit, machine and, where something is promised, the aim, separated
// by tabs.
//
//   segue-bench [SUITE …] [--only TEXT]     all suites, or those named; figures whose name contains the text
//
// A debug build has the suite `debug` alone: what is promised to those who run tests. `make bench` runs both.
//
// A suite is a file of its own with an `extension Suite` in it, listed here.

#if DEBUG
  let suites: [Suite] = [.debug]
#else
  let suites: [Suite] = [.whole, .turn, .compositor, .record, .gestures, .solver, .layout, .typesetting, .images]
#endif

var wanted = Array(CommandLine.arguments.dropFirst())
var only: String?
if let flag = wanted.firstIndex(of: "--only") {
  guard flag + 1 < wanted.count else { fail("--only needs a text to look for in the figures' names") }
  only = wanted[flag + 1]
  wanted.removeSubrange(flag...flag + 1)
}
for name in wanted where !suites.contains(where: { $0.name == name }) {
  fail("no suite is called \(name); there are: \(suites.map(\.name).joined(separator: ", "))")
}
print("name\tmedian\tworst\tunit\tmachine\taim")
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) { suite.run(Reporter(suite: suite.name, only: only)) }
