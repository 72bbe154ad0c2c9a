import Foundation

/// The app's time in seconds: that of the turn which is running. Anything may ask, on any thread; 0 before there is an app.
public func CACurrentMediaTime() -> CFTimeInterval {
  if Thread.isMainThread { return MainActor.assumeIsolated { Runtime.current.now.seconds } }
  return Runtime.elsewhere?.now.seconds ?? 0
}
