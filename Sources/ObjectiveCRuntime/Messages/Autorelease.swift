import Foundation

/// Calls a closure and returns its result. Objects are released when their last reference ends here, so there is no pool to empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A pointer to an error, as older methods of Foundation have it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
