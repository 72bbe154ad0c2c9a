/// The modules of the program, as the Swift runtime lists them.
enum ObjCModules {
  /// The names of the modules with a class `ObjCRegistrar`.
  static let withRegistrar: [String] = found.registrars.sorted()
  /// The names of the modules that declare a type.
  static let all: [String] = found.modules.sorted()

  private struct Found: @unchecked Sendable {
    var modules: Set<String> = []
    var registrars: Set<String> = []
    /// The descriptors of modules whose names were read.
    var known: [UnsafeRawPointer: String] = [:]
  }

  private static let found: Found = {
    var found = Found()
    withUnsafeMutablePointer(to: &found) { found in
      enumerateSections(
        { sections, context in
          guard let found = context?.assumingMemoryBound(to: Found.self) else { return false }
          // The structure begins with a version and four pointers. The third pair of a start and a length has the records of types.
          let start = sections.load(fromByteOffset: 64, as: UInt.self), length = sections.load(fromByteOffset: 72, as: Int.self)
          guard let records = UnsafeRawPointer(bitPattern: start), length > 0 else { return true }
          for offset in stride(from: 0, to: length, by: 4) { ObjCModules.read(records + offset, &found.pointee) }
          return true
        }, found)
    }
    return found
  }()

  /// Reads a record, which refers to the descriptor of a type.
  private static func read(_ record: UnsafeRawPointer, _ found: inout Found) {
    let relative = record.load(as: Int32.self)
    // The lowest two bits are the kind of the reference. Kinds 0 and 1 refer to a Swift type, the second through a pointer.
    guard relative & 3 < 2, var descriptor = target(record, relative & ~3) else { return }
    if relative & 1 != 0 {
      guard let pointee = descriptor.load(as: UnsafeRawPointer?.self) else { return }
      descriptor = pointee
    }
    guard let parent = parent(of: descriptor), parent.load(as: UInt32.self) & 0x1F == moduleKind else { return }
    let module = found.known[parent] ?? name(of: parent)
    found.known[parent] = module
    found.modules.insert(module)
    guard descriptor.load(as: UInt32.self) & 0x1F == classKind, name(of: descriptor) == "ObjCRegistrar" else { return }
    found.registrars.insert(module)
  }
  private static let moduleKind: UInt32 = 0, classKind: UInt32 = 16

  /// Returns the context in which a type is declared.
  private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
    let place = descriptor + 4, relative = place.load(as: Int32.self)
    guard let found = target(place, relative & ~1) else { return nil }
    return relative & 1 == 0 ? found : found.load(as: UnsafeRawPointer?.self)
  }

  private static func name(of descriptor: UnsafeRawPointer) -> String {
    let place = descriptor + 8
    return target(place, place.load(as: Int32.self)).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
  }

  private static func target(_ place: UnsafeRawPointer, _ relative: Int32) -> UnsafeRawPointer? {
    relative == 0 ? nil : place + Int(relative)
  }
}

/// Calls a function with the metadata sections of each image until it returns `false`. The Swift runtime exports it for swift-testing.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
