import Motion
import Testing

@Suite("The laws of scrolling (behaviour: Scroll views)")
struct ScrollLawTests {
  @Test(arguments: [
    (750.0, 0.998, 369.26, 2.1566), (1500, 0.998, 743.51, 2.5028), (3000, 0.998, 1492.01, 2.8490), (4875, 0.998, 2427.635, 3.0915),
    (750, 0.99, 73.26, 0.4296), (1500, 0.99, 147.51, 0.4986), (3000, 0.99, 296.01, 0.5675), (4875, 0.99, 481.635, 0.6158),
  ])
  func `deceleration covers the measured distance in the measured time`(v: Double, rate: Double, distance: Double, time: Double) {
    for sign in [1.0, -1] {
      let decay = Decay(from: 100, velocity: sign * v, rate: rate)
      #expect(abs(decay.end - 100 - sign * distance) < 0.0051 && abs(decay.duration - time) < 5.1e-5)
      #expect(close(decay.position(at: decay.duration), decay.end))
    }
  }

  @Test(arguments: [(0.1, 135.803), (0.25, 294.739), (0.5, 473.418), (1, 647.404)])
  func `deceleration from 1500 pt per second`(t: Double, x: Double) {
    #expect(abs(Decay(from: 0, velocity: 1500).position(at: t) - x) < 6e-4)
  }

  @Test func `the reach of the two rates`() {
    #expect(close(Decay.reach(Decay.normalRate), 0.499) && close(Decay.reach(Decay.fastRate), 0.099))
  }

  @Test func `a decay aimed at a target ends there, at rest when it is there already`() {
    for target in [-1000.0, -3, 0.5, 40, 2000] {
      let decay = Decay(from: 10, to: target, rate: Decay.fastRate)
      #expect(close(decay.end, target) && close(decay.position(at: decay.duration), target))
    }
    #expect(Decay(from: 10, to: 10).isAtRest && Decay(from: 10, to: 10).duration == 0 && Decay(from: 10, velocity: 9).end == 10)
  }

  @Test(arguments: [Decay.normalRate, Decay.fastRate])
  func `a decay's velocity is the derivative of its position, less than the nominal one`(rate: Double) {
    let decay = Decay(from: 0, velocity: 2000, rate: rate), h = 1e-5
    for t in [0.01, 0.2, 0.5] {
      #expect(close(decay.velocity(at: t), (decay.position(at: t + h) - decay.position(at: t - h)) / (2 * h), 1e-6))
    }
    let loss = 1 - decay.velocity(at: 0) / 2000
    #expect(abs(loss - (rate == Decay.normalRate ? 0.001 : 0.005)) < 1e-4)
  }

  @Test func `a decay knows when it comes by a place, and that it never does`() {
    let decay = Decay(from: 0, velocity: -3000)
    let t = decay.time(reaching: -700)!
    #expect(close(decay.position(at: t), -700))
    #expect(decay.time(reaching: 1) == nil && decay.time(reaching: -5000) == nil && decay.time(reaching: 0) == 0)
  }

  @Test(arguments: [(10.0, 5.4624), (50, 26.5861), (100, 51.462), (200, 96.7033), (400, 172.549), (800, 283.871)])
  func `the rubber band over 800 pt, and back`(d: Double, b: Double) {
    #expect(abs(RubberBand.stretch(d, over: 800) - b) < 6e-4)
    #expect(close(RubberBand.unstretch(RubberBand.stretch(d, over: 800), over: 800), d))
  }

  @Test func `a rubber band without a viewport stays where it is`() {
    #expect(RubberBand.stretch(50, over: 0) == 0 && RubberBand.unstretch(50, over: 0) == 0)
    #expect(RubberBand.unstretch(900, over: 800) == .greatestFiniteMagnitude)
  }

  @Test func `a bounce from rest is the measured sum of two decays`() {
    let bounce = Bounce(to: 100, from: 335, velocity: 0)
    for (t, x) in [(0.05, 180.6), (0.1, 118.2), (0.2, 48.3), (0.3, 19.6)] { #expect(abs(bounce.position(at: t) - 100 - x) < 0.06) }
  }

  @Test func `an impact of 3005 pt per second peaks at 100.5 pt after 0.0909 s`() {
    let bounce = Bounce(to: 0, from: 0, velocity: 3005)
    #expect(abs(bounce.position(at: 0.0909) - 100.5) < 0.05 && abs(bounce.velocity(at: 1.0 / 11)) < 1e-6)
  }

  @Test(arguments: [(235.0, 0.0), (-40, 49), (0, 50), (0, -3005), (100, -2000), (-100, -60)])
  func `a bounce starts where and as fast as it was told and settles at its edge`(offset: Double, velocity: Double) {
    let bounce = Bounce(to: 50, from: 50 + offset, velocity: velocity), h = 1e-6
    #expect(close(bounce.position(at: 0), 50 + offset) && close(bounce.velocity(at: 0), velocity))
    for t in [0.01, 0.1, 0.4] {
      #expect(close(bounce.velocity(at: t), (bounce.position(at: t + h) - bounce.position(at: t - h)) / (2 * h), 1e-5))
    }
    let duration = bounce.duration
    for i in 0...100 { #expect(abs(bounce.position(at: duration + Double(i) / 100) - 50) <= Bounce.rest) }
  }

  @Test func `a bounce that is at its edge already lasts no time`() {
    #expect(Bounce(to: 5, from: 5, velocity: 0).duration == 0)
  }

  @Test func `an animated scroll eases by half a cosine over 0.3 s`() {
    let ease = CosineEase(from: 0, to: 400)
    #expect(abs(ease.position(at: 8.0 / 60) - 165.3) < 0.1 && abs(ease.position(at: 16.0 / 60) - 387.9) < 0.1)
    #expect(ease.position(at: -1) == 0 && ease.position(at: 0.3) == 400 && close(ease.position(at: 0.15), 200))
  }
}
