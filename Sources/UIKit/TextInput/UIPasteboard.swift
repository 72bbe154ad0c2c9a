import CoreGraphics
import Foundation
import QuartzCore

/// What was copied: the app's own. What lies on the pasteboard of the machine comes in only when the user pastes, and what is copied here
/// goes out only when the user copies.
@preconcurrency @MainActor
open class UIPasteboard: _UIObject {
  /// The app's pasteboard.
  public class var general: UIPasteboard { Runtime.current.pasteboard }
  /// What a string is called as an item's type.
  public static let typeString = "public.utf8-plain-text"

  /// The items, each a value for each of its types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }
  /// How often something was put on it.
  open private(set) var changeCount = 0
  /// How many items there are.
  open var numberOfItems: Int { items.count }

  init() { super.init(_r: ()) }

  static let typeURL = Kind.url, typeImage = Kind.image
  /// A text with its attributes, as the app's own views give it to each other.
  static let typeAttributed = "segue.attributed-text"
  private enum Kind {
    static let image = "public.png", url = "public.url", color = "com.apple.uikit.color"
  }
  private func first<Value>(_ type: String) -> Value? { items.first?[type] as? Value }
  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ type: String, _ values: [Any]?) { items = values?.map { [type: $0] } ?? [] }

  /// The first item's string; setting it puts nothing else on the pasteboard.
  open var string: String? {
    get { first(Self.typeString) }
    set { put(Self.typeString, newValue.map { [$0] }) }
  }
  /// The strings of all items.
  open var strings: [String]? {
    get { all(Self.typeString) }
    set { put(Self.typeString, newValue) }
  }
  /// The first item's picture.
  open var image: UIImage? {
    get { first(Kind.image) }
    set { put(Kind.image, newValue.map { [$0] }) }
  }
  /// The first item's address.
  open var url: URL? {
    get { first(Kind.url) }
    set { put(Kind.url, newValue.map { [$0] }) }
  }
  /// The first item's colour.
  open var color: UIColor? {
    get { first(Kind.color) }
    set { put(Kind.color, newValue.map { [$0] }) }
  }
  /// Whether an item has a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a picture.
  open var hasImages: Bool { image != nil }
  /// Whether an item has an address.
  open var hasURLs: Bool { url != nil }
  /// Whether an item has a colour.
  open var hasColors: Bool { color != nil }

  /// Puts a value of a type on the pasteboard, and nothing else.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put(pasteboardType, [value]) }
  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Whether an item has a value of one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }

  /// Something was put on a pasteboard.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}

@MainActor
private final class PasteboardState: RuntimeState {
  let general = UIPasteboard()
  init(for runtime: Runtime) {}
}

extension Runtime {
  /// The app's own pasteboard.
  var pasteboard: UIPasteboard { (state() as PasteboardState).general }
}
