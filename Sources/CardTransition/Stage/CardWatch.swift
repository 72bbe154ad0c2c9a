import UIKit

/// Hears for a page, as long as there is one, of what happens around it.
@MainActor
final class CardWatch {
  private var observers: [any NSObjectProtocol] = []

  init(_ journey: CardJourney, scene: UIWindowScene?) {
    hear(UIScene.didEnterBackgroundNotification, of: scene) { [weak journey] in journey?.enterBackground() }
    hear(UIAccessibility.voiceOverStatusDidChangeNotification, of: nil) { [weak journey] in journey?.putButton() }
  }

  isolated deinit { for one in observers { NotificationCenter.default.removeObserver(one) } }

  private func hear(_ name: Notification.Name, of object: AnyObject?, _ act: @escaping @MainActor () -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in MainActor.assumeIsolated { act() } })
  }
}
