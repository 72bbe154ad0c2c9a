// Names of FoundationNetworking for which Foundation itself has no message. For `URLSession` and most others it has one. UIKit does not
// re-export the module: each program would load libcurl, and could not be linked statically (decision 63).

/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLRequest = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias NSURLRequest = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias NSMutableURLRequest = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDelegate = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionTaskDelegate = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDataDelegate = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionDownloadDelegate = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionWebSocketDelegate = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLSessionWebSocketTask = AnyObject
/// Not in Foundation on Linux.
@available(*, unavailable, message: "It is in FoundationNetworking on Linux: write `import FoundationNetworking` beside `import UIKit`.")
public typealias URLProtocolClient = AnyObject
