import CoreGraphics
import QuartzCore
import Testing

/// Objects are made by their class, through an initializer that is not `required`. It rests on where the compiler keeps it (decision 71).
@MainActor @Suite struct MakeableTests {
  private class Plain: CALayer {
    var number: Int { 7 }
    func another() {}
  }
  private class Overriding: Plain {
    let own: [Int]
    override init() {
      own = [1, 2]
      super.init()
      borderWidth = 3
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Below: Overriding {
    var log = "stored"
    override var number: Int { 8 }
  }
  private final class Convenient: CAShapeLayer {
    let title: String
    init(title: String) {
      self.title = title
      super.init()
    }
    convenience override init() { self.init(title: "made by its class") }
    required init?(coder: NSCoder) { nil }
  }
  private final class Boxed<Value: Numeric>: CALayer {
    let value: Value
    override init() {
      value = 5
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Shake: CAKeyframeAnimation {
    let strength: Double
    override init() {
      strength = 4
      super.init()
      duration = 1
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(
    arguments: [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self,
      CASpringAnimation.self, CAKeyframeAnimation.self, CAAnimationGroup.self, CATransition.self, Plain.self, Overriding.self, Below.self,
      Convenient.self, Boxed<Int>.self, Boxed<Double>.self, Shake.self,
    ] as [_UIMakeable.Type])
  func `a class makes an object of itself`(type: _UIMakeable.Type) {
    let made = _UIMakeable.make(type)
    #expect(Swift.type(of: made) == type)
  }

  @Test func `what is made by its class went through that class's own init, at any depth`() {
    let layer: Overriding = _UIMakeable.make(Below.self)
    #expect(layer.own == [1, 2] && layer.borderWidth == 3 && layer.number == 8 && (layer as? Below)?.log == "stored")
    #expect(_UIMakeable.make(Convenient.self).title == "made by its class")
    #expect(_UIMakeable.make(Boxed<Int>.self).value == 5 && _UIMakeable.make(Boxed<Double>.self).value == 5)
    #expect(_UIMakeable.make(Shake.self).strength == 4 && _UIMakeable.make(Shake.self).duration == 1)
  }

  @Test func `what was made by its class ends when nobody keeps it`() {
    weak var gone: Below?
    do {
      let layer = _UIMakeable.make(Below.self)
      gone = layer
      #expect(gone != nil && layer.opacity == 1)
    }
    #expect(gone == nil)
  }

  @Test func `a class without init() stops with a sentence when it is to make an object`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = _UIMakeable.make(Nameless.self) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Use of unimplemented initializer 'init()'") && said.contains("Nameless"))
  }
}

/// Made by its own initializer alone.
private final class Nameless: CALayer {
  let title: String
  init(title: String) {
    self.title = title
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}
