import Foundation
import GalleryDemo
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// Every script of every demo: its trace, its film strip and its final state. `SEGUE_DEMO` selects a single demo.
@MainActor @Suite struct ScriptedDemoTests {
  @Test func `the gallery and each of its demos has scripts`() {
    #expect(Set(ScriptedDemo.known.map(\.name)) == Set(GalleryDemo.exhibits.map(\.name) + ["gallery"]))
  }

  @Test(arguments: ScriptedDemo.all) func `the list of scripts is the folder's`(demo: ScriptedDemo) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: demo.touchScripts().path)
    #expect(Set(files) == Set(demo.ends.map { $0.script + ".touches" }))
  }

  @Test(arguments: ScriptedPlay.all) func `a script's trace is its golden`(play: ScriptedPlay) throws {
    let script = try play.demo.script(play.script)
    try Golden.check(try play.demo.launch(script).trace(script, framesPerSecond: 12), named: play.golden)
  }

  @Test(arguments: ScriptedPlay.all)
  func `a script's strip is the picture that was looked at; after it its pages are seen, nothing is pending and nothing was complained of`(
    play: ScriptedPlay
  ) throws {
    let (app, script) = try play.demo.play(play.script)
    try Golden.check(app.filmStrip(script.duration.seconds + play.demo.linger, count: 12), named: play.golden)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(play.demo.pages.filter(app.exists) == play.seen)
  }

  @Test(arguments: ScriptedDemo.all) func `one thread and four draw the same bytes`(demo: ScriptedDemo) throws {
    let name = demo.ends.map(\.script).first { $0 == "interrupted" } ?? demo.ends[0].script
    let script = try demo.script(name)
    let device = try #require(Device.named(script.device + "@1x"))
    let apps = [1, 4].map { threads in
      AppSession(device: device, environment: script.environment, tickRate: Int64(script.ticksPerSecond), threads: threads) {
        $0.rootViewController = demo.makeRoot()
      }
    }
    for app in apps { for event in script.events { app.receive(event) } }
    for _ in 0..<24 {
      for app in apps { app.advance(by: script.duration.seconds / 24) }
      let pictures = apps.map { app in
        let picture = PixelBuffer(width: Int(device.size.width), height: Int(device.size.height))
        app.currentFrame().draw(picture)
        return picture
      }
      #expect(pictures[0].bytes.elementsEqual(pictures[1].bytes), "\(name) at \(apps[0].now.seconds) s")
    }
  }
}
