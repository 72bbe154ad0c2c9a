import CoreGraphics
import Motion
import Testing
@testable import GestureEngine

@Suite("Arbitration (behaviour: Gesture recognizers)")
struct ArbitrationTests {
  let stage = Stage()

  func swipeDown() { stage.down(100, 100); stage.move(100, 130, after: 0.016) }

  @Test func `the deepest node wins, then the latest attached`() {
    let outer = stage.add(PanRecognizer("outer"), to: Stage.page)
    stage.add(PanRecognizer("first"), to: Stage.cell)
    stage.add(PanRecognizer("second"), to: Stage.cell)
    swipeDown()
    #expect(stage.actions == ["second began"])
    #expect(stage.reasons(outer).last == .prevented(by: "second"))
  }

  @Test(arguments: [true, false])
  func `one yes to simultaneous recognition is enough`(outerSaysYes: Bool) {
    let inner = stage.add(PanRecognizer("inner")), outer = stage.add(PanRecognizer("outer"), to: Stage.page)
    let yes = Answers()
    yes.together = { _, _ in true }
    stage.answer(outerSaysYes ? outer : inner, with: yes)
    stage.answer(outerSaysYes ? inner : outer, with: Answers())
    swipeDown()
    #expect(stage.actions == ["inner began", "outer began"])
    #expect(stage.reasons(outer).contains(.allowedBeside("inner")))
  }

  @Test func `subclass hooks come before delegates`() {
    final class Shy: PanRecognizer { override func canPrevent(_ other: Recognizer) -> Bool { false } }
    final class Stubborn: PanRecognizer { override func canBePrevented(by other: Recognizer) -> Bool { false } }
    stage.add(Shy("shy")); stage.add(Stubborn("stubborn"), to: Stage.cell); stage.add(PanRecognizer("plain"), to: Stage.page)
    swipeDown()
    #expect(stage.actions == ["shy began", "stubborn began"])
  }

  @Test func `who requires another to fail waits, then recognizes at that instant`() {
    let single = stage.add(TapRecognizer("single")), double = stage.add(TapRecognizer("double", taps: 2))
    single.require(toFail: double)
    stage.tap()
    #expect(stage.actions.isEmpty && single.state == .possible && single.isWaiting)
    #expect(stage.reasons(single).last == .waits(for: ["double"]))
    stage.wait(0.35)
    #expect(stage.actions == ["single ended"])
    stage.wait(1); stage.tap(); stage.wait(0.1); stage.tap()
    #expect(stage.actions == ["single ended", "double ended"])
    #expect(stage.reasons(single).contains(.requiredToFail(butRecognized: "double")))
  }

  @Test func `without a requirement a single tap fires first and the double tap after it`() {
    stage.add(TapRecognizer("single")); stage.add(TapRecognizer("double", taps: 2))
    stage.tap(); stage.wait(0.1); stage.tap()
    #expect(stage.actions == ["single ended", "double ended"])
  }

  @Test(arguments: [0, 1])
  func `the delegate can ask for failure from either side`(side: Int) {
    let pan = stage.add(PanRecognizer("pan")), swipe = stage.add(SwipeRecognizer("swipe", .down), to: Stage.page)
    let answers = Answers()
    answers.waits = { $0 === pan && $1 === swipe && side == 0 }
    answers.mustFailFor = { $0 === swipe && $1 === pan && side == 1 }
    stage.answer(pan, swipe, with: answers)
    swipeDown()
    #expect(stage.actions.isEmpty)
    stage.move(100, 170, after: 0.016)
    #expect(stage.actions == ["swipe ended"])
  }

  @Test func `requirements in a circle are noticed, and the first to be ready goes`() {
    let a = stage.add(PanRecognizer("a")), b = stage.add(PanRecognizer("b")), c = stage.add(LongPressRecognizer("c"))
    a.require(toFail: b); b.require(toFail: c); c.require(toFail: a)
    stage.down(100, 100)
    stage.wait(0.5)
    #expect(stage.actions == ["c began"])
    #expect(stage.reasons(c).contains(.noLongerWaits(cycle: ["c", "a", "b", "c"])))
  }

