/// Why a font cannot be had. The description is one line with the remedy.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// A file that belongs to the module is not where its resources are.
  case missingFile(name: String, directory: String)
  /// A file is there but FreeType or fontconfig cannot read it.
  case unreadableFile(path: String)
  /// A family was asked for by name and no installed font has it.
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
