import CombinePublishers
import Foundation
import Testing

/// The publishers that OpenCombine 0.14 lacks.
@Suite struct CombinedTests {
  private enum Failure: Error { case bad }

  @Test func `latest values are combined when each publisher has published`() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), CurrentValueSubject<String, Failure>("x"))
    var found: [String] = []
    let subscription = a.combineLatest(b) { "\($0)\($1)" }.sink(
      receiveCompletion: { found.append("\($0)") }, receiveValue: { found.append($0) })
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(found == ["1x", "1y", "2y", "2z", "finished"])
    subscription.cancel()
  }

  @Test func `a failure ends combined values at once, and cancels the other publisher`() {
    let (a, b) = (CurrentValueSubject<Int, Failure>(1), PassthroughSubject<Int, Failure>())
    var found: [String] = []
    var isCancelled = false
    let subscription = a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })).sink(
      receiveCompletion: { found.append("\($0)") }, receiveValue: { found.append("\($0)") })
    b.send(2)
    a.send(completion: .failure(.bad))
    b.send(3)
    #expect(found.count == 2 && found[0] == "(1, 2)" && found[1].contains("bad") && isCancelled)
    subscription.cancel()
  }

  @Test func `a publisher that finishes without a value ends combined values`() {
    var found: [String] = []
    let subscription = Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>()).sink(
      receiveCompletion: { found.append("\($0)") }, receiveValue: { _ in })
    #expect(found == ["finished"])
    subscription.cancel()
  }

  @Test func `three and four publishers are combined, and demand is kept`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var found: [Int] = []
    let three = subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.sink { found.append($0) }
    let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { $0.0 + $0.1 + $0.2 + $0.3 }.prefix(2).sink {
      found.append($0)
    }
    subjects[3].send(10)
    subjects[3].send(20)
    #expect(found == [3, 6, 13])
    three.cancel()
    four.cancel()
    subjects[0].send(5)
    #expect(found.count == 3)
  }

  @Test func `values are merged in the order in which they come`() {
    let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var found: [String] = []
    let two = a.map { $0 }.merge(with: b).sink(receiveCompletion: { found.append("\($0)") }, receiveValue: { found.append("\($0)") })
    var others: [Int] = []
    let three = a.merge(with: b, c).sink { others.append($0) }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    c.send(3)
    b.send(completion: .finished)
    #expect(found == ["1", "2", "finished"] && others == [1, 2, 3])
    two.cancel()
    three.cancel()
  }

  @Test func `published properties and subjects are Combine's`() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    var found: [String] = []
    let changes = model.objectWillChange.sink { found.append("will change") }
    let counts = model.$count.dropFirst().removeDuplicates().sink { found.append("\($0)") }
    model.count = 1
    model.count = 1
    #expect(found.filter { $0 == "1" }.count == 1 && found.contains("will change"))
    changes.cancel()
    counts.cancel()
  }
}
