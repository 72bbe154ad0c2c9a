internal import CProgram
import Foundation
import QuartzCore

/// Creates the application and its delegate, and runs the app until it ends. The function never returns.
///
/// The command line determines how the app runs (Docs/behaviour/environment.md, "App life cycle"). Without arguments or with `play`, it
/// runs in a window or on a web page. With `record`, it runs without a display.
///
/// - Parameters:
///   - principalClassName: The name of the application class, or `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate class, in the format of `NSStringFromClass`.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName else {
    preconditionFailure("UIApplicationMain without a delegate's class: main storyboards are not read, so name it")
  }
  guard let delegate = NSClassFromString(name) else {
    preconditionFailure("UIApplicationMain: there is no class '\(name)'; give NSStringFromClass(AppDelegate.self)")
  }
  var principal: AnyClass? = UIApplication.self
  if let principalClassName { principal = NSClassFromString(principalClassName) }
  guard let principal else { preconditionFailure("UIApplicationMain: there is no class '\(principalClassName ?? "")'") }
  play(delegate, principal)
}

extension UIApplicationDelegate {
  /// Runs the app with a delegate of this class, as `UIApplicationMain` does. The attribute `@main` calls this method.
  public static func main() { play(self, UIApplication.self) }
}

@MainActor private func play(_ delegate: AnyClass, _ principal: AnyClass) -> Never {
  guard delegate is UIResponder.Type, delegate is any UIApplicationDelegate.Type else {
    preconditionFailure("\(delegate) cannot be an app's delegate here: derive it from UIResponder and let it be a UIApplicationDelegate")
  }
  guard principal is UIApplication.Type else { preconditionFailure("\(principal) is no UIApplication") }
  let code = segue_program(unsafeBitCast(delegate, to: UnsafeRawPointer.self), unsafeBitCast(principal, to: UnsafeRawPointer.self))
  guard code >= 0 else {
    FileHandle.standardError.write(
      Data("error: nothing in this program can show an app — add the product SegueApp to the target's dependencies in Package.swift\n".utf8)
    )
    exit(1)
  }
  exit(code)
}
