import CoreGraphics
import HostInterface

/// How tall the keyboard is. (BEHAVIOUR-2 §21.4)
enum KeyboardMetrics {
  /// What it says it takes to come and go, in seconds. It follows the system's spring, which takes no notice.
  static let duration = 0.25
  /// The raw value of its curve.
  static let curve = 7
  /// What lies below the keys where there is a home indicator, with that: the globe's and the microphone's place.
  static let foot: CGFloat = 75
  /// Of a phone on its side: with a notch, without; and below the keys.
  static let landscape: CGFloat = 209, plainLandscape: CGFloat = 200
  /// Of a tablet, upright and on its side. (K)
  static let pad: CGFloat = 320, padLandscape: CGFloat = 408

  /// Of a screen of a size, with the safe area and the predictions.
  static func height(_ device: Device) -> CGFloat {
    let size = device.size
    if device.isPad { return size.width > size.height ? padLandscape : pad }
    if size.width > size.height { return device.safeArea.left > 0 ? landscape : plainLandscape }
    switch (size.width, size.height) {
    case (..<350, _): return 253
    case (_, ..<700): return 260
    case (_, ..<780): return 271
    case (..<410, _): return 336
    default: return 346
    }
  }

  /// What the keys take of it: below the predictions, above the foot.
  static func keyArea(_ device: Device, height: CGFloat) -> (top: CGFloat, height: CGFloat) {
    let size = device.size, isLandscape = size.width > size.height
    if device.isPad { return (height * 0.17, height * 0.81) }
    if isLandscape {
      let keys: CGFloat = 162
      let foot = device.safeArea.bottom > 0 ? device.safeArea.bottom - 10 : 0
      return (height - keys - foot, keys)
    }
    let keys: CGFloat = size.width >= 410 ? 226 : 216
    let foot = device.safeArea.bottom > 0 ? foot : 0
    return (height - keys - foot, keys)
  }
}
