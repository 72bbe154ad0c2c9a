import CoreGraphics
import HostInterface
import Testing

@testable import WindowHost

@Suite struct WindowPointerTests {
  private let size = CGSize(width: 400, height: 800)
  private func touch(_ phase: TouchInput.Phase, _ finger: Int, _ x: Double, _ y: Double) -> TouchInput {
    TouchInput(phase, finger: finger, at: CGPoint(x: x, y: y))
  }

  @Test func `a pointer that is lost cancels its fingers, once`() {
    var pointer = WindowPointer(size: size)
    _ = pointer.pressed(at: CGPoint(x: 10, y: 20), keys: .init(two: true))
    #expect(pointer.lifted() == [touch(.cancelled, 0, 10, 20), touch(.cancelled, 1, 390, 780)])
    #expect(pointer.lifted().isEmpty && pointer.released(at: .zero).isEmpty && pointer.circles.isEmpty)
  }

  @Test func `one finger without a key`() {
    var pointer = WindowPointer(size: size)
    #expect(pointer.moved(to: CGPoint(x: 1, y: 1), keys: .init()).isEmpty)
    #expect(pointer.pressed(at: CGPoint(x: 10, y: 20), keys: .init()) == [touch(.began, 0, 10, 20)])
    #expect(pointer.pressed(at: CGPoint(x: 10, y: 20), keys: .init()).isEmpty, "a second press without a release is none")
    #expect(pointer.moved(to: CGPoint(x: 11, y: 21), keys: .init(two: true)) == [touch(.moved, 0, 11, 21)], "the key counts when pressing")
    #expect(pointer.circles.isEmpty)
    #expect(pointer.released(at: CGPoint(x: 12, y: 22)) == [touch(.ended, 0, 12, 22)])
  }

  @Test func `with the key the second finger mirrors the first, and both are drawn`() {
    var pointer = WindowPointer(size: size)
    _ = pointer.moved(to: CGPoint(x: 100, y: 100), keys: .init(two: true))
    #expect(pointer.circles.map(\.center) == [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 700)] && !pointer.circles[0].isDown)
    #expect(
      pointer.pressed(at: CGPoint(x: 100, y: 100), keys: .init(two: true)) == [touch(.began, 0, 100, 100), touch(.began, 1, 300, 700)])
    #expect(pointer.moved(to: CGPoint(x: 150, y: 300), keys: .init(two: true)) == [touch(.moved, 0, 150, 300), touch(.moved, 1, 250, 500)])
    #expect(pointer.circles.map(\.isDown) == [true, true])
    #expect(pointer.released(at: CGPoint(x: 150, y: 300)).map(\.phase) == [.ended, .ended], "both lift, the key still held or not")
  }

  @Test func `with Shift two fingers keep their distance`() {
    var pointer = WindowPointer(size: size)
    _ = pointer.pressed(at: CGPoint(x: 150, y: 400), keys: .init(two: true))
    _ = pointer.moved(to: CGPoint(x: 150, y: 400), keys: .init(two: true, sideBySide: true))
    #expect(
      pointer.moved(to: CGPoint(x: 160, y: 500), keys: .init(two: true, sideBySide: true)) == [
        touch(.moved, 0, 160, 500), touch(.moved, 1, 260, 500),
      ])
  }

  @Test func `letting go of the key takes the circles away`() {
    var pointer = WindowPointer(size: size)
    _ = pointer.moved(to: CGPoint(x: 100, y: 100), keys: .init())
    pointer.keysChanged(.init(two: true))
    #expect(pointer.circles.count == 2)
    pointer.keysChanged(.init())
    #expect(pointer.circles.isEmpty)
  }

  @Test func `the picture keeps its proportions in any window`() {
    let wide = WindowScreen.place(of: size, in: CGSize(width: 1000, height: 400))
    #expect(wide == CGRect(x: 400, y: 0, width: 200, height: 400))
    let tall = WindowScreen.place(of: size, in: CGSize(width: 200, height: 1000))
    #expect(tall == CGRect(x: 0, y: 300, width: 200, height: 400))
  }
}
