import Foundation
import HostInterface
import SeededRandom
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// An app and a user who do anything to a stack at any time, by API and by touch, also from inside callbacks.
@MainActor final class NavigationMonkey: TransitionMonkey {
  let stage: NavigationStage
  private static let names = "ABCDEF".map(String.init)

  init(seed: UInt64) {
    var random = SeededRandom(seed)
    let isLarge = Bool.random(using: &random)
    let isMirrored = Int.random(in: 0..<4, using: &random) == 0
    stage = NavigationStage(
      "A", largeTitles: isLarge, environment: EnvironmentSettings(direction: isMirrored ? .rightToLeft : .leftToRight))
    super.init(stage.app, random)
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
    for page in stage.pages.values { page.onCallback = { [unowned self, unowned page] in note("  \(page.name).\($0)") } }
    comeToRest(stage.navigation)
    try check()
  }

  private func page() -> NotedPage { stage.page(pick(Self.names)) }

  private func chooseAnswers() {
    guard stage.machine.transitions.isEmpty else { return }
    driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = !chance(3)
    stage.animator = chance(3) ? PageAnimator(pick([.grabbable, .blocks]), stage.log) : nil
    stage.interaction = chance(2) ? driver : nil
  }

  override func request() {
    let (one, animated) = (page(), !chance(4))
    let navigation = stage.navigation
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<3:
      note("push \(one.name) \(animated)")
      navigation.pushViewController(one, animated: animated)
    case 3, 4:
      note("pop \(animated)")
      navigation.popViewController(animated: animated)
    case 5:
      note("pop to \(one.name) \(animated)")
      navigation.popToViewController(one, animated: animated)
    case 6:
      note("pop to root \(animated)")
      navigation.popToRootViewController(animated: animated)
    case 7:
      let stack = Array(Self.names.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
      note("set \(stack) \(animated)")
      navigation.setViewControllers(stack.map { stage.page($0) }, animated: animated)
    default:
      if navigation.presentedViewController != nil {
        note("dismiss \(animated)")
        navigation.dismiss(animated: animated)
      } else if one.parent == nil, !navigation.viewControllers.contains(one) {
        one.modalPresentationStyle = pick([.fullScreen, .overFullScreen])
        note("present \(one.name) \(animated)")
        navigation.present(one, animated: animated)
      }
    }
  }

  override func changeBars() {
    let (navigation, yes, animated) = (stage.navigation, chance(2), chance(2))
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      note("bar hidden \(yes) \(animated)")
      navigation.setNavigationBarHidden(yes, animated: animated)
    case 1, 2:
      note("toolbar hidden \(yes) \(animated)")
      navigation.setToolbarHidden(yes, animated: animated)
    case 3:
      note("large titles \(yes)")
      navigation.navigationBar.prefersLargeTitles = yes
    default:
      note("other words")
      navigation.topViewController?.title = pick(["A", "Something longer", "Words that fill more than a whole bar can ever show"])
    }
  }

  /// At the edge more often than not.
  override func place() -> CGPoint {
    let width = stage.navigation.view.bounds.width
    let isMirrored = stage.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = chance(3) ? CGFloat.random(in: 0..<width, using: &random) : 3
    return CGPoint(x: isMirrored ? width - x : x, y: .random(in: 20..<800, using: &random))
  }

  // MARK: The end

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
    try require(navigation.isNavigationBarHidden || bar.frame.minY == 47 && bar.frame.minX == 0, "the bar lies at \(bar.frame)")
    try require(pages[0].title.transform.isIdentity && pages[0].frame == bar.bounds, "the bar's page lies at \(pages[0].frame)")
    let inset = top.view.safeAreaInsets.top + top.view.frame.minY
    try require(
      inset == (navigation.isNavigationBarHidden ? 47 : bar.frame.maxY), "inset \(inset) under a bar that ends at \(bar.frame.maxY)")
  }
}

@MainActor struct NavigationMonkeyTests {
  /// `SEGUE_NAVIGATION_SEEDS=5000` for the long walk.
  @Test func `whatever is done to a stack, by an app or by fingers, it is whole at rest`() {
    TransitionMonkey.expectWhole("SEGUE_NAVIGATION", NavigationMonkey.init, walk: { try $0.walk(30) }, picture: \.stage.state)
  }
}
