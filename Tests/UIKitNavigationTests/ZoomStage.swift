import HostInterface
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

/// A page with two tiles, of which each may be the source of a page that zooms, pushed or presented. 390 × 844 points.
@MainActor final class ZoomStage {
  enum Way: String, CaseIterable { case push, present }
  typealias Transition = UIViewController.Transition

  let way: Way
  let log = NavigationLog()
  let app: TestApp
  let home: NotedPage, page: NotedPage
  let navigation: UINavigationController?
  let tile = UIView(frame: CGRect(x: 40, y: 220, width: 120, height: 90)),
    other = UIView(frame: CGRect(x: 220, y: 500, width: 90, height: 120))
  /// What the provider answers.
  var source: UIView?
  /// Whom it was asked with.
  var questions: [Transition.ZoomSourceViewProviderContext] = []

  init(_ way: Way, device: Device = .iPhone14, options: Transition.ZoomOptions? = nil, style: Transition? = nil) {
    self.way = way
    let log = log
    var pages: [NotedPage] = [], navigation: UINavigationController?
    app = TestApp(device: device) {
      pages = ["home", "page"].map { NotedPage($0, log) }
      if way == .push { navigation = UINavigationController(rootViewController: pages[0]) }
      return navigation ?? pages[0]
    }
    (home, page, self.navigation) = (pages[0], pages[1], navigation)
    app.perform {
      for (view, color) in [(tile, UIColor.systemRed), (other, .systemBlue)] {
        view.backgroundColor = color
        home.view.addSubview(view)
      }
      tile.layer.cornerRadius = 12
      page.view.backgroundColor = .systemYellow
      source = tile
      page.preferredTransition =
        style
        ?? .zoom(options: options) { [weak self] context in
          self?.questions.append(context)
          return self?.source
        }
    }
    _ = log.take()
  }

  var zoom: Zoom { page.ownZoom }
  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  /// The frame that flies, in the container.
  var frame: CGRect { zoom.motion.place.frame }
  /// The page as it is shown, in the window.
  var shown: CGRect { app["page"]?.frame ?? .null }
  var isVeiled: Bool { tile.layer.isVeiled }

  func open(animated: Bool = true) {
    app.perform {
      if let navigation { navigation.pushViewController(page, animated: animated) } else { home.present(page, animated: animated) }
    }
  }
  func close(animated: Bool = true) {
    app.perform { if let navigation { _ = navigation.popViewController(animated: animated) } else { home.dismiss(animated: animated) } }
  }
  /// The page is open, and nobody has heard of it.
  func openAndForget() {
    open()
    app.advance(by: 2)
    _ = log.take()
    questions = []
  }

  /// A finger on the page that moves, and stays on the screen.
  func drag(from start: CGPoint = CGPoint(x: 200, y: 300), by way: CGVector, over seconds: Double = 0.3, rests: Bool = true)
    -> TestApp.Finger
  {
    let finger = app.touch(start)
    finger.move(by: way, duration: seconds)
    if rests { app.advance(by: 0.2) }
    return finger
  }

  var isOpen: Bool {
    let isUp = way == .push ? navigation?.topViewController === page : home.presentedViewController === page
    return isUp && shown == CGRect(x: 0, y: 0, width: app.session.window.bounds.width, height: app.session.window.bounds.height)
  }

  /// The page is where it belongs, whole, or gone; both tiles are drawn, and nothing of the flight is left.
  func expectAtRest(open: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced }, sourceLocation: sourceLocation)
    #expect(app.session.runtime.displayLinks.isEmpty && zoom.flight == nil, sourceLocation: sourceLocation)
    #expect(!tile.layer.isVeiled && !other.layer.isVeiled, sourceLocation: sourceLocation)
    #expect(
      page.view.transform.isIdentity && !app.session.window.subtree.contains { $0.nameAsPlace == "zoom" }, sourceLocation: sourceLocation)
    #expect(isOpen == open && (page.view.window != nil) == open, sourceLocation: sourceLocation)
    #expect(open && way == .present || home.view.window != nil || open, sourceLocation: sourceLocation)
  }
}

func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.5) -> Bool {
  abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.maxX - b.maxX) <= tolerance
    && abs(a.maxY - b.maxY) <= tolerance
}

extension UIViewController {
  /// The zoom transition of a controller. A controller that prefers none has an idle one.
  var ownZoom: Zoom {
    _ = transitionDriver
    return ownTransitionDriver as? Zoom ?? Zoom(of: self)
  }
}
