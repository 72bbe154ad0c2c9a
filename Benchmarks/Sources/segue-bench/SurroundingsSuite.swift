import GalleryDemo
import HostInterface
import Motion
import UIKit

extension Suite {
  /// The user chooses something else in the settings, over the gallery's home: event, traits, app code, layout, commit; the picture is not drawn.
  static let environment = Suite(name: "environment") { reporter in
    MainActor.assumeIsolated {
      reporter.time("a change of style over the gallery", poses: 20, aim: .atMost(16)) {
        choice { .style($0 % 2 == 0 ? .dark : .light) }
      }
      reporter.time("a change of text size over the gallery", poses: 20, aim: .atMost(16)) {
        choice { .contentSize($0 % 2 == 0 ? .XXXL : .L) }
      }
    }
  }

  /// One of them, at the next tick.
  @MainActor
  private static func choice(_ setting: @escaping (Int) -> SettingChange) -> (Int) -> Void {
    let session = AppSession(device: .iPhone14) { $0.rootViewController = GalleryDemo.makeRootViewController() }
    session.advance(by: 2)
    return { pose in
      let time = session.nextTick(after: session.now)
      session.receive(TimedEvent(.setting(setting(pose)), at: time))
      _ = session.runUpdateCycle(at: time)
    }
  }
}
