import Compositor
import CoreGraphics
import DisplayList

extension Suite {
  /// Display list to pixels: the opening of a card, and its parts.
  static let compositor = Suite(name: "compositor") { reporter in
    let scene = CardOpening(scale: 3), canvas = PixelBuffer(width: 1170, height: 2532)

    func opening(_ name: String, _ options: Compositor.Options, aim: Aim? = nil, _ list: @escaping (Int) -> DisplayList) {
      reporter.time(name, poses: CardOpening.poses, aim: aim, by: .picture(threads: options.threads)) {
        let compositor = Compositor(options), lists = (0..<CardOpening.poses).map(list)
        return { compositor.render(lists[$0], into: canvas) }
      }
    }
    for threads in [1, 4] {
      let live = Compositor.Options(threads: threads, caching: false), cached = Compositor.Options(threads: threads)
      let whole = threads == 1 ? Aim.atMost(8, worst: 16) : .atMost(2.5, worst: 5)
      let on = threads == 1 ? "one thread" : "\(threads) threads"
      for sigma in [20.0, 30] {
        opening("opening 1170×2532, backdrop growing to \(Int(sigma)) pt, blurred anew, \(on)", live, aim: sigma == 20 ? whole : nil) {
          scene.list(pose: $0, .init(sigma: sigma))
        }
      }
      opening("opening, backdrop growing to 30 pt and fading in, blurred anew, \(on)", live) {
        scene.list(pose: $0, .init(sigma: 30, isFadingIn: true))
      }
      opening("opening, backdrop of 20 pt blurred anew, \(on)", live) { scene.list(pose: $0, .init(isGrowing: false)) }
      opening("opening, backdrop of 20 pt cached, \(on)", cached, aim: threads == 1 ? .atMost(5) : nil) {
        scene.list(pose: $0, .init(isGrowing: false))
      }
      opening("home alone, \(on)", live) { _ in DisplayList(size: scene.size, background: RGBA(white: 1), items: scene.home(hiding: nil)) }
      for sigma in [0.5, 1, 2, 3, 6, 20] {
        opening("backdrop of \(sigma) px over home, no card, \(on)", live) { _ in
          let whole = Backdrop(CGRect(origin: .zero, size: scene.size), sigma: sigma / 3, saturation: 1.8, tint: RGBA(white: 1, 0.3))
          return DisplayList(size: scene.size, background: RGBA(white: 1), items: scene.home(hiding: nil) + [.backdrop(whole)])
        }
      }
    }
    let small = CardOpening(scale: 1), buffer = PixelBuffer(width: 390, height: 844)
    for (name, options) in [
      ("one thread", Compositor.Options(threads: 1, caching: false)), ("4 threads", .init(threads: 4, caching: false)),
      ("kernels as the build compiles them, one thread", .init(threads: 1, kernels: .portable, caching: false)),
    ] {
      reporter.time("opening 390×844, blurred anew, \(name)", poses: CardOpening.poses, runs: 3) {
        let compositor = Compositor(options)
        return { compositor.render(small.list(pose: $0), into: buffer) }
      }
    }
  }
}
