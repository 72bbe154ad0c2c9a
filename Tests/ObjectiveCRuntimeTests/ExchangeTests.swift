import Foundation
import ObjectiveCRuntime
import Testing

@MainActor
@Suite(.serialized) struct ExchangeTests {
  @Test("Two exchanges restore the methods") func twice() throws {
    let original = try #require(class_getInstanceMethod(Door.self, "open")),
      other = try #require(class_getInstanceMethod(Door.self, "swizzled_open"))
    method_exchangeImplementations(original, other)
    #expect(Door().called("open") == ["swizzled"])
    #expect(Door().called("swizzled_open") == ["opened"])
    method_exchangeImplementations(original, other)
    #expect(Door().called("open") == ["opened"])
    #expect(!objcIsExchanged("swizzled_open", for: "open", in: Door()))
  }

  @Test("A direct call runs the replacement while the methods are exchanged, which calls the original") func directCalls() throws {
    let original = try #require(class_getInstanceMethod(Door.self, "knock")),
      other = try #require(class_getInstanceMethod(Door.self, "swizzled_knock"))
    let before = Door()
    before.knock()
    method_exchangeImplementations(original, other)
    defer { method_exchangeImplementations(original, other) }
    let door = Door(), below = SmallDoor()
    door.knock()
    below.knock()
    #expect(before.log == ["knock"] && door.log == ["before", "knock"] && below.log == ["before", "knock"])
  }

  @Test("An exchange in a subclass has no effect on its superclass") func inASubclass() throws {
    let original = try #require(class_getInstanceMethod(SmallDoor.self, "knock")),
      other = try #require(class_getInstanceMethod(SmallDoor.self, "swizzled_knock"))
    method_exchangeImplementations(original, other)
    defer { method_exchangeImplementations(original, other) }
    let door = Door(), below = SmallDoor()
    door.knock()
    below.knock()
    #expect(door.log == ["knock"] && below.log == ["before", "knock"])
  }

  @Test("A method can be added, replaced and set") func added() throws {
    #expect(class_getInstanceMethod(Door.self, "missing") == nil)
    #expect(!class_addMethod(Door.self, "open", class_getMethodImplementation(Door.self, "close")!, nil))
    let close = try #require(class_getMethodImplementation(Door.self, "close"))
    #expect(class_addMethod(SmallDoor.self, "shut", close, nil))
    #expect(SmallDoor().called("shut") == ["closed"])
    let open = try #require(class_replaceMethod(SmallDoor.self, "open", close, nil))
    #expect(SmallDoor().called("open") == ["closed"] && Door().called("open") == ["opened"])
    class_replaceMethod(SmallDoor.self, "open", open, nil)
    #expect(SmallDoor().called("open") == ["opened"])
    class_replaceMethod(
      SmallDoor.self, "close", imp_implementationWithBlock({ ($0 as? Door)?.log.append("block") } as (AnyObject) -> Void), nil)
    #expect(SmallDoor().called("close") == ["block"])
  }
}

private class Door: ObjCObject {
  var log: [String] = []
  func open() { log.append("opened") }
  func close() { log.append("closed") }
  dynamic func knock() { log.append("knock") }
  @MainActor func called(_ name: String) -> [String] {
    Selector(name).perform(on: self)
    return log
  }
  override class func objcMember(named name: String) -> ObjCMember? {
    switch name {
    case "open": .method { o, _ in unsafeDowncast(o, to: Door.self).open() }
    case "close": .method { o, _ in unsafeDowncast(o, to: Door.self).close() }
    case "knock": .method { o, _ in unsafeDowncast(o, to: Door.self).knock() }
    case "swizzled_open": .method { o, _ in unsafeDowncast(o, to: Door.self).swizzled_open() }
    case "swizzled_knock": .method { o, _ in unsafeDowncast(o, to: Door.self).swizzled_knock() }
    default: super.objcMember(named: name)
    }
  }
}
private final class SmallDoor: Door {}

extension Door {
  fileprivate func swizzled_open() { log.append("swizzled") }
  // `@objc func swizzled_knock() { log.append("before"); swizzled_knock() }`, as the translator writes it.
  @_dynamicReplacement(for:knock()) fileprivate func swizzled_knock() {
    guard objcIsExchanged("swizzled_knock", for: "knock", in: self) else { return knock() }
    log.append("before")
    knock()
  }
}
