import CoreGraphics
import Compositor
import HostInterface
import Motion
import UIKit

extension Suite {
  /// Frames of emitters and replicators, sampled, recorded and drawn.
  static let particles = Suite(name: "particles") { reporter in
    MainActor.assumeIsolated {
      for count in [1000, 10_000] {
        reporter.time("a frame of \(count) particles, sampled and recorded", poses: 20) {
          let shower = Shower(particles: count)
          return { _ in shower.record() }
        }
        reporter.time("a frame of \(count) particles, drawn as well", poses: 20) {
          let shower = Shower(particles: count)
          return { _ in shower.draw() }
        }
      }
      reporter.time("a frame of a replicator of 1000 that turn, sampled and recorded", poses: 20) {
        let ring = Shower(copies: 1000)
        return { _ in ring.record() }
      }
      reporter.growth("a particle of n, a frame sampled and recorded", from: 10) { n in
        let shower = Shower(particles: n)
        return { shower.record() }
      }
      reporter.growth("a copy of n in a replicator, a frame sampled and recorded", from: 10) { n in
        let ring = Shower(copies: n)
        return { ring.record() }
      }
    }
  }
}

/// An app that shows an emitter, or a replicator, and nothing else.
@MainActor private final class Shower {
  private let app: AppSession
  private let compositor = Compositor(.init(threads: 1))
  private let canvas = PixelBuffer(width: 390, height: 844)
  private var seen = 0

  private init(_ layer: CALayer) {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    app.perform {
      layer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      controller.view.layer.addSublayer(layer)
    }
    app.advance(by: 1)
  }

  /// So many are alive at once, all over the screen.
  convenience init(particles: Int) {
    let emitter = CAEmitterLayer(), cell = CAEmitterCell()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
    }
    (cell.contents, cell.contentsScale) = (image.cgImage, image.scale)
    (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange) = (Float(particles) / 4, 4, 80, 40)
    (cell.emissionRange, cell.spin, cell.alphaSpeed, cell.redRange) = (2 * .pi, 2, -0.2, 1)
    (emitter.emitterShape, emitter.emitterPosition) = (.rectangle, CGPoint(x: 195, y: 422))
    (emitter.emitterSize, emitter.emitterCells) = (CGSize(width: 390, height: 844), [cell])
    self.init(emitter)
  }

  /// A bar so many times round, each a little later than the one before.
  convenience init(copies: Int) {
    let replicator = CAReplicatorLayer(), bar = CALayer()
    (replicator.instanceCount, replicator.instanceDelay) = (copies, 0.001)
    replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(copies), 0, 0, 1)
    replicator.instanceRedOffset = -1 / Float(copies)
    bar.frame = CGRect(x: 190, y: 200, width: 10, height: 60)
    bar.backgroundColor = UIColor.white.cgColor
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1, 0.1, 1, .infinity)
    bar.add(fade, forKey: nil)
    replicator.addSublayer(bar)
    self.init(replicator)
  }

  func record() {
    app.advance(by: 1.0 / 60)
    seen += app.displayList().items.count
  }
  func draw() {
    app.advance(by: 1.0 / 60)
    compositor.render(app.displayList(), into: canvas)
  }
}
