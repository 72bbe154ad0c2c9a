import CoreGraphics
import QuartzCore

/// A coordinate system on the screen. Views, windows, scenes and the screen are coordinate spaces.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point of this space to another space. Coordinates are in points.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space. Coordinates are in points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space. Coordinates are in points.
  ///
  /// The result is the smallest rectangle in the other space that contains the area.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space. Coordinates are in points.
  ///
  /// The result is the smallest rectangle in this space that contains the area.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// A coordinate space of UIKit, which has a known position on the screen.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  /// The transform from the space's coordinates to screen coordinates, in the current interface orientation.
  var mapToScreen: CGAffineTransform { get }
}

extension ScreenSpace {
  /// Returns the transform to another space, or `nil` if the app defines that space.
  func map(to space: any UICoordinateSpace) -> CGAffineTransform? {
    guard let space = space as? any ScreenSpace else { return nil }
    if space === self { return .identity }
    return mapToScreen.concatenating(space.mapToScreen.inverted())
  }

  func defaultConvert(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
    guard let map = map(to: space) else { return space.convert(point, from: self) }
    return point.applying(map)
  }
  func defaultConvert(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
    guard let map = map(to: space) else { return space.convert(point, to: self) }
    return point.applying(map.inverted())
  }
  func defaultConvert(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
    guard let map = map(to: space) else { return space.convert(rect, from: self) }
    return rect.applying(map)
  }
  func defaultConvert(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
    guard let map = map(to: space) else { return space.convert(rect, to: self) }
    return rect.applying(map.inverted())
  }
}

extension UIView: ScreenSpace {
  /// The transform to screen coordinates. Outside a window, it leads to the coordinates of the topmost superview.
  var mapToScreen: CGAffineTransform {
    let origin = hostWindow?.frame.origin ?? .zero
    return map(to: nil).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

/// The coordinate space of the screen, of a scene on the screen, or of the device.
final class DeviceSpace: _UIObject, ScreenSpace {
  enum Kind {
    /// The space follows the interface orientation. Its origin is the top left corner of the interface.
    case interface
    /// The space is that of the device in portrait orientation, regardless of how the device is held.
    case upright
  }
  private let kind: Kind
  private let size: () -> CGSize
  private unowned let runtime: Runtime

  init(_ kind: Kind, in runtime: Runtime, size: @escaping @MainActor () -> CGSize) {
    (self.kind, self.size, self.runtime) = (kind, size, runtime)
    super.init(_r: ())
  }

  private var orientation: UIInterfaceOrientation { runtime.rotation.interface }

  var bounds: CGRect {
    let size = size()
    let isTurned = kind == .upright && orientation.isLandscape
    return CGRect(origin: .zero, size: isTurned ? CGSize(width: size.height, height: size.width) : size)
  }

  var mapToScreen: CGAffineTransform {
    guard kind == .upright else { return .identity }
    let screen = size()
    return switch orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: screen.width, ty: 0)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: screen.width, ty: screen.height)
    default: .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { defaultConvert(point, toSpace: coordinateSpace) }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    defaultConvert(point, fromSpace: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { defaultConvert(rect, toSpace: coordinateSpace) }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { defaultConvert(rect, fromSpace: coordinateSpace) }
}
