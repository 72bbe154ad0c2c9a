import CSDL2
import CoreGraphics
import HostInterface

/// The window and its contents: the frame at the largest size that fits, and circles for two fingers.
@MainActor final class WindowScreen {
  let sdl: SDL
  /// The position of a card over the frame.
  enum Place { case middle, bottom }

  private var size: CGSize
  private let scale: Double
  private var buffer: PixelBuffer
  private let window, renderer, circle: OpaquePointer
  private var texture: OpaquePointer
  private var card: (texture: OpaquePointer, size: CGSize, place: Place)?

  init(title: String, device: Device, scale: Double) throws {
    sdl = try SDL.loaded()
    guard WindowHost.isAvailable else {
      throw WindowHostError(
        problem: "no window can be opened (there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set)", remedy: "use --host browser")
    }
    _ = sdl.SetHint(SDL_HINT_VIDEODRIVER, WindowHost.drivers.joined(separator: ","))  // the variable SDL_VIDEODRIVER has priority
    _ = sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    _ = sdl.SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    _ = sdl.SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    _ = sdl.SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    sdl.SetMainReady()
    // Without this hint, compositions end after 31 bytes, which are ten syllables.
    _ = sdl.SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    guard sdl.Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw Self.failure(sdl, "no window can be opened") }
    (size, self.scale) = (device.size, scale)
    buffer = PixelBuffer(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    var bounds = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
    _ = sdl.GetDisplayUsableBounds(0, &bounds)
    let zoom = min(1.25, 0.92 * Double(bounds.h) / size.height, 0.92 * Double(bounds.w) / size.width)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = sdl.CreateWindow(
        title, Self.centered, Self.centered, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded()), flags)
    else { throw Self.failure(sdl, "no window can be opened") }
    let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = sdl.CreateRenderer(window, -1, accelerated) ?? sdl.CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue),
      let texture = Self.texture(sdl, renderer, of: buffer, SDL_TEXTUREACCESS_STREAMING),
      let circle = Self.circleTexture(sdl, renderer)
    else { throw Self.failure(sdl, "nothing can be drawn in the window") }
    (self.window, self.renderer, self.texture, self.circle) = (window, renderer, texture, circle)
  }

  isolated deinit {
    if let card { sdl.DestroyTexture(card.texture) }
    sdl.DestroyTexture(circle)
    sdl.DestroyTexture(texture)
    sdl.DestroyRenderer(renderer)
    sdl.DestroyWindow(window)
    sdl.Quit()
  }

  func setTitle(_ title: String) { sdl.SetWindowTitle(window, title) }

  /// Shows a card over the frame, or removes it.
  func lay(_ picture: PixelBuffer?, _ place: Place) {
    if let card { sdl.DestroyTexture(card.texture) }
    card = nil
    guard let picture, let texture = Self.texture(sdl, renderer, of: picture, SDL_TEXTUREACCESS_STATIC) else { return }
    _ = sdl.UpdateTexture(texture, nil, picture.bytes.baseAddress, Int32(picture.bytesPerRow))
    _ = sdl.SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    let scale = WindowWords.scale
    card = (texture, CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale), place)
  }

  /// Draws a frame into the texture. The texture is created again if the size has changed.
  func show(_ frame: Frame) {
    let pixels = frame.pixels(scale: scale)
    if frame.size != size || pixels.width != buffer.width || pixels.height != buffer.height {
      let fresh = PixelBuffer(width: pixels.width, height: pixels.height)
      guard let replacement = Self.texture(sdl, renderer, of: fresh, SDL_TEXTUREACCESS_STREAMING) else { return }
      sdl.DestroyTexture(texture)
      (texture, buffer, size) = (replacement, fresh, frame.size)
    }
    frame.draw(buffer)
    _ = sdl.UpdateTexture(texture, nil, buffer.bytes.baseAddress, Int32(buffer.bytesPerRow))
  }

  /// Draws the frame again after the graphics driver has lost the textures.
  func restore(_ frame: Frame) { show(frame) }

  /// Draws the texture and the circles in the window.
  func present(circles: [(center: CGPoint, isDown: Bool)]) {
    _ = sdl.SetRenderDrawColor(renderer, 0x1C, 0x1C, 0x1E, 0xFF)
    _ = sdl.RenderClear(renderer)
    let place = place(in: outputSize)
    var target = SDL_FRect(x: Float(place.minX), y: Float(place.minY), w: Float(place.width), h: Float(place.height))
    _ = sdl.RenderCopyF(renderer, texture, nil, &target)
    let zoom = place.width / size.width
    for (center, isDown) in circles {
      let side = 34 * zoom
      _ = sdl.SetTextureAlphaMod(circle, isDown ? 255 : 140)
      var spot = SDL_FRect(
        x: Float(place.minX + center.x * zoom - side / 2), y: Float(place.minY + center.y * zoom - side / 2), w: Float(side), h: Float(side)
      )
      _ = sdl.RenderCopyF(renderer, circle, nil, &spot)
    }
    if let card { present(card.texture, card.size, card.place, over: place) }
    sdl.RenderPresent(renderer)
  }

  private func present(_ card: OpaquePointer, _ size: CGSize, _ where: Place, over picture: CGRect) {
    // The card is almost as wide as the frame, and never higher.
    let zoom = min(picture.width * 0.92 / size.width, picture.height * 0.92 / size.height)
    let (width, height) = (size.width * zoom, size.height * zoom)
    let y = `where` == .middle ? picture.midY - height / 2 : picture.maxY - height - picture.width * 0.04
    var target = SDL_FRect(x: Float(picture.midX - width / 2), y: Float(y), w: Float(width), h: Float(height))
    _ = sdl.RenderCopyF(renderer, card, nil, &target)
  }

  private static func texture(
    _ sdl: SDL, _ renderer: OpaquePointer, of buffer: PixelBuffer, _ access: SDL_TextureAccess
  ) -> OpaquePointer? {
    sdl.CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue), Int32(buffer.width), Int32(buffer.height))
  }

  /// Returns the app's point at a mouse position in window coordinates.
  func point(x: Double, y: Double) -> CGPoint {
    var (width, height): (Int32, Int32) = (1, 1)
    _ = sdl.GetWindowSize(window, &width, &height)
    return point(fractionX: x / Double(max(1, width)), y: y / Double(max(1, height)))
  }

  /// Returns the app's point at a position that is given as fractions of the window's width and height.
  func point(fractionX x: Double, y: Double) -> CGPoint {
    let output = outputSize
    let place = place(in: output)
    let zoom = place.width / size.width
    return CGPoint(x: (x * output.width - place.minX) / zoom, y: (y * output.height - place.minY) / zoom)
  }

  /// The text on the machine's clipboard.
  var clipboard: String? {
    get {
      guard let text = sdl.GetClipboardText() else { return nil }
      defer { sdl.free(text) }
      return String(cString: text)
    }
    set { _ = sdl.SetClipboardText(newValue ?? "") }
  }

  /// Sets the frame of the app's caret. An input method shows its candidates next to it.
  func placeInputMethod(at caret: CGRect) {
    var (width, height): (Int32, Int32) = (1, 1)
    _ = sdl.GetWindowSize(window, &width, &height)
    let output = outputSize, place = place(in: output), zoom = place.width / size.width
    let (x, y) = (Double(width) / output.width, Double(height) / output.height)
    var rect = SDL_Rect(
      x: Int32((place.minX + caret.minX * zoom) * x), y: Int32((place.minY + caret.minY * zoom) * y),
      w: Int32(max(1, caret.width * zoom * x)), h: Int32(max(1, caret.height * zoom * y)))
    sdl.SetTextInputRect(&rect)
  }

  private func place(in output: CGSize) -> CGRect { Self.place(of: size, in: output) }

  /// Returns the largest rectangle with the device's aspect ratio, centred in the output.
  nonisolated static func place(of size: CGSize, in output: CGSize) -> CGRect {
    let zoom = min(output.width / size.width, output.height / size.height)
    let (width, height) = (size.width * zoom, size.height * zoom)
    return CGRect(x: (output.width - width) / 2, y: (output.height - height) / 2, width: width, height: height)
  }

  private var outputSize: CGSize {
    var (width, height): (Int32, Int32) = (1, 1)
    _ = sdl.GetRendererOutputSize(renderer, &width, &height)
    return CGSize(width: Double(max(1, width)), height: Double(max(1, height)))
  }

  /// Returns a texture with a grey disc that has a light edge.
  private static func circleTexture(_ sdl: SDL, _ renderer: OpaquePointer) -> OpaquePointer? {
    let side = 136
    let pixels = PixelBuffer(width: side, height: side)
    for y in 0..<side {
      let row = pixels.row(y).assumingMemoryBound(to: UInt32.self)
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - 68, Double(y) + 0.5 - 68)
        let radius = (dx * dx + dy * dy).squareRoot()
        let cover = max(0, min(1, 67 - radius)), rim = max(0, min(1, radius - 61))
        let (gray, alpha) = (142 + (255 - 142) * rim, cover * (0.5 + 0.35 * rim))
        row[x] = UInt32(alpha * 255) << 24 | UInt32(gray) << 16 | UInt32(gray) << 8 | UInt32(gray)
      }
    }
    let texture = sdl.CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(side), Int32(side))
    _ = sdl.UpdateTexture(texture, nil, pixels.bytes.baseAddress, Int32(pixels.bytesPerRow))
    _ = sdl.SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    return texture
  }

  /// SDL_WINDOWPOS_CENTERED, whose macro Swift does not import.
  private static let centered: Int32 = 0x2FFF_0000

  private static func failure(_ sdl: SDL, _ problem: String) -> WindowHostError {
    let reason = sdl.GetError().map { String(cString: $0) } ?? "no reason given"
    sdl.Quit()
    return WindowHostError(problem: "\(problem) (\(reason))", remedy: "use --host browser")
  }
}
