import Foundation
import ObjectiveCRuntime

// Classes as the translator writes them. The comments have the sources for iOS.

/// `class Song: NSObject { @objc dynamic var title = "", @objc var length = 0.0, @objc func play(_ times: Int) -> String, … }`.
class Song: ObjCObject {
  var log: [String] = []
  var title = "" {
    willSet { willChangeValue(forKey: "title") }
    didSet { didChangeValue(forKey: "title") }
  }
  var length: CGFloat = 0
  var isLoud = false {
    willSet { willChangeValue(forKey: "isLoud") }
    didSet { didChangeValue(forKey: "isLoud") }
  }
  var album: Album? {
    willSet { willChangeValue(forKey: "album") }
    didSet { didChangeValue(forKey: "album") }
  }
  var kind = Kind.studio
  enum Kind: Int { case studio, live }

  func play(_ times: Int) -> String {
    log.append("play \(times)")
    return "\(title) \(times)"
  }
  func stop() { log.append("stop") }
  func heard(_ note: Notification) { log.append("heard \(note.object as? Int ?? -1)") }
  func fired(_ timer: Timer) { log.append("fired") }
  class func make() -> String { "made" }

  override class func objcMember(named name: String) -> ObjCMember? {
    switch name {
    case "title":
      .property({ unsafeDowncast($0, to: Song.self).title }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Song.self).title = $0 } })
    case "length":
      .property({ unsafeDowncast($0, to: Song.self).length }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Song.self).length = $0 } })
    case "isLoud":
      .property({ unsafeDowncast($0, to: Song.self).isLoud }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Song.self).isLoud = $0 } })
    case "album":
      .property({ unsafeDowncast($0, to: Song.self).album }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Song.self).album = $0 } })
    case "kind":
      .property({ unsafeDowncast($0, to: Song.self).kind }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Song.self).kind = $0 } })
    case "summary": .property { "\(unsafeDowncast($0, to: Song.self).title), \(unsafeDowncast($0, to: Song.self).length)" }
    case "play:": .method { o, a in unsafeDowncast(o, to: Song.self).play(objcArgument(a, 0)) }
    case "stop": .method { o, _ in unsafeDowncast(o, to: Song.self).stop() }
    case "heard:": .method { o, a in unsafeDowncast(o, to: Song.self).heard(objcArgument(a, 0)) }
    case "fired:": .method { o, a in unsafeDowncast(o, to: Song.self).fired(objcArgument(a, 0)) }
    case "+make": .method { _, _ in Song.make() }
    default: super.objcMember(named: name)
    }
  }
  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "summary" ? ["title"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
}

/// `class Live: Song { override func play(_ times: Int) -> String }`.
final class Live: Song {
  override func play(_ times: Int) -> String { "live " + super.play(times) }
}

/// `class Album: NSObject { @objc dynamic var name = "", @objc dynamic var artist: Artist? }`.
final class Album: ObjCObject {
  var name = "" {
    willSet { willChangeValue(forKey: "name") }
    didSet { didChangeValue(forKey: "name") }
  }
  override class func objcMember(named name: String) -> ObjCMember? {
    switch name {
    case "name":
      .property({ unsafeDowncast($0, to: Album.self).name }, { o, v in objcAssign(v) { unsafeDowncast(o, to: Album.self).name = $0 } })
    default: super.objcMember(named: name)
    }
  }
}

/// `@objc(LegacyName) class Renamed: NSObject`, and a class that only the registrar names.
final class Renamed: ObjCObject {}

/// `class Plain { @objc func go() }`, without NSObject.
final class Plain: ObjCMembers {
  var log: [String] = []
  static func objcMember(named name: String) -> ObjCMember? {
    name == "go" ? .method { o, _ in unsafeDowncast(o, to: Plain.self).log.append("go") } : nil
  }
}

/// `class Proxy: NSObject { override func forwardingTarget(for:), override func responds(to:) }`.
final class Proxy: ObjCObject {
  weak var target: NSObject?
  var asked: [String] = []
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    asked.append(aSelector.name)
    return target ?? super.forwardingTarget(for: aSelector)
  }
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || target?.responds(to: aSelector) == true }
}

/// The registrar of the module.
final class ObjCRegistrar: ObjCModuleRegistrar {
  override class func register() {
    ObjCClasses.register(Renamed.self, named: "LegacyName")
    ObjCClasses.extend(NSString.self, with: ["shout": .method { o, _ in (o as? NSString)?.uppercased }])
  }
}
