import QuartzCore
internal import ScreenReading

/// The elements of cells: their texts are read as one element, and their controls are separate elements.
extension Gathering {
  /// Returns the elements of a view that combines the texts inside it.
  ///
  /// If there is one control without a name, it takes the texts as its name, and both are one element. An example is a row with a switch.
  /// This is a choice of Segue.
  func merged(_ view: UIView, within seen: CGRect?) -> [Item] {
    let (texts, controls) = parts(of: view, within: seen)
    if controls.count == 1, let texts, let control = controls.first, (control.said.label ?? "").isEmpty,
      !control.said.traits.contains(.button) || control.said.traits.contains(.toggle)
    {
      var named = control
      named.said.label = view.spoken?.label?.string ?? texts
      return [.thing(named, view.accessibilityFrame)]
    }
    let voice = view.runtime.voiceOver
    voice.merged = (view, texts)
    defer { voice.merged = nil }
    let whole = found(view, within: seen).filter { item in
      guard case .thing(let element, _) = item else { return true }
      return !(element.said.label ?? "").isEmpty || !(element.said.value ?? "").isEmpty
    }
    let beside = controls.map { Item.thing($0, $0.frame) }
    let items = whole + beside
    return items.count < 2 ? items : [.sequence(items, place: Self.union(items))]
  }

  /// Returns the combined texts of a view, in order, or `nil` if there are none.
  func texts(in view: UIView) -> String? { parts(of: view, within: nil).texts }

  private func parts(of view: UIView, within seen: CGRect?) -> (texts: String?, controls: [FoundElement]) {
    let all = ReadingOrder.things(in: inside(view, within: seen), isMirrored: view.isReadFromTheRight)
    let words = all.filter(\.isText).flatMap { [$0.said.label, $0.said.value] }.compactMap { $0 }.filter { !$0.isEmpty }
    return (words.isEmpty ? nil : words.joined(separator: ", "), all.filter { !$0.isText })
  }
}

extension FoundElement {
  /// A Boolean value that indicates whether the element is only text.
  fileprivate var isText: Bool {
    let used: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
    return said.role == nil && !said.hasActions && used.isDisjoint(with: UIAccessibilityTraits(rawValue: said.traits.rawValue))
  }
}

extension VoiceOver {
  /// Returns the combined texts inside a view. While the view is being collected, they are the texts found so far.
  package func mergedLabel(of view: UIView) -> String? {
    if let merged, merged.view === view { return merged.texts }
    return Gathering().texts(in: view)
  }
}
