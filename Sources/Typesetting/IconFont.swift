import CFreeType
import CoreGraphics
import Foundation

/// An installed font whose characters are icons. It provides their outlines at any size.
public final class IconFont: @unchecked Sendable {  // the lock makes it thread-safe
  private let lock = NSLock()
  private let store: FaceStore
  private let face: FT_Face

  /// Creates an icon font from the first face of a family. It is `nil` if the family is not installed.
  public init?(family: String) {
    let fonts = InstalledFonts(), store = FaceStore()
    // A pattern is valid only as long as the object in which it was found.
    let id = withExtendedLifetime(fonts) { fonts.faces(family: family).first.flatMap { store.id(pattern: $0) } }
    guard let id, let face = try? store.face(id) else { return nil }
    (self.store, self.face) = (store, face)
  }

  /// Returns the outline of a character in ems, or `nil` if the font lacks it. The origin is the top left corner of the em, and y points
  /// down.
  public func outline(of character: Unicode.Scalar) -> CGPath? {
    lock.withLock {
      let glyph = FT_Get_Char_Index(face, FT_ULong(character.value))
      guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph else { return nil }
      let em = CGFloat(max(1, face.pointee.units_per_EM)), top = CGFloat(face.pointee.ascender)
      return OutlinePen(scale: 1 / em, top: top).path(of: &slot.pointee.outline)
    }
  }
}

/// The conversion of a FreeType outline into a path.
private final class OutlinePen {
  private let path = CGMutablePath()
  private let scale: CGFloat
  private let top: CGFloat

  init(scale: CGFloat, top: CGFloat) { (self.scale, self.top) = (scale, top) }

  func path(of outline: inout FT_Outline) -> CGPath? {
    var calls = FT_Outline_Funcs(
      move_to: { to, pen in
        let pen = OutlinePen.from(pen)
        pen.path.closeSubpath()
        pen.path.move(to: pen.point(to))
        return 0
      },
      line_to: { to, pen in
        let pen = OutlinePen.from(pen)
        pen.path.addLine(to: pen.point(to))
        return 0
      },
      conic_to: { control, to, pen in
        let pen = OutlinePen.from(pen)
        pen.path.addQuadCurve(to: pen.point(to), control: pen.point(control))
        return 0
      },
      cubic_to: { first, second, to, pen in
        let pen = OutlinePen.from(pen)
        pen.path.addCurve(to: pen.point(to), control1: pen.point(first), control2: pen.point(second))
        return 0
      }, shift: 0, delta: 0)
    guard FT_Outline_Decompose(&outline, &calls, Unmanaged.passUnretained(self).toOpaque()) == 0, !path.isEmpty else { return nil }
    path.closeSubpath()
    return path
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged<OutlinePen>.fromOpaque(pointer!).takeUnretainedValue()
  }
  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    CGPoint(x: CGFloat(vector!.pointee.x) * scale, y: (top - CGFloat(vector!.pointee.y)) * scale)
  }
}
