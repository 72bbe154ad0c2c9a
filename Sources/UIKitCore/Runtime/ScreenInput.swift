import HostInterface
import QuartzCore

extension Runtime {
  /// Applies a rotation of the device or a new size of the window.
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
