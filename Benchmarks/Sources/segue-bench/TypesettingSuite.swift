import CoreGraphics
import Typesetting

extension Suite {
  /// Text to lines and pixels, at a phone's width and scale.
  static let typesetting = Suite(name: "typesetting") { reporter in
    let style = TextStyle(font: .system(size: 17))
    let typesetter = Typesetter.standard

    reporter.time("150 characters laid out, new text", poses: 200, unit: .microseconds) {
      let texts = (0..<200).map { _ in StyledText(paragraph(150), style: style) }
      return { _ = typesetter.layout(texts[$0], width: 335) }
    }
    reporter.time("150 characters laid out again", poses: 200, unit: .microseconds) {
      let text = StyledText(paragraph(150), style: style)
      return { _ in _ = typesetter.layout(text, width: 335) }
    }
    reporter.time("150 characters drawn at 3x", poses: 200, unit: .microseconds) {
      let layouts = (0..<200).map { _ in typesetter.layout(StyledText(paragraph(150), style: style), width: 335) }
      return { _ = typesetter.bitmap(of: layouts[$0], scale: 3) }
    }
    reporter.time("an article of 20,000 characters laid out, new text", poses: 10) {
      let texts = (0..<10).map { _ in StyledText(paragraph(20_000), style: style) }
      return { _ = typesetter.layout(texts[$0], width: 335) }
    }
    reporter.time("a tile of 512 points of it drawn at 3x", poses: 20) {
      let layout = typesetter.layout(StyledText(paragraph(20_000), style: style), width: 335)
      return { _ = typesetter.bitmap(of: layout, region: CGRect(x: 0, y: $0 * 512, width: 335, height: 512), scale: 3) }
    }
    reporter.time("a typesetter's first line, fonts and all", poses: 10) {
      let fresh = (0..<10).map { _ in typesetter.anew() }
      return { _ = fresh[$0].layout(StyledText("Segue", style: style)) }
    }
  }

  /// Words that no earlier text had in this order, so that nothing is remembered.
  private static func paragraph(_ length: Int) -> String {
    let words = ["the", "quick", "brown", "fox", "jumps", "over", "lazy", "dogs", "while", "wizards", "box"]
    var text = ""
    while text.utf8.count < length { text += words.randomElement()! + " " }
    return text
  }
}
