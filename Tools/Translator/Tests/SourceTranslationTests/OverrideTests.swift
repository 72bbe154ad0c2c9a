import Testing

@testable import SourceTranslation

struct OverrideTests {
  @Test("The extension keeps the member under another name, and the class gets a forwarding member on its last line")
  func method() {
    let text = Fixture.text("class A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() { super.viewDidLoad() }\n}")
    #expect(text.contains(" override func viewDidLoad() { return objcA_viewDidLoad() }; }"))
    #expect(text.contains("           func objcA_viewDidLoad() { super.viewDidLoad() }"))
  }

  @Test("throws, async, inout and labels are passed on")
  func effects() {
    let text = Fixture.text(
      "class A: UIView {}\nextension A {\n  override func f(_ x: inout Int, by y: Int) async throws -> Int { 1 }\n}")
    #expect(text.contains("override func f(_ a0: inout Int, by a1: Int) async throws -> Int { return try await objcA_f(&a0, by: a1) }"))
  }

  @Test("A member of an extension that a class overrides gets a forwarding member")
  func overridden() {
    let text = Fixture.text("class A {}\nextension A {\n  @objc func f() {}\n}\nclass B: A {\n  override func f() {}\n}")
    #expect(text.contains("class A { func f() { return objcA_f() }; "))
    #expect(text.contains("func objcA_f() {}"))
  }

  @Test("Observers of a property become methods")
  func observers() {
    let text = Fixture.text("class A: UIView {}\nextension A {\n  override var frame: CGRect { didSet { g(oldValue) } }\n}")
    #expect(text.contains("override var frame: CGRect { didSet { objcA_didSet_frame(oldValue) } }"))
    #expect(text.contains("func objcA_didSet_frame(_ oldValue: CGRect) { g(oldValue) }"))
  }

  @Test("An override in an extension of UIKit's class replaces a dynamic member")
  func category() {
    let text = Fixture.text(
      "extension UIScrollView {\n  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}\n}")
    #expect(text.contains("@_dynamicReplacement(for: touchesBegan(_:with:))"))
    #expect(text.contains("func objcUIScrollView_touchesBegan("))
  }

  @Test("Without a dynamic member it is refused at that line")
  func refused() {
    let file = Fixture.translate("extension UIView {\n  override func layoutSubviews() {}\n}").files[0]
    #expect(file.refusals.map(\.offset) == [30])
    #expect(file.refusals[0].message.contains("override it in a subclass"))
  }
}
