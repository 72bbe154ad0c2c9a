import Foundation
import Testing
import UIKit

@testable import QuartzCore

/// Names of C and of earlier SDKs that work on iOS. `Tools/checks/stays-out` tests the names that the compiler replaces.
@MainActor @Suite struct EarlierNamesTests {
  @Test func `names of C have the types and values that they have on iOS`() {
    let number: NSInteger = 3
    let unsigned: NSUInteger = 3
    #expect(number == Int(unsigned))
    #expect(Double(NSEC_PER_SEC) == 1e9 && Double(NSEC_PER_MSEC) == 1e6 && Double(NSEC_PER_USEC) == 1e3 && Double(USEC_PER_SEC) == 1e6)
    #expect(MAXFLOAT == .greatestFiniteMagnitude)
    #expect(CGSize(width: 10, height: CGFloat(MAXFLOAT)).height > 1e38)
    #expect(DispatchTime.now() + Double(Int64(0.3 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC) > DispatchTime.now())
  }

  @Test func `the absolute time is the app's date`() {
    let app = AppSession { $0.rootViewController = UIViewController() }
    app.perform {
      #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
    }
  }

  // Apple's reference of NSCoder and of NSStringFromCGRect gives the forms "{x, y}" and "{{x, y}, {width, height}}".
  @Test func `geometry is written as text and read back`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    let rect = CGRect(x: -0.1, y: 1e9, width: 1 / 3.0, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 2, y: 7)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSCoder.cgPoint(for: "no point") == .zero && NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  @Test func `setting the status bar of the app has no effect and warns`() {
    final class Page: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let app = AppSession { $0.rootViewController = Page() }
    app.perform {
      UIApplication.shared.statusBarStyle = .darkContent
      UIApplication.shared.isStatusBarHidden = true
    }
    app.advance(by: 0.1)
    app.perform {
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      #expect(!UIApplication.shared.isStatusBarHidden)
    }
    #expect(app.runtime.diagnostics.contains { $0.contains("statusBarStyle") && $0.contains("preferredStatusBarStyle") })
    #expect(app.runtime.diagnostics.contains { $0.contains("isStatusBarHidden") && $0.contains("prefersStatusBarHidden") })
  }

  @Test func `the device has no battery and one identifier`() {
    let app = AppSession { $0.rootViewController = UIViewController() }
    app.perform {
      let device = UIDevice.current
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryState == .unknown && device.batteryLevel == -1 && !device.isBatteryMonitoringEnabled)
      #expect(device.identifierForVendor == device.identifierForVendor && device.identifierForVendor != nil)
    }
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isValidInterfaceOrientation)
  }

  @Test func `filters of contents are stored`() {
    let app = AppSession { $0.rootViewController = UIViewController() }
    app.perform {
      let layer = CALayer()
      #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear && layer.minificationFilterBias == 0)
      layer.magnificationFilter = .nearest
      layer.minificationFilterBias = 0.5
      #expect(layer.magnificationFilter == .nearest && layer.minificationFilterBias == 0.5)
    }
  }

  @Test func `a text layer has the size of its text as its preferred size`() {
    let app = AppSession { $0.rootViewController = UIViewController() }
    app.perform {
      let layer = CATextLayer()
      #expect(layer.preferredFrameSize() == .zero)
      layer.string = "Word"
      layer.fontSize = 20
      let size = "Word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      #expect(layer.preferredFrameSize() == size)
      let plain = CALayer()
      plain.bounds.size = CGSize(width: 3, height: 4)
      #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
    }
  }
}
