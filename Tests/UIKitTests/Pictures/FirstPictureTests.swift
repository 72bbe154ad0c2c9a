import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The first frame of an app. Changes that settle without an animation look the same in it as in all later frames.
@MainActor struct FirstPictureTests {
  /// A page over whose content bars lie: a long list of coloured stripes.
  private final class Page: UIViewController {
    let offset: CGFloat
    init(_ title: String, offset: CGFloat = 0) {
      self.offset = offset
      super.init(nibName: nil, bundle: nil)
      self.title = title
      tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for index in 0..<60 {
        let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 2000, height: 40))
        stripe.backgroundColor = UIColor(hue: CGFloat(index) / 60, saturation: 1, brightness: 1, alpha: 1)
        scroll.addSubview(stripe)
      }
      scroll.contentSize = CGSize(width: view.bounds.width, height: 2400)
      scroll.showsVerticalScrollIndicator = false
      view.addSubview(scroll)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard offset > 0, let scroll = view.subviews.first as? UIScrollView, scroll.contentOffset.y < offset else { return }
      scroll.contentOffset.y = offset
    }
  }

  enum Kind: String, CaseIterable {
    case tabBar, tabBarOverStack, toolbar, navigationBar, largeTitle, searchBar, ownBars, effects, disabledButtons
  }

  private func makeRoot(_ kind: Kind) -> UIViewController {
    switch kind {
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [Page("One"), Page("Two")]
      return tabs
    case .tabBarOverStack:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: Page("One", offset: 100)), Page("Two")]
      return tabs
    case .toolbar:
      let stack = UINavigationController(rootViewController: Page("One"))
      stack.isToolbarHidden = false
      return stack
    case .navigationBar: return UINavigationController(rootViewController: Page("One", offset: 200))
    case .largeTitle:
      let stack = UINavigationController(rootViewController: Page("One", offset: 200))
      stack.navigationBar.prefersLargeTitles = true
      return stack
    case .searchBar:
      let page = Page("One", offset: 200)
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      page.navigationItem.hidesSearchBarWhenScrolling = false
      return UINavigationController(rootViewController: page)
    case .ownBars:
      let page = Page("One")
      let bars: [UIView] = [UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar()]
      for (index, bar) in bars.enumerated() {
        bar.frame = CGRect(x: 0, y: 100 + 100 * CGFloat(index), width: 390, height: 56)
        page.view.addSubview(bar)
      }
      (bars[0] as? UINavigationBar)?.items = [UINavigationItem(title: "Own")]
      (bars[1] as? UIToolbar)?.items = page.toolbarItems
      (bars[2] as? UITabBar)?.items = [UITabBarItem(title: "Own", image: nil, tag: 0)]
      return page
    case .effects:
      let page = Page("One")
      let styles: [UIBlurEffect.Style] = [.systemChromeMaterial, .systemThinMaterial, .dark, .prominent]
      for (index, style) in styles.enumerated() {
        let blur = UIBlurEffect(style: style), view = UIVisualEffectView(effect: blur)
        view.frame = CGRect(x: 20, y: 100 + 120 * CGFloat(index), width: 300, height: 100)
        let words = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        words.frame = view.bounds
        label.text = "Vibrant"
        words.contentView.addSubview(label)
        view.contentView.addSubview(words)
        page.view.addSubview(view)
      }
      return page
    case .disabledButtons:
      let page = Page("One", offset: 100)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem?.isEnabled = false
      page.toolbarItems?[0].isEnabled = false
      page.tabBarItem.isEnabled = false
      let stack = UINavigationController(rootViewController: page)
      stack.isToolbarHidden = false
      return stack
    }
  }

  @Test(arguments: Kind.allCases, [EnvironmentSettings.Style.light, .dark])
  func `bars and effects look in the first picture as they look later`(kind: Kind, style: EnvironmentSettings.Style) throws {
    let app = TestApp(device: .iPhone14, environment: EnvironmentSettings(style: style)) { makeRoot(kind) }
    let first = app.session.currentFrame().image(scale: 0.5)
    app.advance(by: 2)
    let later = app.session.currentFrame().image(scale: 0.5)
    let differing = (0..<first.height).filter { y in (0..<first.width).contains { first.pixel(x: $0, y: y) != later.pixel(x: $0, y: y) } }
    #expect(differing.isEmpty, "rows \(differing.first ?? 0) to \(differing.last ?? 0) of \(first.height) differ")
  }

  @Test func `a tab that is chosen later changes the bar's look with an animation`() {
    let short = UIViewController()
    short.title = "Short"
    let tabs = UITabBarController()
    let app = TestApp(device: .iPhone14) { tabs }
    app.perform { tabs.viewControllers = [short, Page("Long")] }
    app.advance(by: 1)
    app.perform { tabs.selectedIndex = 1 }
    let first = app.session.currentFrame().image(scale: 0.5)
    app.advance(by: 1)
    let later = app.session.currentFrame().image(scale: 0.5)
    #expect((0..<first.width).contains { first.pixel(x: $0, y: 410) != later.pixel(x: $0, y: 410) })
  }

  @Test func `bars of a page that is presented without animation look at once as they look later`() {
    let root = UIViewController()
    let app = TestApp(device: .iPhone14) { root }
    app.advance(by: 1)
    let tabs = makeRoot(.tabBarOverStack)
    tabs.modalPresentationStyle = .fullScreen
    app.perform { root.present(tabs, animated: false) }
    let first = app.session.currentFrame().image(scale: 0.5)
    app.advance(by: 1)
    let later = app.session.currentFrame().image(scale: 0.5)
    let isSame = (0..<first.height).allSatisfy { y in (0..<first.width).allSatisfy { first.pixel(x: $0, y: y) == later.pixel(x: $0, y: y) }
    }
    #expect(isSame)
  }
}
