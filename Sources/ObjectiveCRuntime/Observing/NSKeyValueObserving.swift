import Foundation

/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value is sent.
  public static let new = Self(rawValue: 1)
  /// The old value is sent.
  public static let old = Self(rawValue: 2)
  /// The observer is also called when it is added.
  public static let initial = Self(rawValue: 4)
  /// The observer is also called before each change.
  public static let prior = Self(rawValue: 8)
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value. It is `NSNull` for `nil`.
  public static let newKey = Self(rawValue: "new")
  /// The old value. It is `NSNull` for `nil`.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of the elements that were inserted, removed or replaced.
  public static let indexesKey = Self(rawValue: "indexes")
  /// A Boolean value that indicates whether the change has not happened yet.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The kinds of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were inserted into a collection.
  case insertion = 2
  /// Elements were removed from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The type of a change's kind.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The new value, if the option `.new` was given and the change has happened.
  public let newValue: Value?
  /// The old value, if the option `.old` was given. It is `nil` in the first call with `.initial`.
  public let oldValue: Value?
  /// The indexes of the elements that were inserted, removed or replaced, or `nil` if the property was set.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change has not happened yet. It can be `true` with the option `.prior` only.
  public let isPrior: Bool
}

/// An observation of a property. It ends when this object is released, or with `invalidate()`.
public final class NSKeyValueObservation: ObjCObject {
  private var observer: PathObserver?
  init(_ observer: PathObserver) { self.observer = observer }
  deinit { observer?.end() }

  /// Ends the observation. Further calls have no effect.
  public func invalidate() {
    observer?.end()
    observer = nil
  }
}
