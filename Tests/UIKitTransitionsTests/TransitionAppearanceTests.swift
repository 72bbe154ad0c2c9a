import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// The order of appearance callbacks: at launch, in custom containers, in presentation contexts and during a real presentation.
/// (Docs/behaviour/controllers.md, "Appearance callbacks" and "Presentation styles")
@MainActor
struct TransitionAppearanceTests {
  @Test func `launch: viewWillAppear before the window, viewIsAppearing in it, with its geometry (behaviour: Appearance callbacks)`() {
    let stage = TransitionStage()
    var inWindow: [String: Bool] = [:]
    stage.a.onCallback = { inWindow[$0] = stage.a.view.window != nil }
    stage.runtime.asCurrent {
      stage.window.rootViewController = stage.a
      stage.window.makeKeyAndVisible()
    }
    #expect(stage.log == ["A.viewDidLoad", "A.viewWillAppear"], "makeKeyAndVisible returns before the rest")
    stage.act()
    #expect(stage.log.suffix(2) == ["A.viewIsAppearing", "A.viewDidAppear"])
    #expect(
      inWindow == ["viewDidLoad": false, "viewWillAppear": false, "viewIsAppearing": true, "viewDidAppear": true])
    #expect(stage.a.view.frame == stage.window.bounds)
  }

  /// Notes layout and safe area beside the appearance.
  private final class Measuring: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewSafeAreaInsetsDidChange() { log.append("viewSafeAreaInsetsDidChange") }
    override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    var onAppearing: (CGFloat) -> Void = { _ in }
    override func viewIsAppearing(_ animated: Bool) {
      log.append("viewIsAppearing \(view.safeAreaInsets.top)")
      onAppearing(view.bounds.width)
    }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
  }

  @Test func `launch: safe area, then layout, then viewIsAppearing (behaviour: Appearance callbacks)`() {
    let controller = Measuring()
    let app = AppSession { $0.rootViewController = controller }
    #expect(
      controller.log == [
        "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewIsAppearing 44.0", "viewDidAppear",
      ])
    controller.log = []
    app.perform { controller.additionalSafeAreaInsets.top = 10 }
    #expect(controller.log.first == "viewSafeAreaInsetsDidChange" && controller.view.safeAreaInsets.top == 54)
  }

  // Docs/behaviour/controllers.md, "Appearance callbacks".
  @Test func `a child that is placed after it was added has that place and its safe area when it is appearing`() {
    let (root, child) = (UIViewController(), Measuring())
    let app = AppSession { $0.rootViewController = root }
    var widths: [CGFloat] = []
    child.onAppearing = { widths.append($0) }
    app.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.frame = CGRect(x: 20, y: 10, width: 100, height: 200)
      child.didMove(toParent: root)
      #expect(child.log.last == "viewSafeAreaInsetsDidChange", "the rest comes when layout has run")
    }
    #expect(
      child.log.filter { !$0.hasSuffix("LayoutSubviews") } == [
        "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewIsAppearing 34.0",
        "viewDidAppear",
      ])
    #expect(widths == [100])
  }

  @Test func `a child that is taken away again before layout never appeared`() {
    let (root, child) = (UIViewController(), Measuring())
    let app = AppSession { $0.rootViewController = root }
    app.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.removeFromSuperview()
    }
    #expect(!child.log.contains("viewDidAppear") && child.node.appearance.state == .disappeared)
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, []])
  func `one child takes another's place in the order of a push, and the old view goes at the end`(options: UIView.AnimationOptions) {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      stage.a.addChild(stage.b)
      stage.a.view.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    stage.forget()
    var finished: [Bool] = []
    stage.act {
      stage.b.willMove(toParent: nil)
      stage.a.addChild(stage.c)
      stage.c.view.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
      stage.a.transition(from: stage.b, to: stage.c, duration: 0.5, options: options) {
        stage.c.view.frame.origin.x = 0
      } completion: {
        finished.append($0)
        stage.b.removeFromParent()
        stage.c.didMove(toParent: stage.a)
      }
    }
    stage.advance(by: 0.25)
    let dissolves = options.contains(.transitionCrossDissolve)
    #expect(stage.c.view.superview === stage.a.view && finished == [] && (stage.b.view.superview == nil) == dissolves)
    #expect(stage.c.view.layer.presentation()?.frame.minX == (dissolves ? 0 : 50))
    #expect(stage.appearanceLog == ["B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing"])
    stage.advance(by: 0.3)
    #expect(stage.appearanceLog.suffix(2) == ["B.viewDidDisappear", "C.viewDidAppear"] && finished == [true])
    #expect(stage.b.view.superview == nil && stage.a.children == [stage.c] && stage.c.view.alpha == 1)
    stage.expectAtRest()
  }

  @Test func `another root: the old one and what it presented are gone`() {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    stage.act { stage.window.rootViewController = stage.c }
    #expect(stage.picture == "window\n  C appeared")
    #expect(stage.a.node.appearance.state == .disappeared && stage.b.presentingViewController == nil)
    stage.expectAtRest()
  }

  @Test func `a child appears with addSubview and goes with removeFromSuperview (behaviour: Appearance callbacks)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    var moving: [String: Bool] = [:]
    stage.b.onCallback = { moving[$0] = stage.b.isMovingToParent || stage.b.isMovingFromParent }
    stage.act {
      stage.a.addChild(stage.b)
      stage.a.view.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    #expect(stage.a.children == [stage.b] && stage.b.parent === stage.a)
    stage.act {
      stage.b.willMove(toParent: nil)
      stage.b.view.removeFromSuperview()
      stage.b.removeFromParent()
    }
    #expect(
      stage.log == [
        "B.willMove(A)", "B.viewDidLoad", "B.viewWillAppear", "B.didMove(A)", "B.viewIsAppearing", "B.viewDidAppear",
        "B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(nil)",
      ])
    #expect(moving["viewWillAppear"] == true && moving["viewWillDisappear"] == true)
    #expect(!stage.b.isMovingToParent && !stage.b.isMovingFromParent)
  }

  @Test func `children come and go with their container, parent before child`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      stage.b.addChild(stage.c)
      stage.b.view.addSubview(stage.c.view)
      stage.c.didMove(toParent: stage.b)
    }
    stage.forget()
    stage.act { stage.a.present(stage.b, animated: false) }
    stage.act { stage.b.dismiss(animated: false) }
    #expect(
      stage.appearanceLog == [
        "A.viewWillDisappear", "B.viewWillAppear", "C.viewWillAppear", "B.viewIsAppearing", "C.viewIsAppearing",
        "B.viewDidAppear", "C.viewDidAppear", "A.viewDidDisappear", "B.viewWillDisappear", "C.viewWillDisappear",
        "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "C.viewDidDisappear",
      ])
  }

  @Test func `whom nobody contains goes with the page in which its view lies`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.a.view.addSubview(stage.b.view) }
    #expect(stage.b.node.appearance.state == .appeared)
    stage.act { stage.a.present(stage.c, animated: false) }
    #expect(stage.b.node.appearance.state == .disappeared && stage.b.view.window == nil)
    stage.act { stage.c.dismiss(animated: false) }
    #expect(stage.b.node.appearance.state == .appeared)
  }

  @Test func `a page presented in a context goes and comes with the place that it covers`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.b.definesPresentationContext = true
    stage.c.modalPresentationStyle = .overCurrentContext
    let place = UIView()
    stage.act {
      stage.a.view.addSubview(place)
      stage.a.addChild(stage.b)
      place.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    stage.act { stage.b.present(stage.c, animated: false) }
    stage.act { place.removeFromSuperview() }
    #expect(stage.c.node.appearance.state == .disappeared && stage.b.node.appearance.state == .disappeared)
    stage.act { stage.a.view.addSubview(place) }
    #expect(stage.c.node.appearance.state == .appeared && stage.b.node.appearance.state == .appeared)
  }

  @Test func `a view that is put elsewhere by what its controller hears of its going stays there`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    let (one, other) = (UIView(), UIView())
    stage.act {
      for place in [one, other] { stage.a.view.addSubview(place) }
      stage.a.addChild(stage.b)
      one.addSubview(stage.b.view)
    }
    stage.b.onCallback = { if $0 == "viewWillDisappear" { other.addSubview(stage.b.view) } }
    stage.act { stage.b.view.removeFromSuperview() }
    #expect(stage.b.view.superview === other && one.subviews.isEmpty && other.subviews == [stage.b.view])
    #expect(stage.b.node.appearance.state == .appeared && stage.runtime.faults.isEmpty)
  }

  @Test func `of two roots that a window is given while the old one goes, the last is shown alone`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.a.onCallback = { if $0 == "viewWillDisappear" { stage.window.rootViewController = stage.c } }
    stage.act { stage.window.rootViewController = stage.b }
    #expect(stage.machine.roots.map(\.name) == ["C"] && stage.picture == "window\n  C appeared")
  }

  @Test(arguments: [true, false])
  func `a presenter that a window shows as its root on the way stays there`(finishes: Bool) {
    let stage = TransitionStage()
    stage.customise(interactive: true)
    stage.open(stage.a)
    stage.act { stage.a.view.addSubview(stage.b.view) }
    stage.act { stage.b.present(stage.c, animated: true) }
    stage.act { stage.driver.update(0.3) }
    stage.act { stage.window.rootViewController = stage.b }
    stage.act { if finishes { stage.driver.finish() } else { stage.driver.cancel() } }
    stage.advance(by: 2)
    #expect(stage.b.view.superview === stage.window && stage.b.node.appearance.state == .appeared)
    #expect(stage.machine.transitions.isEmpty && stage.a.node.appearance.state == .disappeared)
  }

  @Test func `a child that is taken in by what its container hears on the way goes on with it`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.b.view.addSubview(stage.c.view) }
    stage.b.onCallback = { if $0 == "viewWillAppear" { stage.b.addChild(stage.c) } }
    stage.act { stage.a.view.addSubview(stage.b.view) }
    #expect(stage.c.node.appearance.state == .appeared && stage.c.parent === stage.b)
    #expect(!stage.log.contains("C.viewWillDisappear"))
  }

  @Test func `a page in whose view the presenter lies is not presented there (behaviour: Chains and refused requests)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      stage.a.view.addSubview(stage.b.view)
      stage.b.view.addSubview(stage.c.view)
    }
    stage.act { stage.c.present(stage.b, animated: true) }
    #expect(stage.diagnostics.last?.hasPrefix("Attempt to present <B> on <C> whose view lies in that of <B>") == true)
    stage.expectAtRest()
  }

  @Test func `the way up from a presented page leads to the window also while the root's view is taken away`() {
    let stage = TransitionStage()
    stage.openPresented(.fullScreen)
    #expect(stage.a.view.superview == nil && stage.b.next === stage.a && stage.a.next === stage.window)
  }

  @Test func `a controller's own view follows its superview (behaviour: Auto Layout measurements)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.a.view.addSubview(stage.b.view) }
    #expect(stage.b.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    stage.act { stage.a.view.frame.size.width += 25 }
    #expect(stage.b.view.frame.width == 400)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
  func `the presenter receives no callback when its view stays (behaviour: Appearance callbacks)`(style: UIModalPresentationStyle) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = style
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 2)
    stage.act { stage.a.dismiss(animated: true) }
    stage.advance(by: 2)
    #expect(stage.appearanceLog.allSatisfy { $0.hasPrefix("B.") } && stage.appearanceLog.count == 5)
    stage.expectAtRest()
  }

  // Docs/behaviour/controllers.md, "Presentation styles".
  @Test func `over the current context: the child that defines it presents, and only its place is covered`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.b.definesPresentationContext = true
    stage.c.modalPresentationStyle = .overCurrentContext
    let place = CGRect(x: 20, y: 100, width: 200, height: 300)
    stage.act {
      stage.a.addChild(stage.b)
      stage.b.view.frame = place
      stage.a.view.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    stage.act { stage.b.present(stage.c, animated: true) }
    stage.advance(by: 2)
    #expect(stage.c.presentingViewController === stage.b)
    #expect(stage.c.view.superview?.superview === stage.a.view && stage.c.view.superview?.frame == place)
    stage.act { stage.c.dismiss(animated: true) }
    stage.advance(by: 2)
    #expect(stage.a.view.subviews == [stage.b.view] && stage.b.view.frame == place)
    stage.expectAtRest()
  }

  @Test func `current context: the covered view does not move on the screen, goes, and comes home`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.b.definesPresentationContext = true
    stage.c.modalPresentationStyle = .currentContext
    let place = CGRect(x: 20, y: 100, width: 200, height: 300)
    stage.act {
      stage.a.addChild(stage.b)
      stage.b.view.frame = place
      stage.a.view.addSubview(stage.b.view)
      stage.b.didMove(toParent: stage.a)
    }
    stage.customise()
    stage.act { stage.b.present(stage.c, animated: true) }
    #expect(stage.b.view.convert(stage.b.view.bounds, to: stage.window) == place)
    stage.advance(by: 2)
    #expect(stage.b.view.window == nil)
    stage.act { stage.c.dismiss(animated: true) }
    stage.advance(by: 2)
    #expect(stage.b.view.superview === stage.a.view && stage.b.view.frame == place)
    stage.expectAtRest()
  }

  @Test func `the responder chain goes from the presented controller to its presenter`() {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    #expect(stage.b.view.next === stage.b && stage.b.next === stage.a && stage.a.view.next === stage.a)
    #expect(stage.a.next === stage.window)
  }

  @Test func `reading presentationController before the request locks the answer in (behaviour: Presentation styles)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.b.transitioningDelegate = nil
    stage.runtime.asCurrent {
      let early = stage.b.presentationController
      stage.b.transitioningDelegate = stage.director
      stage.act { stage.a.present(stage.b, animated: false) }
      #expect(early != nil && stage.b.presentationController === early)
    }
  }

  @Test(arguments: [true, false]) func `a page that is taken in again from its own viewDidDisappear appears there`(asChild: Bool) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .overFullScreen
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 1)
    stage.b.onCallback = { name in
      guard name == "viewDidDisappear" else { return }
      stage.b.onCallback = { _ in }
      if asChild { stage.a.addChild(stage.b) }
      stage.a.view.addSubview(stage.b.view)
      if asChild { stage.b.didMove(toParent: stage.a) }
    }
    stage.act { stage.a.dismiss(animated: true) }
    stage.advance(by: 1)
    #expect(stage.log.last { $0.hasPrefix("B.view") } == "B.viewDidAppear")
    #expect(stage.b.view.superview === stage.a.view)
    stage.expectAtRest()
  }
}
