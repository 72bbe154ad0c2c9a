import CoreGraphics

/// A screen that an app is shown on. Lengths are points.
public struct Device: Hashable, Sendable {
  /// How far something reaches in from each side, in points.
  public struct Insets: Hashable, Sendable {
    /// Distances from the sides, in points.
    public var top, left, bottom, right: Double
    /// Distances from the sides, in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }
  /// By which the command line and touch scripts name it.
  public var name: String
  /// What is shown: the screen as it is held, or the app's window on it.
  public var size: CGSize
  /// The whole screen, where the window is of another size; nil where it fills it.
  var fullSize: CGSize?
  /// On its side, whether its top is at the right; else it is at the left.
  public internal(set) var isTopAtRight = false
  /// Pixels per point.
  public var scale: Double
  /// What the notch, the home indicator and the status bar take.
  public var safeArea: Insets
  /// Of the display itself.
  public var cornerRadius: Double
  /// From the top of the screen.
  public var statusBarHeight: Double
  /// Whether it is a tablet, which has other size classes.
  public var isPad: Bool
  /// What the camera takes of the top of the display; nil where there is no such thing.
  public var cutOut: CutOut?

  /// A notch, which grows out of the edge, or an island, which does not touch it.
  public struct CutOut: Hashable, Sendable {
    /// Of the device held upright, in points.
    public var size: CGSize
    /// From the edge of the display; 0 for a notch.
    public var top: Double
    /// So large, so far from the edge.
    public init(size: CGSize, top: Double = 0) { (self.size, self.top) = (size, top) }
  }

  /// A screen of one's own.
  public init(
    name: String, size: CGSize, scale: Double, safeArea: Insets, cornerRadius: Double, statusBarHeight: Double, isPad: Bool = false,
    cutOut: CutOut? = nil
  ) {
    (self.name, self.size, self.scale, self.safeArea) = (name, size, scale, safeArea)
    (self.cornerRadius, self.statusBarHeight, self.isPad, self.cutOut) = (cornerRadius, statusBarHeight, isPad, cutOut)
  }
}

extension Device {
  /// The first is the default. Sizes, scales and insets are Apple's published layout figures for portrait; cut-outs are measured
  /// from pictures.
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
  /// 375×812 at 3, the default.
  public static let iPhoneX = all[0]
  /// 390×844 at 3.
  public static let iPhone14 = all[1]

  /// A device by its name, at its own scale or, as in `iphone-14@2x`, at another from 0.5 to 4; `iphone-14-landscape` lies on its side.
  public static func named(_ name: String) -> Device? {
    if let device = all.first(where: { $0.name == name }) { return device }
    if name.contains(landscapeSuffix) { return named(name.replacing(landscapeSuffix, with: "", maxReplacements: 1))?.landscape }
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("x"), let scale = Double(parts[1].dropLast()), scales.contains(scale) else { return nil }
    return all.first { $0.name == parts[0] }?.scaled(scale)
  }

  /// Pixels per point that a screen may have.
  public static let scales = 0.5...4.0

  /// The same device with other pixels; a scale that is not its own shows in the name, by which `named` finds it again.
  public func scaled(_ scale: Double) -> Device {
    var device = self
    let base = String(name.prefix { $0 != "@" })
    let own = Device.all.first { $0.name == base || $0.name + Self.landscapeSuffix == base }?.scale
    device.scale = scale
    device.name = scale == own ? base : "\(base)@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x"
    return device
  }

  /// Where the cut-out lies on the screen as it is held: at the top, or at that side of a device on its side where its top is.
  public var cutOutFrame: CGRect? {
    guard let cutOut else { return nil }
    let (along, across) = (cutOut.size.width, cutOut.size.height)
    return isLandscape
      ? CGRect(
        x: isTopAtRight ? size.width - cutOut.top - across : cutOut.top, y: (size.height - along) / 2, width: across, height: along)
      : CGRect(x: (size.width - along) / 2, y: cutOut.top, width: along, height: across)
  }

  /// What an error about an unknown device tells the user.
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
