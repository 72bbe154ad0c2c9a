import Motion
import SeededRandom
import Testing

@testable import QuartzCore

@Suite struct AnimatedLayersTests {
  @Test func `what ends next is what looking at all of them finds, however they change`() {
    var random = SeededRandom(7)
    var layers = AnimatedLayers()
    var known: [LayerID: AnimatedLayers.Trajectory] = [:]
    for _ in 0..<5000 {
      let id = LayerID(number: Int.random(in: 0..<40, using: &random) * 64)
      let end = Bool.random(using: &random) ? MediaTime(nanoseconds: Int64.random(in: 0..<30, using: &random)) : nil
      let course = AnimatedLayers.Trajectory(end: end, moves: Bool.random(using: &random))
      let stays = Int.random(in: 0..<4, using: &random) > 0
      layers.set(id, stays ? course : nil)
      known[id] = stays ? course : nil
      #expect(layers.nextEnd == known.values.compactMap(\.end).min())
      #expect(layers.moving == known.values.count { $0.moves })
      let limit = MediaTime(nanoseconds: Int64.random(in: 0..<30, using: &random))
      let ending = known.filter { course in course.value.end.map { $0 <= limit } ?? false }
      #expect(layers.ids(endingUpTo: limit).sorted() == ending.keys.sorted())
    }
  }

  @Test func `ends that are put off again and again leave nothing behind`() {
    var layers = AnimatedLayers()
    layers.set(LayerID(number: 0), .init(end: .zero, moves: true))
    for i in 1...10_000 { layers.set(LayerID(number: i % 10 + 1), .init(end: MediaTime(nanoseconds: Int64(i)), moves: true)) }
    #expect(layers.keptEnds < 100)
  }
}
