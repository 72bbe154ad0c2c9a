// Prints what Segue costs, one line a figure: name, median, worst, unit, machine, separated by tabs.
//
//   swift run -c release segue-bench [SUITE …]     all suites, or those named
//
// A suite is a file of its own with an `extension Suite` in it, listed here.

let suites: [Suite] = [.compositor]

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !suites.contains(where: { $0.name == name }) {
  fail("no suite is called \(name); there are: \(suites.map(\.name).joined(separator: ", "))")
}
print("name\tmedian\tworst\tunit\tmachine")
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) { suite.run(Reporter(suite: suite.name)) }
