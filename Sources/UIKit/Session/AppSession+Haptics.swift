import HostInterface
import QuartzCore

extension AppSession {
  /// The haptic feedback since launch, oldest first. At least the last 500 are kept.
  public var haptics: [Haptic] { runtime.app.haptics }
}
