import Foundation
import HostInterface
import ImageIO
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers

/// The callbacks that all participants received.
@MainActor final class SplitLog { var lines: [String] = [] }

/// Columns with pages A, M and B.
@MainActor
final class SplitStage {
  let app: TestApp
  let split: UISplitViewController
  let a: SplitPage, m: SplitPage, b: SplitPage
  private let notes: SplitLog
  var log: [String] {
    get { notes.lines }
    set { notes.lines = newValue }
  }

  init(
    _ style: UISplitViewController.Style = .doubleColumn, device: String = "ipad-landscape",
    environment: EnvironmentSettings = EnvironmentSettings(),
    top: UISplitViewController.Column? = nil, _ change: (UISplitViewController) -> Void = { _ in }
  ) {
    let notes = SplitLog(), delegate = SplitEar()
    var made: (UISplitViewController, [SplitPage])!
    app = TestApp(device: Device.named(device)!, environment: environment) {
      let pages = ["A", "M", "B"].map { SplitPage($0, notes) }
      let split = style == .unspecified ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: style)
      split.delegate = delegate
      delegate.notes = notes
      delegate.top = top
      if style == .unspecified {
        split.viewControllers = [
          UINavigationController(rootViewController: pages[0]), UINavigationController(rootViewController: pages[2]),
        ]
      } else {
        split.setViewController(pages[0], for: .primary)
        if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
        split.setViewController(pages[2], for: .secondary)
      }
      change(split)
      made = (split, pages)
      return split
    }
    (split, self.notes, ear) = (made.0, notes, delegate)
    (a, m, b) = (made.1[0], made.1[1], made.1[2])
  }
  let ear: SplitEar

  var text: String { log.map { $0 + "\n" }.joined() }
  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  func resize(_ width: CGFloat, _ height: CGFloat) { app.resize(to: CGSize(width: width, height: height)) }

  /// The delegate's lines alone, with columns as their raw values: `willShow(2)`.
  var news: [String] {
    log.filter { !$0.contains(".") }.map {
      $0.replacingOccurrences(of: "(primary)", with: "(0)").replacingOccurrences(of: "(supplementary)", with: "(1)")
        .replacingOccurrences(of: "(secondary)", with: "(2)")
    }
  }

  /// Where a page's column is in the split view; nil while it is not there.
  func column(_ page: SplitPage) -> CGRect? {
    guard let view = page.navigationController?.view, view.window != nil else { return nil }
    return view.convert(view.bounds, to: split.view)
  }
  /// The stack that is left, in words: A B, with those of inner stacks in brackets.
  var stack: String {
    func word(_ controller: UIViewController) -> String {
      if let navigation = controller as? UINavigationController {
        return "[\(navigation.viewControllers.map(word).joined(separator: " "))]"
      }
      return (controller as? SplitPage)?.name ?? "\(type(of: controller))"
    }
    return split.columns.heldControllers.map(word).joined(separator: " ")
  }

  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    for node in machine.allNodes { #expect(node.appearance.isBalanced, "\(node)", sourceLocation: sourceLocation) }
    #expect(machine.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  /// For whoever looks: only where `SEGUE_LOOK` names a folder.
  func look(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SEGUE_LOOK"] else { return }
    try ImageEncoder.png(app.filmStrip(0, count: 2, scale: 0.5)).write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

/// Says what it hears of columns.
@MainActor
final class SplitEar: NSObject, UISplitViewControllerDelegate {
  var notes = SplitLog()
  var top: UISplitViewController.Column?
  var expanding: UISplitViewController.DisplayMode?
  var handlesCollapse = false
  /// Whether it wants to show controllers itself, and then does not.
  var handlesShow = false
  private func note(_ line: String) { notes.lines.append(line) }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    note("willChangeTo(\(displayMode.rawValue))")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { note("willShow(\(column))") }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { note("willHide(\(column))") }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { note("didShow(\(column))") }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { note("didHide(\(column))") }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("topColumnForCollapsing(proposed \(proposedTopColumn))")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("displayModeForExpanding(proposed \(proposedDisplayMode.rawValue))")
    return expanding ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("didExpand") }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { note("gestureWillBegin") }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { note("gestureDidEnd") }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    note("collapseSecondary")
    return handlesCollapse
  }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    note("show")
    return handlesShow
  }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    note("showDetail")
    return handlesShow
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    note("separateSecondary")
    return nil
  }
}

/// A page that notes when it comes and goes.
final class SplitPage: UIViewController {
  let name: String
  private let notes: SplitLog
  init(_ name: String, _ notes: SplitLog) {
    (self.name, self.notes) = (name, notes)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = name == "B" ? .systemBackground : .secondarySystemBackground
  }
  private func note(_ line: String) { notes.lines.append("\(name).\(line)") }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("didDisappear") }
}
