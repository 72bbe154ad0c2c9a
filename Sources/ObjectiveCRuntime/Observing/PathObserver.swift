import Foundation

/// A change as a `PathObserver` reports it. The values are optional twice: the outer `nil` means that the value was not asked for.
struct PathChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?
  var new: Any?
  var old: Any?
  var isPrior = false
}

/// An observer of a path of keys, such as `player.currentItem.status`. It has a link in each object on the path.
final class PathObserver {
  /// The object that `addObserver(_:forKeyPath:)` was called with, or `nil` for a closure.
  private(set) weak var target: AnyObject?
  let context: UnsafeMutableRawPointer?
  let keyPath: String
  private let keys: [String]
  private let options: NSKeyValueObservingOptions
  /// Returns the value at the end of the path.
  private let read: () -> Any
  private var call: ((PathChange) -> Void)?
  private var links: [KeyLink] = []
  /// The value after the last change, if the option `.old` was given.
  private var last: Any?
  /// The old values of the changes that have begun and not ended.
  private var begun: [Any] = []

  init(
    _ keyPath: String, of object: any ObjCStored, options: NSKeyValueObservingOptions, target: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, read: @escaping () -> Any, call: @escaping (PathChange) -> Void
  ) {
    (self.keyPath, self.options, self.target, self.context, self.read, self.call) = (keyPath, options, target, context, read, call)
    keys = keyPath.split(separator: ".").map(String.init)
    link(from: 0, object)
    if options.contains(.old) { last = read() }
  }

  /// Calls the observer for the first time, if the option `.initial` was given.
  func begin() {
    if options.contains(.initial) { call?(PathChange(new: options.contains(.new) ? read() : nil)) }
  }

  func end() {
    call = nil
    let old = links
    links = []
    for link in old { link.end() }
    last = nil
  }

  func willChange(_ link: KeyLink, _ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    let old: Any? = options.contains(.old) ? read() : nil
    if let old { begun.append(old) }
    if options.contains(.prior) { call?(PathChange(kind: kind, indexes: indexes, old: old, isPrior: true)) }
  }

  func didChange(_ link: KeyLink, _ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    if link.level + 1 < keys.count { relink(after: link.level) }
    guard let call else { return }
    var change = PathChange(kind: kind, indexes: indexes)
    if options.contains(.old) { change.old = begun.popLast() ?? last }
    if !options.isDisjoint(with: [.new, .old]) {
      let new = read()
      if options.contains(.new) { change.new = new }
      if options.contains(.old) { last = new }
    }
    call(change)
  }

  // MARK: Links

  /// Adds links from a level on, beginning with the object at that level.
  private func link(from level: Int, _ object: any ObjCStored) {
    var object = object
    for level in level..<keys.count {
      links.append(KeyLink(keys[level], level: level, in: object, self))
      for other in affecting(keys[level], in: object) { links.append(KeyLink(other, level: level, in: object, self)) }
      guard level + 1 < keys.count else { return }
      guard let next = (object as? any ObjCCoding)?.objcValue(forKey: keys[level]) as? any ObjCStored else { return }
      object = next
    }
  }

  /// Replaces the links below a level, where an object of the path was replaced.
  private func relink(after level: Int) {
    let (kept, old) = (links.filter { $0.level <= level }, links.filter { $0.level > level })
    links = kept
    for link in old { link.end() }
    guard let object = kept.last?.object as? any ObjCCoding else { return }
    if let next = object.objcValue(forKey: keys[level]) as? any ObjCStored { link(from: level + 1, next) }
  }

  private func affecting(_ key: String, in object: any ObjCStored) -> Set<String> {
    (type(of: object) as? any _KeyValueCodingAndObserving.Type)?.keyPathsForValuesAffectingValue(forKey: key).filter { !$0.contains(".") }
      ?? []
  }
}
