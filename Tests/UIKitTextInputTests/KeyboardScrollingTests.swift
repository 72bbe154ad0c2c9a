import Foundation
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// Keyboard notifications in the forms in which apps read them, and the content that an app's scroll view shows above the keyboard.
@MainActor @Suite struct KeyboardScrollingTests {
  /// An app that gives its scroll view room for the keyboard, as most do.
  private final class Page: UIViewController {
    let scrollView = UIScrollView(), field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 800, width: 300, height: 34))
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 900))
    var name = UIResponder.keyboardWillShowNotification
    var isAnimated = false
    var infos: [[AnyHashable: Any]] = []
    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      view.addSubview(scrollView)
      text.isScrollEnabled = false
      text.text = String(repeating: "line\n", count: 60)
      for view in [text, field, other] { scrollView.addSubview(view) }
    }
    func watch() {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let box = Unchecked(note.userInfo ?? [:])
        MainActor.assumeIsolated { self?.keyboard(box.value) }
      }
    }
    private struct Unchecked: @unchecked Sendable {
      let value: [AnyHashable: Any]
      init(_ value: [AnyHashable: Any]) { self.value = value }
    }
    private func keyboard(_ info: [AnyHashable: Any]) {
      guard Runtime.current === runtime else { return }
      infos.append(info)
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      if isAnimated {
        UIView.animate(withDuration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0) {
          self.scrollView.contentInset.bottom = frame.height
          self.view.layoutIfNeeded()
        }
      } else {
        scrollView.contentInset.bottom = frame.height
      }
    }
    func stop() { if let token { NotificationCenter.default.removeObserver(token as Any) } }
  }

  private func makePage(_ name: NSNotification.Name? = UIResponder.keyboardWillShowNotification) -> (Page, TestApp) {
    let page = Page(), app = TestApp(page, device: .iPhone14)
    if let name {
      page.name = name
      page.watch()
    }
    return (page, app)
  }
  private func bottom(_ view: UIView, _ rect: CGRect? = nil) -> CGFloat { view.convert(rect ?? view.bounds, to: nil).maxY }

  @Test func `the keyboard's frame can be cast to CGRect and to NSValue, its duration and its curve to every number`() throws {
    let (page, app) = makePage()
    defer { page.stop() }
    _ = app.perform { page.field.becomeFirstResponder() }
    try app.settle()
    let info = try #require(page.infos.first)
    let end = CGRect(x: 0, y: 508, width: 390, height: 336)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == end)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue == end)
    #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == end.offsetBy(dx: 0, dy: 336))
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGPoint == nil)
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
    #expect(duration as? Double == 0.25 && duration as? TimeInterval == 0.25)
    #expect((duration as? NSNumber)?.doubleValue == 0.25 && duration as? CGFloat == 0.25)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect(curve as? Int == 7 && curve as? UInt == 7 && (curve as? NSNumber)?.intValue == 7)
    let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey]
    #expect(isLocal as? Bool == true && (isLocal as? NSNumber)?.boolValue == true)
  }

  @Test func `geometry in a dictionary can be cast to its structure and to NSValue, whichever was put in`() {
    let boxes: [Any] = [
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 1, height: 2)), NSValue(cgVector: CGVector(dx: 1, dy: 2)),
      NSValue(cgAffineTransform: .init(scaleX: 2, y: 3)), NSValue(caTransform3D: CATransform3DMakeScale(1, 2, 3)),
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    #expect(boxes[0] as? CGPoint == CGPoint(x: 1, y: 2) && boxes[0] as? CGSize == nil && boxes[0] as? CGRect == nil)
    #expect(boxes[1] as? CGSize == CGSize(width: 1, height: 2))
    #expect(boxes[2] as? CGVector == CGVector(dx: 1, dy: 2) && boxes[2] as? UIEdgeInsets == nil)
    #expect(boxes[3] as? CGAffineTransform == .init(scaleX: 2, y: 3))
    #expect((boxes[4] as? CATransform3D)?.m22 == 2)
    #expect((boxes[5] as? UIEdgeInsets)?.right == 4)
    let plain: [Any] = [CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]
    #expect((plain[0] as? NSValue)?.cgPointValue.y == 2 && plain[0] as? CGPoint != nil)
    #expect((plain[1] as? NSValue)?.cgRectValue.height == 4 && plain[1] as? NSNumber == nil && plain[1] as? NSString == nil)
    #expect((plain[2] as? NSValue)?.uiEdgeInsetsValue.left == 2)
  }

  @Test(arguments: [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillChangeFrameNotification,
  ])
  func `a field behind the keyboard is scrolled above it, once the app has made room`(name: NSNotification.Name) throws {
    for isAnimated in [false, true] {
      let (page, app) = makePage(name)
      defer { page.stop() }
      page.isAnimated = isAnimated
      _ = app.perform { page.field.becomeFirstResponder() }
      try app.settle()
      #expect(page.scrollView.contentInset.bottom == 336)
      #expect(bottom(page.field) <= 508 && bottom(page.field) > 450, "\(name.rawValue)")
      // The next field, with the keyboard up.
      _ = app.perform { page.other.becomeFirstResponder() }
      try app.settle()
      #expect(bottom(page.other) <= 508 && bottom(page.other) > 450, "\(name.rawValue)")
    }
  }

  @Test func `a field is scrolled above the keyboard as it comes up, not after it`() throws {
    let (page, app) = makePage()
    defer { page.stop() }
    _ = app.perform { page.field.becomeFirstResponder() }
    app.advance(by: 0.1)
    let y = page.scrollView.layer.presentation()?.bounds.minY ?? 0
    #expect(page.scrollView.contentOffset.y > 200 && y > 0 && y < page.scrollView.contentOffset.y)
  }

  @Test func `a scroll view without room for the keyboard, one that shows the field, and one under a finger stay where they are`() throws {
    let (page, app) = makePage(nil)
    _ = app.perform { page.field.becomeFirstResponder() }
    try app.settle()
    #expect(page.scrollView.contentOffset == .zero)
    let (other, otherApp) = makePage()
    defer { other.stop() }
    otherApp.perform { other.field.frame.origin.y = 120 }
    _ = otherApp.perform { other.field.becomeFirstResponder() }
    try otherApp.settle()
    #expect(other.scrollView.contentOffset == .zero)
    let (third, thirdApp) = makePage()
    defer { third.stop() }
    let finger = thirdApp.touch(CGPoint(x: 350, y: 650))
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.2)
    _ = thirdApp.perform { third.field.becomeFirstResponder() }
    let place = third.scrollView.contentOffset
    thirdApp.advance(by: 0.2)
    #expect(third.scrollView.contentOffset == place)
    finger.cancel()
    try thirdApp.settle()
  }

  @Test func `a field that is removed or let go in the same turn scrolls nothing`() throws {
    for isRemoved in [true, false] {
      let (page, app) = makePage()
      defer { page.stop() }
      app.perform {
        page.field.becomeFirstResponder()
        if isRemoved { page.field.removeFromSuperview() } else { page.field.resignFirstResponder() }
      }
      try app.settle()
      #expect(page.scrollView.contentOffset == .zero)
    }
  }

  @Test func `the caret of a text view that does not scroll is shown above the keyboard, and stays there while it is typed into`() throws {
    let (page, app) = makePage()
    defer { page.stop() }
    app.tap(CGPoint(x: 30, y: 600))
    try app.settle()
    #expect(page.text.isFirstResponder && !page.text.editing.selection.isEmpty || page.text.editing.selection.lowerBound > 0)
    func caret() -> CGFloat { bottom(page.text, page.text.editing.caretRect(at: page.text.editing.selection.upperBound)) }
    #expect(caret() <= 508 && caret() > 450)
    let before = page.scrollView.contentOffset.y
    app.typeText("\n\n\n")
    try app.settle()
    #expect(page.scrollView.contentOffset.y > before && caret() <= 508)
    // Above the keyboard already: nothing moves.
    let place = page.scrollView.contentOffset
    app.tap(CGPoint(x: 30, y: 300))
    try app.settle()
    #expect(page.scrollView.contentOffset == place)
  }
}
