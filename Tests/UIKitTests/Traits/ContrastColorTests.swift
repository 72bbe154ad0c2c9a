import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The system's colours in all eight appearances (Docs/behaviour/environment.md, "System colours").
@MainActor struct ContrastColorTests {
  private func bytes(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal, _ level: UIUserInterfaceLevel = .base
  ) -> [Int] {
    let traits = UITraitCollection {
      ($0.userInterfaceStyle, $0.accessibilityContrast, $0.userInterfaceLevel) = (style, contrast, level)
    }
    let color = color.resolvedColor(with: traits).rgba
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } + [Int((color.alpha * 100).rounded())]
  }

  @Test(arguments: [
    (UIColor.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
    (.systemOrange, [255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]),
    (.systemYellow, [255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]),
    (.systemGreen, [52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]),
    (.systemMint, [0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]),
    (.systemTeal, [48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]),
    (.systemCyan, [50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]),
    (.systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
    (.systemIndigo, [88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]),
    (.systemPurple, [175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]),
    (.systemPink, [255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]),
    (.systemBrown, [162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]),
    (.systemGray, [142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]),
    (.systemGray2, [174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]),
    (.systemGray3, [199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]),
    (.systemGray4, [209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]),
    (.systemGray5, [229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]),
    (.systemGray6, [242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]),
  ])
  func `a system colour has its published values in light, dark and increased contrast`(
    color: UIColor, light: [Int], dark: [Int], strongLight: [Int], strongDark: [Int]
  ) {
    #expect(bytes(color, .light) == light + [100] && bytes(color, .dark) == dark + [100])
    #expect(bytes(color, .light, .high) == strongLight + [100] && bytes(color, .dark, .high) == strongDark + [100])
    #expect(bytes(color, .dark, .normal, .elevated) == dark + [100])
  }

  @Test func `grounds are lifted above the page in the dark alone`() {
    #expect(bytes(.systemBackground, .dark) == [0, 0, 0, 100] && bytes(.systemBackground, .dark, .normal, .elevated) == [28, 28, 30, 100])
    #expect(bytes(.systemBackground, .light, .normal, .elevated) == [255, 255, 255, 100])
    #expect(bytes(.systemBackground, .dark, .high, .elevated) == [36, 36, 38, 100])
    #expect(bytes(.secondarySystemGroupedBackground, .dark, .normal, .elevated) == [44, 44, 46, 100])
    #expect(bytes(.tertiarySystemGroupedBackground, .light, .high) == [235, 235, 240, 100])
  }

  @Test func `labels of lesser rank let less through where colours are to stand out`() {
    #expect(bytes(.secondaryLabel, .light) == [60, 60, 67, 60] && bytes(.secondaryLabel, .light, .high) == [60, 60, 67, 68])
    #expect(bytes(.quaternaryLabel, .dark) == [235, 235, 245, 16] && bytes(.quaternaryLabel, .dark, .high) == [235, 235, 245, 26])
  }
}
