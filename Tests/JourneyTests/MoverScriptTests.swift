import AlongsideDemo
import BounceDemo
import DoorDemo
import FoldDemo
import Foundation
import HostInterface
import PinchPopDemo
import SegueTesting
import SlideDemo
import Testing

@testable import UIKit

/// A demo that changes screens, with the names of its scripts and what is seen when each is over.
struct Mover: CustomTestStringConvertible, Sendable {
  let name: String
  let touchScripts: @Sendable () -> URL
  let makeRoot: @MainActor @Sendable () -> UIViewController
  let ends: [(script: String, view: String)]
  var testDescription: String { name }

  static let all = [
    playbill("slide", { SlideDemo.touchScripts }) { SlideDemo.makeRootViewController() },
    playbill("bounce", { BounceDemo.touchScripts }) { BounceDemo.makeRootViewController() },
    playbill("fold", { FoldDemo.touchScripts }) { FoldDemo.makeRootViewController() },
    playbill("door", { DoorDemo.touchScripts }) { DoorDemo.makeRootViewController() },
    Mover(
      name: "pinch-pop", touchScripts: { PinchPopDemo.touchScripts }, makeRoot: { PinchPopDemo.makeRootViewController() },
      ends: [("finished", "pinch.level.0"), ("cancelled", "pinch.level.1"), ("interrupted", "pinch.level.0")]),
    Mover(
      name: "alongside", touchScripts: { AlongsideDemo.touchScripts }, makeRoot: { AlongsideDemo.makeRootViewController() },
      ends: [("finished", "alongside.station.1"), ("cancelled", "alongside.station.1"), ("interrupted", "alongside.station.0")]),
  ]

  private static func playbill(
    _ name: String, _ touchScripts: @escaping @Sendable () -> URL, _ makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Mover {
    Mover(
      name: name, touchScripts: touchScripts, makeRoot: makeRoot,
      ends: [
        ("finished", "\(name).setup"), ("cancelled", "\(name).poster"), ("interrupted", "\(name).poster"),
        ("presented", "\(name).setup"), ("tab", "\(name).setup"),
      ])
  }

  func script(_ name: String) throws -> TouchScript {
    try TouchScript(contentsOf: touchScripts().appendingPathComponent(name + ".touches"))
  }
  @MainActor func launch(_ script: TouchScript) throws -> TestApp {
    TestApp(device: try #require(Device.named(script.device)), ticksPerSecond: script.ticksPerSecond) { makeRoot() }
  }
}

/// Every script of the demos that change screens: its trace, its film strip, and how things stand at its end.
@MainActor @Suite struct MoverScriptTests {
  @Test(arguments: Mover.all) func `the list of scripts is the folder's`(mover: Mover) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: mover.touchScripts().path)
    #expect(Set(files) == Set(mover.ends.map { $0.script + ".touches" }))
  }

  @Test(arguments: Mover.all) func `each script's trace is its golden`(mover: Mover) throws {
    for (name, _) in mover.ends {
      let script = try mover.script(name)
      try Golden.check(try mover.launch(script).trace(script, framesPerSecond: 12), named: "\(mover.name)-\(name)")
    }
  }

  @Test(arguments: Mover.all) func `each script's strip is the picture that was looked at`(mover: Mover) throws {
    for (name, _) in mover.ends {
      let script = try mover.script(name)
      let app = try mover.launch(script)
      for event in script.events { app.session.receive(event) }
      try Golden.check(app.filmStrip(script.duration.seconds + 1.2, count: 12), named: "\(mover.name)-\(name)")
    }
  }

  @Test(arguments: Mover.all) func `after a script one page is seen, nothing is pending and nothing was complained of`(mover: Mover) throws
  {
    for (name, end) in mover.ends {
      let script = try mover.script(name)
      let app = try mover.launch(script)
      for event in script.events { app.session.receive(event) }
      app.advance(by: script.duration.seconds)
      try app.settle()
      #expect(app.diagnostics == [], "\(name)")
      let pages = ["setup", "poster"].map { "\(mover.name).\($0)" } + (0..<5).flatMap { ["pinch.level.\($0)", "alongside.station.\($0)"] }
      #expect(pages.filter(app.exists) == [end], "\(name)")
    }
  }

  @Test(arguments: Mover.all) func `one thread and four draw the same bytes`(mover: Mover) throws {
    let script = try mover.script("interrupted")
    let device = try #require(Device.named(script.device + "@1x"))
    let apps = [1, 4].map { threads in
      AppSession(device: device, tickRate: Int64(script.ticksPerSecond), threads: threads) { $0.rootViewController = mover.makeRoot() }
    }
    for app in apps { for event in script.events { app.receive(event) } }
    for _ in 0..<24 {
      for app in apps { app.advance(by: script.duration.seconds / 24) }
      let pictures = apps.map { app in
        let picture = PixelBuffer(width: Int(device.size.width), height: Int(device.size.height))
        app.currentFrame().draw(picture)
        return picture
      }
      #expect(pictures[0].bytes.elementsEqual(pictures[1].bytes), "at \(apps[0].now.seconds) s")
    }
  }
}
