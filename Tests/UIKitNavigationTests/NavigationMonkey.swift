import Foundation
import HostInterface
import SeededRandom
import SegueTesting
import Testing

@testable import UIKit

/// An app and a user who do anything to a stack at any time, by API and by touch, also from inside callbacks.
@MainActor final class NavigationMonkey {
  let stage: NavigationStage
  private var random: SeededRandom
  private var driver: UIPercentDrivenInteractiveTransition
  private var fingers: [TestApp.Finger] = []
  private(set) var steps: [String] = []
  private var nesting = 0
  private static let names = "ABCDEF".map(String.init)

  init(seed: UInt64) {
    random = SeededRandom(seed)
    let isLarge = Bool.random(using: &random)
    let isMirrored = Int.random(in: 0..<4, using: &random) == 0
    stage = NavigationStage("A", largeTitles: isLarge, surroundings: Surroundings(direction: isMirrored ? .rightToLeft : .leftToRight))
    driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    stage.machine.onDiagnostic = nil
    for name in Self.names { dress(stage.page(name)) }
  }

  private func dress(_ page: NotedPage) {
    page.hidesBottomBarWhenPushed = chance(4)
    page.toolbarItems = chance(2) ? [UIBarButtonItem(title: page.name, style: .plain, target: nil, action: nil)] : nil
    page.navigationItem.largeTitleDisplayMode = pick([.automatic, .always, .never])
    if chance(3) { page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
    if chance(6) { page.navigationItem.prompt = "Prompt" }
    if chance(6) { page.edgesForExtendedLayout = [] }
    page.onCallback = { [unowned self] in heard(page.name + "." + $0) }
  }

  func walk(_ count: Int) throws {
    for _ in 0..<count {
      chooseAnswers()
      doSomething()
      if chance(2) { wait(Double.random(in: 0...0.4, using: &random)) }
    }
    for page in stage.pages.values { page.onCallback = { [unowned self, unowned page] in steps.append("  \(page.name).\($0)") } }
    try comeToRest()
    try check()
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
  private func pick<T>(_ items: [T]) -> T { items.randomElement(using: &random)! }
  private func page() -> NotedPage { stage.page(pick(Self.names)) }

  private func wait(_ seconds: Double) {
    steps.append("wait \(seconds)")
    stage.app.advance(by: seconds)
  }

  private func heard(_ callback: String) {
    steps.append("  \(callback)")
    guard chance(20), nesting < 2 else { return }
    nesting += 1
    request()
    nesting -= 1
  }

  private func chooseAnswers() {
    guard stage.machine.transitions.isEmpty else { return }
    driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = !chance(3)
    stage.animator = chance(3) ? PageAnimator(pick([.grabbable, .blocks]), stage.log) : nil
    stage.interaction = chance(2) ? driver : nil
  }

  private func doSomething() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<6: stage.app.perform { request() }
    case 6..<9: touch()
    case 9:
      let part = CGFloat.random(in: -0.1...1.1, using: &random)
      drive("update \(part)") { $0.update(part) }
    case 10: drive("finish") { $0.finish() }
    case 11: drive("cancel") { $0.cancel() }
    case 12: drive("pause") { $0.pause() }
    default: stage.app.perform { changeBars() }
    }
  }

  private func drive(_ name: String, _ work: (UIPercentDrivenInteractiveTransition) -> Void) {
    steps.append(name)
    stage.app.perform { work(driver) }
  }

  private func request() {
    let (one, animated) = (page(), !chance(4))
    let navigation = stage.navigation
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<3:
      steps.append("push \(one.name) \(animated)")
      navigation.pushViewController(one, animated: animated)
    case 3, 4:
      steps.append("pop \(animated)")
      navigation.popViewController(animated: animated)
    case 5:
      steps.append("pop to \(one.name) \(animated)")
      navigation.popToViewController(one, animated: animated)
    case 6:
      steps.append("pop to root \(animated)")
      navigation.popToRootViewController(animated: animated)
    case 7:
      let stack = Array(Self.names.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
      steps.append("set \(stack) \(animated)")
      navigation.setViewControllers(stack.map { stage.page($0) }, animated: animated)
    default:
      if navigation.presentedViewController != nil {
        steps.append("dismiss \(animated)")
        navigation.dismiss(animated: animated)
      } else if one.parent == nil, !navigation.viewControllers.contains(one) {
        one.modalPresentationStyle = pick([.fullScreen, .overFullScreen])
        steps.append("present \(one.name) \(animated)")
        navigation.present(one, animated: animated)
      }
    }
  }

