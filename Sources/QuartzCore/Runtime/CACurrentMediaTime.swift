import Foundation

/// The app's time in seconds: that of the turn which is running. Anything may ask, on any thread; 0 before there is an app.
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.elsewhere?.now.seconds ?? 0 }
