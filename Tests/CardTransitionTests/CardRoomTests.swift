import CardTransition
import SegueTesting
import Testing

/// The changes behind an open page: the list shrinks, and the tab bar moves away. (Docs/behaviour/card.md, "Card backdrop" and "Card
/// bars")
@MainActor @Suite struct CardRoomTests {
  private let theatre = ListTheatre(items: 0..<40, inBars: true, size: CGSize(width: 335, height: 120))
  private var app: TestApp { theatre.app }
  private var bar: UITabBar { (theatre.root as! UITabBarController).tabBar }
  /// How far below its place the bar's content is seen.
  private var way: Double { bar.layer.sublayerTransform.m42 }

  @Test func `covered, the tab bar stays where it is`() throws {
    theatre.open(1)
    theatre.run(12)
    #expect(way == 0)
    try theatre.settle()
    #expect(way == 0 && theatre.last.transition.state == .open)
    theatre.dismiss()
    theatre.run(12)
    #expect(way == 0)
  }

  @Test func `it slides away as the page opens, follows the finger, and is there again when the page is at home`() throws {
    theatre.open(1) { $0.tabBarBehavior = .slidesAway }
    #expect(way == 0)
    var last = way
    for _ in 0..<20 {
      theatre.run(1)
      #expect(way > last)
      last = way
    }
    try theatre.settle()
    #expect(way == 83, "its height, with the home indicator's: \(way)")
    // Its controller lays it out meanwhile.
    app.perform { theatre.root.view.setNeedsLayout() }
    app.advance(by: 1.0 / 60)
    #expect(way == 83)
    theatre.dismiss()
    theatre.run(8)
    #expect(way > 0 && way < 83)
    try theatre.settle()
    #expect(way == 0)
    theatre.expectHome()
  }

  @Test(arguments: 1...20) func `turned round, or gone at once, the bar comes back from where it is`(frame: Int) throws {
    theatre.open(1) { $0.tabBarBehavior = .slidesAway }
    theatre.run(frame)
    let before = way
    app.perform { _ = theatre.stages.first?.accessibilityPerformEscape() }
    #expect(abs(way - before) < 0.5)
    theatre.run(5)
    if frame % 2 == 0 { app.perform { (theatre.root as? UITabBarController)?.selectedIndex = 1 } }
    try theatre.settle()
    #expect(way == 0)
  }

  @Test func `with less motion nothing slides and nothing becomes smaller`() throws {
    let theatre = ListTheatre(inBars: true, environment: EnvironmentSettings(reduceMotion: true))
    theatre.open(1) {
      $0.tabBarBehavior = .slidesAway
      $0.listScale = 0.9
    }
    let bar = (theatre.root as! UITabBarController).tabBar
    for _ in 0..<30 {
      theatre.run(1)
      #expect(bar.layer.sublayerTransform.m42 == 0 && theatre.list.transform == .identity)
    }
  }

  @Test func `without a tab bar there is nothing to slide`() throws {
    let theatre = ListTheatre()
    theatre.open(1) { $0.tabBarBehavior = .slidesAway }
    try theatre.settle()
    theatre.dismiss()
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `a list behind two pages stays small until the last has gone, and never leaps`() throws {
    let small: (inout CardTransition.Options) -> Void = {
      $0.listScale = 0.9
      $0.tabBarBehavior = .slidesAway
    }
    theatre.open(1, small)
    try theatre.settle()
    #expect(abs(theatre.list.transform.a - 0.9) < 1e-9)
    theatre.dismiss()
    theatre.run(10)
    theatre.open(2, small)
    var scales = [theatre.list.transform.a], ways = [way]
    for _ in 0..<50 {
      theatre.run(1)
      scales.append(theatre.list.transform.a)
      ways.append(way)
    }
    try theatre.settle()
    #expect(abs(theatre.list.transform.a - 0.9) < 1e-9 && way == 83)
    for (a, b) in zip(scales, scales.dropFirst()) { #expect(abs(a - b) < 0.015, "\(scales)") }
    for (a, b) in zip(ways, ways.dropFirst()) { #expect(abs(a - b) < 14, "\(ways)") }
    theatre.dismiss()
    try theatre.settle()
    #expect(theatre.list.transform == .identity && way == 0)
    theatre.expectHome()
  }
}
