import Foundation
import ObjectiveCRuntime
import OpenCombine

/// A publisher of the values of an observed property. It never finishes.
public struct KeyValueObservingPublisher<Subject: _KeyValueCodingAndObserving, Value>: Publisher {
  /// The type of the published values.
  public typealias Output = Value
  /// The type of the errors.
  public typealias Failure = Never
  /// The object whose property is observed.
  public let object: Subject
  /// The property that is observed.
  public let keyPath: KeyPath<Subject, Value>
  /// The options of the observation. With `.initial`, the present value is published first.
  public let options: NSKeyValueObservingOptions
  let key: String?

  /// Begins to publish values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = ObservedValues(self, subscriber: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.begin()
  }
}

extension _KeyValueCodingAndObserving {
  /// Returns a publisher of the values of a property that can be observed.
  ///
  /// - Parameters:
  ///   - key: The key of the property, because a key path has no name here. It is needed only if the class does not list the property in
  ///     `objcKeys()`. Translated sources always have it.
  ///   - options: The options of the observation. By default, the present value is published first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, key: String? = nil, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options, key: key)
  }
}

/// The subscription of a property's values. Without demand, only the latest value is kept.
private final class ObservedValues<Subject: _KeyValueCodingAndObserving, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var subscriber: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var latest: Downstream.Input?
  private var observe: ((ObservedValues) -> NSKeyValueObservation)?

  init(_ publisher: KeyValueObservingPublisher<Subject, Downstream.Input>, subscriber: Downstream) {
    self.subscriber = subscriber
    observe = { values in
      // Values are read when they change, so that the option `.new` makes no difference. A change is published after it has happened.
      publisher.object.observe(publisher.keyPath, key: publisher.key, options: publisher.options.subtracting(.prior)) {
        [weak values] object, _ in values?.receive(object[keyPath: publisher.keyPath])
      }
    }
  }

  /// Begins the observation, unless the subscriber has cancelled it already.
  func begin() {
    guard let observe = lock.withLock({ subscriber == nil ? nil : self.observe }) else { return }
    let observation = observe(self)
    let isCancelled = lock.withLock {
      self.observe = nil
      if subscriber != nil { self.observation = observation }
      return subscriber == nil
    }
    if isCancelled { observation.invalidate() }
  }

  private func receive(_ value: Downstream.Input) {
    lock.withLock { latest = value }
    publish()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    publish()
  }

  private func publish() {
    lock.withLock {
      guard let value = latest, demand > 0, let subscriber else { return }
      latest = nil
      demand -= 1
      demand += subscriber.receive(value)
    }
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (subscriber, observation, observe, latest) = (nil, nil, nil, nil) }
      return observation
    }
    ended?.invalidate()
  }
}
