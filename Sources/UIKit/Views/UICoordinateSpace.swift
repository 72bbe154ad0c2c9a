import CoreGraphics
import QuartzCore

/// A frame of reference on the screen: a view, a window, a scene or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point of this space to another one, in points.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one, in points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to the smallest one around the same place in another space, in points.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to the smallest one around the same place in this space, in points.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// A coordinate space of UIKit's own, which knows its place on the screen.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  /// The map from the coordinates of the space to those of the screen, as the interface is oriented.
  var mapToScreen: CGAffineTransform { get }
}

extension ScreenSpace {
  /// The map to another space. A space of the app's own has none.
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
  /// A view in no window has the coordinates of the top of its tree.
  var mapToScreen: CGAffineTransform {
    let origin = hostWindow?.frame.origin ?? .zero
    return map(to: nil).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

/// The coordinates of the screen, of a scene on it, or of the device that it is part of.
final class DeviceSpace: _UIObject, ScreenSpace {
  enum Kind {
    /// As the interface is oriented: the origin is where the top left corner of the interface is.
    case interface
    /// As the device is held upright, whichever way it is turned.
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
