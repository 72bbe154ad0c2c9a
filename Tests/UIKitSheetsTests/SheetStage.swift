import Foundation
import HostInterface
import Motion
import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// An app with a page, a sheet over it and a finger. The screen has 393 × 852 points, with safe-area insets of 59 at the top and 34 at
/// the bottom.
@MainActor final class SheetStage {
  let app: AppSession
  let home: Page, page: Page, upper: Page
  let ear = SheetEar()
  private(set) var log: [String] = []
  private var places: [Int: CGPoint] = [:]

  init(_ device: String = "iphone-14-pro", environment: EnvironmentSettings = EnvironmentSettings()) {
    app = AppSession(device: Device.named(device)!, environment: environment) { _ in }
    (home, page, upper) = app.runtime.asCurrent { (Page("home"), Page("page"), Page("upper")) }
    ear.stage = self
    for one in [home, page, upper] { one.stage = self }
    act { [app, home] in app.window.rootViewController = home }
    forget()
  }

  var window: UIWindow { app.window }
  var runtime: Runtime { app.runtime }
  var sheet: UISheetPresentationController { page.sheetPresentationController! }
  /// The sheet's top as it is shown.
  var top: Double { sheet.sheetView.layer.shown.map { $0.position.y - $0.bounds.height / 2 } ?? .nan }
  var velocity: Double { sheet.motion.velocity }
  var picture: String { runtime.controllers.machine.picture(of: window) }
  var dim: Double { Double(sheet.containerView?.subviews.first?.alpha ?? 0) }

  func note(_ line: String) { log.append(line) }
  func forget() { log = [] }
  func act(_ body: () -> Void) {
    app.runtime.asCurrent(body)
    flush()
  }
  func flush() { _ = runtime.runUpdateCycle(at: app.now) }
  func wait(_ seconds: Double = 1.0 / 60) { app.advance(by: seconds) }

  /// Shows the sheet, at rest.
  func open(_ detents: [UISheetPresentationController.Detent] = [.large()], setUp: (UISheetPresentationController) -> Void = { _ in }) {
    act {
      sheet.detents = detents
      sheet.delegate = ear
      setUp(sheet)
      home.present(page, animated: false)
    }
    wait()
    forget()
  }

  // MARK: Finger

  func down(_ x: Double, _ y: Double, finger: Int = 1) {
    send(.began, CGPoint(x: x, y: y), finger)
    flush()
  }
  func move(by dy: Double, dx: Double = 0, after seconds: Double = 1.0 / 60, finger: Int = 1) {
    wait(seconds)
    let place = places[finger]!
    send(.moved, CGPoint(x: place.x + dx, y: place.y + dy), finger)
    flush()
  }
  /// A steady drag, one move a 1/60 s.
  func drag(by dy: Double, over seconds: Double, finger: Int = 1, each: () -> Void = {}) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for _ in 1...steps {
      move(by: dy / Double(steps), finger: finger)
      each()
    }
  }
  func up(finger: Int = 1) {
    send(.ended, places[finger]!, finger)
    flush()
  }
  func cancelTouch(finger: Int = 1) {
    send(.cancelled, places[finger]!, finger)
    flush()
  }
  /// The finger rests, so that it leaves without velocity.
  func rest() { for _ in 0..<8 { move(by: 0) } }
  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    wait(0.05)
    up()
  }

  private func send(_ phase: TouchInput.Phase, _ place: CGPoint, _ finger: Int) {
    places[finger] = place
    app.receive(TimedEvent(.touch(TouchInput(phase, finger: finger, at: place)), at: app.now))
  }

  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    let machine = runtime.controllers.machine
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced }, sourceLocation: sourceLocation)
    #expect(runtime.isQuiet && runtime.displayLinks.isEmpty, "something is still running or awaited", sourceLocation: sourceLocation)
    #expect(home.view.transform.isIdentity || page.presentingViewController != nil, sourceLocation: sourceLocation)
  }

  /// The home page is as it was before anything was presented.
  func expectGone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(window.subviews.contains { $0 === home.view } && !page.view.isDescendant(of: window), sourceLocation: sourceLocation)
    #expect(home.view.transform.isIdentity && home.view.layer.cornerRadius == 0, sourceLocation: sourceLocation)
    #expect(page.presentingViewController == nil && home.presentedViewController == nil, sourceLocation: sourceLocation)
    expectAtRest(sourceLocation: sourceLocation)
  }
}

/// Notes what it hears.
final class Page: UIViewController {
  weak var stage: SheetStage?
  let label: String
  var onWillAppear: () -> Void = {}

  init(_ label: String) {
    self.label = label
    super.init(nibName: nil, bundle: nil)
    node.name = label
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) { stage?.note("\(label).\(callback)") }
  override func viewDidLoad() { view.backgroundColor = .white }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    onWillAppear()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// The sheet's delegate.
final class SheetEar: NSObject, UISheetPresentationControllerDelegate {
  weak var stage: SheetStage?
  var mayDismiss = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    stage?.note("shouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { stage?.note("willDismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { stage?.note("didDismiss") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { stage?.note("didAttemptToDismiss") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    stage?.note("selected \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
  }
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) <= tolerance }
