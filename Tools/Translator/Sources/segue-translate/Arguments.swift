/// The arguments of a command: options with one value each, then files.
struct Arguments {
  let command: String
  private(set) var files: [String] = []
  private var values: [String: [String]] = [:]

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    command = rest.popFirst() ?? ""
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        files.append(argument)
        continue
      }
      guard let value = rest.popFirst() else { throw UsageError(message: "\(argument) has no value") }
      values[argument, default: []].append(value)
    }
  }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func one(_ option: String) throws -> String {
    guard let value = values[option]?.last else { throw UsageError(message: "\(command) needs \(option)") }
    return value
  }
}

struct UsageError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
