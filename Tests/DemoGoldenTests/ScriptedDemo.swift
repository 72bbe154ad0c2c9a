import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

/// A demo with its touch scripts, and what is seen when each of them is over.
struct ScriptedDemo: CustomTestStringConvertible, Sendable {
  let name: String
  let touchScripts: @Sendable () -> URL
  let makeRoot: @MainActor @Sendable () -> UIViewController
  /// What its goldens are called before the name of the script.
  let prefix: String
  /// How long its strips go on after the last touch, in seconds.
  let linger: Double
  /// The identifiers of what may be on the screen at an end.
  let pages: [String]
  /// Each script, with those of the pages that are on the screen at its end.
  let ends: [(script: String, seen: [String])]
  var testDescription: String { name }

  init(
    _ name: String, _ touchScripts: @autoclosure @escaping @Sendable () -> URL, linger: Double = 0.9, prefix: String? = nil,
    pages: [String], ends: [(script: String, seen: [String])], makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.touchScripts, self.makeRoot) = (name, touchScripts, makeRoot)
    (self.prefix, self.linger, self.pages, self.ends) = (prefix ?? "\(name)-", linger, pages, ends)
  }

  func script(_ name: String) throws -> TouchScript {
    try TouchScript(contentsOf: touchScripts().appendingPathComponent(name + ".touches"))
  }

  /// The app as it is before the first touch of a script.
  @MainActor func launch(_ script: TouchScript) throws -> TestApp {
    let device = try #require(Device.named(script.device))
    return TestApp(device: device, environment: script.environment, ticksPerSecond: script.ticksPerSecond) { makeRoot() }
  }

  /// The app with all of a script still to happen.
  @MainActor func play(_ name: String) throws -> (app: TestApp, script: TouchScript) {
    let script = try script(name)
    let app = try launch(script)
    for event in script.events { app.session.receive(event) }
    return (app, script)
  }
}

/// One script of one demo.
struct ScriptedPlay: CustomTestStringConvertible, Sendable {
  let demo: ScriptedDemo
  let script: String
  let seen: [String]
  var golden: String { demo.prefix + script }
  var testDescription: String { "\(demo.name) \(script)" }

  static let all = ScriptedDemo.all.flatMap { demo in demo.ends.map { ScriptedPlay(demo: demo, script: $0.script, seen: $0.seen) } }
}
