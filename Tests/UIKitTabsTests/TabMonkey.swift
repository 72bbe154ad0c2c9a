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
@testable import UIKitText

/// Random operations on tabs that contain navigation stacks, by API and by touch, also from inside callbacks.
@MainActor final class TabMonkey: TransitionMonkey {
  let stage: TabStage
  private let kinds: [String]
  private static let stackNames = "XY".map(String.init), pageNames = "ABCDEF".map(String.init)

  init(seed: UInt64) {
    var random = SeededRandom(seed)
    let isMirrored = Int.random(in: 0..<4, using: &random) == 0
    let device = [Device.iPhone14, Device.named("iphone-14-landscape")!, Device.named("ipad")!].randomElement(using: &random)!
    kinds = Self.stackNames.map { "[\($0)]" } + ["A", "B"]
    stage = TabStage("[X]A[Y]", device: device, environment: EnvironmentSettings(direction: isMirrored ? .rightToLeft : .leftToRight))
    super.init(stage.app, random)
    for name in Self.stackNames {
      stage.app.perform { stage.stack(name).delegate = stage }
      dress(stage.page(name))
    }
    for name in Self.pageNames { dress(stage.page(name)) }
    stage.onQuestion = { [unowned self] in heard($0) }
  }

  private func dress(_ page: TabPage) {
    page.hidesBottomBarWhenPushed = chance(3)
    if chance(6) { page.edgesForExtendedLayout = [] }
    page.onCallback = { [unowned self] in heard(page.name + "." + $0) }
  }

  func walk(_ count: Int) throws {
    for _ in 0..<count {
      chooseAnswers()
      doSomething()
      if chance(2) { wait(Double.random(in: 0...0.4, using: &random)) }
    }
    stage.onQuestion = nil
    stage.refuses = []
    for page in stage.pages.values { page.onCallback = { [unowned self, unowned page] in note("  \(page.name).\($0)") } }
    comeToRest(stage.tabs)
    try check()
  }

  private func chooseAnswers() {
    guard stage.machine.transitions.isEmpty else { return }
    driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = !chance(3)
    stage.animator = chance(3) ? nil : TabAnimator(pick([.grabbable, .blocks]), stage.log)
    stage.interaction = chance(2) ? driver : nil
    stage.refuses = chance(8) ? [pick(kinds)] : []
  }