  @Test func `shouldBegin is asked once, on leaving possible, and a no fails the gesture`() {
    let pan = stage.add(PanRecognizer("pan")), outer = stage.add(PanRecognizer("outer"), to: Stage.page)
    let no = Answers()
    no.begin = { $0 !== pan }
    stage.answer(pan, outer, with: no)
    swipeDown(); stage.move(100, 200, after: 0.016); stage.up()
    #expect(no.asked == ["begin pan", "begin outer"])
    #expect(stage.actions.first == "outer began" && stage.reasons(pan).contains(.notAllowedToBegin))
  }

  @Test func `a refused touch is never seen`() {
    let pan = stage.add(PanRecognizer("pan")), no = Answers()
    no.receive = { _, _ in false }
    stage.answer(pan, with: no)
    swipeDown()
    #expect(stage.actions.isEmpty && stage.reasons(pan) == [.touchRefused(TouchID(1))])
  }

  @Test func `a pan whose finger leaves while it waits fails`() {
    let pan = stage.add(PanRecognizer("pan")), slow = stage.add(TapRecognizer("slow", taps: 2), to: Stage.window)
    pan.require(toFail: slow)
    stage.tap()
    stage.down(100, 100, finger: 2); stage.move(109, 100, finger: 2); stage.move(100, 109, finger: 2); stage.move(91, 100, finger: 2);
    stage.up(finger: 2)
    #expect(stage.actions == ["slow ended"])
    #expect(stage.arbiter.unfinished.isEmpty)
  }

  @Test func `the log reads as sentences`() {
    let single = stage.add(TapRecognizer("single")), double = stage.add(TapRecognizer("double", taps: 2))
    single.require(toFail: double)
    stage.tap(); stage.wait(1)
    #expect(
      stage.decisions.filter { $0.recognizer == "single" }.map(\.description) == [
        "0 ms  single takes touch 1", "50 ms  single would recognize, but waits for double to fail", "400 ms  single recognizes",
        "400 ms  single is possible again",
      ])
  }
}

@Suite("Calls that the touched node receives (behaviour: Gesture recognizers)")
struct DeliveryTests {
  let stage = Stage()

  @Test func `a touch that nobody recognizes is heard whole`() {
    stage.add(SwipeRecognizer("swipe", .left))
    stage.down(0, 0); stage.move(5, 0); stage.up()
    #expect(stage.deliveries == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `recognition cancels the touch, unless told not to`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.down(0, 0); stage.move(5, 0); stage.move(20, 0); stage.move(30, 0); stage.up()
    #expect(stage.deliveries == ["began 1", "moved 1", "cancelled 1"])
    pan.cancelsTouchesInView = false
    stage.deliveries = []
    stage.down(0, 0); stage.move(20, 0); stage.up()
    #expect(stage.deliveries == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `delaysTouchesBegan withholds until failure, or for ever`() {
    let pan = stage.add(PanRecognizer("pan"))
    pan.delaysTouchesBegan = true
    stage.down(0, 0); stage.move(5, 0)
    #expect(stage.deliveries.isEmpty)
    stage.up()
    #expect(stage.deliveries == ["began 1", "moved 1", "ended 1"])
    stage.down(0, 0); stage.move(20, 0); stage.up()
    #expect(stage.deliveries.count == 3)
  }

  @Test func `ended is held until a double tap is decided`() {
    let double = stage.add(TapRecognizer("double", taps: 2))
    stage.tap()
    #expect(stage.deliveries == ["began 1"])
    stage.wait(0.35)
    #expect(stage.deliveries == ["began 1", "ended 1"])
    stage.tap(finger: 2); stage.wait(0.1); stage.tap(finger: 3)
    #expect(stage.deliveries.suffix(4) == ["began 2", "began 3", "cancelled 2", "cancelled 3"])
    double.delaysTouchesEnded = false
    stage.tap(finger: 4)
    #expect(stage.deliveries.suffix(2) == ["began 4", "ended 4"])
  }

  @Test func `a node may stop a gesture when it hears the touch`() {
    let pan = stage.add(PanRecognizer("pan"))
    stage.arbiter.onDelivery = { _ in pan.isEnabled = false }
    stage.down(0, 0)
    #expect(stage.arbiter.unfinished.isEmpty && pan.state == .possible)
  }

  @Test func `a finger that joins a gesture under way is not heard`() {
    stage.add(PanRecognizer("pan"))
    stage.down(0, 0); stage.move(20, 0); stage.down(50, 50, finger: 2); stage.up(finger: 2); stage.up()
    #expect(stage.deliveries == ["began 1", "cancelled 1"])
  }
}