  private func changeBars() {
    let (navigation, yes, animated) = (stage.navigation, chance(2), chance(2))
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      steps.append("bar hidden \(yes) \(animated)")
      navigation.setNavigationBarHidden(yes, animated: animated)
    case 1, 2:
      steps.append("toolbar hidden \(yes) \(animated)")
      navigation.setToolbarHidden(yes, animated: animated)
    case 3:
      steps.append("large titles \(yes)")
      navigation.navigationBar.prefersLargeTitles = yes
    default:
      steps.append("other words")
      navigation.topViewController?.title = pick(["A", "Something longer", "Words that fill more than a whole bar can ever show"])
    }
  }

  /// A finger comes down, at the edge more often than not, goes on or leaves.
  private func touch() {
    let width = stage.navigation.view.bounds.width
    if fingers.isEmpty || (fingers.count < 2 && chance(4)) {
      let isMirrored = stage.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = chance(3) ? CGFloat.random(in: 0..<width, using: &random) : 3
      let point = CGPoint(x: isMirrored ? width - x : x, y: .random(in: 20..<800, using: &random))
      steps.append("down \(point)")
      fingers.append(stage.app.touch(point))
    } else if chance(3) {
      steps.append("up")
      fingers.removeFirst().lift()
    } else {
      let way = CGVector(dx: .random(in: -100...250, using: &random), dy: .random(in: -60...60, using: &random))
      steps.append("move \(way)")
      fingers[0].move(by: way, duration: .random(in: 0.05...0.3, using: &random))
    }
  }

  // MARK: The end

  private func comeToRest() throws {
    for finger in fingers { finger.lift() }
    fingers = []
    for _ in 0..<20 where !(stage.machine.transitions.isEmpty && stage.app.session.isQuiet) {
      for transition in stage.machine.transitions where transition.phase == .interactive {
        drive("at last") { if chance(2) { $0.finish() } else { $0.cancel() } }
        if transition.phase == .interactive { stage.app.perform { transition.context.finishInteractiveTransition() } }
      }
      wait(3)
    }
    if stage.navigation.presentedViewController != nil {
      stage.app.perform { stage.navigation.dismiss(animated: false) }
      wait(1)
    }
  }

  private func check() throws {
    let (navigation, bar) = (stage.navigation, stage.bar)
    try require(stage.machine.transitions.isEmpty && stage.app.session.isQuiet, "something goes on: \(stage.machine.transitions)")
    let top = navigation.topViewController as? NotedPage
    for page in stage.pages.values {
      try require(page.node.appearance.state == (page === top ? .appeared : .disappeared), "\(page.name) is \(page.node.appearance.state)")
      try require(!page.isMovingToParent && !page.isMovingFromParent, "\(page.name) moves for ever")
    }
    try require(navigation.content.subviews == (top.map { [$0.view] } ?? []), "content holds \(navigation.content.subviews)")
    let pages = bar.subviews.compactMap { $0 as? NavigationBarPage }
    try require(pages.map(\.item) == (top.map { [$0.navigationItem] } ?? []), "the bar shows \(pages.map { $0.item.title ?? "-" })")
    try require(bar.stack == navigation.viewControllers.map(\.navigationItem), "the bar's items are \(bar.stack.map { $0.title ?? "-" })")
    try require(navigation.toolbar.superview === navigation.view && navigation.content.superview === navigation.view, "a bar is elsewhere")
    guard let top else { return }
    try require(
      top.view.transform.isIdentity && top.view.frame == navigation.frame(of: top),
      "\(top.name), \(top.view.transform), lies at \(top.view.frame) and not at \(navigation.frame(of: top))")
    let hasToolbar = navigation.showsToolbar(for: top)
    try require(navigation.toolbar.isHidden != hasToolbar, "toolbar hidden: \(navigation.toolbar.isHidden)")
    try require(!hasToolbar || navigation.toolbar.frame == navigation.toolbarFrame, "the toolbar lies at \(navigation.toolbar.frame)")
    try require(navigation.isBarHidden || bar.frame.minY == 47 && bar.frame.minX == 0, "the bar lies at \(bar.frame)")
    try require(pages[0].title.transform.isIdentity && pages[0].frame == bar.bounds, "the bar's page lies at \(pages[0].frame)")
    let inset = top.view.safeAreaInsets.top + top.view.frame.minY
    try require(inset == (navigation.isBarHidden ? 47 : bar.frame.maxY), "inset \(inset) under a bar that ends at \(bar.frame.maxY)")
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: message()) }
  }
  struct Broken: Error { let description: String }
}

@MainActor struct NavigationMonkeyTests {
  /// `SEGUE_NAVIGATION_SEEDS=5000` for the long walk.
  static let seeds = ProcessInfo.processInfo.environment["SEGUE_NAVIGATION_SEEDS"].flatMap(Int.init) ?? 200
  static let firstSeed = ProcessInfo.processInfo.environment["SEGUE_NAVIGATION_FIRST"].flatMap(Int.init) ?? 0

  @Test func `whatever is done to a stack, by an app or by fingers, it is whole at rest`() {
    var kinds: [String: Int] = [:]
    for seed in Self.firstSeed..<Self.firstSeed + Self.seeds {
      let monkey = NavigationMonkey(seed: UInt64(seed))
      do { try monkey.walk(30) } catch {
        let kind = "\(error)".filter { !$0.isNumber }
        kinds[kind, default: 0] += 1
        guard kinds[kind] == 1 else { continue }
        Issue.record(
          "seed \(seed): \(error)\n\(monkey.steps.suffix(Self.seeds == 1 ? 999 : 40).joined(separator: "\n"))\n\(monkey.stage.state)")
      }
    }
    #expect(kinds.isEmpty)
  }
}
