import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// The keyboard during transitions between pages. By design, it moves with the page that disappears.
@MainActor @Suite struct KeyboardTransitionTests {
  private func pushed(_ stage: TextStage) throws -> (UINavigationController, UITextField) {
    let navigation = stage.page.navigationController!, next = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    stage.app.perform {
      next.view.backgroundColor = .white
      field.delegate = stage.hearer
      field.accessibilityIdentifier = "inner"
      next.view.addSubview(field)
      navigation.pushViewController(next, animated: false)
    }
    try stage.begin(field)
    stage.forget()
    return (navigation, field)
  }
  private func left(_ stage: TextStage) -> CGFloat {
    let shown = stage.runtime.scene.presentation(of: stage.keyboard.host.layer.id, at: stage.app.session.now)
    return (shown?.position.x ?? .nan) + (shown?.transform.tx ?? 0) - 195
  }

  @Test func `a swipe back draws the keyboard along, and one that is taken back brings it back, nobody told`() throws {
    let stage = TextStage(navigation: true), (navigation, field) = try pushed(stage)
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 150, y: 400), duration: 0.4)
    #expect(left(stage) > 60)
    #expect(field.isFirstResponder)
    stage.app.advance(by: 0.3)
    finger.move(to: CGPoint(x: 10, y: 400), duration: 0.4)
    stage.app.advance(by: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(field.isFirstResponder && stage.keyboard.isUp)
    #expect(abs(left(stage)) < 0.01 && stage.keyboard.host.frame.minY == 508)
    #expect(!stage.log.contains { $0.contains("Keyboard") || $0.contains("End") })
    stage.app.typeText("still here")
    #expect(field.text == "still here")
  }

  @Test func `a swipe back that is finished ends the editing, and the keyboard is gone with its page`() throws {
    let stage = TextStage(navigation: true), (navigation, field) = try pushed(stage)
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 300, y: 400), duration: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(!field.isFirstResponder && !stage.keyboard.isUp)
    #expect(stage.keyboard.host.superview == nil && stage.keyboard.host.transform.isIdentity)
    #expect(stage.log.contains("inner didEnd") && stage.log.contains("note UIKeyboardDidHide"))
  }

  @Test func `a pop slides it away with the page and tells at the beginning`() throws {
    let stage = TextStage(navigation: true), (navigation, field) = try pushed(stage)
    stage.app.perform { _ = navigation.popViewController(animated: true) }
    stage.app.advance(by: 0.05)
    #expect(!field.isFirstResponder)
    #expect(stage.log.contains("note UIKeyboardWillHide"))
    stage.app.advance(by: 0.1)
    #expect(left(stage) > 30)
    try stage.app.settle()
    #expect(stage.keyboard.host.superview == nil && stage.keyboard.host.transform.isIdentity)
    try stage.begin(stage.field)
    #expect(abs(left(stage)) < 0.01 && stage.keyboard.host.frame.minY == 508)
  }

  @Test func `a push of a page that edits at once keeps the keyboard where it is`() throws {
    final class Next: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let stage = TextStage(navigation: true), next = Next()
    try stage.begin(stage.field)
    stage.forget()
    stage.app.perform { stage.page.navigationController!.pushViewController(next, animated: true) }
    stage.app.advance(by: 0.2)
    #expect(abs(left(stage)) < 0.01)
    try stage.app.settle()
    #expect(next.field.isFirstResponder && stage.keyboard.isUp)
    #expect(!stage.log.contains { $0.contains("Hide") })
  }

  @Test func `what is presented sends the keyboard of what lies behind down`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.forget()
    stage.app.perform { stage.page.present(UIViewController(), animated: true) }
    try stage.app.settle()
    #expect(!stage.field.isFirstResponder && !stage.keyboard.isUp)
    #expect(stage.log.last == "note UIKeyboardDidHide")
  }

  @Test func `a field that is removed in the middle of a swipe leaves the swipe alone`() throws {
    let stage = TextStage(navigation: true), (navigation, field) = try pushed(stage)
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 150, y: 400), duration: 0.4)
    stage.app.perform { field.removeFromSuperview() }
    finger.move(to: CGPoint(x: 10, y: 400), duration: 0.4)
    stage.app.advance(by: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(!stage.keyboard.isUp && stage.keyboard.host.superview == nil && stage.keyboard.host.transform.isIdentity)
    try stage.begin(stage.other.superview == nil ? stage.field : field.superview == nil ? addField(stage, navigation) : field)
    #expect(stage.keyboard.host.frame.minY == 508)
  }
  private func addField(_ stage: TextStage, _ navigation: UINavigationController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    stage.app.perform { navigation.topViewController!.view.addSubview(field) }
    return field
  }
}
