import SegueTesting
import Testing
import UIKit

/// Members of recognizers, controls and animators that an app's subclasses override.
@MainActor @Suite struct OverriddenRecognizerTests {
  private final class Named: UIPanGestureRecognizer {
    var log: [String] = []
    override var view: UIView? { super.view }
    override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { log.append("delegate") } }
    override var name: String? { didSet { log.append("name") } }
    override func addTarget(_ target: Any, action: Selector) {
      log.append("addTarget")
      super.addTarget(target, action: action)
    }
    override func removeTarget(_ target: Any?, action: Selector?) {
      log.append("removeTarget")
      super.removeTarget(target, action: action)
    }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      log.append("require")
      super.require(toFail: otherGestureRecognizer)
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) { log.append("ignore") }
  }
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {}

  @Test func `members of recognizers are called through the base class`() {
    let named = Named(target: nil, action: nil)
    let recognizer: UIGestureRecognizer = named
    let delegate = Delegate()
    let view = UIView()
    recognizer.delegate = delegate
    recognizer.name = "drag"
    recognizer.require(toFail: UITapGestureRecognizer())
    view.addGestureRecognizer(recognizer)
    recognizer.removeTarget(nil, action: nil)
    #expect(named.log == ["delegate", "name", "require", "removeTarget"])
    #expect(recognizer.view === view)
  }

  private final class Picky: UIControl {
    var log: [String] = []
    override var isTracking: Bool { false }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      log.append(action.name)
      super.sendAction(action, to: target, for: event)
    }
    override var contextMenuInteraction: UIContextMenuInteraction? { nil }
  }

  private final class Searching: UISearchBar {
    override var keyboardType: UIKeyboardType {
      get { .URL }
      set { super.keyboardType = newValue }
    }
    override func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { nil }
  }

  @Test func `members of controls and bars are called through the base class`() {
    let control: UIControl = Picky()
    #expect(!control.isTracking)
    #expect(control.contextMenuInteraction == nil)
    let bar: UISearchBar = Searching()
    bar.keyboardType = .default
    #expect(bar.keyboardType == .URL)
    #expect(bar.image(for: .search, state: .normal) == nil)
  }

  private final class Counting: UIViewPropertyAnimator {
    var log: [String] = []
    override func startAnimation() {
      log.append("start")
      super.startAnimation()
    }
    override func pauseAnimation() {
      log.append("pause")
      super.pauseAnimation()
    }
    override var fractionComplete: CGFloat { didSet { log.append("fraction \(fractionComplete)") } }
    override func stopAnimation(_ withoutFinishing: Bool) {
      log.append("stop")
      super.stopAnimation(withoutFinishing)
    }
  }

  @Test func `members of property animators are called through the base class`() {
    let root = UIViewController()
    let app = TestApp(root)
    app.advance(by: 0.1)
    let counting = Counting(duration: 1, curve: .linear, animations: { root.view.alpha = 0 })
    let animator: UIViewPropertyAnimator = counting
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(Set(counting.log) == ["start", "pause", "fraction 0.5", "stop"])
  }
}

/// Compiles: nothing outside can make an image by an initializer of its own yet, but members can be overridden.
private final class Picture: UIImage, @unchecked Sendable {
  override var scale: CGFloat { 3 }
  override var renderingMode: RenderingMode { .alwaysTemplate }
  override func withHorizontallyFlippedOrientation() -> UIImage { self }
}
