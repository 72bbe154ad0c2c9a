import Foundation

/// Returns the app's time in seconds, which is the time of the current update cycle. It can be called on any thread, and returns 0 before
/// an app exists.
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.elsewhere?.now.seconds ?? 0 }
