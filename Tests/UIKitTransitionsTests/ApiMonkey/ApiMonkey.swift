import Foundation
import SeededRandom
import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore

/// An app that makes random calls to the public API in virtual time, also from inside callbacks. It builds trees of view controllers,
/// views and constraints. It presents, swaps children, runs batch updates, and removes all of them again.
@MainActor
final class ApiMonkey {
  let stage = TransitionStage()
  var random: SeededRandom
  let pages: [Page]
  let views: [UIView]
  /// The constraints that hold a view, by its place in `views`: how far from its superview's edges, or where and how large.
  var holds: [Int: Hold] = [:]
  let gallery: Gallery
  var driver: UIPercentDrivenInteractiveTransition
  /// What was done, and what was heard of it.
  private(set) var log: [String] = []
  /// Exchanges of two children that have not ended.
  var swaps = 0
  private var nesting = 0
  /// Who is being moved by a deed under way: callbacks do not put them elsewhere.
  var busy: Set<ObjectIdentifier> = []
  var window: UIWindow { stage.window }

  init(seed: UInt64) {
    random = SeededRandom(seed)
    let runtime = stage.runtime
    (pages, views, gallery) = runtime.asCurrent {
      let kinds: [() -> UIView] = [{ UIView() }, { UIScrollView() }, { UIStackView() }, { UILabel() }]
      return ((0..<7).map { Page("p\($0)") }, (0..<9).map { kinds[$0 % kinds.count]() }, Gallery())
    }
    driver = stage.driver
    for page in pages {
      page.modalPresentationStyle = styles.randomElement(using: &random)!
      page.modalTransitionStyle = chance(2) ? .coverVertical : .crossDissolve
      page.definesPresentationContext = chance(2)
      if chance(2) { page.transitioningDelegate = stage.director }
      page.onCallback = { [unowned self] in heard($0) }
    }
    stage.machine.onDiagnostic = nil
    stage.director.handsOutOnce = true
    stage.open(pages[0])
  }

  private let styles: [UIModalPresentationStyle] = [
    .fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext, .overCurrentContext,
  ]

  func walk(_ count: Int) throws {
    for _ in 0..<count {
      chooseAnswers()
      stage.act { doSomething() }
      if chance(2) { wait(Double.random(in: 0...0.4, using: &random)) }
      try check()
    }
    for page in pages { page.onCallback = { [unowned self] in note("  \($0)") } }
    try comeToRest()
  }

  func note(_ line: String) { log.append(line) }
  func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
  func pick<T>(_ items: [T]) -> T? { items.randomElement(using: &random) }

  func wait(_ seconds: Double) {
    note("wait \(seconds)")
    stage.advance(by: seconds)
  }

  private func heard(_ callback: String) {
    note("  \(callback)")
    guard chance(15), nesting < 2 else { return }
    nesting += 1
    doSomething()
    nesting -= 1
  }

  private func chooseAnswers() {
    stage.director.makeAnimator = nil
    if chance(2) {
      let kind = chance(2) ? NotingAnimator.Kind.blocks : .grabbable
      stage.director.makeAnimator = { [unowned stage] in NotingAnimator(stage, kind) }
    }
    guard stage.machine.transitions.isEmpty else { return }
    driver = stage.runtime.asCurrent { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = !chance(3)
    stage.director.interaction = chance(2) ? driver : nil
  }

  private func comeToRest() throws {
    for _ in 0..<20 where !isAtRest {
      for transition in stage.machine.transitions where transition.phase == .interactive {
        stage.act { if chance(2) { driver.finish() } else { driver.cancel() } }
        if transition.phase == .interactive { stage.act { transition.context.finishInteractiveTransition() } }
      }
      wait(3)
      try check()
    }
    try require(stage.machine.transitions.isEmpty, "still pending: \(stage.machine.transitions)")
    try require(swaps == 0, "an exchange never ended")
    try require(stage.runtime.isQuiet, "something runs on")
    wait(1)
    try check()
    try checkGeometry()
  }

  var isAtRest: Bool { stage.machine.transitions.isEmpty && swaps == 0 && stage.runtime.isQuiet }

  func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: message()) }
  }
  struct Broken: Error { let description: String }
}
