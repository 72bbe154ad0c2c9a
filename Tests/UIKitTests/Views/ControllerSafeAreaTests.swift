import HostInterface
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The safe area of a view controller's view. It stays the same while the view extends beyond its superview's edges, as it does in
/// sliding pages.
///
/// Measured on devices (matrixprojects.net, "Safe Area Insets"). A transform counts as a move (rdar 35532074).
@MainActor
struct ControllerSafeAreaTests {
  private let app: AppSession
  private let root: UIViewController
  private let notched = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  init() {
    let root = UIViewController()
    self.root = root
    app = AppSession(device: .iPhoneX) { $0.rootViewController = root }
  }

  private func embed(_ frame: CGRect) -> UIViewController {
    app.perform {
      let child = UIViewController()
      root.addChild(child)
      child.view.frame = frame
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return child
    }
  }

  @Test func `a page that is dismissed slides out as it is, and is not laid out anew on its way`() {
    let page = UIViewController(), bar = UIView()
    page.modalPresentationStyle = .overFullScreen
    app.perform {
      page.loadViewIfNeeded()
      bar.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(bar)
      bar.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor).isActive = true
      bar.heightAnchor.constraint(equalToConstant: 40).isActive = true
      root.present(page, animated: false)
    }
    #expect(page.view.safeAreaInsets == notched && bar.frame.maxY == 778)
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.1)
    #expect(page.view.frame.minY == 812 && page.view.safeAreaInsets == notched && bar.frame.maxY == 778)
  }

  @Test func `half out it keeps what it had, and within again it has what is covered there`() {
    let child = embed(root.view.bounds)
    #expect(child.view.safeAreaInsets == notched)
    app.perform { child.view.frame.origin.y = 300 }
    #expect(child.view.safeAreaInsets == notched)
    app.perform { child.additionalSafeAreaInsets.top = 10 }
    #expect(child.view.safeAreaInsets.top == 54)
    app.perform { child.view.frame = CGRect(x: 0, y: 412, width: 375, height: 400) }
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 34, right: 0))
  }

  @Test func `put in beyond the edge it has none until it is within`() {
    let child = embed(root.view.bounds.offsetBy(dx: 0, dy: 812))
    #expect(child.view.safeAreaInsets == .zero)
    app.perform { child.view.frame.origin.y = -1 }
    #expect(child.view.safeAreaInsets == .zero)
    app.perform { child.view.frame.origin.y = 0 }
    #expect(child.view.safeAreaInsets == notched)
  }

  @Test func `taken out and put in elsewhere it remembers nothing`() {
    let child = embed(root.view.bounds)
    app.perform {
      child.view.removeFromSuperview()
      child.view.frame.origin.y = 812
      root.view.addSubview(child.view)
    }
    #expect(child.view.safeAreaInsets == .zero)
  }
}
