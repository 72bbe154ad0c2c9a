import CoreGraphics
import NIOCore
import Synchronization

/// What can be fetched besides the page: the file that was saved last, for a while. The next one takes its place.
final class Downloads: Sendable {
  private struct File {
    var number: Int
    var answer: Pages.Answer
  }
  private let file = Mutex<(last: Int, current: File?)>((0, nil))

  /// Lays a file out, and gives its number.
  ///
  /// - Parameter name: what a browser is to call it; what is no plain letter, digit, dot or dash in it becomes a dash.
  func offer(_ body: Data, named name: String, type: String) -> Int {
    let answer = Pages.Answer(status: .ok, type: type, body: ByteBuffer(bytes: body), file: Self.plain(name))
    return file.withLock { state in
      state.last += 1
      state.current = File(number: state.last, answer: answer)
      return state.last
    }
  }

  /// Takes it away again.
  func withdraw() { file.withLock { $0.current = nil } }

  /// Nil when it is not here, or not any longer.
  func answer(_ number: Int) -> Pages.Answer? { file.withLock { $0.current?.number == number ? $0.current?.answer : nil } }

  static func plain(_ name: String) -> String {
    let letters = name.unicodeScalars.prefix(80).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || ".-_".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let plain = String(letters.drop { $0 == "." })
    return plain.isEmpty ? "touches" : plain
  }
}
