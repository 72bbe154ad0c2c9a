import HostInterface
import Testing

/// How often an app is pictured changes nothing in what it does.
@MainActor @Suite struct PictureRateTests {
  @Test func `the values at an instant are the same at 30, 60 and 120 pictures a second`() throws {
    let script = try ScriptedDemo.todaySlides.script("five-phases")
    // A play ends with the first picture after which nothing moves: later with fewer pictures.
    func lines(_ rate: Int) throws -> Set<Substring> {
      let rows = try ScriptedDemo.todaySlides.launch(script).trace(script, framesPerSecond: rate).split(separator: "\n").dropFirst()
      return Set(rows.filter { Double($0.prefix { $0 != "\t" })! <= script.duration.seconds })
    }
    let (slow, usual, fast) = (try lines(30), try lines(60), try lines(120))
    #expect(slow.subtracting(usual) == [])
    #expect(usual.subtracting(fast) == [])
  }
}
