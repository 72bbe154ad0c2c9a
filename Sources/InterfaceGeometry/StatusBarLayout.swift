import CoreGraphics

/// The layout of the parts of a status bar, in points. Sizes and positions follow Apple's published interface kits.
package struct StatusBarLayout: Hashable {
  /// The size of the whole bar.
  package var size: CGSize
  /// The centre of the time.
  package var time: CGPoint
  /// The font size of the time, in points of a semibold system font.
  package var timeSize: CGFloat
  /// The top left corners of the symbols.
  package var cellular, wifi, battery: CGPoint

  package static let cellularSize = CGSize(width: 17, height: 10.67)
  package static let wifiSize = CGSize(width: 15.27, height: 10.97)
  package static let batterySize = CGSize(width: 24.33, height: 11.33)

  /// The width of the cellular, wireless and battery symbols together with the gaps between them.
  package static let signsWidth: CGFloat = 66.66

  /// The largest height of a bar without a notch or island.
  package static let tallestClassic: CGFloat = 24

  /// The distance from the side to the centre of the parts there, on the first screen with a notch, which is 375 points wide.
  package static let sideOfFirstNotch: CGFloat = 48

  /// Creates the layout of a bar.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in points.
  ///   - height: The height of the status bar, in points.
  ///   - cutOut: The width of the camera area in the centre. If it leaves more room than the first notch, the time and the symbols are
  ///     centred in that room, clear of the display's corners.
  package init(width: CGFloat, height: CGFloat, cutOut: CGFloat? = nil) {
    size = CGSize(width: width, height: height)
    if height > Self.tallestClassic {
      // The bar of the first notch is 44 points high. In higher bars, the parts are moved down by half of the difference.
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
