import CoreGraphics

/// A screen that an app is shown on. All lengths are in points.
public struct Device: Hashable, Sendable {
  /// The distances by which something insets each side, in points.
  public struct Insets: Hashable, Sendable {
    /// The distance from this side, in points.
    public var top, left, bottom, right: Double
    /// Creates insets from the distances from each side, in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }
  /// The name of the device on the command line and in touch scripts.
  public var name: String
  /// The size of the area that frames show, in points. It is the screen in its current orientation, or the app's window if that is smaller.
  public var size: CGSize
  /// The size of the whole screen if the window's size differs from it. It is `nil` if the window fills the screen.
  var fullSize: CGSize?
  /// A Boolean value that indicates whether the top of a device in landscape is at the right. If it is `false`, the top is at the left.
  public internal(set) var isTopAtRight = false
  /// The number of pixels per point.
  public var scale: Double
  /// The insets for the notch, the home indicator and the status bar.
  public var safeArea: Insets
  /// The corner radius of the display, in points.
  public var cornerRadius: Double
  /// The height of the status bar, measured from the top of the screen, in points.
  public var statusBarHeight: Double
  /// A Boolean value that indicates whether the device is a tablet. A tablet has other size classes than a phone.
  public var isPad: Bool
  /// The area of the display that the camera occupies. It is `nil` if the display has no such area.
  public var cutOut: CutOut?

  /// The shape of the area around the camera. A notch begins at the edge of the display, and an island lies at a distance from it.
  public struct CutOut: Hashable, Sendable {
    /// The size of the area while the device is in portrait, in points.
    public var size: CGSize
    /// The distance from the top edge of the display, in points. It is 0 for a notch.
    public var top: Double
    /// Creates a cut-out of a size, in points, at a distance from the top edge of the display.
    public init(size: CGSize, top: Double = 0) { (self.size, self.top) = (size, top) }
  }

  /// Creates a custom device.
  public init(
    name: String, size: CGSize, scale: Double, safeArea: Insets, cornerRadius: Double, statusBarHeight: Double, isPad: Bool = false,
    cutOut: CutOut? = nil
  ) {
    (self.name, self.size, self.scale, self.safeArea) = (name, size, scale, safeArea)
    (self.cornerRadius, self.statusBarHeight, self.isPad, self.cutOut) = (cornerRadius, statusBarHeight, isPad, cutOut)
  }
}

extension Device {
  /// The known devices. The first one is the default.
  ///
  /// Sizes, scales and insets are Apple's published layout figures for portrait. The sizes of cut-outs are measured from images.
  public static let all: [Device] = [
    phone("iphone-x", 375, 812, 3, top: 44, bottom: 34, radius: 39, cutOut: .init(size: CGSize(width: 209, height: 30))),
    phone("iphone-14", 390, 844, 3, top: 47, bottom: 34, radius: 47.33, cutOut: .init(size: CGSize(width: 162, height: 33))),
    phone("iphone-14-pro", 393, 852, 3, top: 59, bottom: 34, radius: 55, cutOut: island),
    phone("iphone-14-pro-max", 430, 932, 3, top: 59, bottom: 34, radius: 55, cutOut: island),
    phone("iphone-8", 375, 667, 2, top: 20, bottom: 0, radius: 0),
    phone("iphone-se", 320, 568, 2, top: 20, bottom: 0, radius: 0),
    Device(
      name: "ipad", size: CGSize(width: 820, height: 1180), scale: 2, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      cornerRadius: 18, statusBarHeight: 24, isPad: true),
    phone("iphone-13-mini", 375, 812, 3, top: 50, bottom: 34, radius: 44, cutOut: .init(size: CGSize(width: 162, height: 33))),
    phone("iphone-11", 414, 896, 2, top: 48, bottom: 34, radius: 41.5, cutOut: .init(size: CGSize(width: 230, height: 33))),
    phone("iphone-8-plus", 414, 736, 3, top: 20, bottom: 0, radius: 0),
    phone("iphone-16-pro", 402, 874, 3, top: 62, bottom: 34, radius: 62, cutOut: island),
    phone("iphone-16-pro-max", 440, 956, 3, top: 62, bottom: 34, radius: 62, cutOut: island),
    Device(
      name: "ipad-9", size: CGSize(width: 810, height: 1080), scale: 2, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 20, isPad: true),
    Device(
      name: "ipad-pro-12.9", size: CGSize(width: 1024, height: 1366), scale: 2, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      cornerRadius: 18, statusBarHeight: 24, isPad: true),
  ]
  private static let island = CutOut(size: CGSize(width: 126, height: 37.33), top: 11)
  /// The default device: 375 × 812 points at a scale of 3.
  public static let iPhoneX = all[0]
  /// A device of 390 × 844 points at a scale of 3.
  public static let iPhone14 = all[1]

  /// Returns the device with a name, or `nil` if there is no such device.
  ///
  /// A suffix such as `@2x` gives another scale than the device's own, from 0.5 to 4: `iphone-14@2x`. The suffix `-landscape` gives the
  /// device in landscape: `iphone-14-landscape`.
  public static func named(_ name: String) -> Device? {
    if let device = all.first(where: { $0.name == name }) { return device }
    if name.contains(landscapeSuffix) { return named(name.replacing(landscapeSuffix, with: "", maxReplacements: 1))?.landscape }
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("x"), let scale = Double(parts[1].dropLast()), scales.contains(scale) else { return nil }
    return all.first { $0.name == parts[0] }?.scaled(scale)
  }

  /// The range of valid scales, in pixels per point.
  public static let scales = 0.5...4.0

  /// Returns the device with another scale. A scale that differs from the device's own becomes a suffix of the name, so that `named(_:)`
  /// finds the device.
  public func scaled(_ scale: Double) -> Device {
    var device = self
    let base = String(name.prefix { $0 != "@" })
    let own = Device.all.first { $0.name == base || $0.name + Self.landscapeSuffix == base }?.scale
    device.scale = scale
    device.name = scale == own ? base : "\(base)@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x"
    return device
  }

  /// The frame of the cut-out in the screen's current orientation, in points. In landscape it lies at the side where the top of the device
  /// is. It is `nil` if there is no cut-out.
  public var cutOutFrame: CGRect? {
    guard let cutOut else { return nil }
    let (along, across) = (cutOut.size.width, cutOut.size.height)
    return isLandscape
      ? CGRect(
        x: isTopAtRight ? size.width - cutOut.top - across : cutOut.top, y: (size.height - along) / 2, width: across, height: along)
      : CGRect(x: (size.width - along) / 2, y: cutOut.top, width: along, height: across)
  }

  /// The part of an error message that lists the devices a user can choose from.
  public static var remedy: String { "devices are \(all.map(\.name).joined(separator: ", ")), each also with \(landscapeSuffix)" }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double, radius: Double, cutOut: CutOut? = nil
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), cornerRadius: radius, statusBarHeight: top,
      cutOut: cutOut)
  }
}
