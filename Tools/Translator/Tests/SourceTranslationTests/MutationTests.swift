import Foundation
import Testing

@testable import SourceTranslation

/// Sources with random damage. The number of them is in `SEGUE_MUTATIONS`, and the seed in `SEGUE_SEED`.
struct MutationTests {
  @Test("A damaged source never stops the translator, and no line is lost or moved", .timeLimit(.minutes(60)))
  func mutations() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUE_MUTATIONS"].flatMap(Int.init) ?? 300
    var random = Random(seed: environment["SEGUE_SEED"].flatMap(UInt64.init) ?? 22)
    for number in 0..<count {
      let source = Mutation.source(&random)
      let file = Fixture.translate(source).files[0]
      let lines = source.utf8.count { $0 == 10 }
      guard file.source.utf8.count(where: { $0 == 10 }) == lines else {
        Issue.record("source \(number) has \(lines) lines:\n\(source)\nand its translation:\n\(file.source)")
        return
      }
      // A line without a change is the same.
      let map = LineMap(source)
      let changed = Set(
        file.changes.flatMap { change in
          Array(map.place(change.range.lowerBound).line...map.place(change.range.upperBound).line)
        })
      let pairs = zip(
        source.split(separator: "\n", omittingEmptySubsequences: false),
        file.source.split(separator: "\n", omittingEmptySubsequences: false))
      for (index, pair) in pairs.enumerated() where pair.0 != pair.1 && !changed.contains(index + 1) {
        Issue.record("line \(index + 1) of source \(number) changed without a reason:\n\(source)")
        return
      }
    }
  }
}

/// A reproducible source of random numbers.
struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}

enum Mutation {
  static func source(_ random: inout Random) -> String {
    var parts: [UInt8] = []
    for _ in 0...random.next(4) { parts += Array(snippets[random.next(snippets.count)].utf8) + [10] }
    for _ in 0...random.next(5) where !parts.isEmpty {
      let place = random.next(parts.count), length = min(random.next(12) + 1, parts.count - place)
      switch random.next(5) {
      case 0: parts.removeSubrange(place..<place + length)
      case 1: parts.insert(contentsOf: parts[place..<place + length], at: random.next(parts.count))
      case 2: parts.insert(contentsOf: Array(words[random.next(words.count)].utf8), at: place)
      case 3: parts[place] = UInt8(random.next(96) + 32)
      default: parts.swapAt(place, random.next(parts.count))
      }
    }
    return String(decoding: parts, as: UTF8.self)
  }

  private static let words = [
    "{", "}", "(", ")", "\"", "\"\"\"", "#if os(iOS)\n", "#endif\n", "override ", "extension A ", "@objc ", "#selector(", "?", "!", "\n",
    "/*", "*/",
    "//", "<", ">", "class ", "func ", "var ", "é", "👍", "\\(", "protocol ", "optional ", "dynamic ", "import ", ": ", ",", ".",
  ]

  private static let snippets = [
    "class A: UIViewController, UIScrollViewDelegate {\n  @objc dynamic var x: Int = 1\n}",
    "class B: A {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {\n    d?.scrollViewDidScroll?(scrollView)\n  }\n}",
    "extension A {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n  }\n  override var frame: CGRect {\n    didSet { f(oldValue) }\n  }\n}",
    "@objc protocol P: NSObjectProtocol {\n  @objc optional func a(_ x: Int,\n    b: String) -> Bool?\n  @objc optional var t: String { get }\n}",
    "let s = #selector(A.tap(_:) as (A) -> (Int) -> Void)\nlet k = #keyPath(A.x)\nlet g = #selector(getter: A.x)",
    "#if os(iOS) || os(macOS)\nimport UIKit.UIView\nimport os.log\n#elseif canImport(SwiftUI)\nimport SwiftUI\n#endif",
    "@UIApplicationMain\nclass D: UIResponder {\n  @NSManaged var y: String?\n  @IBOutlet weak var z: UIView!\n}",
    "let t = \"\"\"\n  text \\(d.a?(1, b: \"x\") ?? false)\n  \"\"\"\nv.observe(\\.frame, options: [.new]) { _, _ in }",
    "extension UIScrollView {\n  override open func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n  @objc func own() {}\n}",
    "class E<T>: NSObject {\n  @objc(name:) func f(_ x: T) {}\n  class N: E<Int> { @objc var p: Int { get { 1 } set {} } }\n}",
  ]
}
