import CSDL2

extension SDL {
  /// Returns the functions of SDL. The first call loads the library.
  static func loaded() throws(WindowHostError) -> SDL {
    var sdl = SDL()
    guard let reason = sdl_load(&sdl) else { return sdl }
    throw WindowHostError(
      problem: "no window can be opened (\(String(cString: reason)))",
      remedy: "install \(String(cString: sdl_package)), or use --host browser")
  }
}
