/// The reasons for which a font is not available. The description is a single line that names the remedy.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// A file of the module is missing from its resources.
  case missingFile(name: String, directory: String)
  /// A file exists, but FreeType or fontconfig cannot read it.
  case unreadableFile(path: String)
  /// No installed font has the family name that was requested.
  case unknownFamily(String)

  public var description: String {
    switch self {
    case .missingFile(let name, let directory):
      "font \(name) is missing from \(directory): rebuild, so that the package's resources are copied there again"
    case .unreadableFile(let path):
      "font \(path) cannot be read: restore the file from the package (Sources/Typesetting/Fonts)"
    case .unknownFamily(let family):
      "no installed font has the family \(family): install it, or use the system font (\(FontDescription.systemFamily))"
    }
  }
}
