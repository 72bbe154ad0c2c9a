import CoreGraphics
import Foundation
import QuartzCore

/// A static image of the views above the lowest view of a dismissed chain. It covers the lowest view and disappears with it.
final class TransitionSnapshotView: UIView {
  let name: String

  /// Creates an image of a view and its descendants as they were last shown. It is empty if the view was never shown.
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
