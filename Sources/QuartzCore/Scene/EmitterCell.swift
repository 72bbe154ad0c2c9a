import CoreGraphics

/// A numeric property of an emitter cell, by Apple's name of it.
package enum EmitterQuantity: Int, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange
  case emissionLatitude, emissionLongitude, emissionRange
  case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed

  /// The default value of the property.
  var initial: Double { self == .scale ? 1 : 0 }
}

/// The initial values of one kind of particle.
public struct EmitterCell: Equatable, Sendable {
  /// The name by which key paths refer to the cell. The default is `nil`.
  public var name: String?
  /// A Boolean value that indicates whether particles are emitted. The default is `true`.
  public var isEnabled = true
  /// The image of a particle. The default is `nil`.
  public var contents: CGImage?
  /// The part of the contents that is displayed, in fractions of their size.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the contents per point.
  public var contentsScale = 1.0
  /// The mean colour by which the contents are multiplied at birth.
  public var color = RGBA(white: 1)
  /// The time at which births begin, in the time of the layer or of the emitting particle.
  public var beginTime = 0.0
  /// The time for which particles are born, in seconds. A value of 0 means that births do not end.
  public var duration = 0.0
  /// The cells that the particles emit.
  public var cells: [EmitterCell] = []
  private var numbers = EmitterQuantity.allCases.map(\.initial)

  /// Creates a cell with default values, whose birth rate is 0.
  public init() {}

  package subscript(quantity: EmitterQuantity) -> Double {
    get { numbers[quantity.rawValue] }
    set { numbers[quantity.rawValue] = newValue }
  }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) && color.components.isFinite && beginTime.isFinite && cells.allSatisfy(\.isFinite) }

  /// The interval in which particles are born, in the time of the layer or of the emitting particle.
  var season: Range<Double> { beginTime..<(duration > 0 && duration.isFinite ? beginTime + duration : .infinity) }
  /// The maximum lifetime of a particle, in seconds.
  var longestLife: Double { max(0, self[.lifetime] + abs(self[.lifetimeRange]) / 2) }
  /// The maximum time after a particle's birth at which it, or a particle that it has emitted, is visible.
  var longestTrace: Double {
    cells.reduce(longestLife) { longest, cell in
      cell.isEnabled && cell[.birthRate] > 0 ? max(longest, longestLife + cell.longestTrace) : longest
    }
  }
}

/// The key path of a cell's property, such as `emitterCells.rocket.emitterCells.spark.velocity`.
package struct EmitterCellPath: Equatable, Sendable {
  package enum Part: Equatable, Sendable { case quantity(EmitterQuantity), color }
  /// The names of the cells, from the layer inwards.
  let names: [String]
  let part: Part

  private static let parts: [String: Part] = {
    var parts: [String: Part] = ["color": .color]
    for quantity in EmitterQuantity.allCases { parts["\(quantity)"] = .quantity(quantity) }
    return parts
  }()

  /// Creates a path from its text. It is `nil` if the text is another key path.
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
  /// The numbers of the property at a path, in the first cell of each name. They are `nil` if there is no such cell, and setting them then
  /// has no effect.
  subscript(path: EmitterCellPath) -> Components? {
    get { find(path.names[...]).map { $0[path.part] } }
    set { if let newValue { edit(path.names[...]) { $0[path.part] = newValue } } }
  }
  /// Returns the value of the property at a path, as an app receives it.
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
