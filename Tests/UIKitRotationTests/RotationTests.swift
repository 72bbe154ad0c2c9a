import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

extension TestApp {
  /// Rotates the device to the given orientation.
  func turn(_ orientation: Device.Orientation) {
    session.receive(TimedEvent(.screen(.rotate(orientation)), at: session.now))
    _ = session.runUpdateCycle(at: session.now)
  }
  /// The window has another size.
  func resize(_ width: CGFloat, _ height: CGFloat) {
    session.receive(TimedEvent(.screen(.resize(CGSize(width: width, height: height))), at: session.now))
    _ = session.runUpdateCycle(at: session.now)
  }
}

/// Rotation of the device. (Docs/behaviour/environment.md, "Rotation")
@MainActor struct RotationTests {
  private let page: TurningPage
  private let app: TestApp

  init() {
    let page = TurningPage("page")
    self.page = page
    app = TestApp(page, device: .iPhone14)
    page.notes.lines = []
  }

  @Test func `a turn tells traits, then the size, then sets both and lays out inside the animation, then animates alongside`() throws {
    app.turn(.landscapeLeft)
    #expect(
      page.notes.lines == [
        "page willTransition to compact × compact", "page viewWillTransition to 844×390, 90°, 0.3 s", "page traits regular→compact height",
        "page layout 844×390 in 0.3 s", "page alongside in 0.3 s",
      ])
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(page.transitionCoordinator != nil)
    try app.settle()
    #expect(page.notes.lines.last == "page completion" && page.transitionCoordinator == nil)
    #expect(abs(app.time - 0.3) < 0.02)
  }

  @Test func `the picture turns from where the device was turned to upright`() throws {
    app.perform { page.view.backgroundColor = .red }
    app.turn(.landscapeLeft)
    #expect(app.session.currentFrame().size == CGSize(width: 844, height: 390))
    let shown = page.view.layer.presentation()
    #expect(shown?.bounds.size == CGSize(width: 390, height: 844) && shown?.position == CGPoint(x: 422, y: 195))
    let turned = try #require(app.session.window.layer.presentation()?.sublayerTransform)
    #expect(abs(turned.m11) < 1e-9 && abs(turned.m12 + 1) < 1e-9, "a quarter to the left: \(turned)")
    try app.settle()
    #expect(app.session.window.layer.presentation()?.sublayerTransform == CATransform3DIdentity)
  }

  @Test func `safe areas, screen, status bar and size classes are those of the device on its side`() throws {
    app.turn(.landscapeRight)
    try app.settle()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    app.perform {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
      #expect(UIDevice.current.orientation == .landscapeRight && UIApplication.shared.statusBarOrientation == .landscapeLeft)
      #expect(UIApplication.shared.statusBarFrame == .zero)
      #expect(UITraitCollection.current.verticalSizeClass == .compact)
    }
    app.turn(.portrait)
    try app.settle()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    app.perform { #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47)) }
  }

  @Test(arguments: [
    ("iphone-se", Device.Orientation.landscapeLeft, 0.0, 0.0, false), ("iphone-x", .landscapeLeft, 44, 21, false),
    ("iphone-14-pro", .landscapeRight, 59, 21, false), ("iphone-14-pro-max", .landscapeLeft, 59, 21, true),
  ])
  func `a phone on its side has its insets and its width`(
    name: String, side: Device.Orientation, sides: Double, bottom: Double, isRegular: Bool
  ) throws {
    let page = UIViewController()
    let app = TestApp(page, device: try #require(Device.named(name)))
    app.turn(side)
    try app.settle()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: sides, bottom: bottom, right: sides))
    #expect(page.traitCollection.horizontalSizeClass == (isRegular ? .regular : .compact))
    app.turn(.portrait)
    try app.settle()
    #expect(app.session.device == Device.named(name))
  }

  @Test func `a phone does not stand on its head, and a tablet does, in twice the time`() throws {
    app.turn(.portraitUpsideDown)
    #expect(page.notes.lines.isEmpty && app.perform { UIDevice.current.orientation } == .portraitUpsideDown)
    let pad = TestApp(TurningPage("pad"), device: try #require(Device.named("ipad")))
    pad.turn(.portraitUpsideDown)
    try pad.settle()
    #expect(abs(pad.time - 0.8) < 0.02)
    #expect(pad.perform { UIApplication.shared.statusBarOrientation } == .portraitUpsideDown)
  }

  @Test func `a tablet hears of its size alone`() throws {
    let page = TurningPage("pad")
    let app = TestApp(page, device: try #require(Device.named("ipad")))
    page.notes.lines = []
    app.turn(.landscapeLeft)
    #expect(page.notes.lines.first == "pad viewWillTransition to 1180×820, 90°, 0.4 s")
    #expect(!page.notes.lines.contains { $0.contains("traits") })
  }

  @Test func `who fills the screen says how it may lie, and a change of mind turns it`() throws {
    page.supported = .portrait
    app.turn(.landscapeLeft)
    #expect(page.notes.lines.isEmpty && page.view.bounds.width == 390)
    app.perform {
      page.supported = .allButUpsideDown
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(page.view.bounds.width == 844)
    app.perform {
      page.supported = .portrait
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    try app.settle()
    #expect(page.view.bounds.width == 390 && app.perform { UIDevice.current.orientation } == .landscapeLeft)
  }

  @Test func `a controller that does not turn with the device stays, and comes round when it may`() throws {
    page.turns = false
    app.turn(.landscapeLeft)
    #expect(page.view.bounds.width == 390)
    page.turns = true
    app.perform { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(page.view.bounds.width == 844)
  }

  @Test func `a page that can only lie on its side is launched so`() {
    let page = TurningPage("wide")
    page.supported = .landscape
    let app = TestApp(page, device: .iPhone14)
    #expect(page.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(!page.notes.lines.contains { $0.contains("illTransition") }, "launch tells no turn: \(page.notes.lines)")
    #expect(app.session.currentFrame().size == CGSize(width: 844, height: 390))
  }

  @Test func `a full-screen page turns the interface when it has come, and its presenter finds it turned back`() throws {
    let wide = TurningPage("wide")
    (wide.supported, wide.modalPresentationStyle) = (.landscape, .fullScreen)
    app.perform { page.present(wide, animated: true) }
    try app.settle()
    #expect(wide.view.bounds.size == CGSize(width: 844, height: 390))
    app.perform { wide.dismiss(animated: true) }
    try app.settle()
    #expect(
      page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844),
      "\(app.session.window.frame) \(app.session.runtime.rotation.interface.rawValue) \(page.notes.lines)")
    #expect(page.view.window != nil)
  }

  @Test func `supported orientations that contradict the app's are said, and nothing turns`() {
    page.supported = .portraitUpsideDown
    app.turn(.landscapeLeft)
    #expect(page.view.bounds.width == 390)
    #expect(
      app.session.runtime.diagnostics.contains { $0.hasPrefix("Supported orientations has no common orientation with the application") })
  }

  @Test func `containers hand sizes on to who is shown, and others hear before they appear`() throws {
    let notes = page.notes
    let (first, second) = (TurningPage("first", notes), TurningPage("second", notes))
    let navigation = UINavigationController(rootViewController: first)
    let app = TestApp(navigation, device: .iPhone14)
    app.perform { navigation.pushViewController(second, animated: false) }
    notes.lines = []
    app.turn(.landscapeLeft)
    try app.settle()
    #expect(notes.lines.contains { $0.hasPrefix("second viewWillTransition") } && !notes.lines.contains { $0.hasPrefix("first") })
    notes.lines = []
    _ = app.perform { navigation.popViewController(animated: true) }
    let lines = notes.lines.filter { $0.hasPrefix("first") }
    #expect(
      lines.first == "first viewWillTransition to 844×390, 0°, 0.0 s" && lines.dropFirst(1).contains("first viewWillAppear"), "\(lines)")
    try app.settle()
    #expect(first.view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `the root hears first, then presentation controller and presented`() throws {
    let other = TurningPage("other", page.notes)
    other.modalPresentationStyle = .custom
    let delegate = NotingDelegate(page.notes)
    other.transitioningDelegate = delegate
    app.perform { page.present(other, animated: false) }
    page.notes.lines = []
    app.turn(.landscapeLeft)
    let told = page.notes.lines.filter { $0.contains("illTransition") }.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      told == [
        "page willTransition", "presentation willTransition", "other willTransition", "page viewWillTransition",
        "presentation viewWillTransition", "other viewWillTransition",
      ])
    try app.settle()
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a turn in the middle of a turn goes on from there and completes both`() throws {
    app.turn(.landscapeLeft)
    app.advance(by: 0.1)
    app.turn(.portrait)
    try app.settle()
    #expect(page.notes.lines.filter { $0 == "page completion" }.count == 2)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(page.view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a turn while a finger is down loses no touch`() throws {
    let view = Listening(frame: page.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    app.perform { page.view.addSubview(view) }
    func tell(_ phase: TouchInput.Phase, _ x: Double, _ y: Double) {
      app.session.receive(TimedEvent(.touch(TouchInput(phase, finger: 1, at: CGPoint(x: x, y: y))), at: app.session.now))
      app.advance(by: 1.0 / 60)
    }
    tell(.began, 100, 700)
    app.turn(.landscapeLeft)
    tell(.moved, 700, 100)
    tell(.ended, 700, 100)
    #expect(view.heard == ["began 100 700", "moved 700 100", "ended 700 100"])
    try app.settle()
  }

  @Test func `the device's own turns are posted, whether the interface follows or not`() {
    page.supported = .portrait
    let heard = Heard()
    let device = app.perform { UIDevice.current }
    let token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil) {
      _ in
      MainActor.assumeIsolated { heard.count += 1 }
    }
    app.turn(.landscapeLeft)
    app.turn(.landscapeLeft)
    app.turn(.portrait)
    #expect(heard.count == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `a tablet's window takes another size at once, with its size class, and the screen keeps its own`() throws {
    let page = TurningPage("pad")
    let app = TestApp(page, device: try #require(Device.named("ipad-landscape")))
    page.notes.lines = []
    app.resize(507, 820)
    #expect(page.notes.lines.prefix(2) == ["pad willTransition to compact × regular", "pad viewWillTransition to 507×820, 0°, 0.0 s"])
    #expect(page.view.frame.size == CGSize(width: 507, height: 820) && page.notes.lines.last == "pad completion")
    #expect(page.traitCollection.horizontalSizeClass == .compact)
    #expect(app.perform { UIScreen.main.bounds.size } == CGSize(width: 1180, height: 820))
    #expect(app.session.currentFrame().size == CGSize(width: 507, height: 820))
    app.resize(1180, 820)
    #expect(page.traitCollection.horizontalSizeClass == .regular && !app.session.device.isWindowed)
    app.resize(.nan, 3)
    #expect(page.view.frame.width == 1180)
  }

  // Apple's reference of UIApplication: the user info has the new orientation before the rotation, and the old one after it.
  @Test func `the application posts the notifications of the status bar around a rotation`() {
    nonisolated(unsafe) var found: [String] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        found.append("\(name.rawValue.contains("Will") ? "will" : "did") \(value.map { "\($0)" } ?? "frame")")
      }
    }
    app.turn(.landscapeLeft)
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(found == ["will \(page.view.window!.windowScene!.interfaceOrientation.rawValue)", "did 1", "did frame"])
  }
}

