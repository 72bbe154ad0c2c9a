import CoreGraphics
import Motion
import Testing
import VirtualTime

@testable import QuartzCore

/// A layer that goes from one superlayer to another within the tree. Nothing of it stops.
@MainActor @Suite struct MovedLayerTests {
  private let stage = LayerStage()
  private let page = CALayer()

  init() {
    page.frame = CGRect(x: 50, y: 400, width: 300, height: 300)
    let (stage, page) = (stage, page)
    stage.quietly { stage.root.addSublayer(page) }
  }

  private func twin() -> CALayer {
    let twin = CALayer()
    stage.quietly { stage.container.addSublayer(twin) }
    return twin
  }
  private func expectSound(_ location: SourceLocation = #_sourceLocation) {
    #expect(stage.runtime.commitFaults.isEmpty, sourceLocation: location)
  }

  @Test func `an animation goes on at its place, and ends at its time, when its layer gets another superlayer`() {
    stage.act {
      let animation = basic("position.x", from: 0.0, to: 100.0)
      animation.delegate = Witness(stage, "way")
      stage.square.add(animation, forKey: "way")
    }
    for (time, place) in [(0.2, page), (0.4, stage.container), (0.6, page), (0.7, stage.root)] {
      stage.advance(to: time)
      stage.quietly { place.addSublayer(stage.square) }
      #expect(stage.square.superlayer === place && close(stage.shown.position.x, 100 * time))
      #expect(stage.runtime.scene[stage.square.id]?.parent == place.id)
      expectSound()
    }
    stage.advance(to: 2)
    #expect(stage.log == ["way began@0.0", "way true@1.0"])
    stage.expectQuiet()
  }

  @Test func `a spring in flight, moved at any moment, is where one is that never moved`() {
    let twin = twin()
    stage.act {
      for layer in [stage.square, twin] {
        let spring = CASpringAnimation(keyPath: "position.y")
        (spring.fromValue, spring.toValue, spring.damping, spring.duration) = (300.0, 20.0, 8, 3)
        layer.add(spring, forKey: "spring")
      }
    }
    for tick in 1...150 {
      stage.advance(to: Double(tick) / 60)
      if tick % 7 == 0 { stage.quietly { (tick % 2 == 0 ? page : stage.container).addSublayer(stage.square) } }
      #expect(stage.shown.position.y == twin.shown?.position.y, "tick \(tick)")
    }
    expectSound()
  }

  @Test func `what lies below the layer goes on too, and a mask`() {
    let (inner, mask) = (CALayer(), CALayer())
    stage.quietly {
      stage.square.addSublayer(inner)
      inner.mask = mask
    }
    stage.act {
      for layer in [inner, mask] { layer.add(basic("opacity", from: 0.0, to: 1.0), forKey: nil) }
    }
    stage.advance(to: 0.25)
    stage.quietly { page.insertSublayer(stage.square, at: 0) }
    #expect(close(inner.shown!.opacity, 0.25) && close(mask.shown!.opacity, 0.25))
    expectSound()
  }

  @Test func `what is shown at the moment of the move is what was shown`() {
    stage.act { stage.square.add(basic("position.x", from: 0.0, to: 100.0), forKey: "way") }
    stage.advance(to: 0.5)
    stage.act {
      page.addSublayer(stage.square)
      #expect(close(stage.square.presentation()!.position.x, 50))
      #expect(stage.square.animationKeys() == ["way"])
    }
  }

