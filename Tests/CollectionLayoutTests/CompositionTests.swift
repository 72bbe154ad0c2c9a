import CoreGraphics
import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("Compositional arithmetic (Apple's NSCollectionLayoutGroup)")
struct CompositionTests {
  private func item(_ width: CompositionLength, _ height: CompositionLength) -> CompositionNode {
    CompositionNode(CompositionSize(width: width, height: height))
  }
  private func row(
    _ height: CompositionLength, _ children: [CompositionNode], count: CompositionLine.Count = .filling, gap: CompositionSpacing = .fixed(0)
  )
    -> CompositionNode
  {
    CompositionNode(
      CompositionSize(width: .fractionalWidth(1), height: height),
      .line(CompositionLine(isHorizontal: true, children, count: count, spacing: gap)))
  }
  private let container = CGSize(width: 300, height: 600)
  private func frames(_ node: CompositionNode) -> [CGRect] { CompositionGroup(node, in: container).standard.items }

  @Test func `items fill a line as often as they fit, thirds three times`() {
    #expect(frames(row(.absolute(50), [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])).map(\.minX) == [0, 100, 200])
    #expect(frames(row(.absolute(50), [item(.absolute(120), .fractionalHeight(1))])).count == 2)
    #expect(frames(row(.absolute(50), [item(.absolute(400), .fractionalHeight(1))])).count == 1, "one at least")
  }
  @Test func `a spacing that does not fit leaves fewer; those that share the room shrink`() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    #expect(frames(row(.absolute(50), [half], gap: .fixed(10))).count == 1)
    let shared = frames(row(.absolute(50), [half], count: .sharing(2), gap: .fixed(10)))
    #expect(shared == [CGRect(x: 0, y: 0, width: 145, height: 50), CGRect(x: 155, y: 0, width: 145, height: 50)])
    #expect(
      frames(row(.absolute(50), [item(.absolute(40), .absolute(20))], count: .repeating(3), gap: .flexible(1))).map(\.minX) == [
        0, 130, 260,
      ])
  }
  @Test func `a large item beside two small ones below each other`() {
    var large = item(.fractionalWidth(0.7), .fractionalHeight(1))
    large.insets = CompositionInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let pair = CompositionNode(
      CompositionSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
      .line(CompositionLine(isHorizontal: false, [item(.fractionalWidth(1), .fractionalHeight(0.5))])))
    let places = frames(row(.fractionalWidth(0.5), [large, pair]))
    #expect(
      places.map(\.integral) == [
        CGRect(x: 5, y: 5, width: 200, height: 140), CGRect(x: 210, y: 0, width: 90, height: 75),
        CGRect(x: 210, y: 75, width: 90, height: 75),
      ])
  }
  @Test func `a line is as high as the highest that was measured, and parts of it follow`() {
    let group = CompositionGroup(
      row(.estimated(40), [item(.fractionalWidth(0.5), .estimated(40)), item(.fractionalWidth(0.5), .fractionalHeight(1))]), in: container)
    #expect(group.standard.size.height == 40)
    let solution = group.solution(count: 2) { $0 == 0 ? CGSize(width: 150, height: 70) : nil }
    #expect(solution.size == CGSize(width: 300, height: 70) && solution.items[1] == CGRect(x: 150, y: 0, width: 150, height: 70))
  }
  @Test func `edges hold items apart, flexible ones in the middle`() {
    var one = item(.absolute(50), .absolute(20))
    one.edges = CompositionEdges(leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    #expect(frames(row(.absolute(60), [one], count: .repeating(1))) == [CGRect(x: 125, y: 20, width: 50, height: 20)])
    one.edges = CompositionEdges(leading: .fixed(10), top: .fixed(7))
    #expect(frames(row(.absolute(60), [one], count: .repeating(2))).map(\.origin) == [CGPoint(x: 10, y: 7), CGPoint(x: 70, y: 7)])
  }
  @Test func `badges stand at anchors`() {
    var one = item(.absolute(100), .absolute(100))
    let size = CompositionSize(width: .absolute(20), height: .absolute(20))
    one.badges = [
      CompositionBadge(size: size, place: CGPoint(x: 1, y: 0), ownPlace: CGPoint(x: 0.5, y: 0.5), offset: CGPoint(x: 2, y: -2), number: 3)
    ]
    let run = CompositionRun(count: 7, group: CompositionGroup(row(.absolute(100), [one]), in: container), spacing: 10, isHorizontal: false)
    #expect(run.badges(of: 4).map(\.frame) == [CGRect(x: 192, y: 98, width: 20, height: 20)] && run.badges(of: 4).map(\.number) == [3])
  }

  @Test func `measured rows anywhere: places and questions agree with rows laid one below the other`() {
    for seed in 0..<60 {
      var dice = SeededRandom(UInt64(seed))
      let count = Int.random(in: 0...900, using: &dice), columns = Int.random(in: 1...3, using: &dice)
      let gap = CGFloat(Int.random(in: 0...9, using: &dice))
      let node = row(.estimated(40), [item(.fractionalWidth(1 / CGFloat(columns)), .estimated(40))], count: .repeating(columns))
      var run = CompositionRun(count: count, group: CompositionGroup(node, in: container), spacing: gap, isHorizontal: false)
      var heights: [Int: CGFloat] = [:]
      for _ in 0..<30 where count > 0 {
        let item = Int.random(in: 0..<count, using: &dice)
        heights[item] = CGFloat(Int.random(in: 0...120, using: &dice))
        run.measure([item: CGSize(width: 0, height: heights[item]!)])
      }
      var (y, frames) = (CGFloat(0), [CGRect]())
      for first in stride(from: 0, to: count, by: columns) {
        let items = first..<min(first + columns, count)
        for item in items {
          frames.append(CGRect(x: CGFloat(item - first) * 300 / CGFloat(columns), y: y, width: 0, height: heights[item] ?? 40))
        }
        y += (items.map { heights[$0] ?? 40 }.max() ?? 0) + gap
      }
      #expect(abs(run.length - max(0, y - gap)) < 1e-6, "seed \(seed)")
      for (item, frame) in frames.enumerated() {
        #expect(
          abs(run.frame(of: item).minY - frame.minY) < 1e-6 && run.frame(of: item).height == frame.height, "seed \(seed), item \(item)")
      }
      for _ in 0..<20 {
        let rect = CGRect(x: 0, y: CGFloat.random(in: -100...20_000, using: &dice), width: 300, height: 400)
        let seen = frames.indices.filter { frames[$0].minY < rect.maxY && frames[$0].maxY > rect.minY }
        let range = run.items(in: rect)
        #expect(seen.allSatisfy(range.contains), "seed \(seed)")
        #expect(range.count <= seen.count + 4 * columns + 40, "seed \(seed): not many more")
      }
    }
  }

  @Test func `a million items cost a few hundred numbers`() {
    let group = CompositionGroup(row(.absolute(50), [item(.fractionalWidth(0.25), .fractionalHeight(1))]), in: container)
    var run = CompositionRun(count: 1_000_000, group: group, spacing: 5, isHorizontal: false)
    #expect(run.length == 250_000 * 55 - 5 && run.frame(of: 999_999).minY == 249_999 * 55)
    #expect(run.items(in: CGRect(x: 0, y: 55 * 1000 + 1, width: 300, height: 100)) == 4000..<4008)
    let hasChanged = run.measure([:])
    #expect(!hasChanged)
  }
}
