import QuartzCore
internal import ScreenReading

/// Cells: their texts are read as one, and what can be used in them stands beside.
extension Gathering {
  /// A view that says what the texts in it say.
  ///
  /// One control without a name takes the texts as its name, and the two are one element: a switch in a row. (A choice.)
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

  /// What the texts in a view say, in order; nil for nothing.
  func texts(in view: UIView) -> String? { parts(of: view, within: nil).texts }

  private func parts(of view: UIView, within seen: CGRect?) -> (texts: String?, controls: [FoundElement]) {
    let all = ReadingOrder.things(in: inside(view, within: seen), isMirrored: view.isReadFromTheRight)
    let words = all.filter(\.isText).flatMap { [$0.said.label, $0.said.value] }.compactMap { $0 }.filter { !$0.isEmpty }
    return (words.isEmpty ? nil : words.joined(separator: ", "), all.filter { !$0.isText })
  }
}

extension FoundElement {
  /// It says something, and that is all.
  fileprivate var isText: Bool {
    let used: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
    return said.role == nil && !said.hasActions && used.isDisjoint(with: UIAccessibilityTraits(rawValue: said.traits.rawValue))
  }
}

extension UIView {
  /// The words of the texts in it: those that were gathered, while it is being gathered.
  var mergedLabel: String? {
    if let merged = runtime.voiceOver.merged, merged.view === self { return merged.texts }
    return Gathering().texts(in: self)
  }
}
