import CoreGraphics
import HostInterface
import QuartzCore

/// What a first responder has come up: its own view or the keyboard, and an accessory on top.
@MainActor
struct KeyboardArrangement {
  let responder: UIResponder
  /// In the keyboard's place.
  let inputView: UIView?
  let accessory: UIView?
  let showsKeys: Bool

  /// nil if nothing comes up.
  init?(for responder: UIResponder?) {
    guard let responder else { return nil }
    self.responder = responder
    let chain = sequence(first: responder, next: \.next)
    showsKeys = responder.wantsKeyboard
    inputView = chain.lazy.compactMap(\.inputView).first
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    if inputView == nil && accessory == nil && !showsKeys { return nil }
  }

  /// The app's window that the responder is in.
  var window: UIWindow? { responder.respondingView?.window }
  var traits: any UITextInputTraits { responder as? any UITextInputTraits ?? PlainTraits.shared }

  func height(in runtime: Runtime) -> CGFloat { accessoryHeight + bodyHeight(in: runtime) }
  var accessoryHeight: CGFloat { accessory.map(Self.height) ?? 0 }
  /// Of the keyboard or what stands for it, with what the device covers at the bottom.
  func bodyHeight(in runtime: Runtime) -> CGFloat {
    let device = runtime.app.device
    if let inputView { return Self.height(of: inputView) + device.safeArea.bottom }
    return showsKeys ? KeyboardMetrics.height(device) : device.safeArea.bottom
  }

  /// As high as it is, or wants to be.
  private static func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : view.systemLayoutSizeFitting(.zero).height
  }
}

/// Those of whoever says nothing.
private final class PlainTraits: UITextInputTraits {
  @MainActor static let shared = PlainTraits()
}
