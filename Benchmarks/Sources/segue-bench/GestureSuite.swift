import CoreGraphics
import GestureEngine
import Motion

extension Suite {
  /// Touches to decisions: fingers dragging over a page with a typical set of recognizers.
  static let gestures = Suite(name: "gestures") { reporter in
    for (name, recognizers, fingers, explains) in [
      ("one finger, 3 recognizers", 3, 1, false), ("one finger, 10 recognizers", 10, 1, false),
      ("one finger, 10 recognizers, explaining", 10, 1, true), ("two fingers, 10 recognizers", 10, 2, false),
    ] {
      reporter.time("a drag of 50 moves, \(name)", poses: 200, unit: .microseconds) {
        let page = Page(recognizers: recognizers, explains: explains)
        return { page.drag($0, fingers: fingers) }
      }
    }
  }

  private final class Page {
    let arbiter: GestureArbiter
    let scroll: ScrollDynamics
    private let chain = (1...6).map(NodeID.init)
    private var time = MediaTime.zero
    private var decisions = 0

    init(recognizers: Int, explains: Bool) {
      let scroll = ScrollDynamics(
        "scroll", geometry: ScrollGeometry(content: CGSize(width: 375, height: 1e6), viewport: CGSize(width: 375, height: 812)))
      let edge = ScreenEdgePanRecognizer("edge", edges: .left, screen: CGRect(x: 0, y: 0, width: 375, height: 812))
      let all: [Recognizer] = [
        scroll.pan, edge, PanRecognizer("pan"), TapRecognizer("tap"), TapRecognizer("double", taps: 2), LongPressRecognizer("press"),
        SwipeRecognizer("swipe", .left), PinchRecognizer("pinch"), RotationRecognizer("rotation"), PanRecognizer("outer"),
      ]
      scroll.pan.require(toFail: edge)
      var attached: [NodeID: [Recognizer]] = [:]
      for (index, recognizer) in all.prefix(recognizers).enumerated() {
        recognizer.node = chain[index % chain.count]
        attached[chain[index % chain.count], default: []].append(recognizer)
      }
      self.scroll = scroll
      arbiter = GestureArbiter { attached[$0] ?? [] }
      arbiter.onDelivery = { _ in }
      if explains { arbiter.onDecision = { [unowned self] _ in decisions += 1 } }
    }

    func drag(_ number: Int, fingers: Int) {
      func send(_ phase: TouchPhase, _ y: Double) {
        let samples = (0..<fingers).map {
          TouchSample(TouchID(number * fingers + $0), phase, at: CGPoint(x: 100 + 50 * Double($0), y: y), chain: chain)
        }
        arbiter.receive(samples, at: time)
        time = time + 1.0 / 120
      }
      send(.began, 600)
      for move in 1...50 { send(.moved, 600 - Double(move) * 4) }
      send(.ended, 400)
      time = time + 1
      arbiter.advance(to: time)
      scroll.step(at: time)
    }
  }
}
