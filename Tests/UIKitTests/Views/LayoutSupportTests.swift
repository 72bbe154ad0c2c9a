import SegueTesting
import Testing
import UIKit

/// The layout guides of controllers, which came before the safe area's.
@MainActor @Suite struct LayoutSupportTests {
  @Test func `a view below topLayoutGuide lies below the bars, and follows them`() {
    let page = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      content.rightAnchor.constraint(equalTo: page.view.rightAnchor),
    ])
    let app = TestApp(UINavigationController(rootViewController: page))
    app.advance(by: 0.1)
    let safe = page.view.safeAreaInsets
    #expect(safe.top > 44)
    #expect(content.frame == page.view.bounds.inset(by: safe))
    #expect(page.topLayoutGuide.length == safe.top)
    #expect(page.bottomLayoutGuide.length == safe.bottom)
    page.additionalSafeAreaInsets.top = 30
    app.advance(by: 0.1)
    #expect(content.frame.minY == safe.top + 30)
  }

  @Test func `a layout guide of a controller is an item of a constraint and of a visual format`() {
    let page = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    let guide = page.topLayoutGuide
    #expect(guide === page.topLayoutGuide)
    NSLayoutConstraint(
      item: content, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1, constant: 8
    ).isActive = true
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[content(20)]", options: [], metrics: nil, views: ["content": content, "top": guide]))
    let app = TestApp(page)
    app.advance(by: 0.1)
    #expect(content.frame.minY == page.view.safeAreaInsets.top + 8)
    #expect(content.frame.height == 20)
  }
}
