import CoreGraphics

/// Where the parts of a status bar lie, in points. Sizes and places as in Apple's published interface kits.
struct StatusBarLayout: Hashable {
  /// The whole bar.
  var size: CGSize
  /// The middle of the time.
  var time: CGPoint
  /// The time's size, in points of a semibold system font.
  var timeSize: CGFloat
  /// The upper left corners.
  var cellular, wifi, battery: CGPoint

  static let cellularSize = CGSize(width: 17, height: 10.67)
  static let wifiSize = CGSize(width: 15.27, height: 10.97)
  static let batterySize = CGSize(width: 24.33, height: 11.33)

  /// Cellular, wireless and battery with what is between them.
  static let signsWidth: CGFloat = 66.66

  /// Bars taller than this have the notch, or what came after it, in their middle.
  static let tallestClassic: CGFloat = 24

  /// From the sides to the middle of what stands there, on the first screen with a notch, 375 points wide.
  static let sideOfFirstNotch: CGFloat = 48

  /// The bar of a screen `width` points wide whose status bar is `height` points tall.
  ///
  /// - Parameter cutOut: how wide what the camera takes of its middle is: where it leaves more room than the first notch did, time and signs stand in the
  ///   middle of that room, clear of the display's corners.
  init(width: CGFloat, height: CGFloat, cutOut: CGFloat? = nil) {
    size = CGSize(width: width, height: height)
    if height > Self.tallestClassic {
      // The 44 points of the first notch; taller ones keep the parts in the middle of what they are taller by.
      let middle = 23 + (height - 44) / 2
      timeSize = 15
      let side = max(width * Self.sideOfFirstNotch / 375, cutOut.map { (width - $0) / 4 } ?? 0)
      time = CGPoint(x: side, y: middle)
      let end = width - side + Self.signsWidth / 2
      battery = CGPoint(x: end - Self.batterySize.width, y: middle - Self.batterySize.height / 2)
      wifi = CGPoint(x: battery.x - 5.03 - Self.wifiSize.width, y: middle - Self.wifiSize.height / 2)
      cellular = CGPoint(x: wifi.x - 5.03 - Self.cellularSize.width, y: middle - Self.cellularSize.height / 2)
    } else {
      let middle = height / 2
      timeSize = 12
      time = CGPoint(x: width / 2, y: middle)
      cellular = CGPoint(x: 6, y: middle - Self.cellularSize.height / 2)
      wifi = CGPoint(x: cellular.x + Self.cellularSize.width + 4, y: middle - Self.wifiSize.height / 2)
      battery = CGPoint(x: width - 5 - Self.batterySize.width, y: middle - Self.batterySize.height / 2)
    }
  }
}