  @Test func `a layer that takes another's place, is named a sublayer or becomes a mask keeps its animations`() {
    let (old, inner) = (CALayer(), CALayer())
    stage.quietly {
      page.addSublayer(old)
      old.addSublayer(inner)
    }
    stage.act { for layer in [stage.square, inner] { layer.add(basic("opacity", from: 0.0, to: 1.0), forKey: "fade") } }
    stage.advance(to: 0.1)
    stage.quietly { page.replaceSublayer(old, with: stage.square) }
    #expect(page.sublayers == [stage.square] && old.superlayer == nil && inner.animationKeys() == nil)
    #expect(close(stage.shown.opacity, 0.1))
    stage.quietly { page.replaceSublayer(stage.square, with: stage.square) }
    #expect(page.sublayers == [stage.square] && close(stage.shown.opacity, 0.1))

    stage.advance(to: 0.2)
    let other = CALayer()
    stage.quietly { stage.container.sublayers = [other, stage.square] }
    #expect(stage.container.sublayers == [other, stage.square] && page.sublayers == nil && close(stage.shown.opacity, 0.2))

    stage.advance(to: 0.3)
    stage.quietly { page.mask = stage.square }
    #expect(page.mask === stage.square && stage.container.sublayers == [other] && close(stage.shown.opacity, 0.3))

    stage.advance(to: 0.4)
    stage.quietly { page.addSublayer(stage.square) }
    #expect(page.mask == nil && page.sublayers == [stage.square] && close(stage.shown.opacity, 0.4))
    expectSound()
  }

  @Test func `who lay in a layer that goes stays, if it takes that one's place`() {
    let (outer, first) = (CALayer(), CALayer())
    stage.quietly {
      page.addSublayer(outer)
      outer.addSublayer(stage.square)
      page.mask = first
    }
    stage.act { stage.square.add(basic("opacity", from: 0.0, to: 1.0), forKey: "fade") }
    stage.advance(to: 0.1)
    stage.quietly { page.replaceSublayer(outer, with: stage.square) }
    #expect(page.sublayers == [stage.square] && outer.sublayers == nil && stage.square.animationKeys() == ["fade"])
    stage.quietly {
      page.addSublayer(outer)
      outer.addSublayer(stage.square)
      page.sublayers = [stage.square]
    }
    #expect(page.sublayers == [stage.square] && outer.superlayer == nil && stage.square.animationKeys() == ["fade"])
    stage.quietly { first.addSublayer(stage.square) }
    stage.quietly { page.mask = stage.square }
    #expect(page.mask === stage.square && first.superlayer == nil && stage.square.animationKeys() == ["fade"])
    #expect(stage.runtime.scene[first.id] == nil && close(stage.shown.opacity, 0.1))
    expectSound()
  }

  @Test(arguments: [(2.0, 0.0, 0.75), (0.5, 0.0, 1.5), (1.0, 0.25, 0.75)])
  func `in a superlayer whose time runs otherwise it ends when that gets there`(speed: Double, offset: Double, end: Double) {
    let inner = CALayer()
    stage.quietly {
      stage.square.addSublayer(inner)
      // At half a second both times are the same, but for the offset.
      page.clock = .running(begin: 0.5, speed: speed, offset: 0.5 + offset)
    }
    stage.act {
      let animation = basic("opacity", from: 0.0, to: 1.0)
      animation.delegate = Witness(stage, "fade")
      inner.add(animation, forKey: nil)
    }
    stage.advance(to: 0.5)
    stage.quietly { page.addSublayer(stage.square) }
    #expect(close(inner.shown!.opacity, 0.5 + offset) && stage.runtime.scene.nextEnd == MediaTime(seconds: end))
    expectSound()
    stage.advance(to: 2)
    #expect(stage.log == ["fade began@0.0", "fade true@\(end)"])
  }

  @Test func `in a superlayer whose time stands still it stands still, and elsewhere it goes on`() {
    stage.quietly { page.clock = .held(at: 0.25) }
    stage.act { stage.square.add(basic("opacity", from: 0.0, to: 1.0), forKey: nil) }
    stage.advance(to: 0.5)
    stage.quietly { page.addSublayer(stage.square) }
    #expect(!stage.runtime.scene.hasRunningClock && stage.runtime.scene.nextEnd == nil)
    stage.advance(to: 0.75)
    #expect(close(stage.shown.opacity, 0.25))
    stage.quietly { stage.container.addSublayer(stage.square) }
    #expect(close(stage.shown.opacity, 0.75) && stage.runtime.scene.hasRunningClock)
    expectSound()
  }

