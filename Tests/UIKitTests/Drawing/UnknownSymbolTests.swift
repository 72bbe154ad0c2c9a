import Foundation
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

struct UnknownSymbolTests {
  @Test func `a name that no symbol has is nil, and what is near it is named`() {
    #expect(UIImage(systemName: "hart.fill") == nil)
    #expect(UnknownSymbols.message(for: "hart.fill").contains("Near it are \"cart.fill\", \"hare.fill\", \"heart.fill\"."))
    #expect(Symbol.names(near: "chevron.lefft").first == "chevron.left")
    #expect(Symbol.names(near: "Star.Fill").first == "star.fill")
    #expect(Symbol.names(near: "arrow.up.rihgt").first == "arrow.up.right")
    #expect(Symbol.names(near: "heart.slash.circle").contains("heart.circle") == (Symbol.named("heart.circle") != nil))
    #expect(Symbol.names(near: "").isEmpty && Symbol.names(near: "unicorn").isEmpty)
    #expect(UnknownSymbols.message(for: "unicorn").contains("None has a name like it"))
  }

  @Test func `every name that is proposed has a drawing`() {
    for name in Symbol.baseNames { #expect(Symbol.named(name) != nil, "\(name)") }
  }

  @Test func `every drawing's name is among those that are proposed`() throws {
    let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIFoundation/Drawing/Symbols/Symbol+Catalog.swift")
    let source = try String(contentsOf: catalog, encoding: .utf8)
    let cases = source.split(separator: "\n").filter { $0.contains("case \"") }
    let names = cases.flatMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    #expect(names.count >= 40)
    for name in names { #expect(Symbol.baseNames.contains(name), "\(name)") }
  }
}