@MainActor final class Notes { var lines: [String] = [] }
@MainActor private final class Heard { var count = 0 }

/// Writes down what a turn tells it.
@MainActor final class TurningPage: UIViewController {
  let label: String
  let notes: Notes
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  var turns = true

  init(_ label: String, _ notes: Notes? = nil) {
    (self.label, self.notes) = (label, notes ?? Notes())
    super.init(nibName: nil, bundle: nil)
    if UIScreen.main.bounds.width > 700 || label == "pad" { supported = .all }
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { notes.lines.append("\(label) \(line)") }
  private var seconds: String { "\((UIView.inheritedAnimationDuration * 10).rounded() / 10) s" }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var shouldAutorotate: Bool { turns }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: traits, with: coordinator)
    note("willTransition to \(traits.horizontalSizeClass) × \(traits.verticalSizeClass)")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let t = coordinator.targetTransform
    let degrees = Int((atan2(t.b, t.a) * 180 / .pi).rounded())
    note("viewWillTransition to \(Int(size.width))×\(Int(size.height)), \(degrees)°, \(coordinator.transitionDuration) s")
    coordinator.animate { _ in
      self.note("alongside in \(self.seconds)")
    } completion: { _ in
      self.note("completion")
    }
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    note("traits \(previous!.verticalSizeClass)→\(traitCollection.verticalSizeClass) height")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("layout \(Int(view.bounds.width))×\(Int(view.bounds.height)) in \(seconds)")
  }
}

private final class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let notes: Notes
  init(_ notes: Notes) { self.notes = notes }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = NotingPresentation(presentedViewController: presented, presenting: presenting)
    made.notes = notes
    return made
  }
}

private final class NotingPresentation: UIPresentationController {
  var notes: Notes?
  override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    notes?.lines.append("presentation willTransition")
    super.willTransition(to: traits, with: coordinator)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    notes?.lines.append("presentation viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class Listening: UIView {
  var heard: [String] = []
  private func note(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: nil)
      heard.append("\(what) \(Int(place.x)) \(Int(place.y))")
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
