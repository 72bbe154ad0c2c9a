@testable import TransitionMachine

/// Reads the transcript and the trees as an outsider would: it shares no code with the machine.
struct Audit {
  /// An app that ends an appearance outside the window gets no viewIsAppearing.
  let allowsUnseen: Bool
  private var appearance: [String: String] = [:]
  private var openMoves: [String: String] = [:]
  private var linesRead = 0

  init(allowsUnseen: Bool) { self.allowsUnseen = allowsUnseen }

  /// will → (isAppearing) → did for each node, and one didMove for each move that was announced.
  mutating func read(_ machine: TransitionMachine<BoxHost>) throws {
    for line in machine.log[linesRead...] where !line.hasPrefix("!") {
      guard let dot = line.firstIndex(of: ".") else { continue }
      let name = String(line[..<dot])
      let callback = line[line.index(after: dot)...].prefix { $0 != "(" }
      let state = appearance[name, default: "gone"]
      switch callback {
      case "viewWillAppear": try step(name, state, from: ["gone", "leaving"], to: "coming", line)
      case "viewIsAppearing": try step(name, state, from: ["coming"], to: "here soon", line)
      case "viewDidAppear":
        try step(name, state, from: ["here soon"] + (allowsUnseen ? ["coming"] : []), to: "here", line)
      case "viewWillDisappear": try step(name, state, from: ["coming", "here soon", "here"], to: "leaving", line)
      case "viewDidDisappear": try step(name, state, from: ["leaving"], to: "gone", line)
      case "willMove":
        // Taken away and put back at once, it hears of both moves, and of one end.
        let isTurn = openMoves[name].map { $0.hasSuffix("(nil)") != line.hasSuffix("(nil)") } ?? true
        try require(isTurn, "two moves at once: \(line)")
        openMoves[name] = line
      case "didMove":
        try require(openMoves.removeValue(forKey: name) != nil, "not announced: \(line)")
      default: break
      }
    }
    linesRead = machine.log.count
  }

  private mutating func step(_ name: String, _ state: String, from: [String], to: String, _ line: String) throws {
    try require(from.contains(state), "\(line) while \(state)")
    appearance[name] = to
  }

  /// With nothing in flight: one visible child per container, views where they belong, states that agree.
  func checkRest(_ machine: TransitionMachine<BoxHost>, _ window: ViewBox) throws {
    try require(openMoves.isEmpty, "moves never finished: \(openMoves.values)")
    for node in machine.allNodes {
      try require(node.appearance.isBalanced, "\(node) is still \(node.appearance.state)")
      if let navigation = node as? NavigationNode<BoxHost> {
        try require(navigation.stack.elementsEqual(navigation.shown, by: ===), "\(node) shows another stack")
        try require(navigation.children.count == navigation.stack.count, "\(node) has stray children \(node.children)")
        try checkContainer(navigation, navigation.content, shows: navigation.stack.last)
      }
      if let tabs = node as? TabNode<BoxHost> {
        try require(tabs.selection === tabs.shown, "\(node) shows another tab")
        try checkContainer(tabs, tabs.content, shows: tabs.selection)
      }
      if let presented = node.presented {
        try require(presented.presenting === node, "\(node) presents \(presented), which does not know")
        try require(presented.presentation?.container?.isInWindow == true, "\(presented) has no container")
      }
    }
    try checkModals(machine, window)
  }

  private func checkContainer(_ node: Node<BoxHost>, _ content: ViewBox, shows child: Node<BoxHost>?) throws {
    try require(content.superplace === node.view, "\(content.placeName) left \(node)")
    try require(
      content.subplaces.map(\.placeName) == (child.map { [$0.view.placeName] } ?? []),
      "\(node) shows \(content.subplaces), not \(String(describing: child))")
    for other in node.children {
      let expected = other === child ? node.appearance.state : .disappeared
      try require(
        other.appearance.state == expected, "\(other) is \(other.appearance.state) in \(node), \(node.appearance.state)"
      )
    }
  }

  /// From the root up: who is beneath a full-screen one is gone, all others are seen.
  private func checkModals(_ machine: TransitionMachine<BoxHost>, _ window: ViewBox) throws {
    let chain = Array(sequence(first: machine.roots[0], next: \.presented))
    for (index, node) in chain.enumerated() {
      let isCovered = index + 1 < chain.count && chain[index + 1].presentation!.shouldRemovePresentersView
      try require(
        node.appearance.state == (isCovered ? .disappeared : .appeared),
        "\(node) is \(node.appearance.state), covered: \(isCovered)")
      try require(node.view.isInWindow != isCovered, "\(node)'s view is in the wrong place")
    }
    let boxes = chain.dropFirst().map { "container(\($0))" }
    try require(
      window.subplaces.map(\.placeName).filter { $0.hasPrefix("container") } == boxes,
      "window holds \(window.subplaces)")
  }
}
