/// Data for an image or a font.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes of the image or the font.
  public let data: CFData?
  /// The file that the data comes from, or `nil`.
  package let path: String?

  /// Creates a provider of data in memory.
  public init?(data: CFData) { (self.data, path) = (data, nil) }
  /// Creates a provider of the data of a file. The result is `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = NSData(contentsOfFile: path) else { return nil }
    (self.data, self.path) = (data, path)
  }
  /// Creates a provider of the data of a file. The result is `nil` if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) { self.init(url: NSURL(fileURLWithPath: String(cString: filename))) }
}
