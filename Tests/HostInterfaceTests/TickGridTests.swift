import HostInterface
import Motion
import Testing

@Suite struct TickGridTests {
  @Test func `ticks do not drift, and every finer grid holds the coarser ones`() {
    let sixty = TickGrid(rate: 60)
    #expect(sixty[0] == .zero && sixty[15] == MediaTime(seconds: 0.25) && sixty[60 * 3600] == MediaTime(seconds: 3600))
    for n in Int64(0)..<500 {
      #expect(TickGrid(rate: 30)[n] == sixty[2 * n])
      #expect(TickGrid(rate: 120)[2 * n] == sixty[n])
    }
  }

  @Test func `a tick is counted alike after a year`() {
    let grid = TickGrid(rate: 60)
    let year = Int64(60 * 86_400 * 365)
    for n in year..<year + 100 { #expect(grid.tick(atOrAfter: grid[n]) == n && grid.tick(after: grid[n]) == n + 1) }
    #expect(grid.length == 16_666_666)
  }

  @Test func `a time finds its tick`() {
    let grid = TickGrid(rate: 60)
    for n in Int64(0)..<500 {
      #expect(grid.tick(atOrAfter: grid[n]) == n && grid.tick(after: grid[n]) == n + 1)
      #expect(grid.tick(atOrAfter: MediaTime(nanoseconds: grid[n].nanoseconds + 1)) == n + 1)
    }
  }
}
