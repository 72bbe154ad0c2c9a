import Testing

@testable import SourceTranslation

struct SelectorTests {
  private func selector(_ expression: String, _ members: String = "@objc func tap(_ sender: UIView) {}") -> String {
    let text = Fixture.text("class A: UIViewController {\n\(members)\nfunc f() { g(\(expression)) }\n}")
    let line = text.split(separator: "\n")[2]
    return String(line.dropFirst("func f() { g(".count).dropLast(") }".count))
  }

  @Test("Bare, with labels, of self, of a type")
  func forms() {
    #expect(selector("#selector(tap)") == "Selector(\"tap:\", A.tap)")
    #expect(selector("#selector(tap(_:))") == "Selector(\"tap:\", A.tap(_:))")
    #expect(selector("#selector(self.tap(_:))") == "Selector(\"tap:\", A.tap(_:))")
    #expect(selector("#selector(UIView.layoutSubviews)") == "Selector(\"layoutSubviews\", UIView.layoutSubviews)")
  }

  @Test("With a type, of a getter, and of super")
  func more() {
    #expect(selector("#selector(tap(_:) as (UIView) -> Void)") == "Selector(\"tap:\", A.tap(_:) as (A) -> (UIView) -> Void)")
    #expect(selector("#selector(getter: count)", "@objc var count: Int { 1 }") == "Selector(\"count\", { (t: A) in { t.count } })")
    #expect(selector("#selector(super.viewDidLoad)") == "Selector(\"viewDidLoad\")")
  }

  @Test("A custom name, and the names that Swift makes of labels")
  func names() {
    #expect(selector("#selector(tap(_:))", "@objc(press:) func tap(_ x: Int) {}") == "Selector(\"press:\", A.tap(_:))")
    #expect(ObjCName.ofMethod("reload", labels: ["with", "animated"]) == "reloadWith:animated:")
    #expect(ObjCName.ofMethod("move", labels: ["row"]) == "moveWithRow:")
    #expect(ObjCName.ofMethod("didTapOn", labels: ["view"]) == "didTapOnView:")
  }

  @Test("A key path is a string, and a literal names an image")
  func others() {
    #expect(Fixture.text("f(#keyPath(Page.view.frame))") == "f(\"view.frame\")")
    #expect(Fixture.text("f(#imageLiteral(resourceName: \"a\"))") == "f(UIImage(named: \"a\")!)")
  }
}
