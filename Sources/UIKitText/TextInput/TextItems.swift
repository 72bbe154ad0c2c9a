import CoreGraphics
import Foundation
import QuartzCore
import TextEditing

/// The items of a text view that can be tapped: links, detected data, attachments and ranges with tags.
@MainActor
final class TextItems {
  private unowned let view: UITextView
  private var found: [(range: Range<Int>, url: URL)]?
  private let silence = NoMenu()
  private lazy var menu = UIContextMenuInteraction(delegate: silence)

  init(of view: UITextView) { self.view = view }

  // MARK: Finding

  /// Discards the detected data after a change of the text or of the detectors.
  func textDidChange() { found = nil }

  /// The detected data in the text, in order.
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

  /// Returns the ranges of detected links in a part of the text.
  func detectedRanges(in range: Range<Int>) -> [Range<Int>] {
    let all = detected
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.range.lowerBound < range.upperBound }.map { $0.range.clamped(to: range) }
  }

  /// Returns the item at a character, or `nil`.
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

  /// Returns a run together with its neighbours that belong to the same item. Different fonts and colours do not divide an item.
  private func whole(_ run: Range<Int>, _ isSame: (TextAttributes) -> Bool) -> Range<Int> {
    var range = run
    while let before = view.runs.run(at: range.lowerBound - 1), isSame(before.value) { range = before.range.lowerBound..<range.upperBound }
    while let after = view.runs.run(at: range.upperBound), isSame(after.value) { range = range.lowerBound..<after.range.upperBound }
    return range
  }

  /// Returns the item at a point, or `nil` where there is none or where text cannot be selected.
  private func item(at point: CGPoint) -> UITextItem? {
    guard view.isSelectable, let character = view.editing.characterRange(at: point)?.utf16Range else { return nil }
    return item(at: character.lowerBound)
  }

  // MARK: Touches

  /// The occasions on which the delegate is asked for the primary action of an item.
  enum Occasion {
    /// The user has tapped an item in read-only text. The older delegate methods decide if the newer one is missing.
    case tap
    /// The user has tapped an item in editable text, or has long-pressed an item. The older delegate methods are not called.
    case other
  }
  private(set) var occasion = Occasion.other
  /// A Boolean value that indicates whether an older delegate method has forbidden a tap.
  var isForbidden = false

  private func askedAction(of item: UITextItem, _ usual: UIAction, on occasion: Occasion) -> UIAction? {
    guard let delegate = view.delegate else { return usual }
    self.occasion = occasion
    isForbidden = false
    defer { self.occasion = .other }
    return delegate.textView(view, primaryActionFor: item, defaultAction: usual)
  }

  /// Performs the primary action of the item at a point, or opens its menu if it has no primary action.
  ///
  /// - Returns: A Boolean value that indicates whether the tap is handled.
  func tapped(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    if view.isEditable { return tappedWhileEditable(item) }
    let usual = primaryAction(of: item)
    let action = askedAction(of: item, usual, on: .tap)
    if isForbidden { return true }
    // A tag has no default action.
    if let action, !(item.isTag && action === usual) { action.perform(by: view) } else { openMenu(of: item, at: point) }
    return true
  }

  /// Asks the delegate for the action of a tapped link in editable text.
  ///
  /// An action that the delegate provides is performed. Without one, the tap places the caret.
  private func tappedWhileEditable(_ item: UITextItem) -> Bool {
    guard case .link = item.content, view.delegate != nil else { return false }
    let usual = primaryAction(of: item)
    guard let action = askedAction(of: item, usual, on: .other), action !== usual else { return false }
    action.perform(by: view)
    return true
  }

  /// Opens the menu of the item at a point. The result indicates whether there was an item. In editable text there is none.
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

  /// Returns the default action of an item. It opens a link whose address the app handles.
  ///
  /// There is no browser for other addresses, so they are only reported as a diagnostic. For other items the action does nothing.
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

/// The delegate of a menu that is only opened programmatically.
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
  /// Returns a Boolean value that indicates whether the UTF-16 unit at an offset is an attachment character.
  func isAttachment(_ offset: Int) -> Bool { offset < count && self[offset..<offset + 1] == "\u{FFFC}" }
}
