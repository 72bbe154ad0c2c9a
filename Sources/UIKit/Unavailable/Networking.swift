// The names of FoundationNetworking for which Foundation has no message. Foundation has one for `URLSession` and most others.
// UIKit does not export the module, because each program would then load libcurl and could not be linked statically (decision 63).

/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLRequest = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias NSURLRequest = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias NSMutableURLRequest = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDelegate = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionTaskDelegate = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDataDelegate = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDownloadDelegate = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionWebSocketDelegate = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionWebSocketTask = AnyObject
/// A type that FoundationNetworking declares on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLProtocolClient = AnyObject
