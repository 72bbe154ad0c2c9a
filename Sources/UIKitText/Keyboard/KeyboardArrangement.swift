import CoreGraphics
import HostInterface
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The content of the keyboard area for a first responder: its input view or the keyboard, and the accessory view above it.
@MainActor
struct KeyboardArrangement {
  let responder: UIResponder
  /// The view that replaces the keyboard, or `nil`.
  let inputView: UIView?
  let accessory: UIView?
  let showsKeys: Bool

  /// Creates the content for a responder, or returns `nil` if the keyboard area stays hidden.
  init?(for responder: UIResponder?) {
    guard let responder else { return nil }
    self.responder = responder
    let chain = sequence(first: responder, next: \.next)
    showsKeys = responder.wantsKeyboard
    inputView = chain.lazy.compactMap(\.inputView).first
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    if inputView == nil && accessory == nil && !showsKeys { return nil }
  }

  /// The app's window that contains the responder.
  var window: UIWindow? { responder.respondingView?.window }
  var traits: any UITextInputTraits { responder as? any UITextInputTraits ?? PlainTraits.shared }

  func height(in runtime: Runtime) -> CGFloat { accessoryHeight + bodyHeight(in: runtime) }
  var accessoryHeight: CGFloat { accessory.map(Self.height) ?? 0 }
  /// Returns the height of the keyboard or the input view in points, including the area that the device covers at the bottom.
  func bodyHeight(in runtime: Runtime) -> CGFloat {
    let device = runtime.app.device
    if let inputView { return Self.height(of: inputView) + device.safeArea.bottom }
    return showsKeys ? KeyboardMetrics.height(device) : device.safeArea.bottom
  }

  /// Returns the current height of a view, or its natural height if that is 0.
  private static func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : view.systemLayoutSizeFitting(.zero).height
  }
}

/// The default traits for a responder that does not provide any.
private final class PlainTraits: UITextInputTraits {
  @MainActor static let shared = PlainTraits()
}
