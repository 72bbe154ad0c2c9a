import CoreGraphics

/// A number of an emitter's cell, by Apple's name for it.
package enum EmitterQuantity: Int, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange
  case emissionLatitude, emissionLongitude, emissionRange
  case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed

  /// What it is at first.
  var initial: Double { self == .scale ? 1 : 0 }
}

/// What particles of one kind are born with, as a value.
public struct EmitterCell: Equatable, Sendable {
  /// By which key paths find it.
  public var name: String?
  /// Whether any are born.
  public var isEnabled = true
  /// What a particle shows; nil for nothing.
  public var contents: CGImage?
  /// The part of the contents that is shown, in fractions.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents for a point.
  public var contentsScale = 1.0
  /// What the contents are multiplied by at a particle's birth, on average.
  public var color = RGBA(white: 1)
  /// When births begin, in the time of the layer or of the particle that gives birth.
  public var beginTime = 0.0
  /// For how long there are births, in seconds; 0 for ever.
  public var duration = 0.0
  /// What its particles give birth to.
  public var cells: [EmitterCell] = []
  private var numbers = EmitterQuantity.allCases.map(\.initial)

  /// One that gives birth to nothing.
  public init() {}

  package subscript(quantity: EmitterQuantity) -> Double {
    get { numbers[quantity.rawValue] }
    set { numbers[quantity.rawValue] = newValue }
  }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) && color.components.isFinite && beginTime.isFinite && cells.allSatisfy(\.isFinite) }

  /// The times, in the time of whoever gives birth, between which there are births.
  var season: Range<Double> { beginTime..<(duration > 0 && duration.isFinite ? beginTime + duration : .infinity) }
  /// How old a particle of it can get, at most.
  var longestLife: Double { max(0, self[.lifetime] + abs(self[.lifetimeRange]) / 2) }
  /// For how long after its birth something of a particle is seen: itself, or what it has given birth to.
  var longestTrace: Double {
    cells.reduce(longestLife) { longest, cell in
      cell.isEnabled && cell[.birthRate] > 0 ? max(longest, longestLife + cell.longestTrace) : longest
    }
  }
}

/// A quantity of a cell as an app names it: `emitterCells.rocket.emitterCells.spark.velocity`.
package struct EmitterCellPath: Equatable, Sendable {
  package enum Part: Equatable, Sendable { case quantity(EmitterQuantity), color }
  /// The names of the cells, from the layer's on inwards.
  let names: [String]
  let part: Part

  private static let parts: [String: Part] = {
    var parts: [String: Part] = ["color": .color]
    for quantity in EmitterQuantity.allCases { parts["\(quantity)"] = .quantity(quantity) }
    return parts
  }()

  /// Nil for any other key path.
  init?(_ keyPath: String) {
    guard keyPath.hasPrefix("emitterCells.") else { return nil }
    let words = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 3, words.count % 2 == 1, let part = Self.parts[words[words.count - 1]] else { return nil }
    let pairs = stride(from: 0, to: words.count - 1, by: 2)
    guard pairs.allSatisfy({ words[$0] == "emitterCells" }) else { return nil }
    (names, self.part) = (pairs.map { words[$0 + 1] }, part)
  }
}

extension [EmitterCell] {
  /// The numbers of what a path names, in the first cell of that name; nil where there is none. Setting them changes nothing there.
  subscript(path: EmitterCellPath) -> Components? {
    get { find(path.names[...]).map { $0[path.part] } }
    set { if let newValue { edit(path.names[...]) { $0[path.part] = newValue } } }
  }
  /// The same as an app is given it.
  func object(_ path: EmitterCellPath) -> Any? {
    self[path].map { numbers -> Any in path.part == .color ? CGColor(RGBA(numbers)) : CGFloat(numbers[0]) }
  }

  private func find(_ names: ArraySlice<String>) -> EmitterCell? {
    guard let cell = first(where: { $0.name == names.first }) else { return nil }
    return names.count == 1 ? cell : cell.cells.find(names.dropFirst())
  }
  private mutating func edit(_ names: ArraySlice<String>, _ change: (inout EmitterCell) -> Void) {
    guard let i = firstIndex(where: { $0.name == names.first }) else { return }
    if names.count == 1 { change(&self[i]) } else { self[i].cells.edit(names.dropFirst(), change) }
  }
}

extension EmitterCell {
  fileprivate subscript(part: EmitterCellPath.Part) -> Components {
    get {
      switch part {
      case .quantity(let quantity): self[quantity].components
      case .color: color.components
      }
    }
    set {
      switch part {
      case .quantity(let quantity): self[quantity] = newValue[0]
      case .color: color = RGBA(newValue)
      }
    }
  }
}
