import CoreGraphics
import Motion
import Testing
@testable import GestureEngine

@Suite("Recognizers, alone (behaviour: Gesture recognizers)")
struct RecognizerTests {
  let stage = Stage()

  @Test(arguments: [(10.0, false), (10.01, true), (-11, true)])
  func `a pan begins when its travel exceeds 10 pt`(travel: Double, begins: Bool) {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    stage.move(100, 100 + travel, after: 0.016)
    #expect(pan.state == (begins ? .began : .possible))
  }

  @Test func `a pan consumes its slop and then follows the finger`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    stage.move(100, 115, after: 0.016)
    #expect(pan.translation == CGPoint(x: 0, y: 5))
    stage.move(130, 115, after: 0.016)
    #expect(pan.translation == CGPoint(x: 30, y: 5))
    stage.up()
    #expect(stage.actions == ["pan began", "pan changed", "pan ended"])
    #expect(stage.arbiter.unfinished.isEmpty && pan.state == .possible)
  }

  @Test func `a second finger joins and leaves a pan without a jump`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    stage.move(100, 120, after: 0.016)
    stage.down(300, 300, finger: 2)
    stage.move(300, 320, finger: 2, after: 0.016)
    #expect(pan.translation.y == 20)  // 10, and half of the second finger's 20
    stage.up(finger: 1)
    #expect(pan.translation.y == 20 && pan.state == .changed)
    stage.move(300, 330, finger: 2, after: 0.016)
    #expect(pan.translation.y == 30)
  }

  @Test func `a finger that leaves in the report in which the other moves does not make the pan jump`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    stage.move(100, 120, after: 0.016)
    stage.down(300, 300, finger: 2)
    stage.time += 0.016
    stage.arbiter.receive(
      [TouchSample(TouchID(1), .moved, at: CGPoint(x: 100, y: 126)), TouchSample(TouchID(2), .ended, at: CGPoint(x: 300, y: 300))],
      at: stage.now)
    #expect(pan.translation == CGPoint(x: 0, y: 16))
  }

  @Test func `a finger beyond the maximum is left to the view`() {
    let pan = stage.add(PanRecognizer("pan"))
    pan.maximumTouches = 1
    stage.down(100, 100)
    stage.move(100, 120, after: 0.016)
    stage.down(300, 300, finger: 2)
    stage.move(300, 390, finger: 2, after: 0.016)
    #expect(pan.translation.y == 10)
    #expect(stage.deliveries == ["began 1", "cancelled 1", "began 2", "moved 2"])
  }

  @Test func `velocity is that of the last 100 ms, and a resting finger keeps it`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    stage.drag(by: 20, over: 0.5)
    stage.drag(by: 100, over: 0.2)
    #expect(abs(pan.velocity.y - 500) < 1e-6)
    stage.wait(1)
    #expect(abs(pan.velocity.y - 500) < 1e-6)
  }

  @Test(arguments: [
    (5.0, 30.0, 0.0, Recognizer.State.began), (5, 0, 30, .possible), (5, -30, 0, .possible), (60, 30, 0, .possible), (20, 30, 0, .began),
  ])
  func `an edge pan starts within 20 pt of the edge and leads away from it`(x: Double, dx: Double, dy: Double, state: Recognizer.State) {
    let edge = stage.add(ScreenEdgePanRecognizer("edge", edges: .left, screen: CGRect(x: 0, y: 0, width: 375, height: 812)))
    stage.down(x, 400)
    stage.move(x + dx, 400 + dy, after: 0.016)
    #expect(edge.state == state || (state == .possible && edge.state == .failed))
  }

  @Test func `a long press begins at half a second and may then move`() {
    let press = stage.add(LongPressRecognizer("press"))
    stage.down(100, 100)
    stage.move(100, 110, after: 0.499)
    #expect(press.state == .possible)
    stage.wait(0.001)
    #expect(press.state == .began)
    stage.move(100, 300, after: 0.1)
    stage.up()
    #expect(stage.actions == ["press began", "press changed", "press ended"])
  }

  @Test func `a long press fails when the finger moves more than 10 pt or lifts`() {
    let press = stage.add(LongPressRecognizer("press")), lift = stage.add(LongPressRecognizer.dragLift("lift"))
    stage.down(100, 100)
    stage.move(100, 110.1, after: 0.3)
    #expect(press.state == .failed && lift.state == .failed)
    stage.up()
    stage.down(100, 100, finger: 2)
    stage.wait(0.325)
    #expect(lift.state == .began && stage.actions == ["lift began"])
  }

  @Test func `a double tap needs its second tap within 0.35 s and 40 pt`() {
    stage.add(TapRecognizer("double", taps: 2))
    stage.tap(); stage.wait(0.35 - 1e-6); stage.tap()
    #expect(stage.actions == ["double ended"])
    stage.tap(); stage.wait(0.351); stage.tap(); stage.wait(1)
    stage.tap(); stage.wait(0.1); stage.tap(141, 100); stage.wait(1)
    #expect(stage.actions == ["double ended"])
    #expect(stage.arbiter.unfinished.isEmpty)
  }

  @Test func `a two-finger tap needs both fingers down together`() {
    stage.add(TapRecognizer("two", fingers: 2))
    stage.tap(finger: 1)
    #expect(stage.actions.isEmpty)
    stage.down(100, 100, finger: 1); stage.down(200, 100, finger: 2)
    stage.up(finger: 1); stage.wait(0.03); stage.up(finger: 2)
    #expect(stage.actions == ["two ended"])
  }

  @Test(arguments: [(100.0, 108.0, nil), (100, 110, 110.0 / 108), (200, 190, 190.0 / 192)] as [(Double, Double, Double?)])
  func `a pinch begins at 10 pt and swallows 8`(from: Double, to: Double, scale: Double?) {
    let pinch = stage.add(PinchRecognizer("pinch"))
    stage.down(0, 0, finger: 1); stage.down(from, 0, finger: 2)
    stage.move(to, 0, finger: 2, after: 0.1)
    #expect(pinch.state == (scale == nil ? .possible : .began))
    #expect(abs(pinch.scale - (scale ?? 1)) < 1e-12)
  }

  @Test(arguments: [false, true]) func `a finger too many that comes down beside a gesture does not move the gesture's place`(isPan: Bool) {
    let pan = PanRecognizer("pan")
    pan.maximumTouches = 2
    let gesture = stage.add(isPan ? pan : PinchRecognizer("pinch"))
    stage.down(100, 100)
    stage.down(200, 100, finger: 2)
    stage.move(240, 140, finger: 2, after: 0.016)
    #expect(gesture.state.isActive && gesture.location == CGPoint(x: 170, y: 120))
    stage.down(300, 400, finger: 3)
    #expect(gesture.location == CGPoint(x: 170, y: 120))
    stage.up(finger: 3)
    #expect(gesture.location == CGPoint(x: 170, y: 120))
  }

  @Test func `a pinch stays as it is when one finger lifts, and rebases when told to`() {
    let pinch = stage.add(PinchRecognizer("pinch"))
    stage.down(0, 0, finger: 1); stage.down(100, 0, finger: 2)
    stage.move(216, 0, finger: 2, after: 0.1)
    #expect(pinch.scale == 2)
    pinch.scale = 1
    stage.move(432, 0, finger: 2, after: 0.1)
    #expect(pinch.scale == 2 && pinch.velocity != 0)
    stage.up(finger: 2)
    #expect(pinch.state == .changed)
    stage.up(finger: 1)
    #expect(stage.actions == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test(arguments: [(9.9, nil), (10, 0.0872665), (90, 85 * Double.pi / 180)] as [(Double, Double?)])
  func `a rotation begins at 10° and reports 5° less`(degrees: Double, radians: Double?) {
    let rotation = stage.add(RotationRecognizer("rotation"))
    stage.down(0, 0, finger: 1); stage.down(100, 0, finger: 2)
    stage.move(100 * cos(degrees * .pi / 180), 100 * sin(degrees * .pi / 180), finger: 2, after: 0.1)
    #expect(rotation.state == (radians == nil ? .possible : .began))
    #expect(abs(rotation.rotation - (radians ?? 0)) < 1e-6)
  }

  @Test(arguments: [
    (0.1, 45.4, 45.0, true), (0.1, 45.2, 0, false), (0.1, 60, 45.2, false), (0.3, 36, 35.2, true), (0.3, 35.8, 0, false),
    (0.5, 26.6, 25.4, true), (0.501, 200, 0, false),
  ])
  func `a swipe must come far enough for its time and not stray`(t: Double, ahead: Double, aside: Double, recognizes: Bool) {
    stage.add(SwipeRecognizer("swipe", .right))
    stage.down(100, 100)
    stage.move(100 + ahead, 100 + aside, after: t)
    #expect(stage.actions == (recognizes ? ["swipe ended"] : []))
  }

  @Test func `a swipe may retreat but never behind its start, and right or down means right`() {
    stage.add(SwipeRecognizer("swipe", [.right, .down]))
    stage.down(100, 100); stage.move(130, 100, after: 0.05); stage.move(110, 100, after: 0.05); stage.move(160, 100, after: 0.05);
    stage.up()
    #expect(stage.actions == ["swipe ended"])
    stage.down(100, 100); stage.move(99, 100, after: 0.05); stage.move(180, 100, after: 0.05); stage.up()
    stage.down(100, 100); stage.move(100, 180, after: 0.05); stage.up()
    #expect(stage.actions == ["swipe ended"])
  }

  @Test func `a swipe of two fingers needs both to go the way: one that stands still, lags behind or goes back is none`() {
    stage.add(SwipeRecognizer("swipe", .right, fingers: 2))
    func swipe(_ steps: [(first: CGPoint, second: CGPoint)]) -> [String] {
      stage.actions = []
      stage.send((1, .began, CGPoint(x: 100, y: 100)), (2, .began, CGPoint(x: 100, y: 200)))
      for step in steps {
        stage.wait(0.05)
        stage.send((1, .moved, step.first), (2, .moved, step.second))
      }
      stage.up()
      stage.up(finger: 2)
      return stage.actions
    }
    #expect(swipe([(CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 200))]) == ["swipe ended"])
    #expect(swipe([(CGPoint(x: 220, y: 100), CGPoint(x: 100, y: 200))]) == [])
    #expect(swipe([(CGPoint(x: 160, y: 100), CGPoint(x: 140, y: 200))]) == [])
    #expect(swipe([(CGPoint(x: 160, y: 100), CGPoint(x: 99, y: 200)), (CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 200))]) == [])
    // The second one comes later, and has gone as far before the time is over.
    #expect(
      swipe([(CGPoint(x: 160, y: 100), CGPoint(x: 140, y: 200)), (CGPoint(x: 170, y: 100), CGPoint(x: 150, y: 200))])
        == ["swipe ended"])
  }

  @Test func `disabling cancels a gesture under way with its action, and a possible one silently`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(100, 100)
    pan.isEnabled = false
    pan.isEnabled = true
    stage.move(100, 200, after: 0.016); stage.up()
    #expect(stage.actions.isEmpty)
    stage.down(100, 100); stage.move(100, 120, after: 0.016)
    pan.isEnabled = false
    #expect(stage.actions == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible && stage.reasons(pan).contains(.disabled))
  }

  @Test func `a gesture disabled in its own action is cancelled once`() {
    let pan = PanRecognizer("pan")
    stage.hosts[pan].actions.append {
      $0.isEnabled = false; $0.isEnabled = true
    }
    stage.add(pan)
    stage.down(100, 100); stage.move(100, 120, after: 0.016); stage.move(100, 160, after: 0.016); stage.up()
    #expect(stage.actions == ["pan began", "pan cancelled"])
  }

  @Test func `a system cancel cancels the gesture and the view's touch`() {
    stage.add(PanRecognizer("pan")).cancelsTouchesInView = false
    stage.down(100, 100); stage.move(100, 120, after: 0.016); stage.cancel()
    #expect(stage.actions == ["pan began", "pan cancelled"])
    #expect(stage.deliveries == ["began 1", "moved 1", "cancelled 1"])
  }
}
