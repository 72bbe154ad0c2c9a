#if canImport(SwiftUI)
  import SwiftUI
#endif
#if os(macOS)
  import AppKit
#else
  import UIKit
#endif
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

enum Platform {
  static var name: String {
    #if os(iOS)
      return "iOS"
    #elseif os(tvOS)
      return "tvOS"
    #else
      return "other"
    #endif
  }
  static var isSimulator: Bool {
    #if targetEnvironment(simulator)
      return true
    #else
      return false
    #endif
  }
  static var line: UInt { return #line }
}

private var titleKey: UInt8 = 0
extension UIViewController {
  var associatedTitle: String? {
    get { return objc_getAssociatedObject(self, &titleKey) as? String }
    set { objc_setAssociatedObject(self, &titleKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
