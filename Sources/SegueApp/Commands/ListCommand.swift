import ArgumentParser
import CoreGraphics
import HostInterface

/// The command `list`, which prints demos, scripts and devices.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List demos, their touch scripts, and devices.",
    discussion: "EXAMPLE:\n  \(SegueCommand.programName) list")

  func run() throws { MainActor.assumeIsolated { print(Self.text) } }

  @MainActor static var text: String {
    var lines = ["demos"]
    let demos = CommandLineTool.demos
    for demo in demos {
      lines.append("  \(padded(demo.name, 18))\(demo.summary)".trimmingTrailingSpaces)
      lines += demo.ownScripts.map { "    script \($0.name)" }
    }
    let names = Set(demos.map(\.name))
    let strange = Set(demos.flatMap(\.foundScripts).filter { $0.demo.map { !names.contains($0) } ?? true })
    if !strange.isEmpty { lines += ["", "scripts of no demo"] }
    for script in strange.sorted(by: { $0.path < $1.path }) {
      lines.append(
        "  \(script.path): \(script.demo.map { "there is no demo '\($0)'" } ?? "no `demo` line below the first line of a script")")
    }
    lines += ["", "devices"]
    for (index, device) in Device.all.enumerated() {
      let safe = [device.safeArea.top, device.safeArea.left, device.safeArea.bottom, device.safeArea.right].map(short).joined(
        separator: " ")
      lines.append(
        "  \(padded(device.name, 18))\(padded("\(short(device.size.width))×\(short(device.size.height)) @\(short(device.scale))x", 14))"
          + "safe area \(padded(safe, 12))corner radius \(short(device.cornerRadius))\(index == 0 ? "   (default)" : "")")
    }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
  private static func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
