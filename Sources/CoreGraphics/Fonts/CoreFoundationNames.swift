/// A number that counts or locates, in place of the Core Foundation type of this name.
public typealias CFIndex = Int
/// Data in place of the Core Foundation type of this name.
public typealias CFData = NSData
/// An address in place of the Core Foundation type of this name.
public typealias CFURL = NSURL
/// An error in place of the Core Foundation type of this name.
public typealias CFError = NSError
/// An attributed string in place of the Core Foundation type of this name.
public typealias CFAttributedString = NSAttributedString
/// Any object in place of the Core Foundation type of this name.
public typealias CFTypeRef = AnyObject

/// A range of characters in UTF-16 units. A length of 0 means the rest of the text in functions of Core Text.
public struct CFRange: Hashable, Sendable {
  /// The offset of the first character.
  public var location: CFIndex
  /// The number of characters.
  public var length: CFIndex
  /// Creates an empty range at the beginning.
  public init() { (location, length) = (0, 0) }
  /// Creates a range from its offset and its length.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Returns the range with an offset and a length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { CFRange(location: location, length: length) }

/// Returns the description of an error for a user.
public func CFErrorCopyDescription(_ error: CFError?) -> CFString? { error?.localizedDescription }
