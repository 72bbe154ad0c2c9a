import Foundation
import HostInterface
import TodayDemo
import UIKit

extension Suite {
  /// What a user waits for: whole runs of the `segue` tool, which Tools/bench builds and names in SEGUE and SEGUE_DEBUG.
  ///
  /// The first of all suites, since Linux counts what a process took before it became another one to the other's largest size.
  static let whole = Suite(name: "whole") { reporter in
    if let tool = SegueTool("SEGUE") {
      let today = tool.firstFrame(of: "today", named: "Today", reporter, .atMost(60))
      // No more than a fifth above Today's, in this very run.
      if let today { _ = tool.firstFrame(of: "gallery", named: "the gallery", reporter, .atMost(today * 1.2), by: .none) }
      let play = ["--script", "five-phases", "--device", "iphone-14", "--scale", "3", "--out"]
      for out in ["frames.hash", "frames", "trace.tsv"] {
        let what = out == "frames" ? "a folder of PNG frames" : "." + (out.split(separator: ".").last ?? "")
        let most = out == "frames" ? 80.0 : 75  // a PNG file is in memory before it is written
        tool.measure("resident memory of five-phases as \(what)", reporter, runs: 3, .megabytes, .atMost(most), play + [out]) { $0.peak }
      }
      tool.measure("five-phases as .tsv, times real time", reporter, runs: 7, .times, .atLeast(30), play + ["trace.tsv"]) {
        tool.endOfTrace("trace.tsv") / $0.seconds
      }
    }
    if let tool = SegueTool("SEGUE") { tool.measureAllScripts("the traces of all demos' scripts together, times real time", reporter) }
    if let tool = SegueTool("SEGUE_DEBUG") {
      tool.measure(
        "five-phases as .tsv in a debug build, times real time", reporter, runs: 3, .times, .atLeast(2),
        ["--script", "five-phases", "--out", "trace.tsv"]
      ) { tool.endOfTrace("trace.tsv") / $0.seconds }
    }
    MainActor.assumeIsolated {
      let canvas = PixelBuffer(width: 1170, height: 2532)
      reporter.time("Today launched and its first frame drawn at 1170×2532, 4 threads, fonts known", poses: 6, runs: 3) {
        { _ in
          let app = AppSession(device: .iPhone14, threads: 4) { $0.rootViewController = TodayDemo.makeRootViewController() }
          app.currentFrame().draw(canvas)
        }
      }
    }
  }
}

/// The command-line tool as processes of its own, in a folder that goes with it.
private final class SegueTool {
  struct Run {
    var seconds: Double
    /// The largest resident size, in bytes.
    var peak: Double
  }
  private let tool: String
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-bench-\(getpid())")

  init?(_ variable: String) {
    guard let path = ProcessInfo.processInfo.environment[variable] else {
      FileHandle.standardError.write(Data("whole: no \(variable) in the environment, so its figures are left out — use make bench\n".utf8))
      return nil
    }
    tool = path
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Records a demo that nobody touches; gives the median in milliseconds, nil if it was not wanted.
  func firstFrame(of demo: String, named name: String, _ reporter: Reporter, _ aim: Aim, by yardstick: Yardstick = .loop) -> Double? {
    let script = folder.appendingPathComponent("still-\(demo).touches")
    try? Data("segue-touches 1\ndemo \(demo)\ndevice iphone-14\ntick 60\n".utf8).write(to: script)
    let words = ["--script", script.path, "--scale", "3", "--out", "first.hash"]
    return measure(
      "first frame of \(name) at 1170×2532, hashed: the process from start to end", reporter, runs: 30, .milliseconds, aim, words, of: demo,
      by: yardstick
    ) { $0.seconds }
  }

  /// The time of a trace's last line.
  func endOfTrace(_ name: String) -> Double {
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").last.flatMap { $0.split(separator: "\t").first }.flatMap { Double($0) } ?? 0
  }

  /// Records a demo some times over; the last of the words is the name of a file. Gives the median in the unit, nil if it was not wanted.
  @discardableResult
  func measure(
    _ name: String, _ reporter: Reporter, runs: Int, _ unit: Unit, _ aim: Aim, _ words: [String], of demo: String = "today",
    by yardstick: Yardstick = .loop, value: (Run) -> Double
  ) -> Double? {
    guard reporter.wants(name), let file = words.last else { return nil }
    let words = ["record", demo] + words.dropLast() + [folder.appendingPathComponent(file).path]
    _ = run(words)  // fills the system's caches
    let values = (0..<runs).map { _ in value(run(words)) }
    reporter.report(name, values, unit, aim: aim, by: unit == .megabytes ? .none : yardstick)
    return values.sorted()[runs / 2] * unit.factor
  }

  /// Records every script of every demo, best of three, and sets how long they play beside how long that took.
  func measureAllScripts(_ name: String, _ reporter: Reporter) {
    guard reporter.wants(name) else { return }
    let demos = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Demos").standardized
    let names = (FileManager.default.subpaths(atPath: demos.path) ?? []).filter { $0.hasSuffix(".touches") }.sorted()
    let trace = folder.appendingPathComponent("trace.tsv").path
    var played = 0.0, taken = 0.0
    for name in names {
      let file = demos.appendingPathComponent(name)
      guard let script = try? TouchScript(contentsOf: file) else { fail("\(file.path) is no touch script") }
      let words = ["record", script.demo, "--script", file.path, "--out", trace]
      taken += (0..<3).map { _ in run(words).seconds }.min() ?? 0
      played += endOfTrace("trace.tsv")
    }
    guard taken > 0 else { fail("no script under \(demos.path); run from a checkout of Segue") }
    reporter.report(name, [played / taken], .times, aim: .atLeast(30), by: .loop)
  }

  private func run(_ words: [String]) -> Run {
    var arguments = ([tool] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0, status: Int32 = 0, usage = rusage()
    let began = ContinuousClock.now
    guard posix_spawn(&child, tool, nil, nil, &arguments, environ) == 0 else { fail("cannot run \(tool); use make bench") }
    wait4(child, &status, 0, &usage)
    let time = (ContinuousClock.now - began).components
    guard status == 0 else { fail("\(tool) \(words.joined(separator: " ")) failed") }
    return Run(seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18, peak: Double(usage.ru_maxrss) * 1024)
  }
}
