import UIKit

/// Hears for a page, as long as there is one, of what happens around it.
@MainActor
final class CardWatch {
  private var observers: [any NSObjectProtocol] = []

  init(_ journey: CardJourney, scene: UIWindowScene?) {
    hear(UIScene.didEnterBackgroundNotification, from: scene, in: scene) { [weak journey] in journey?.enterBackground() }
    hear(UIAccessibility.voiceOverStatusDidChangeNotification, from: nil, in: scene) { [weak journey] in journey?.putButton() }
  }

  isolated deinit { for one in observers { NotificationCenter.default.removeObserver(one) } }

  /// A center knows senders by where they lie in memory, and another may lie there later: nothing is heard any more when the scene has gone.
  private func hear(_ name: Notification.Name, from sender: AnyObject?, in scene: UIWindowScene?, _ act: @escaping @MainActor () -> Void) {
    let hadScene = scene != nil
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { [weak scene] _ in
        MainActor.assumeIsolated { if !hadScene || scene != nil { act() } }
      })
  }
}
