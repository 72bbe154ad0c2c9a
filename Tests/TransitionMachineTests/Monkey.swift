import SeededRandom

@testable import TransitionMachine

/// A user and an app that do anything at any time: legal and illegal requests, also from inside callbacks.
final class Monkey {
  let machine = TransitionMachine()
  let window = ViewBox("window", isWindow: true)
  let director: Director
  let tabs = TabNode(boxed: "tabs")
  let navigations: [NavigationNode<BoxHost>]
  let pool: [Node<BoxHost>]
  /// What may be a tab.
  let allTabs: [Node<BoxHost>]
  var driver: PercentDriver<BoxHost>
  var random: SeededRandom
  /// Calls begin/endAppearanceTransition at random: then only the weaker invariants hold.
  let isHostile: Bool
  var steps: [String] = []
  /// For each accepted request its number of completions; refused ones must stay at 0.
  var expected: [Int] = []
  var completed: [Int] = []
  /// Which kinds were met in which phase.
  private(set) var met: Set<String> = []
  private var audit: Audit
  private var nesting = 0

  init(seed: UInt64, isHostile: Bool) {
    random = SeededRandom(seed)
    self.isHostile = isHostile
    audit = Audit(allowsUnseen: isHostile)
    director = Director(machine)
    driver = PercentDriver(machine)
    navigations = (0..<3).map { NavigationNode(boxed: "nav\($0)") }
    pool = (0..<7).map { Node("p\($0)") }
    for (index, navigation) in navigations.enumerated() {
      machine.fill(navigation, with: [Node("r\(index)")])
      navigation.delegate = director
    }
    allTabs = [navigations[0], navigations[1], Node("t")]
    machine.fill(tabs, with: allTabs)
    tabs.delegate = director
    machine.show(tabs, in: window)
    for node in pool + navigations + machine.allNodes {
      node.transitioning = director
      node.style = [.fullScreen, .custom, .overFullScreen].randomElement(using: &random)!
      node.observer = { [unowned self] _ in
        if chance(25), nesting < 3 { nested { self.request() } }
      }
    }
    machine.passUntilNothingBegins()
  }

  func run(steps count: Int) throws {
    for _ in 0..<count {
      act()
      try check()
    }
    for node in pool + navigations + machine.allNodes { node.observer = nil }
    try comeToRest()
    try require(completed == expected, "completions \(completed), expected \(expected)")
  }

  private func comeToRest() throws {
    for _ in 0..<200 where !machine.transitions.isEmpty {
      for transition in machine.transitions where transition.phase == .interactive {
        if chance(2) {
          transition.context.finishInteractiveTransition()
        } else {
          transition.context.cancelInteractiveTransition()
        }
      }
      machine.animationDone()
      machine.reportStalled()
      machine.passUntilNothingBegins()
      try check()
    }
    try require(machine.transitions.isEmpty, "still pending: \(machine.transitions)")
    try require(
      machine.allNodes.allSatisfy { $0.ownTransitions.isEmpty && $0.waiting.isEmpty }, "a transition outlived its end")
    if !isHostile { try audit.checkRest(machine, window) }
  }

  /// From wherever the walk ended: one more request, cancelled. Returns how many transitions that cancelled.
  func cancelOnce() throws -> Int {
    let before = machine.picture(of: window)
    director.animator = TestAnimator(machine, interruptible: true)
    driver = PercentDriver(machine)
    director.driver = chance(2) ? driver : nil
    request()
    machine.layoutPass()
    var cancelled = 0
    for transition in machine.transitions where transition.phase.isRunning {
      if transition.phase == .animating { transition.context.pauseInteractiveTransition() }
      guard transition.phase == .interactive else { continue }
      transition.context.cancelInteractiveTransition()
      cancelled += 1
    }
    guard cancelled > 0 else {
      try comeToRest()
      return 0
    }
    try comeToRest()
    try require(machine.picture(of: window) == before, "a cancel left a trace. Before:\n\(before)\nafter:\n\(machine.picture(of: window))")
    return cancelled
  }

