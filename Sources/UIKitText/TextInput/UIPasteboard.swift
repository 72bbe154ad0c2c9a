import CoreGraphics
import Foundation
import QuartzCore

/// The app's own pasteboard, which holds copied items.
///
/// It is separate from the pasteboard of the machine. The machine's content comes in only when the user pastes. Content goes out only when
/// the user copies.
@preconcurrency @MainActor
open class UIPasteboard: _UIObject {
  /// The pasteboard of the app.
  public class var general: UIPasteboard { Runtime.current.pasteboard }
  /// The type of an item's string representation.
  public static let typeString = "public.utf8-plain-text"

  /// The items on the pasteboard. Each item is a dictionary with one value for each of its types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }
  /// The number of times that the content of the pasteboard has changed.
  open private(set) var changeCount = 0
  /// The number of items on the pasteboard.
  open var numberOfItems: Int { items.count }

  init() { super.init(_r: ()) }

  package static let typeURL = Kind.url, typeImage = Kind.image
  /// The type of text with attributes, which the app's own text views exchange.
  package static let typeAttributed = "segue.attributed-text"
  private enum Kind {
    static let image = "public.png", url = "public.url", color = "com.apple.uikit.color"
  }
  private func first<Value>(_ type: String) -> Value? { items.first?[type] as? Value }
  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ type: String, _ values: [Any]?) { items = values?.map { [type: $0] } ?? [] }

  /// The string of the first item, or `nil`. Setting it replaces all items.
  open var string: String? {
    get { first(Self.typeString) }
    set { put(Self.typeString, newValue.map { [$0] }) }
  }
  /// The strings of all items, or `nil` if no item has a string. Setting it replaces all items.
  open var strings: [String]? {
    get { all(Self.typeString) }
    set { put(Self.typeString, newValue) }
  }
  /// The image of the first item, or `nil`. Setting it replaces all items.
  open var image: UIImage? {
    get { first(Kind.image) }
    set { put(Kind.image, newValue.map { [$0] }) }
  }
  /// The URL of the first item, or `nil`. Setting it replaces all items.
  open var url: URL? {
    get { first(Kind.url) }
    set { put(Kind.url, newValue.map { [$0] }) }
  }
  /// The colour of the first item, or `nil`. Setting it replaces all items.
  open var color: UIColor? {
    get { first(Kind.color) }
    set { put(Kind.color, newValue.map { [$0] }) }
  }
  /// A Boolean value that indicates whether an item contains a string.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether the first item contains an image.
  open var hasImages: Bool { image != nil }
  /// A Boolean value that indicates whether the first item contains a URL.
  open var hasURLs: Bool { url != nil }
  /// A Boolean value that indicates whether the first item contains a colour.
  open var hasColors: Bool { color != nil }

  /// Replaces all items with one item that has a value of one type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put(pasteboardType, [value]) }
  /// Returns the first item's value of a type, or `nil` if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Appends items to those on the pasteboard.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Returns a Boolean value that indicates whether an item has a value of one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }

  /// The notification that is posted after the items of a pasteboard have changed. Its object is the pasteboard.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}

@MainActor
private final class PasteboardState: RuntimeState {
  let general = UIPasteboard()
  package init(for runtime: Runtime) {}
}

extension Runtime {
  /// The app's own pasteboard.
  package var pasteboard: UIPasteboard { (state() as PasteboardState).general }
}
