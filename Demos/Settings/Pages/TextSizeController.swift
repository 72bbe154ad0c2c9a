import UIKit

/// A page for the text size of the demo, which replaces the setting of the device.
final class TextSizeController: FormController {
  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// The number of sizes without the largest ones.
  private static let usual = 7

  init(_ preferences: Preferences) { super.init("text", "Text Size", preferences) }
  required init?(coder: NSCoder) { nil }

  private var count: Int { preferences.hasLargestSizes ? Self.sizes.count : Self.usual }
  private var step: Int { Self.sizes.firstIndex(of: preferences.ownTextSize ?? traitCollection.preferredContentSizeCategory) ?? 3 }

  override func makeSections() -> [FormSection] {
    let p = preferences
    let own: FormRow = .toggle("own", "Own Text Size", isOn: p.ownTextSize != nil) { [unowned self] isOn in
      p.ownTextSize = isOn ? Self.sizes[min(step, Self.usual - 1)] : nil
      p.hasLargestSizes = false
      update()
    }
    guard p.ownTextSize != nil else {
      return [sample, FormSection("size", footer: "Without its own, this app takes the device's size.", [own])]
    }
    let largest: FormRow = .toggle("largest", "Larger Sizes", isOn: p.hasLargestSizes) { [unowned self] isOn in
      p.hasLargestSizes = isOn
      if !isOn { p.ownTextSize = Self.sizes[min(step, Self.usual - 1)] }
      update()
    }
    let slider = FormRow(
      name: "size", title: "Text Size",
      content: .slider(Float(min(step, count - 1)), 0...Float(count - 1), steps: count) { value in
        let size = Self.sizes[Int(value.rounded())]
        if size != p.ownTextSize { p.ownTextSize = size }
      })
    return [sample, FormSection("size", footer: "Without its own, this app takes the device's size.", [own, largest, slider])]
  }

  private var sample: FormSection {
    FormSection(
      "sample",
      [
        FormRow(
          name: "sample", title: "The lamp is lit at dusk.",
          detail: "Whoever comes in from the sea looks for it, and whoever stays on land is glad that it is there.", isDetailBelow: true)
      ])
  }
}
