import Testing

@testable import SourceTranslation

struct OptionalRequirementTests {
  private let base = "class Base: UIViewController, UIScrollViewDelegate {}\n"
  private let method = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}"

  @Test("The conformance is added where the method is written")
  func body() {
    #expect(Fixture.text(base + "class Sub: Base { \(method) }") == base + "class Sub: Base, Implements.ScrollViewDidScroll { \(method) }")
  }

  @Test("The conformance is added to an extension, which has no inheritance clause")
  func inExtension() {
    let source = base + "class Sub: Base {}\nextension Sub { \(method) }"
    #expect(Fixture.text(source).hasSuffix("extension Sub: Implements.ScrollViewDidScroll { \(method) }"))
  }

  @Test("An override further down adds nothing")
  func override() {
    let source = base + "class Sub: Base { \(method) }\nclass Below: Sub { override \(method) }"
    #expect(Fixture.text(source).hasSuffix("class Below: Sub { override \(method) }"))
  }

  @Test("A protocol that inherits the delegate's protocol counts")
  func inheritedProtocol() {
    let text = Fixture.text("class Table: UIViewController, UITableViewDelegate { \(method) }")
    #expect(text == "class Table: UIViewController, UITableViewDelegate, Implements.ScrollViewDidScroll { \(method) }")
  }

  @Test("The method comes from a superclass that does not conform")
  func inheritedMethod() {
    let text = Fixture.text("class Has: UIView { \(method) }\nclass Conforms: Has, UIScrollViewDelegate {}")
    #expect(text.hasSuffix("class Conforms: Has, UIScrollViewDelegate, Implements.ScrollViewDidScroll {}"))
  }

  @Test("A method with other types implements nothing")
  func otherTypes() {
    let source = base + "class Sub: Base { func scrollViewDidScroll(_ view: UIView) {} }"
    #expect(Fixture.text(source) == source)
  }

  @Test("The superclass is in another module, whose catalogue says so")
  func otherModule() {
    let library = Fixture.translate("open class Page: UIViewController, UIScrollViewDelegate {}").catalogue.published
    let text = Fixture.translate("class Sub: Page { \(method) }", catalogues: [Fixture.catalogue, library], without: [.membersByName])
      .files[0].source
    #expect(text == "class Sub: Page, Implements.ScrollViewDidScroll { \(method) }")
  }

  @Test("A private method becomes visible, and one of a public class public")
  func visibility() {
    #expect(Fixture.text(base + "class Sub: Base { private \(method) }").hasSuffix("{         \(method) }"))
    let source = "public class Base: UIViewController, UIScrollViewDelegate {}\npublic class Sub: Base { \(method) }"
    #expect(Fixture.text(source).hasSuffix("{ public \(method) }"))
  }

  @Test("Classes in a cycle end")
  func cycle() {
    let source = "class A: B { \(method) }\nclass B: A, UIScrollViewDelegate {}"
    #expect(Fixture.text(source).contains("class A: B, Implements.ScrollViewDidScroll"))
  }
}

struct OptionalCallTests {
  @Test("A call with a question mark, with an exclamation mark, and a comparison")
  func calls() {
    let module = Fixture.translate("d?.scrollViewDidScroll?(s)\nd!.scrollViewDidScroll!(s)\nif d.scrollViewDidScroll != nil {}")
    #expect(
      module.files[0].source
        == "d?.objcOptional_scrollViewDidScroll (s)\nd!.objcOptional_scrollViewDidScroll (s)!\nif d.objcMethod_scrollViewDidScroll_ != nil {}"
    )
    #expect(module.support.contains("func objcOptional_scrollViewDidScroll(_ a0: UIScrollView) -> Void?"))
  }

  @Test("A closure that a property holds is left as it is")
  func closure() {
    let source = "class A { var scrollViewDidScroll: ((Int) -> Void)?; func f() { self.scrollViewDidScroll?(1) } }"
    #expect(Fixture.text(source) == source)
  }

  @Test("A protocol of the app becomes one protocol for each optional requirement")
  func ownProtocol() {
    let module = Fixture.translate("@objc protocol P {\n  func a()\n  @objc optional func b(_ x: Int) -> Bool\n}\nlet x = p.b?(1)")
    let file = module.files[0]
    #expect(file.source.contains("protocol P: AnyObject {\n  func a()\n"))
    #expect(!file.source.contains("func b"))
    #expect(file.source.hasSuffix("let x = p.objcOptional_b (1)"))
    #expect(file.companions.contains("protocol ObjCOptional_P_b_: AnyObject { func b(_ a0: Int) -> Bool }"))
  }
}
