import Foundation

/// A format of `os_log` with `printf` conversions and options in braces, for example `"%{public}@ has %d rows"`.
enum FormatString {
  /// Returns the text of a format with its values. A missing value is written as `<missing>`.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    let conversion =
      /%(?:\{(?<options>[^}]*)\})?(?<flags>[-+ #0]*[0-9*]*(?:\.[0-9*]+)?)(?<length>hh|h|ll|l|q|L|z|t|j)?(?<kind>[@a-zA-Z%])/
    var rest = arguments[...]
    var text = ""
    var position = format.startIndex
    for match in format.matches(of: conversion) {
      text += format[position..<match.range.lowerBound]
      position = match.range.upperBound
      if match.kind == "%" {
        text += "%"
        continue
      }
      let stars = match.flags.filter { $0 == "*" }.count
      var flags = String(match.flags)
      for _ in 0..<stars {
        guard let width = rest.popFirst(), let star = flags.firstIndex(of: "*") else { break }
        flags.replaceSubrange(star...star, with: "\(width)")
      }
      guard let value = rest.popFirst() else {
        text += "<missing>"
        continue
      }
      text += shown(value, flags: flags, kind: match.kind, options: match.options.map { String($0) } ?? "")
    }
    return text + format[position...]
  }

  private static func shown(_ value: any CVarArg, flags: String, kind: Substring, options: String) -> String {
    let words = options.split { ",: ".contains($0) }
    let isText = kind == "@" || kind == "s" || kind == "S"
    let privacy: OSLogPrivacy =
      words.contains("public")
      ? .public
      : words.contains("private") || words.contains("sensitive")
        ? .private(mask: words.contains("mask.hash") ? .hash : .none) : .auto
    return privacy.shown(
      written(value, flags: flags, kind: kind, isBool: words.contains("bool") || words.contains("BOOL")), isPublicByDefault: !isText)
  }

  private static func written(_ value: any CVarArg, flags: String, kind: Substring, isBool: Bool) -> String {
    switch kind {
    case "@": return (value as? NSObject)?.description ?? "\(value)"
    case "s", "S":
      return (value as? UnsafePointer<CChar>).map { String(cString: $0) } ?? (value as? UnsafeMutablePointer<CChar>).map {
        String(cString: $0)
      }
        ?? "\(value)"
    case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c", "C":
      guard let number = value as? any BinaryInteger else { return "\(value)" }
      return integer(number, flags: flags, kind: kind, isBool: isBool)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = (value as? Double) ?? (value as? Float).map { Double($0) } ?? (value as? CGFloat).map { Double($0) }
      return number.map { String(format: "%\(flags)\(kind)", $0) } ?? "\(value)"
    default: return "\(value)"
    }
  }

  /// Returns an integer in the notation of a conversion. A negative `Int32` has eight hexadecimal digits, and a negative `Int` sixteen.
  private static func integer(_ number: some BinaryInteger, flags: String, kind: Substring, isBool: Bool) -> String {
    if isBool { return number == 0 ? "false" : "true" }
    if kind.lowercased() == "c" { return String(UnicodeScalar(UInt8(truncatingIfNeeded: number))) }
    let lower = kind == "D" ? "d" : kind == "U" ? "u" : kind == "O" ? "o" : String(kind)
    guard "uxXo".contains(lower) else { return String(format: "%\(flags)ll\(lower)", Int64(truncatingIfNeeded: number)) }
    let mask = number.bitWidth >= 64 ? .max : (1 as UInt64) << UInt64(number.bitWidth) - 1
    return String(format: "%\(flags)ll\(lower)", UInt64(truncatingIfNeeded: number) & mask)
  }
}