  override func request() {
    let (tabs, animated) = (stage.tabs, !chance(4))
    let stack = stage.stack(pick(Self.stackNames)), page = stage.page(pick(Self.pageNames))
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<4:
      let index = Int.random(in: 0...3, using: &random)
      note("select \(index)")
      tabs.selectedIndex = index
    case 4:
      let some = kinds.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).joined()
      note("tabs \(some) \(animated)")
      tabs.setViewControllers(stage.controllers(some), animated: animated)
    case 5, 6:
      note("push \(page.name) in \(stack.tabName) \(animated)")
      stack.pushViewController(page, animated: animated)
    case 7:
      note("pop in \(stack.tabName) \(animated)")
      stack.popViewController(animated: animated)
    case 8:
      note("to the root in \(stack.tabName) \(animated)")
      stack.popToRootViewController(animated: animated)
    case 9:
      guard let child = tabs.viewControllers?.randomElement(using: &random), chance(3) else { return }
      note("\(child.tabName) leaves")
      child.removeFromParent()
    default:
      if tabs.presentedViewController != nil {
        note("dismiss \(animated)")
        tabs.dismiss(animated: animated)
      } else if page.parent == nil, page.viewIfLoaded?.window == nil {
        page.modalPresentationStyle = pick([.fullScreen, .overFullScreen])
        note("present \(page.name) \(animated)")
        tabs.present(page, animated: animated)
      }
    }
  }

  override func changeBars() {
    let (yes, animated) = (chance(2), chance(2))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("bar hidden \(yes) \(animated)")
      stage.tabs.setTabBarHidden(yes, animated: animated)
    case 1:
      note("bar translucent \(yes)")
      stage.bar.isTranslucent = yes
    case 2:
      note("bar away \(yes)")
      stage.bar.isHidden = yes
    default:
      note("badge")
      stage.tabs.selectedViewController?.tabBarItem.badgeValue = chance(2) ? "7" : nil
    }
  }

  /// On the bar or at the edge more often than not.
  override func place() -> CGPoint {
    let size = stage.tabs.view.bounds.size
    let onBar = CGPoint(x: .random(in: 0..<size.width, using: &random), y: stage.tabs.bottomBarFrame.minY + 15)
    let atEdge = CGPoint(x: pick([3, size.width - 3]), y: .random(in: 20..<size.height, using: &random))
    return chance(2) ? onBar : chance(3) ? CGPoint(x: size.width / 2, y: size.height / 2) : atEdge
  }

  // MARK: The end

  private func check() throws {
    let (tabs, bar) = (stage.tabs, stage.bar)
    try require(stage.machine.transitions.isEmpty && stage.app.session.isQuiet, "something goes on: \(stage.machine.transitions)")
    let selected = tabs.selectedViewController
    try require(tabs.tabNode.shown === selected?.node, "shows \(String(describing: tabs.tabNode.shown))")
    try require(tabs.content.subviews == (selected.map { [$0.view] } ?? []), "content holds \(tabs.content.subviews)")
    try require(tabs.children.count == tabs.tabNode.tabs.count, "stray children \(tabs.children.map(\.tabName))")
    let isAtHome = bar.superview === tabs.view && tabs.view.subviews.last === bar && tabs.bottomBarState.owner == .container
    try require(isAtHome, "the bar is elsewhere")
    try require((bar.items ?? []) == (tabs.viewControllers ?? []).prefix(8).map(\.tabBarItem), "the bar's items are \(bar.items ?? [])")
    try require(bar.selectedItem === selected?.tabBarItem, "the bar selects \(bar.selectedItem?.title ?? "nothing")")
    let navigation = selected as? UINavigationController
    let top = (navigation?.topViewController ?? selected) as? TabPage
    for page in stage.pages.values {
      try require(page.node.appearance.state == (page === top ? .appeared : .disappeared), "\(page.name) is \(page.node.appearance.state)")
      try require(!page.isMovingToParent && !page.isMovingFromParent, "\(page.name) moves for ever")
    }
    for stack in stage.stacks.values {
      try require(
        stack.node.appearance.state == (stack === selected ? .appeared : .disappeared), "\(stack.tabName) \(stack.node.appearance.state)")
    }
    guard let selected, let top else { return }
    try checkPlaces(selected, top, navigation)
  }

  private func checkPlaces(_ selected: UIViewController, _ top: TabPage, _ navigation: UINavigationController?) throws {
    let (tabs, bar) = (stage.tabs, stage.bar)
    try require(
      selected.view.transform.isIdentity && selected.view.frame == tabs.frame(of: selected),
      "\(selected.tabName) lies at \(selected.view.frame)")
    let isAway = navigation?.hidesBottomBar(for: top) ?? false
    var place = tabs.bottomBarFrame
    if tabs.isTabBarHidden { place.origin.y = tabs.view.bounds.height }
    let isThere = bar.frame == place
    try require(isThere != isAway, "the bar lies at \(bar.frame), away: \(isAway)")
    let covered = isAway || tabs.bottomBarHeight == 0 ? 0 : bar.rowHeight
    let inset = tabs.view.bounds.height - top.view.convert(top.view.bounds, to: tabs.view).maxY + top.view.safeAreaInsets.bottom
    try require(
      inset == covered + tabs.view.safeAreaInsets.bottom, "\(top.name) has \(inset) free at the bottom, not \(covered) and the device's")
  }
}

@MainActor struct TabMonkeyTests {
  /// `SEGUE_TABS_SEEDS=5000` for the long walk.
  @Test func `whatever is done to tabs and the stacks in them, by an app or by fingers, they are whole at rest`() {
    TransitionMonkey.expectWhole("SEGUE_TABS", TabMonkey.init, walk: { try $0.walk(30) }, picture: \.stage.picture)
  }
}
