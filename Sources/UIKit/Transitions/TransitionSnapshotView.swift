import CoreGraphics
import Foundation
import QuartzCore

/// A still picture of what stands above the lowest of a dismissed chain: it covers the lowest view and leaves with it.
final class TransitionSnapshotView: UIView {
  let name: String

  /// A picture of `view` with all that is in it, as it was last shown; empty if it was never shown.
  init(_ name: String, of view: UIView?) {
    self.name = name
    super.init(frame: view?.bounds ?? .zero)
    isUserInteractionEnabled = false
    if let picture = view?.snapshotView(afterScreenUpdates: false) { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override var nameAsPlace: String { name }
  override var showsPlaces: Bool { false }
}
