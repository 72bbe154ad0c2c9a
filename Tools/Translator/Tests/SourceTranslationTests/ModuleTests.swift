import Foundation
import Testing

@testable import SourceTranslation

struct ModuleTests {
  @Test("Imports of other names and of parts, and conditions")
  func imports() {
    #expect(
      Fixture.text("import os.log\nimport UIKit.UIView\nimport class UIKit.UIView") == "import SystemLog\nimport UIKit\nimport       UIKit")
    #expect(Fixture.text("#if os(iOS) && !os(macOS)\n#endif") == "#if true && !false\n#endif")
    #expect(Fixture.text("#if canImport(Combine) || DEBUG\n#endif") == "#if true || DEBUG\n#endif")
  }

  @Test("A name that says its module")
  func qualified() {
    #expect(
      Fixture.text("import Combine\nlet p: Combine.P = Combine.Just(1)").hasSuffix("let p: CombinePublishers.P = CombinePublishers.Just(1)")
    )
    #expect(Fixture.text("let os = A()\nos.f()") == "let os = A()\nos.f()")
  }

  @Test("The application delegate is the entry point")
  func entryPoint() {
    #expect(Fixture.text("@UIApplicationMain\nclass D: UIResponder {}") == "@main\nclass D: UIResponder {}")
  }

  @Test("A module that does not exist is refused, unless a condition says so")
  func missing() {
    #expect(Fixture.translate("import MapKit").files[0].refusals.count == 1)
    #expect(Fixture.translate("#if canImport(MapKit)\nimport MapKit\n#endif").files[0].refusals.isEmpty)
    #expect(Fixture.translate("#if os(macOS)\nimport AppKit\n#endif").files[0].refusals.isEmpty)
  }

  @Test("What is not compiled is left as it is")
  func inactive() {
    let source = "#if false\nclass A: NSObject { @objc func f() {} }\n#endif"
    #expect(Fixture.text(source) == source)
  }

  @Test("A class returns its members by name, and the module registers it")
  func members() {
    let module = Fixture.translate("class A: NSObject {\n  @objc func tap(_ sender: Int) {}\n  @objc var count = 1\n}")
    let text = module.files[0].source
    #expect(text.hasPrefix("class A: ObjCObject {"))
    #expect(text.contains("nonisolated override class func objcMember(named name: String) -> ObjCMember? { switch name { case \"tap:\": "))
    #expect(text.contains("case \"count\": return .property("))
    #expect(module.support.contains("class ObjCRegistrar"))
  }

  @Test("Observed and managed properties")
  func properties() {
    let text = Fixture.text("class A: NSObject {\n  @objc dynamic var x = 1\n  @NSManaged var y: Int\n}")
    #expect(text.contains("var x = 1 { willSet { willChangeValue(forKey: \"x\") } didSet { didChangeValue(forKey: \"x\") } }"))
    #expect(text.contains("var y: Int { get { return objcManagedValue(forKey: \"y\", of: self) }"))
    let own = Fixture.text("class A: NSObject { @objc dynamic var x = 1; func f() { o = observe(\\.x) { _, _ in } } }")
    #expect(own.contains("o = observe(\\.x, key: \"x\") { _, _ in }"))
    #expect(Fixture.text("v.observe(\\.frame) { _, _ in }") == "v.observe(\\.frame, key: \"frame\") { _, _ in }")
  }

  @Test("The description of an object's class")
  func description() {
    #expect(Fixture.text("let a = \"x\" + type(of: b).description()") == "let a = \"x\" + String(reflecting: type(of: b))              ")
    let own = "class A { class func description() -> String { \"\" } }\nlet a = type(of: A()).description()"
    #expect(Fixture.text(own).hasSuffix("let a = type(of: A()).description()"))
  }

  @Test("A translated file is not translated again")
  func again() {
    let file = Fixture.translate("class A: NSObject { @objc func f() {} }").files[0]
    let second = Fixture.translate(file.compiled).files[0]
    #expect(second.source == file.compiled)
    #expect(second.changes.isEmpty)
  }

  @Test("The printed translation has a comment for each change")
  func comments() {
    let source = "import os\n  @objc\nclass A {}"
    let file = Fixture.translate(source).files[0]
    let text = Commented(file, original: source).text
    #expect(text.contains("// segue: The module os is SystemLog here.\nimport SystemLog\n"))
    #expect(text.contains("  // segue: There is no Objective-C runtime."))
  }

  @Test("Earlier names become the current ones, unless the module declares them")
  func earlierNames() throws {
    let json = """
      [{"name": "UIControlState", "kind": "type", "replacement": "UIControl.State"},
       {"name": "addChildViewController(_:)", "kind": "function", "in": "UIViewController", "replacement": "addChild(_:)"},
       {"name": "UIEdgeInsetsMake(_:_:_:_:)", "kind": "function", "replacement": "UIEdgeInsets.init(top:left:bottom:right:)"}]
      """
    var names = Catalogue(module: "EarlierNames")
    names.earlierNames = try JSONDecoder().decode([EarlierName].self, from: Data(json.utf8))
    func text(_ source: String) -> String { Fixture.translate(source, catalogues: [names]).files[0].source }
    #expect(text("let s: UIControlState = UIControlState()") == "let s: UIControl.State = UIControl.State()")
    #expect(text("p.addChildViewController(c)") == "p.addChild(c)")
    #expect(text("UIEdgeInsetsMake(1, 2, 3, 4)") == "UIEdgeInsets.init(top: 1, left: 2, bottom: 3, right: 4)")
    let own = "struct UIControlState {}\nlet s: UIControlState"
    #expect(text(own) == own)
  }

  @Test("A catalogue is the same after it was written and read")
  func catalogue() throws {
    let data = try Fixture.catalogue.data()
    let url = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(data.count).json")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try Catalogue(contentsOf: url).data() == data)
  }
}