  private func check() throws {
    try audit.read(machine)
    for transition in machine.transitions { met.insert("\(transition.kind) \(transition.phase)") }
    for transition in machine.transitions where transition.phase == .interactive {
      try require(transition.interaction != nil || transition.isInterruptible, "\(transition) has no owner")
    }
    if machine.transitions.isEmpty && !isHostile { try audit.checkRest(machine, window) }
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
  private func pick<T>(_ items: [T]) -> T { items.randomElement(using: &random)! }

  private func nested(_ work: () -> Void) {
    nesting += 1
    work()
    nesting -= 1
  }

  private func act() {
    chooseDelegateAnswers()
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<4: request()
    case 4..<7: step("layoutPass") { machine.layoutPass() }
    case 7..<10: step("animationDone") { machine.animationDone() }
    case 10: step("update") { driver.update(Double.random(in: -0.2...1.2, using: &random)) }
    case 11: step("let go by driver") { if chance(2) { driver.finish() } else { driver.cancel() } }
    case 12:
      step("let go") {
        chance(2) ? anyContext?.finishInteractiveTransition() : anyContext?.cancelInteractiveTransition()
      }
    case 13: step("pause") { anyContext?.pauseInteractiveTransition() }
    case 14: step("passes") { machine.passUntilNothingBegins() }
    default: step("reportStalled") { machine.reportStalled() }
    }
  }

  private var anyContext: TransitionContext<BoxHost>? { machine.transitions.randomElement(using: &random)?.context }

  private func chooseDelegateAnswers() {
    let manners: [TestAnimator.Manner] = [
      .forgetsToComplete, .completesTwice, .completesTrueAlways, .addsNoView, .removesFromView, .removesContainer,
    ]
    let animator = TestAnimator(machine, interruptible: chance(2))
    if chance(6) { animator.manner = pick(manners) }
    director.animator = chance(3) ? nil : animator
    if machine.transitions.allSatisfy({ $0.interaction == nil }) { driver = PercentDriver(machine) }
    driver.wantsInteractiveStart = !chance(3)
    director.driver = chance(2) ? driver : nil
  }

  private func step(_ name: String, _ work: () -> Void) {
    steps.append(name)
    work()
  }

  /// Everything an app may ask for, sensible or not.
  private func request() {
    let navigation = pick(navigations)
    let everyone = pool + navigations + [tabs]
    let node = pick(everyone)
    let other = pick(everyone)
    let animated = !chance(3)
    switch Int.random(in: 0..<(isHostile ? 13 : 11), using: &random) {
    case 0, 1: step("push \(node) onto \(navigation)") { machine.push(node, onto: navigation, animated: animated) }
    case 2: step("pop \(navigation)") { machine.pop(navigation, animated: animated) }
    case 3: step("pop \(navigation) to \(node)") { machine.pop(navigation, to: node, animated: animated) }
    case 4:
      let stack = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0..<3, using: &random)))
      step("set \(navigation) to \(stack)") {
        machine.setStack(navigation.stack.prefix(1) + stack, of: navigation, animated: animated)
      }
    case 5: step("swipe \(navigation)") { driver = machine.popInteractively(navigation) }
    case 6 where chance(4):
      let some = Array(allTabs.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
      step("tabs \(some)") { machine.setTabs(some, of: tabs) }
    case 6: step("select") { machine.select(Int.random(in: 0..<3, using: &random), in: tabs) }
    case 7, 8:
      counted("present \(node) from \(other)") {
        machine.present(node, from: other, animated: animated, completion: $0)
      }
    case 9, 10: counted("dismiss \(node)") { machine.dismiss(node, animated: animated, completion: $0) }
    case 11: step("begin \(node)") { machine.beginAppearanceTransition(node, appearing: chance(2), animated: animated) }
    default: step("end \(node)") { machine.endAppearanceTransition(node) }
    }
    observeSomeCoordinator()
  }

  private func counted(_ name: String, _ work: (@escaping () -> Void) -> Bool) {
    steps.append(name)
    let index = completed.count
    completed.append(0)
    expected.append(0)
    if work({ [unowned self] in completed[index] += 1 }) { expected[index] = 1 }
  }

  private func observeSomeCoordinator() {
    guard chance(3), let coordinator = pick(pool + navigations).transitionCoordinator else { return }
    let index = completed.count
    completed.append(0)
    expected.append(1)
    coordinator.animate(alongside: nil) { [unowned self] _ in completed[index] += 1 }
  }
}

struct Broken: Error, CustomStringConvertible {
  let description: String
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Broken(description: message()) }
}
