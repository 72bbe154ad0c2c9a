import CoreGraphics
import Foundation
import Typesetting
import UIFoundation

/// The extents in which a font is available. Here every scope means the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is available nowhere. Here it is available in the process.
  case none
  /// The font is available in the process.
  case process
  /// The font is available until the user removes it. Here it is available in the process.
  case persistent
  /// The font is available in the user's session. Here it is available in the process.
  case session
}

/// The reasons for which fonts could not be registered.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions
  /// The file is not a font.
  case unrecognizedFormat
  /// The file contains a font that is not valid.
  case invalidFontData
  /// The font is available already.
  case alreadyRegistered
  /// The font was not registered.
  case notRegistered = 201
}

/// The domain of the errors of font registration.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes a font available to `UIFont` and `CTFont` by its names.
///
/// - Returns: `false` if the font is available already. `error` then has the reason.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  RegisteredFonts.set(true, file: RegisteredFonts.file(of: font), error)
}
/// Makes a font unavailable that was registered.
///
/// - Returns: `false` if the font was not registered. `error` then has the reason.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  RegisteredFonts.set(false, file: RegisteredFonts.file(of: font), error)
}
/// Makes the fonts of a file available to `UIFont` and `CTFont` by their names.
///
/// - Returns: `false` if the file is not a font, or if it is available already. `error` then has the reason.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.set(true, file: fontURL.path ?? "", error)
}
/// Makes the fonts of a file unavailable that was registered.
///
/// - Returns: `false` if the file was not registered. `error` then has the reason.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.set(false, file: fontURL.path ?? "", error)
}
/// Makes the fonts of several files available, and calls a closure with the errors when all are done.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { url -> NSError? in
    let path = (url as? NSURL)?.path ?? (url as? URL)?.path ?? ""
    var error: Unmanaged<CFError>?
    return RegisteredFonts.set(true, file: path, &error) ? nil : error?.takeRetainedValue()
  }
  _ = registrationHandler?(errors, true)
}
/// Returns the names of all available families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
/// Returns the PostScript names of all available faces.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  let names: [String] = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
  return names
}

private enum RegisteredFonts {
  /// Returns the file of a font. Data in memory is written to a temporary file, whose name is a hash of the data.
  static func file(of font: CGFont) -> String {
    if let path = font.path { return path }
    let hash = font.data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("segue-font-\(String(hash, radix: 16)).otf")
    if !FileManager.default.fileExists(atPath: file.path) { try? font.data.write(to: file, options: .atomic) }
    return file.path
  }

  static func set(_ isAvailable: Bool, file path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    if Typesetter.standard.setAvailable(isAvailable, fontFile: path) { return true }
    error?.pointee = Unmanaged.passRetained(reason(isAvailable, path))
    return false
  }

  private static func reason(_ isAvailable: Bool, _ path: String) -> NSError {
    let (code, words): (CTFontManagerError, String) =
      if !FileManager.default.fileExists(atPath: path) {
        (.fileNotFound, "the font file \(path) does not exist")
      } else if !isAvailable {
        (.notRegistered, "the font file \(path) was not registered")
      } else if let provider = CGDataProvider(url: NSURL(fileURLWithPath: path)), CGFont(provider) != nil {
        (.alreadyRegistered, "the font file \(path) is registered already")
      } else {
        (.unrecognizedFormat, "the file \(path) is not a font")
      }
    return NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }
}
