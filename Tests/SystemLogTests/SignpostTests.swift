import Foundation
import Testing

@testable import SystemLog

@Suite struct SignpostTests {
  struct Failure: Error {}
  let log = OSLog(subsystem: "com.example.cards", category: .pointsOfInterest)

  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    try Lines.of { try LogOutput.$showsSignposts.withValue(true, operation: body) }.map {
      String($0.dropFirst("[com.example.cards:PointsOfInterest] signpost: ".count))
    }
  }

  @Test func `an interval has a beginning and an end`() {
    let poster = OSSignposter(logHandle: log)
    let id = poster.makeSignpostID()
    let found = lines {
      let state = poster.beginInterval("open", id: id, "page \(3)")
      poster.emitEvent("half")
      poster.endInterval("open", state)
    }
    #expect(found == ["begin open \(id.rawValue) page 3", "event half", "end open \(id.rawValue)"])
    #expect(poster.makeSignpostID() != id)
  }

  @Test func `an interval around a closure ends if the closure throws`() {
    let found = lines {
      #expect(throws: Failure.self) { try OSSignposter(logHandle: log).withIntervalSignpost("load") { throw Failure() } }
    }
    #expect(found == ["begin load", "end load"])
  }

  @Test func `the functions of C mark the same`() {
    let object = NSObject()
    let id = OSSignpostID(log: log, object: object)
    let found = lines {
      os_signpost(.begin, log: log, name: "layout", signpostID: id, "%d rows", 4)
      os_signpost(.end, log: log, name: "layout", signpostID: id)
      os_signpost(.event, log: log, name: "tap")
    }
    #expect(found == ["begin layout \(id.rawValue) 4 rows", "end layout \(id.rawValue)", "event tap"])
    #expect(id == OSSignpostID(log: log, object: object))
  }

  @Test func `nothing is written unless the environment asks for it`() {
    #expect(Lines.of { LogOutput.$showsSignposts.withValue(false) { os_signpost(.event, log: log, name: "tap") } } == [])
    #expect(!OSSignposter.disabled.isEnabled)
  }
}
