import CoreGraphics
import Testing

@testable import CollectionLayout

/// Sections of 300 points with rows of 50 points, headers and footers. (Docs/behaviour/measured.md, lines 11 and 19)
struct CompositionPlanTests {
  private let room = CGSize(width: 300, height: 600)

  private func boundary(
    _ height: CompositionLength, at place: CGPoint, extendsBoundary: Bool = true, pins: Bool = false, offset: CGPoint = .zero
  ) -> CompositionBoundary {
    CompositionBoundary(
      size: CompositionSize(width: .fractionalWidth(1), height: height), place: place, offset: offset, extendsBoundary: extendsBoundary,
      pins: pins)
  }
  private let top = CGPoint(x: 0.5, y: 0), bottom = CGPoint(x: 0.5, y: 1)

  private func section(
    rows: Int = 4, row: CompositionLength = .absolute(50), isOrthogonal: Bool = false, insets: CompositionInsets = .zero,
    topPadding: CGFloat = 0, _ boundaries: [CompositionBoundary] = [], measured: [Int: CGSize] = [:]
  ) -> CompositionSection {
    let size = CompositionSize(width: .fractionalWidth(1), height: row)
    let group = CompositionNode(size, .line(CompositionLine(isHorizontal: true, [CompositionNode(size)], count: .repeating(1))))
    return CompositionSection(
      group, count: rows, spacing: 10, isVertical: true, isOrthogonal: isOrthogonal, room: room, insets: insets, topPadding: topPadding,
      boundaries: boundaries, boundariesFollowInsets: true, measured: measured, measuredBoundaries: [:])
  }
  private func plan(_ sections: [CompositionSection], _ boundaries: [CompositionBoundary] = []) -> CompositionPlan {
    CompositionPlan(sections, isVertical: true, spacing: 20, room: room, boundaries: boundaries)
  }

  @Test func `a section is its header, its insets, its groups and its footer`() {
    let section = section(
      insets: CompositionInsets(top: 5, leading: 16, bottom: 7, trailing: 16), topPadding: 12,
      [boundary(.absolute(30), at: top), boundary(.absolute(20), at: bottom)])
    #expect(section.length == 12 + 30 + 5 + 230 + 7 + 20 && section.contentOrigin == CGPoint(x: 16, y: 47))
    #expect(section.boundaryFrame(0) == CGRect(x: 16, y: 12, width: 268, height: 30))
    #expect(section.boundaryFrame(1) == CGRect(x: 16, y: section.length - 20, width: 268, height: 20))
    #expect(section.decorationFrame(CompositionInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).size.height == section.length - 4)
  }

  @Test func `a header that does not extend the section lies over its rows, moved by its offset`() {
    let over = section([boundary(.absolute(30), at: top, extendsBoundary: false, offset: CGPoint(x: 0, y: -10))])
    #expect(over.length == 230 && over.contentOrigin == .zero && over.boundaryFrame(0).minY == -10)
    #expect(section([boundary(.absolute(30), at: CGPoint(x: 0.5, y: 0.5))]).boundaryFrame(0).midY == 115)
  }

  @Test func `a pinned header stays at the top of what is visible until its section ends`() {
    let section = section([boundary(.absolute(30), at: top, pins: true), boundary(.absolute(20), at: bottom, pins: true)])
    func header(_ y: CGFloat) -> CGFloat { section.pinned(0, to: CGRect(x: 0, y: y, width: 300, height: 100)).minY }
    #expect(header(-40) == 0 && header(100) == 100 && header(500) == section.length - 30)
    #expect(section.pinned(1, to: CGRect(x: 0, y: 0, width: 300, height: 100)).maxY == 100)
  }

  @Test func `sections follow each other at a distance, between the boundary items of the layout`() {
    let plan = plan([section(), section(rows: 2)], [boundary(.absolute(40), at: top, pins: true), boundary(.absolute(60), at: bottom)])
    #expect(plan.origin(of: 0).y == 40 && plan.origin(of: 1).y == 40 + 230 + 20)
    #expect(plan.contentSize == CGSize(width: 300, height: 40 + 230 + 20 + 110 + 60) && plan.pins)
    #expect(plan.sections(in: CGRect(x: 0, y: 0, width: 300, height: 100)) == 0..<1)
    #expect(plan.sections(in: CGRect(x: 0, y: 200, width: 300, height: 200)) == 0..<2)
    #expect(plan.boundaryFrame(0, visible: CGRect(x: 0, y: 120, width: 300, height: 100)).minY == 120)
    #expect(plan.boundaryFrame(1, visible: .zero).maxY == plan.contentSize.height)
  }

  @Test func `measured rows and headers make their section longer, and later sections begin below`() {
    let estimated = section(row: .estimated(50), [boundary(.estimated(30), at: top)])
    var plan = plan([estimated, section()])
    #expect(plan.isSelfSizing && !self.plan([section()]).isSelfSizing && plan.origin(of: 1).y == 280)
    plan.measure(section: 0, items: [1: CGSize(width: 300, height: 80)], boundaries: [0: CGSize(width: 300, height: 44)])
    #expect(plan.origin(of: 1).y == 280 + 30 + 14 && plan.sections[0].boundaryFrame(0).height == 44)
    plan.measure(section: 7, items: [0: .zero], boundaries: [:])
    #expect(plan.origin(of: 1).y == 324, "a section that does not exist is ignored")
  }

  @Test func `a section that scrolls on its own is as long as one group, and its scroll view extends from edge to edge`() {
    let insets = CompositionInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = section(isOrthogonal: true, insets: insets, [boundary(.absolute(30), at: top)])
    #expect(section.length == 80 && section.scrollerFrame == CGRect(x: 0, y: 30, width: 300, height: 50))
    #expect(section.scrollerContentSize == CGSize(width: 4 * 268 + 3 * 10 + 32, height: 50) && plan([section]).hasOrthogonal)
  }

  @Test func `a flick moves on by one group, and a slow release returns to the nearest`() {
    let rest = GroupRest(run: section(isOrthogonal: true).run, lead: 0, room: 300, isCentered: false)
    #expect(rest.place(proposed: 150, velocity: 0, from: 130, goesFar: false) == 0)
    #expect(rest.place(proposed: 400, velocity: 1, from: 20, goesFar: false) == 310)
    #expect(rest.place(proposed: 0, velocity: -1, from: 20, goesFar: false) == 0)
    #expect(rest.place(proposed: 640, velocity: 3, from: 20, goesFar: true) == 620)
  }
}
