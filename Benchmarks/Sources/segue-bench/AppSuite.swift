import Compositor
import Foundation
import HostInterface
import Motion
import NotesDemo
import UIKit

extension Suite {
  /// An app of the usual size (Demos/Notes: tabs, a table of 200 notes, a search, folders): what a user waits for, each with its pictures.
  /// The aims are so many copies of a frame of 1170×2532 pixels.
  static let app = Suite(name: "app") { reporter in
    MainActor.assumeIsolated {
      reporter.time("Notes, from its launch to the first picture", poses: 1, aim: .copies(Copies.start), by: .copy) {
        { _ in NotesStage().draw() }
      }
      reporter.time("Notes, a change of tabs to its picture", poses: 6, aim: .copies(Copies.tab), by: .copy) {
        let stage = NotesStage()
        stage.draw()
        return { stage.choose(tab: ($0 + 1) % 3) }
      }
      reporter.time("Notes, a search of ten letters, with a picture after each", poses: 1, aim: .copies(Copies.search), by: .copy) {
        let stage = NotesStage()
        stage.beginSearch()
        return { _ in for letter in "the garden" { stage.type(letter) } }
      }
      reporter.time("Notes, a rotation, to the last of its pictures", poses: 2, aim: .copies(Copies.rotation), by: .copy) {
        let stage = NotesStage()
        stage.draw()
        return { stage.rotate(to: $0 % 2 == 0 ? .landscapeLeft : .portrait) }
      }
    }
  }

  /// The aims, in copies of a frame.
  ///
  /// 62, 14, 240 and 419 were measured once, in release, on a busy machine whose copies took 2.0 times the reference's and whose loop took
  /// 1.25 times. Where both are as on the reference machine, that would be 99, 22, 382 and 665; this was calculated and not measured.
  private enum Copies {
    static let start = 150.0, tab = 40.0, search = 500.0, rotation = 900.0
  }
}

/// The demo on an iPhone 14, and where its pictures go.
@MainActor private final class NotesStage {
  private let app: AppSession
  private let tabs: UITabBarController
  private let compositor = Compositor(.init(threads: 1, caching: false))
  private let upright = PixelBuffer(width: 1170, height: 2532), lying = PixelBuffer(width: 2532, height: 1170)
  private var isUpright = true
  /// How long a change of orientation goes on, in frames.
  private static let turning = 24

  init() {
    let root = NotesDemo.makeRootViewController()
    app = AppSession(device: .iPhone14, threads: 1) { $0.rootViewController = root }
    tabs = root as! UITabBarController
  }

  /// The picture of what there is now.
  func draw() { compositor.render(app.displayList(), into: isUpright ? upright : lying) }

  private func receive(_ event: InputEvent) {
    let time = app.nextTick(after: app.now)
    app.receive(TimedEvent(event, at: time))
    _ = app.runUpdateCycle(at: time)
  }

  func choose(tab: Int) {
    app.perform { tabs.selectedIndex = tab }
    app.advance(by: 1 / 60)
    draw()
  }

  func beginSearch() {
    let list = (tabs.selectedViewController as? UINavigationController)?.topViewController
    app.perform { list?.navigationItem.searchController?.isActive = true }
    app.advance(by: 1)
    app.perform { _ = list?.navigationItem.searchController?.searchBar.becomeFirstResponder() }
    app.advance(by: 1)
    draw()
  }

  func type(_ letter: Character) {
    receive(.text(.insert(String(letter))))
    draw()
  }

  func rotate(to orientation: Device.Orientation) {
    receive(.screen(.rotate(orientation)))
    isUpright = orientation == .portrait
    draw()
    for _ in 0..<Self.turning {
      app.advance(by: 1 / 60)
      draw()
    }
  }
}
