import UIKit

/// The observer of notifications for a page: the background and changes of VoiceOver.
@MainActor
final class CardEnvironmentObserver {
  private var observers: [any NSObjectProtocol] = []

  init(_ session: CardSession, scene: UIWindowScene?) {
    observe(UIScene.didEnterBackgroundNotification, from: scene, in: scene) { [weak session] in session?.enterBackground() }
    observe(UIAccessibility.voiceOverStatusDidChangeNotification, from: nil, in: scene) { [weak session] in session?.putButton() }
  }

  isolated deinit { for one in observers { NotificationCenter.default.removeObserver(one) } }

  /// Adds an observer. A notification center identifies senders by their addresses, and another object may get the address later.
  /// Notifications are therefore ignored after the scene has been released.
  private func observe(_ name: Notification.Name, from sender: AnyObject?, in scene: UIWindowScene?, _ act: @escaping @MainActor () -> Void)
  {
    let hadScene = scene != nil
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { [weak scene] _ in
        MainActor.assumeIsolated { if !hadScene || scene != nil { act() } }
      })
  }
}
