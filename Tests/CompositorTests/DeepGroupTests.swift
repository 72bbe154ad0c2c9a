import CoreGraphics
import DisplayList
import Testing

import Compositor

/// Groups in one another, as many as views may lie in one another.
@Suite struct DeepGroupTests {
  let box = Item.fill(RoundedRect(CGRect(x: 20, y: 15, width: 70, height: 50)), RGBA(1, 0, 0))

  @Test func `five thousand groups in one another are drawn`() {
    var item = box
    for _ in 0..<5_000 { item = .group(Group(.translation(0, 0), [item])) }
    #expect(draw([item]) == draw([box]))
  }

  @Test func `groups that are saved and mended are drawn a hundred deep`() {
    var item = box
    for _ in 0..<100 {
      item = .group(Group(opacity: 0.999, [item, .fill(RoundedRect(CGRect(x: 0, y: 0, width: 1, height: 1)), RGBA(0, 0, 1))]))
    }
    let drawn = draw([item]), bare = draw([box])
    #expect(difference(drawn, bare, in: (2, 2, 128, 96)) <= 110)
    #expect(drawn != draw([]))
  }

  @Test func `what follows a deep group is drawn above it`() {
    var item = box
    for _ in 0..<1_000 { item = .group(Group(.translation(0, 0), [item])) }
    let cover = Item.fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), RGBA(0, 1, 0))
    #expect(draw([item, cover]) == draw([cover]))
  }
}
