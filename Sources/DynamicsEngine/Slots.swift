/// An array whose elements have permanent indices. Indices of removed elements are reused.
struct Slots<Element> {
  private var elements: [Element?] = []
  private var free: [Int32] = []

  /// The index of the next element.
  var next: Int32 { free.last ?? Int32(elements.count) }

  mutating func insert(_ element: Element) {
    if let number = free.popLast() { elements[Int(number)] = element } else { elements.append(element) }
  }
  mutating func remove(_ number: Int32) {
    elements[Int(number)] = nil
    free.append(number)
  }
  /// - Precondition: There is an element with that index.
  subscript(number: Int32) -> Element {
    get {
      guard let element = elements[Int(number)] else { preconditionFailure("number \(number) is no longer in this world") }
      return element
    }
    set { elements[Int(number)] = newValue }
  }
}
