import Foundation
import ObjectiveCRuntime
import Testing

@MainActor
@Suite struct CodingTests {
  @Test("Values are converted to the type of the property") func conversions() {
    let song = Song()
    song.setValue(3, forKey: "length")
    #expect(song.length == 3)
    song.setValue(NSNumber(value: 4.5), forKey: "length")
    song.setValue(1, forKey: "kind")
    song.setValue(NSNumber(value: true), forKey: "loud")
    song.setValue(NSString("t"), forKey: "title")
    #expect(song.length == 4.5 && song.kind == .live && song.isLoud && song.title == "t")
    #expect(song.value(forKey: "length") as? CGFloat == 4.5)
    #expect(song.value(forKey: "isLoud") as? Bool == true)
  }

  @Test("A path of keys leads across objects, and ends at nil") func paths() {
    let song = Song()
    #expect(song.value(forKeyPath: "album.name") == nil)
    song.setValue("lost", forKeyPath: "album.name")
    song.setValue(Album(), forKey: "album")
    song.setValue("n", forKeyPath: "album.name")
    #expect(song.value(forKeyPath: "album.name") as? String == "n")
    #expect(song.album?.name == "n")
    song.setValue(nil, forKey: "album")
    #expect(song.album == nil)
  }

  @Test("An undefined key reaches the class's own methods") func undefinedKeys() {
    let open = Open()
    open.setValue(1, forKey: "anything")
    #expect(open.value(forKey: "anything") as? Int == 1)
    #expect(open.value(forKey: "other") == nil)
    open.setValuesForKeys(["a": 2])
    #expect(open.dictionaryWithValues(forKeys: ["a", "b"])["a"] as? Int == 2)
  }

  @Test("A class without the key, or a value of another type, stops the program") func mistakes() async {
    await #expect(processExitsWith: .failure) { Song().setValue(1, forKey: "missing") }
    await #expect(processExitsWith: .failure) { _ = Song().value(forKey: "missing") }
    await #expect(processExitsWith: .failure) { Song().setValue("text", forKey: "length") }
    await #expect(processExitsWith: .failure) { Song().removeObserver(Song(), forKeyPath: "title") }
    await #expect(processExitsWith: .failure) { @MainActor in _ = Song().perform("missing") }
  }

  @Test("A managed property is zero or nil before it is set, and its observers receive its changes") func managed() {
    let model = Managed()
    #expect(model.level == 0 && model.label == nil)
    var changes = 0
    let observation = model.observe(\.level, key: "level") { _, _ in changes += 1 }
    (model.level, model.label) = (2, "l")
    #expect(model.level == 2 && model.label == "l" && changes == 1)
    withExtendedLifetime(observation) {}
  }
}

private final class Open: ObjCObject {
  var values: [String: Any] = [:]
  override func value(forUndefinedKey key: String) -> Any? { values[key] }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}

/// `class Managed: NSObject { @NSManaged var level: CGFloat, @NSManaged var label: String? }`.
private final class Managed: ObjCObject {
  var level: CGFloat {
    get { objcManagedValue(forKey: "level", of: self) }
    set { objcSetManagedValue(newValue, forKey: "level", of: self) }
  }
  var label: String? {
    get { objcManagedValue(forKey: "label", of: self) }
    set { objcSetManagedValue(newValue, forKey: "label", of: self) }
  }
}
