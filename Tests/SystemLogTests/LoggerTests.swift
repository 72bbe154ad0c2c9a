import Foundation
import Testing

@testable import SystemLog

/// Lines that were written, from any thread.
final class Lines: @unchecked Sendable {
  private let lock = OSAllocatedUnfairLock(initialState: [String]())
  var all: [String] { lock.withLock { $0 } }

  /// Returns the lines that a closure writes.
  static func of(_ body: () throws -> Void) rethrows -> [String] {
    let lines = Lines()
    try LogOutput.$receiver.withValue({ line in lines.lock.withLock { $0.append(line) } }, operation: body)
    return lines.all
  }
}

@Suite struct LoggerTests {
  let logger = Logger(subsystem: "com.example.cards", category: "drag")

  @Test func `a line has the subsystem, the category, the level and the message`() {
    #expect(Lines.of { logger.info("began") } == ["[com.example.cards:drag] info: began"])
    #expect(Lines.of { Logger().error("lost") } == ["error: lost"])
  }

  // Apple's reference of Logger: trace is debug, notice is default, warning is error, critical is fault.
  @Test func `each method writes its level`() {
    let lines = Lines.of {
      logger.trace("x")
      logger.debug("x")
      logger.info("x")
      logger.notice("x")
      logger.log("x")
      logger.warning("x")
      logger.error("x")
      logger.critical("x")
      logger.fault("x")
      logger.log(level: .info, "x")
    }
    let levels = lines.map { $0.split(separator: " ")[1].dropLast() }
    #expect(levels == ["debug", "debug", "info", "default", "default", "error", "error", "fault", "fault", "info"])
  }

  // Apple's "Generating log messages from your code": dynamic strings and objects are private, numbers and Booleans are not.
  @Test func `strings and objects are private, and numbers are public`() {
    let name = "Ada"
    let date = NSDate(timeIntervalSince1970: 0)
    let lines = Lines.of {
      logger.log("\(name) has \(3) cards, \(true), \(1.5), \(date), \(URL(string: "https://example.com")!)")
      logger.log("\(name, privacy: .public) has \(3, privacy: .private) cards")
      logger.log("\(Logger.self)")
    }
    #expect(lines[0].hasSuffix("default: <private> has 3 cards, true, 1.500000, <private>, <private>"))
    #expect(lines[1].hasSuffix("default: Ada has <private> cards"))
    #expect(lines[2].hasSuffix("default: Logger"))
  }

  @Test func `a masked value is a number that is equal for equal values`() {
    let (a, b) = ("Ada", "Bob")
    let lines = Lines.of {
      for name in [a, b, a] { logger.log("\(name, privacy: .private(mask: .hash))") }
      logger.log("\(a, privacy: .auto(mask: .hash)) \(1, privacy: .auto(mask: .hash))")
    }
    #expect(lines[0] == lines[2] && lines[0] != lines[1])
    #expect(lines[0].contains("<mask.hash: '") && !lines[0].contains("Ada"))
    #expect(lines[3].hasSuffix("> 1"))
  }

  @Test func `private values appear if the environment asks for them`() {
    let name = "Ada"
    let lines = Lines.of { LogOutput.$showsPrivateValues.withValue(true) { logger.log("\(name, privacy: .sensitive)") } }
    #expect(lines == ["[com.example.cards:drag] default: Ada"])
  }

  @Test func `values have notations and widths`() {
    let word = "abc"
    let lines = Lines.of {
      logger.log(
        "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal(includePrefix: true))")
      logger.log("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-5)")
      logger.log(
        "\(1.23456, format: .fixed(precision: 2)) \(CGFloat(0.5), format: .exponential(precision: 1)) \(0.1 as Float, format: .hybrid)")
      logger.log("|\(word, align: .right(columns: 5), privacy: .public)|\(7, align: .left(columns: 3))|")
      logger.log("\(true, format: .answer)")
    }
    #expect(
      lines.map { String($0.dropFirst("[com.example.cards:drag] default: ".count)) } == [
        "ff 0xFF 0o10", "+005 -5", "1.23 5.0e-01 0.1", "|  abc|7  |", "yes",
      ])
  }

  @Test func `values are evaluated only if the message is written`() {
    var count = 0
    func value() -> Int {
      count += 1
      return count
    }
    let lines = Lines.of {
      LogOutput.$lowest.withValue(.error) {
        logger.info("\(value())")
        logger.error("\(value())")
      }
      Logger(OSLog.disabled).fault("\(value())")
    }
    #expect(lines == ["[com.example.cards:drag] error: 1"] && count == 1)
  }

  @Test func `the environment names the lowest level`() {
    #expect(LogOutput.level(nil) == .debug && LogOutput.level("info") == .info && LogOutput.level("off") == nil)
    LogOutput.$lowest.withValue(nil) { #expect(!OSLog.default.isEnabled(type: .fault)) }
    LogOutput.$lowest.withValue(.default) {
      #expect(!OSLog.default.isEnabled(type: .info) && OSLog.default.isEnabled(type: .default) && OSLog.default.isEnabled(type: .error))
    }
  }
}
