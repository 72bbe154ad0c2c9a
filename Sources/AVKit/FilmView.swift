import AVFoundation
import UIKit

/// A view whose layer shows a video.
final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var filmLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
