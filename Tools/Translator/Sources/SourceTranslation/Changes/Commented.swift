/// A translated file for people: above each changed line stands a comment for each change.
public struct Commented {
  public let text: String

  public init(_ file: TranslatedFile, original: String) {
    let map = LineMap(original)
    var comments: [Int: [String]] = [:]
    for change in file.changes {
      let line = map.place(change.range.lowerBound).line
      if comments[line]?.contains(change.reason) != true { comments[line, default: []].append(change.reason) }
    }
    for refusal in file.refusals { comments[map.place(refusal.offset).line, default: []].append("error: \(refusal.message)") }
    let lines = file.source.split(separator: "\n", omittingEmptySubsequences: false)
    var text = file.path.isEmpty ? "" : "// \(file.path)\n"
    var isInsideText = false
    var waiting: [String] = []
    for (index, line) in lines.enumerated() {
      waiting += comments[index + 1] ?? []
      // A comment inside a text of several lines would be part of the text.
      if !isInsideText {
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        for comment in waiting { text += "\(indent)// segue: \(comment)\n" }
        waiting = []
      }
      if line.components(separatedBy: "\"\"\"") % 2 == 0 { isInsideText.toggle() }
      text += line + (index + 1 < lines.count ? "\n" : "")
    }
    if !text.hasSuffix("\n") { text += "\n" }
    self.text = text + file.companions
  }
}

extension Substring {
  /// The number of parts between separators.
  fileprivate func components(separatedBy separator: String) -> Int { ranges(of: separator).count + 1 }
}
