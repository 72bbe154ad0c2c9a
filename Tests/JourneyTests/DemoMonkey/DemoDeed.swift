import SeededRandom
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitVoiceOver

/// The actions that an app's own code can take at any time with its existing controllers.
@MainActor
enum DemoDeed {
  /// - Returns: what was done; it ends with `animated` where nothing may leap by it.
  static func doSomething(in app: TestApp, _ random: inout SeededRandom) -> String {
    let all = app.controllers
    guard let one = all.randomElement(using: &random) else { return "nothing" }
    let animated = Int.random(in: 0..<3, using: &random) > 0
    let how = animated ? "animated" : "at once"
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      one.dismiss(animated: animated)
      return "dismiss from \(type(of: one)) \(how)"
    case 1, 2:
      let page = plainPage(&random)
      all.last?.present(page, animated: animated)
      return "present \(page.modalPresentationStyle) \(how)"
    case 3, 4:
      guard let navigation = all.compactMap({ $0 as? UINavigationController }).randomElement(using: &random) else { return "nothing" }
      return "\(move(navigation, animated, &random)) \(how)"
    case 5:
      guard let view = collections(app).randomElement(using: &random) else { return "nothing" }
      let far = max(0, view.contentSize.height - view.bounds.height)
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: .random(in: 0...far + 1, using: &random)), animated: animated)
      return "scroll \(how)"
    case 6:
      collections(app).randomElement(using: &random)?.reloadData()
      return "reload"
    default:
      app.environment.style = app.environment.style == .dark ? .light : .dark
      return "style"
    }
  }

  private static func plainPage(_ random: inout SeededRandom) -> UIViewController {
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext]
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.modalPresentationStyle = styles.randomElement(using: &random)!
    return page
  }

  private static func move(_ navigation: UINavigationController, _ animated: Bool, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      navigation.popViewController(animated: animated)
      return "pop"
    case 1:
      navigation.popToRootViewController(animated: animated)
      return "pop to root"
    case 2:
      if let root = navigation.viewControllers.first { navigation.setViewControllers([root], animated: animated) }
      return "set the root alone"
    default:
      navigation.pushViewController(plainPage(&random), animated: animated)
      return "push"
    }
  }

  private static func collections(_ app: TestApp) -> [UICollectionView] {
    app.session.window.subtree.compactMap { $0 as? UICollectionView }
  }
}

extension TestApp {
  /// Every controller in the window: parents before children, presenters before whom they present.
  var controllers: [UIViewController] {
    func below(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(below) + (controller.node.presented?.controller.map(below) ?? [])
    }
    return session.window.rootViewController.map(below) ?? []
  }
}
