import HeadlessHost
import HostInterface
import Motion
import UIKit

extension TestApp {
  /// Plays a touch script from the current time on and returns the motion trace. The trace has a header and a line for each view and
  /// recorded frame.
  ///
  /// - Throws: `TouchScriptError` if the script cannot be played.
  /// - Precondition: The app was just launched, with the ticks and the environment settings of the script.
  public func trace(_ script: TouchScript, framesPerSecond: Int = 60) throws -> String {
    let sink = TraceSink(session)
    _ = try HeadlessHost(framesPerSecond: framesPerSecond).play(script, on: session, into: [sink])
    return MotionTrace.header(AppSession.motionTraceColumns) + "\n" + sink.lines
  }

  /// Returns frames from now on, next to each other in one image. All frames have the size of the largest one. A screen in another
  /// orientation is upright in the middle of its frame.
  ///
  /// - Parameters:
  ///   - seconds: The time from the first frame to the last.
  ///   - count: The number of frames, at equal intervals. A single frame shows the end of the time.
  ///   - scale: The number of pixels per point.
  ///   - top: The height of the part of the screen that is shown, from the top in points. The default is the whole screen.
  public func filmStrip(_ seconds: Seconds, count: Int = 8, scale: Double = 0.25, top: CGFloat? = nil) -> CGImage {
    var instants: [RecordedFrame] = []
    let start = session.now
    precondition(count > 0, "a film strip of \(count) pictures: ask for at least one")
    for index in 0..<count {
      session.advance(to: start + (count == 1 ? seconds : seconds * Double(index) / Double(count - 1)))
      instants.append(RecordedFrame(index: index, time: session.now, frame: session.currentFrame(), isNew: true))
    }
    let canvas = instants.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.frame.size.width), height: max($0.height, $1.frame.size.height))
    }
    let standing = instants.map { instant in
      var frame = instant.frame.standing(on: canvas)
      if let top { frame = frame.top(top) }
      return RecordedFrame(index: instant.index, time: instant.time, frame: frame, isNew: instant.isNew)
    }
    return FilmStrip(count: count, columns: FilmStrip.columns(for: count), scale: scale).image(of: standing)
  }
}

extension Frame {
  /// Returns the upper part of the frame, with a height in points.
  func top(_ height: CGFloat) -> Frame {
    guard height < size.height else { return self }
    return Frame(time: time, size: CGSize(width: size.width, height: height)) { target in
      let whole = PixelBuffer(
        width: target.width, height: Int((Double(target.width) / self.size.width * self.size.height).rounded()))
      self.draw(whole)
      for y in 0..<min(target.height, whole.height) { target.row(y).copyMemory(from: whole.row(y), byteCount: target.width * 4) }
    }
  }
}

/// A sink that collects the trace while a script is played.
final class TraceSink: FrameSink {
  private let session: AppSession
  private(set) var lines = ""
  init(_ session: AppSession) { self.session = session }
  func take(_ instant: RecordedFrame) throws { lines += session.motionTrace().text(at: instant.time) }
  func finish() throws {}
}
