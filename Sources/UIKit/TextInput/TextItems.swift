import CoreGraphics
import Foundation
import QuartzCore
import TextEditing

/// What can be tapped in a text view: links, found ones too, attachments and tagged texts.
@MainActor
final class TextItems {
  private unowned let view: UITextView
  private var found: [(range: Range<Int>, url: URL)]?
  private let silence = NoMenu()
  private lazy var menu = UIContextMenuInteraction(delegate: silence)

  init(of view: UITextView) { self.view = view }

  // MARK: Finding

  /// The text is another one, or other things are to be found in it.
  func textDidChange() { found = nil }

  /// What was found in the text, in order.
  private var detected: [(range: Range<Int>, url: URL)] {
    guard !view.isEditable, !view.dataDetectorTypes.isEmpty else { return [] }
    if let found { return found }
    let types = view.dataDetectorTypes
    var kinds: TextDetection.Kinds = []
    if types.contains(.link) { kinds.insert(.addresses) }
    if types.contains(.phoneNumber) { kinds.insert(.phoneNumbers) }
    let items = TextDetection.find(kinds, in: view.editing.text.string)
    let made = items.compactMap { item in URL(string: item.address).map { (range: item.range, url: $0) } }
    found = made
    return made
  }

  /// Where links were found in a part of the text.
  func detectedRanges(in range: Range<Int>) -> [Range<Int>] {
    let all = detected
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.range.lowerBound < range.upperBound }.map { $0.range.clamped(to: range) }
  }

  /// What stands at a character.
  func item(at offset: Int) -> UITextItem? {
    guard let run = view.runs.run(at: offset) else { return nil }
    let values = run.value.values
    if let attachment = values[.attachment] as? NSTextAttachment, view.editing.text.isAttachment(offset) {
      return UITextItem(.textAttachment(attachment), NSRange(location: offset, length: 1))
    }
    if let url = TextItems.url(values[.link]) {
      return UITextItem(.link(url), NSRange(whole(run.range) { TextItems.url($0.values[.link]) == url }))
    }
    if let tag = values[.textItemTag] as? String {
      return UITextItem(.tag(tag), NSRange(whole(run.range) { $0.values[.textItemTag] as? String == tag }))
    }
    guard let found = detected.first(where: { $0.range.contains(offset) }) else { return nil }
    return UITextItem(.link(found.url), NSRange(found.range))
  }

  private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }

  /// A run with those beside it that belong to the same item: other fonts and colours do not part it.
  private func whole(_ run: Range<Int>, _ isSame: (TextAttributes) -> Bool) -> Range<Int> {
    var range = run
    while let before = view.runs.run(at: range.lowerBound - 1), isSame(before.value) { range = before.range.lowerBound..<range.upperBound }
    while let after = view.runs.run(at: range.upperBound), isSame(after.value) { range = range.lowerBound..<after.range.upperBound }
    return range
  }

  /// The item at a point, or `nil` where there is none or nothing can be selected.
  private func item(at point: CGPoint) -> UITextItem? {
    guard view.isSelectable, let character = view.editing.characterRange(at: point)?.utf16Range else { return nil }
    return item(at: character.lowerBound)
  }

  // MARK: Touches

  /// Why the delegate is asked for an item's primary action.
  enum Occasion {
    /// A tap in a text that is read. Older methods of a delegate decide where it has no newer one.
    case tap
    /// A tap in a text that is edited, or a long press. Older methods were never asked then.
    case other
  }
  private(set) var occasion = Occasion.other
  /// Whether an older method of the delegate has forbidden a tap.
  var isForbidden = false

  private func askedAction(of item: UITextItem, _ usual: UIAction, on occasion: Occasion) -> UIAction? {
    guard let delegate = view.delegate else { return usual }
    self.occasion = occasion
    isForbidden = false
    defer { self.occasion = .other }
    return delegate.textView(view, primaryActionFor: item, defaultAction: usual)
  }

  /// Performs the primary action of the item at a point, or opens its menu where it has none.
  ///
  /// - Returns: Whether the tap is used up.
  func tapped(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    if view.isEditable { return tappedWhileEditable(item) }
    let usual = primaryAction(of: item)
    let action = askedAction(of: item, usual, on: .tap)
    if isForbidden { return true }
    // A tag has no action of its own.
    if let action, !(item.isTag && action === usual) { action.perform(by: view) } else { openMenu(of: item, at: point) }
    return true
  }

  /// A tap on a link asks the delegate in a text that is edited, too. The delegate's own action is performed; else the tap places the caret.
  private func tappedWhileEditable(_ item: UITextItem) -> Bool {
    guard case .link = item.content, view.delegate != nil else { return false }
    let usual = primaryAction(of: item)
    guard let action = askedAction(of: item, usual, on: .other), action !== usual else { return false }
    action.perform(by: view)
    return true
  }

  /// Whether there was something whose menu opens, or may not open. In a text that is edited there is not.
  func pressed(at point: CGPoint) -> Bool {
    guard !view.isEditable, let item = item(at: point) else { return false }
    _ = askedAction(of: item, primaryAction(of: item), on: .other)
    openMenu(of: item, at: point)
    return true
  }

  private func openMenu(of item: UITextItem, at point: CGPoint) {
    let usual = usualMenu(of: item)
    let configuration =
      view.delegate.map { $0.textView(view, menuConfigurationFor: item, defaultMenu: usual) } ?? UITextItem.MenuConfiguration(menu: usual)
    guard let menu = configuration?.menu, !menu.children.isEmpty, view.window != nil else { return }
    if self.menu.view !== view {
      view.addInteraction(self.menu)
      self.menu.answersLongPress = false
    }
    let frames = view.frames(of: item.range.location..<item.range.location + item.range.length)
    let place = frames.first { $0.contains(point) } ?? frames.first ?? CGRect(origin: point, size: .zero)
    view.runtime.editMenu.hide()
    self.menu.open(UIContextMenuConfiguration(actionProvider: { _ in menu }), beside: view.convert(place, to: nil)) {
      [weak view] action, _ in
      action.perform(by: view)
    }
  }

  /// Follows a link of the app's own addresses; there is no browser to open others in, and a diagnostic names them. Of anything else nothing
  /// happens.
  private func primaryAction(of item: UITextItem) -> UIAction {
    UIAction(title: "") { [weak view] _ in
      guard let view, case .link(let url) = item.content else { return }
      if view.runtime.app.application.canOpenURL(url) { return view.runtime.app.application.open(url) }
      view.runtime.report(
        "A link to \(url.absoluteString) was followed: nothing here opens addresses but the app's own; take it in textView(_:primaryActionFor:defaultAction:)"
      )
    }
  }

  private func usualMenu(of item: UITextItem) -> UIMenu {
    let runtime = view.runtime
    switch item.content {
    case .link(let url):
      let open = primaryAction(of: item)
      open.title = "Open Link"
      let copy = UIAction(title: "Copy Link") { _ in
        runtime.typist.userCopied(url.absoluteString)
        runtime.pasteboard.items = [runtime.pasteboard.items.first?.merging([UIPasteboard.typeURL: url]) { $1 } ?? [:]]
      }
      return UIMenu(title: url.absoluteString, children: [open, copy])
    case .textAttachment(let attachment):
      guard let image = attachment.picture else { return UIMenu(title: "", children: []) }
      return UIMenu(title: "", children: [UIAction(title: "Copy Image") { _ in runtime.pasteboard.image = image }])
    case .tag: return UIMenu(title: "", children: [])
    }
  }
}

/// The delegate of a menu that opens by code alone.
@MainActor
private final class NoMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension UITextItem {
  fileprivate var isTag: Bool { if case .tag = content { true } else { false } }
}

extension TextBuffer {
  /// Whether a unit is an attachment's character.
  func isAttachment(_ offset: Int) -> Bool { offset < count && self[offset..<offset + 1] == "\u{FFFC}" }
}
