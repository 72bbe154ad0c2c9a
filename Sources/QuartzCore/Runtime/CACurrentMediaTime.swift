import Foundation

/// Returns the app's time in seconds, which is the time of the current update cycle. It can be called on any thread, and returns 0 before
/// an app exists.
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.elsewhere?.now.seconds ?? 0 }

/// Returns the seconds since the beginning of 2001, as `Date` does. With the virtual clock, it is the date of the app.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
