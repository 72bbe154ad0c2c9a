// Prints what Segue costs, one line a figure: name, median, worst, unit, machine and, where something is promised, the aim on this
// machine and the ratio to it, separated by tabs. First the machine itself is measured: an aim is stated for a reference machine, and
// stretched or tightened by what this one does with a few things that never change.
//
//   segue-bench [SUITE …] [--only TEXT]     all suites, or those named; figures whose name contains the text
//   segue-bench --machine                   what the machine does alone, as SEGUE_MACHINE takes it for further runs
//
// A debug build has the suite `debug` alone: what is promised to those who run tests. `make bench` runs both.
//
// A suite is a file of its own with an `extension Suite` in it, listed here.

import Foundation

#if DEBUG
  let isDebug = true
  let suites: [Suite] = [.debug]
#else
  let isDebug = false
  let suites: [Suite] = [
    .whole, .turn, .compositor, .record, .push, .gestures, .solver, .layout, .typesetting, .typing, .images,
    .films, .card, .dynamics, .collections,
    .tables, .environment, .app, .particles, .growth, .messages,
  ]
#endif

var wanted = Array(CommandLine.arguments.dropFirst())
if wanted == ["--machine"] {
  print(Machine.current.words)
  exit(0)
}
var only: String?
if let flag = wanted.firstIndex(of: "--only") {
  guard flag + 1 < wanted.count else { fail("--only needs a text to look for in the figures' names") }
  only = wanted[flag + 1]
  wanted.removeSubrange(flag...flag + 1)
}
for name in wanted where !suites.contains(where: { $0.name == name }) {
  fail("no suite is called \(name); there are: \(suites.map(\.name).joined(separator: ", "))")
}
print("name\tmedian\tworst\tunit\tmachine\taim\tratio")
if !isDebug || ProcessInfo.processInfo.environment["SEGUE_MACHINE"] != nil { Reporter(suite: "machine").machine() }
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) { suite.run(Reporter(suite: suite.name, only: only)) }
