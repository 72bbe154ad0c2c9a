import Foundation
import QuartzCore

/// A file that contains views and other objects.
///
/// Segue does not read nib files yet. A nib can be created and registered, and the app stops with a message at the first attempt to create
/// its objects.
@preconcurrency @MainActor
open class UINib: _UIObject {
  /// A key of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects by the names under which the nib refers to them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let file: InterfaceFile

  /// Creates a nib for a file. A bundle of `nil` means the main bundle. The file is not opened before its objects are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    file = InterfaceFile(kind: .nib, name: name, bundle: bundleOrNil ?? .main)
    super.init(_r: ())
  }
  /// Creates a nib from the contents of a file. A bundle of `nil` means the main bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    file = InterfaceFile(kind: .nib, name: "\(data.count) bytes of data", bundle: bundleOrNil ?? .main)
    super.init(_r: ())
  }

  /// Creates the objects of the nib and returns those at its top level.
  ///
  /// The app stops with a message that names the nib, because Segue does not read nib files yet.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { file.stop() }
}

extension Bundle {
  /// Creates the objects of a nib file in the bundle and returns those at its top level.
  ///
  /// The app stops with a message that names the nib, because Segue does not read nib files yet.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
