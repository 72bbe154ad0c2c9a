import Stages
import Testing
import UIKit

/// What transitions mention in passing.
@MainActor @Suite(.hand) struct SmallNamesTests {
  @Test func `touches are ignored until each begin has its end`() {
    let ear = Ear(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), app = UIApplication.shared
    Hand.current!.window.addSubview(ear)
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    Hand.current!.tap(50, 50)
    app.endIgnoringInteractionEvents()
    Hand.current!.tap(50, 50)
    #expect(ear.heard.isEmpty && app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    Hand.current!.down(50, 50)
    app.beginIgnoringInteractionEvents()
    Hand.current!.up()
    #expect(ear.heard == ["began", "ended"])
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents && app.applicationState == .active)
  }

  @Test func `what is hung on a view by key lives as long as the view, and an assigned object is not held`() {
    var view: UIView? = UIView()
    weak var held: UIView?
    do {
      let child = UIView()
      held = child
      view!.partner = child
    }
    #expect(view!.partner === held && held != nil && view!.count == 0)
    view!.count = 3
    #expect(view!.count == 3 && UIView().count == 0)
    do {
      let passing = UIView()
      view!.stranger = passing
      #expect(view!.stranger === passing)
    }
    #expect(view!.stranger == nil)
    view!.partner = nil
    #expect(held == nil)
    view!.partner = UIView()
    held = view!.partner
    view = nil
    #expect(held == nil)
  }

  @Test func `a colour literal is the colour of its components`() {
    let red = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let colors: [UIColor] = [#colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5), .clear]
    #expect(colors[0].cgColor.alpha == 0.5)
  }

  @Test func `device and screen are those of the host`() {
    let device = UIDevice.current
    #expect(device === UIDevice.current && device.userInterfaceIdiom == .phone && device.model == "iPhone")
    #expect(device.orientation.isPortrait && UIScreen.main.maximumFramesPerSecond == 60)
    #expect((Float(device.systemVersion) ?? 0) >= 11)
  }

  @Test func `a controller says how it lies, and nothing turns`() {
    final class Upright: UIViewController {
      override var shouldAutorotate: Bool { false }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown && Upright().supportedInterfaceOrientations == .portrait)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26 && UIInterfaceOrientationMask.all.rawValue == 30)
  }

  @Test func `levels of windows are counted, and a window is made key`() {
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.statusBar - 1 < .statusBar)
    let window = UIWindow()
    window.makeKey()
    #expect(!window.isKeyWindow && Hand.current!.window.isKeyWindow)
  }

  @Test func `an animation that asks for a number of pictures is eased as it says`() {
    let options: UIView.AnimationOptions = [.curveLinear, .preferredFramesPerSecond30]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Hand.current!.window.addSubview(view)
    Hand.current!.wait()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 105 }
    Hand.current!.wait(0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 2)
  }

  @Test func `feedback and announcements that there are not`() {
    let feedback = UIImpactFeedbackGenerator(style: .medium)
    feedback.prepare()
    feedback.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
  }

  @Test func `the address of the app's settings is Apple's, and says that nothing opens it`() {
    var answers: [Bool] = []
    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) { answers.append($0) }
    Hand.current!.wait(0.1)
    #expect(UIApplication.openSettingsURLString == "app-settings:" && answers == [false])
  }
}

private enum Keys {
  nonisolated(unsafe) static var partner: UInt8 = 0
  nonisolated(unsafe) static var count: UInt8 = 0
  nonisolated(unsafe) static var stranger: Void?
}
extension UIView {
  fileprivate var partner: UIView? {
    get { objc_getAssociatedObject(self, &Keys.partner) as? UIView }
    set { objc_setAssociatedObject(self, &Keys.partner, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  fileprivate var count: Int {
    get { return (objc_getAssociatedObject(self, &Keys.count) as? Int) ?? 0 }
    set { objc_setAssociatedObject(self, &Keys.count, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) }
  }
  fileprivate weak var stranger: UIView? {
    get { objc_getAssociatedObject(self, &Keys.stranger) as? UIView }
    set { objc_setAssociatedObject(self, &Keys.stranger, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}
