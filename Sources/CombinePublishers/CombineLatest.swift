import Foundation
import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one of them publishes and both have published.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to publish values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues(subscriber: subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
    }
  }

  /// A publisher of the latest values of three publishers, whenever one of them publishes and all have published.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Begins to publish values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues(subscriber: subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
      latest.subscribe(to: c, index: 2)
    }
  }

  /// A publisher of the latest values of four publishers, whenever one of them publishes and all have published.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Begins to publish values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues(subscriber: subscriber, count: 4) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
      latest.subscribe(to: c, index: 2)
      latest.subscribe(to: d, index: 3)
    }
  }
}

/// The subscription of a publisher of latest values. It publishes them on demand, and keeps the newest if there is none.
private final class LatestValues<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private let output: ([Any]) -> Downstream.Input
  private var subscriber: Downstream?
  private var values: [Any?]
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  /// A Boolean value that indicates whether a value changed that no demand has fetched yet.
  private var isPending = false

  init(subscriber: Downstream, count: Int, output: @escaping ([Any]) -> Downstream.Input) {
    (self.subscriber, self.output, unfinished) = (subscriber, output, count)
    values = Array(repeating: nil, count: count)
    subscriptions = Array(repeating: nil, count: count)
  }

  func subscribe<P: Publisher>(to publisher: P, index: Int) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          guard self.lock.withLock({ self.keep(subscription, index) }) else { return subscription.cancel() }
          subscription.request(.unlimited)
        },
        receiveValue: { value in
          self.receive(value, index)
          return .none
        },
        receiveCompletion: { self.complete($0, index) }))
  }

  private func keep(_ subscription: any Subscription, _ index: Int) -> Bool {
    guard subscriber != nil else { return false }
    subscriptions[index] = subscription
    return true
  }

  private func receive(_ value: Any, _ index: Int) {
    lock.withLock {
      values[index] = value
      isPending = true
    }
    publish()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    publish()
  }

  private func publish() {
    lock.withLock {
      guard isPending, demand > 0, let subscriber else { return }
      let known = values.compactMap { $0 }
      guard known.count == values.count else { return }
      isPending = false
      demand -= 1
      demand += subscriber.receive(output(known))
    }
  }

  /// Ends with a failure at once. Ends normally when all publishers have finished, or one that never published.
  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    let receiver: Downstream? = lock.withLock {
      unfinished -= 1
      subscriptions[index] = nil
      if case .finished = completion, unfinished > 0, values[index] != nil { return nil }
      defer { subscriber = nil }
      return subscriber
    }
    guard let receiver else { return }
    cancelAll()
    receiver.receive(completion: completion)
  }

  func cancel() {
    lock.withLock { subscriber = nil }
    cancelAll()
  }

  private func cancelAll() {
    let all = lock.withLock {
      defer { subscriptions = subscriptions.map { _ in nil } }
      return subscriptions.compactMap { $0 }
    }
    for subscription in all { subscription.cancel() }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// Returns a publisher of a value made of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  /// Returns a publisher of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  /// Returns a publisher of a value made of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// Returns a publisher of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}