  @Test func `a layer that goes to where nobody sees it has left, as one that is taken out`() {
    let nowhere = CALayer()
    func animate(_ name: String) {
      stage.act {
        let animation = basic("opacity", from: 0.0, to: 1.0)
        animation.delegate = Witness(stage, name)
        stage.square.add(animation, forKey: nil)
      }
    }
    animate("first")
    stage.quietly { nowhere.addSublayer(stage.square) }
    #expect(stage.log == ["first began@0.0", "first false@0.0"] && stage.runtime.scene[stage.square.id] == nil)
    stage.quietly { page.addSublayer(stage.square) }
    animate("second")
    stage.quietly { nowhere.mask = stage.square }
    #expect(stage.log.suffix(2) == ["second began@0.0", "second false@0.0"] && !stage.square.isInTree)
    expectSound()
  }

  @Test func `moved twice in one transaction, and home again, nothing has happened to it`() {
    stage.act { stage.square.add(basic("opacity", from: 0.0, to: 1.0), forKey: "fade") }
    stage.advance(to: 0.5)
    stage.quietly {
      page.addSublayer(stage.square)
      stage.root.mask = stage.square
      stage.container.addSublayer(stage.square)
    }
    #expect(stage.container.sublayers == [stage.square] && stage.root.mask == nil && page.sublayers == nil)
    #expect(close(stage.shown.opacity, 0.5) && stage.square.animationKeys() == ["fade"])
    expectSound()
  }

  /// Moves a layer when it is asked to act.
  private final class Thief: CAAction {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { body() }
  }

  @Test func `a superlayer whose action takes the layer on as it goes has it to itself`() {
    let third = CALayer()
    stage.quietly { stage.root.addSublayer(third) }
    stage.act { stage.square.add(basic("opacity", from: 0.0, to: 1.0), forKey: "fade") }
    stage.advance(to: 0.5)
    let square = stage.square
    stage.container.actions = ["sublayers": Thief { third.addSublayer(square) }]
    stage.act { page.addSublayer(square) }
    #expect(square.superlayer === third && third.sublayers == [square])
    #expect(page.sublayers == nil && stage.container.sublayers == nil && close(stage.shown.opacity, 0.5))
    stage.container.actions = nil
    expectSound()
  }

  @Test func `a layer lies as deep as its new place`() {
    var deep = page
    for _ in 0..<20 {
      let next = CALayer()
      stage.quietly { deep.addSublayer(next) }
      deep = next
    }
    let inner = CALayer()
    stage.quietly { stage.square.addSublayer(inner) }
    stage.quietly { deep.addSublayer(stage.square) }
    #expect(stage.square.depth == 22 && inner.depth == 23)
    stage.quietly { stage.root.addSublayer(stage.square) }
    #expect(stage.square.depth == 1 && inner.depth == 2)
  }

  @Test func `an emitter's particles fly on, and it gives birth as if nothing were`() {
    let (moved, still) = (EmitterStage(), EmitterStage())
    let other = CALayer()
    moved.stage.quietly { moved.stage.root.addSublayer(other) }
    for tick in 1...180 {
      for stage in [moved.stage, still.stage] { stage.advance(to: Double(tick) / 60) }
      if tick % 20 == 0 { moved.stage.quietly { (tick % 40 == 0 ? other : moved.stage.container).addSublayer(moved.emitter) } }
      #expect(moved.births() == still.births(), "tick \(tick)")
    }
    #expect(moved.births().count == 20 && moved.stage.runtime.scene.hasRunningClock && moved.stage.runtime.commitFaults.isEmpty)
    #expect(moved.emitter.properties.rare.emitter!.value.spans.count == 1)
  }
}
