import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite(.serialized) struct StorageTests {
  nonisolated(unsafe) private static let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
  private var key: UnsafeRawPointer { UnsafeRawPointer(Self.keys) }

  @Test("A value is released with its object, or when the association is removed") func lifetimes() {
    weak var value: Song?
    do {
      let holder = Song(), kept = Song()
      value = kept
      objc_setAssociatedObject(holder, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(value == nil)
    let holder = Song()
    do {
      let kept = Song()
      value = kept
      objc_setAssociatedObject(holder, key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value != nil && objc_getAssociatedObject(holder, key) as? Song === value)
    objc_setAssociatedObject(holder, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(value == nil && objc_getAssociatedObject(holder, key) == nil)
  }

  @Test("An assigned value is weak, and a copied one is a copy") func policies() {
    let holder = Song(), text = NSMutableString("a")
    do {
      let weak = Song()
      objc_setAssociatedObject(holder, key, weak, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(holder, key) as? Song === weak)
    }
    #expect(objc_getAssociatedObject(holder, key) == nil)
    objc_setAssociatedObject(holder, key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(holder, key) as? String == "a")
    objc_removeAssociatedObjects(holder)
    #expect(objc_getAssociatedObject(holder, key) == nil)
  }

  @Test("A value whose release reads the associations does not wait for itself") func releaseReads() {
    final class Reads {
      let holder: Song, key: UnsafeRawPointer
      init(_ holder: Song, _ key: UnsafeRawPointer) { (self.holder, self.key) = (holder, key) }
      deinit { _ = objc_getAssociatedObject(holder, key) }
    }
    let holder = Song(), plain = NSObject()
    for object in [holder, plain] {
      objc_setAssociatedObject(object, key, Reads(holder, key), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(object, key, Reads(holder, key), .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(object)
    }
  }

  @Test("Objects of Foundation and plain classes have associations too, and so have classes") func foreignObjects() {
    final class Plain {}
    let plain = Plain(), text = NSMutableString("a")
    for object in [plain, text, Song.self] as [Any] {
      objc_setAssociatedObject(object, key, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) as? Int == 7)
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) == nil)
    }
  }

  @Test("The table of other objects stays small while objects come and go, and a new object at an old address has no values") func bounded()
  {
    for index in 0..<10_000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, index, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ForeignAssociations.all.count <= 128)
  }

  @Test("Many threads set and read associations") func threads() async {
    let holder = Holder(object: Song()), key = Holder(object: key)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            objc_setAssociatedObject(holder.object, key.object, number, .OBJC_ASSOCIATION_RETAIN)
            _ = objc_getAssociatedObject(holder.object, key.object)
          }
        }
      }
    }
    #expect(objc_getAssociatedObject(holder.object, key.object) is Int)
  }

  private struct Holder<Object>: @unchecked Sendable { let object: Object }
}
