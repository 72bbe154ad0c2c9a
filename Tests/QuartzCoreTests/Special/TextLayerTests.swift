import CoreGraphics
import DisplayList
import Foundation
import Testing
import VirtualTime

@testable import QuartzCore

/// Text layers: what they set, where, and how it is animated.
@MainActor @Suite struct TextLayerTests {
  private let text: CATextLayer
  private let stage: LayerStage

  init() {
    let text = CATextLayer()
    (self.text, stage) = (text, LayerStage { text })
    stage.quietly {
      CATransaction.withoutActions {
        text.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
        (text.string, text.fontSize, text.foregroundColor, text.contentsScale) = ("Hello", 20, CGColor(RGBA(1, 0, 0)), 2)
      }
    }
  }

  private var items: [Item] {
    Recorder().displayList(of: stage.runtime.scene.presentation(from: text.id, at: stage.runtime.now), scale: 2).items
  }
  private var glyphs: Glyphs? { if case .glyphs(let glyphs)? = items.first { glyphs } else { nil } }
  /// Where letters are seen, in pixels of the text's bitmap.
  private var inked: CGRect {
    guard let image = glyphs?.coverage.image else { return .null }
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.bytes[y * image.bytesPerRow + x] > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `a plain string is set in the layer's font, size and colour, from the top`() {
    #expect(glyphs?.color == RGBA(1, 0, 0) && glyphs?.coverage.target == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(inked.minX < 10 && inked.minY < 24 && inked.height > 20 && inked.height < 36, "\(inked)")
    let width = inked.width
    stage.quietly { text.font = "Inter-Bold" }
    #expect(inked.width > width * 1.02)
    stage.quietly { text.font = "No such font" }
    #expect(inked.width == width, "a font that nobody has is the system's")
  }

  @Test func `alignment, wrapping and truncation are what they are called`() {
    let left = inked
    stage.quietly { text.alignmentMode = .right }
    #expect(inked.maxX > 390 && inked.width == left.width)
    stage.quietly { text.alignmentMode = .center }
    #expect(abs(inked.midX - 200) < 4)
    stage.quietly { (text.alignmentMode, text.string) = (.left, "One two three four five six seven eight nine ten eleven twelve") }
    let line = inked
    #expect(line.maxX > 390 && line.height < 46, "one line, cut off")
    stage.quietly { text.truncationMode = .end }
    #expect(inked.maxX <= 400 && inked.height < 46)
    #expect(inked != line)
    stage.quietly { (text.isWrapped, text.truncationMode) = (true, .none) }
    #expect(inked.height > 90)
  }

  @Test func `size and colour are animated, by themselves and by animations, and the letters are set anew in each size`() {
    let small = inked
    stage.quietly {
      text.add(basic("fontSize", from: 20, to: 40), forKey: "size")
      text.add(basic("foregroundColor", from: CGColor(RGBA(1, 0, 0)), to: CGColor(RGBA(0, 0, 1))), forKey: "color")
    }
    stage.advance(to: 0.5)
    #expect(text.presentation()?.fontSize == 30 && glyphs?.color == RGBA(0.5, 0, 0.5))
    #expect(abs(inked.height / small.height - 1.5) < 0.1)
    stage.quietly { text.removeAllAnimations() }
    #expect(inked == small)
    stage.act { text.fontSize = 40 }
    #expect(text.animationKeys() == ["fontSize"], "by itself, in the transaction's time")
    stage.advance(to: 1)
    stage.expectQuiet()
  }

  @Test func `contents of scale 1 are coarse, as in Core Animation`() {
    stage.quietly { text.contentsScale = 1 }
    #expect(glyphs?.coverage.image.width == 200)
    stage.quietly { text.contentsScale = 3 }
    #expect(glyphs?.coverage.image.width == 600)
  }

  @Test func `nothing is set without a string, a size or a colour, and the text goes with the layer`() {
    stage.quietly { text.string = nil }
    #expect(items.isEmpty)
    stage.quietly { (text.string, text.foregroundColor) = ("A", nil) }
    stage.advance(to: 1)
    #expect(items.isEmpty)
    stage.quietly { (text.foregroundColor, text.fontSize) = (CGColor(RGBA(white: 1)), 0) }
    #expect(items.isEmpty)
    stage.quietly { (text.fontSize, text.bounds.size) = (20, CGSize(width: 1e6, height: 1e6)) }
    #expect(glyphs.map { $0.coverage.image.width <= 16_384 } ?? false)
    stage.quietly { text.removeFromSuperlayer() }
    #expect(stage.runtime.scene[text.id] == nil && stage.runtime.commitFaults.isEmpty)
  }

  @Test func `what is no text stops`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { CATextLayer().string = 5 } }
    await #expect(processExitsWith: .failure) { await MainActor.run { CATextLayer().fontSize = .nan } }
  }
}
