import HostInterface
import QuartzCore

extension Runtime {
  /// The device is held another way, or the window has another size.
  func take(_ change: ScreenChange) {
    switch change {
    case .rotate(let orientation): rotation.deviceDidTurn(to: UIDeviceOrientation(orientation))
    case .resize(let size): rotation.resize(to: size)
    }
  }
}

extension UIDeviceOrientation {
  init(_ orientation: Device.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
