import CoreGraphics
import NIOCore
import Synchronization

/// The file that was saved last and can be downloaded for some time. The next file replaces it.
final class Downloads: Sendable {
  private struct File {
    var number: Int
    var answer: Pages.Answer
  }
  private let file = Mutex<(last: Int, current: File?)>((0, nil))

  /// Offers a file and returns its number.
  ///
  /// - Parameter name: The name of the file for the browser. A dash replaces each character other than an ASCII letter, a digit, a dot, a
  ///   dash or an underscore.
  func offer(_ body: Data, named name: String, type: String) -> Int {
    let answer = Pages.Answer(status: .ok, type: type, body: ByteBuffer(bytes: body), file: Self.plain(name))
    return file.withLock { state in
      state.last += 1
      state.current = File(number: state.last, answer: answer)
      return state.last
    }
  }

  /// Removes the file.
  func withdraw() { file.withLock { $0.current = nil } }

  /// Returns the response with a file, or `nil` if the file is not available.
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
