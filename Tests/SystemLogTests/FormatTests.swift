import Foundation
import Testing

@testable import SystemLog

@Suite struct FormatTests {
  let log = OSLog(subsystem: "com.example.cards", category: "layout")

  @Test func `os_log takes a format and values`() {
    let name = "Ada"
    let lines = Lines.of {
      os_log("began")
      os_log("page %d of %ld", log: log, type: .info, 3, 10)
      os_log("%{public}@ and %@", log: log, type: .error, name as NSString, name as NSString)
      os_log("%{public}s %{private}d %.2f 100%%", log: log, type: .debug, name, 4, 1.5)
      os_log(.fault, log: log, "%x %u %c", 255, 7 as UInt8, 65)
      os_log(.info, "plain")
    }
    #expect(
      lines == [
        "default: began",
        "[com.example.cards:layout] info: page 3 of 10",
        "[com.example.cards:layout] error: Ada and <private>",
        "[com.example.cards:layout] debug: Ada <private> 1.50 100%",
        "[com.example.cards:layout] fault: ff 7 A",
        "info: plain",
      ])
  }

  @Test func `os_log takes a message with interpolated values`() {
    let name = "Ada"
    let lines = Lines.of {
      os_log("\(name, privacy: .public) \(name)")
      os_log(.error, log: log, "\(3) cards")
    }
    #expect(lines == ["default: Ada <private>", "[com.example.cards:layout] error: 3 cards"])
  }

  @Test func `a format has widths, and values of several sizes`() {
    #expect(FormatString.text("|%5d|%-5d|%05d|%*d|", [1, 2, 3, 4, 5]) == "|    1|2    |00003|   5|")
    #expect(FormatString.text("%x %lx", [-1 as Int32, -1]) == "ffffffff ffffffffffffffff")
    #expect(FormatString.text("%{bool}d %{public, bool}d", [1, 0]) == "true false")
    #expect(FormatString.text("%d %d", [1]) == "1 <missing>")
    #expect(FormatString.text("%{mask.hash, private}@", ["a" as NSString]).hasPrefix("<mask.hash"))
    "word".withCString { #expect(FormatString.text("%{public}s", [$0]) == "word") }
  }
}
