// Prints what Segue costs, one line a figure: name, median, worst, unit, machine, separated by tabs.
//
//   swift run -c release segue-bench [SUITE …] [--only TEXT]     all suites, or those named; figures whose name contains the text
//
// A suite is a file of its own with an `extension Suite` in it, listed here.

let suites: [Suite] = [.turn, .compositor, .record, .gestures, .solver, .layout, .typesetting, .images]

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
print("name\tmedian\tworst\tunit\tmachine")
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) { suite.run(Reporter(suite: suite.name, only: only)) }
