import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: ViewController())
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.rootViewController?.view.alpha = 0.5
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.rootViewController?.view.alpha = 1
  }
}

class ViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "An app"
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemRed
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", ViewController.tapped)))
  }

  func tapped() {
    UIView.animate(withDuration: 0.3) { self.box.center.x += 100 }
  }
}
