@testable import TransitionMachine

/// A small app for a test: a machine, a root, and a second controller to go to.
final class Stage {
  let machine = TransitionMachine()
  let window = ViewBox("window", isWindow: true)
  let director: Director
  let driver: PercentDriver<BoxHost>
  let a = Node("A")
  let b = Node("B")
  let c = Node("C")
  let navigation = NavigationNode(boxed: "nav")
  let tabs = TabNode(boxed: "tabs")

  init() {
    director = Director(machine)
    driver = PercentDriver(machine)
    navigation.delegate = director
    tabs.delegate = director
    for node in [a, b, c] { node.transitioning = director }
  }

  /// Uses custom, interruptible animation, and a finger when `interactive`.
  func customise(interactive: Bool = false, interruptible: Bool = true, manner: TestAnimator.Manner = .good) {
    let animator = TestAnimator(machine, interruptible: interruptible)
    animator.manner = manner
    director.animator = animator
    director.driver = interactive ? driver : nil
  }

  func open(_ root: Node<BoxHost>) {
    machine.show(root, in: window)
    machine.passUntilNothingBegins()
    forget()
  }

  func openNavigation(_ nodes: [Node<BoxHost>]) {
    machine.fill(navigation, with: nodes)
    open(navigation)
  }

  func openTabs(_ nodes: [Node<BoxHost>]) {
    machine.fill(tabs, with: nodes)
    open(tabs)
  }

  func openPresented(_ style: PresentationStyle) {
    b.style = style
    open(a)
    machine.present(b, from: a, animated: false)
    forget()
  }

  var picture: String { machine.picture(of: window) }

  func forget() {
    machine.clearLog()
    machine.clearDiagnostics()
  }

  /// Begins what is wanted and lets every animation run to its end.
  func run() {
    machine.passUntilNothingBegins()
    machine.animationDone()
    machine.passUntilNothingBegins()
  }

  /// The log without what delegates, animators and presentation controllers were asked.
  var appearanceLog: [String] {
    machine.log.filter { $0.contains(".view") && !$0.contains("viewDidLoad") }
      .map { $0.replacing("(animated)", with: "") }
  }
}
