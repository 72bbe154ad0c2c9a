/// Immutable pixels, shared by reference and compared by identity.
public final class CGImage: Hashable, @unchecked Sendable {
  public let width, height: Int
  /// Premultiplied BGRA, or coverage alone (to be drawn in some colour).
  public let format: PixelBuffer.Format
  /// Whether every pixel covers what is beneath it.
  public let isOpaque: Bool
  public var bytesPerRow: Int { buffer.bytesPerRow }
  /// The rows, `bytesPerRow` apart. Never write through it.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer.bytes) }
  private let buffer: PixelBuffer

  /// Takes the buffer over: nobody may write to it afterwards.
  public init(_ buffer: PixelBuffer) {
    (self.buffer, width, height, format) = (buffer, buffer.width, buffer.height, buffer.format)
    isOpaque =
      buffer.format == .bgra
      && (0..<buffer.height).allSatisfy { y in
        let row = UnsafeRawBufferPointer(start: buffer.row(y), count: buffer.width * 4)
        return stride(from: 3, to: row.count, by: 4).allSatisfy { row[$0] == 255 }
      }
  }

  public static func == (l: CGImage, r: CGImage) -> Bool { l === r }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
