import CoreMedia
import Testing

@Suite struct CMTimeTests {
  @Test func `a sum is exact in the unit that both share`() {
    let sum = CMTimeAdd(CMTimeMake(value: 1, timescale: 30), CMTimeMake(value: 1, timescale: 24))
    #expect((sum.value, sum.timescale) == (9, 120))
    #expect(sum == CMTimeMake(value: 3, timescale: 40))
    #expect(!sum.hasBeenRounded)
    let difference = CMTimeMake(value: 1, timescale: 2) - CMTimeMake(value: 3, timescale: 2)
    #expect((difference.value, difference.timescale) == (-2, 2))
  }

  @Test func `seconds are cut off to their unit, and it is noted`() {
    // As the warning of Apple's own says: "error of -0.433 introduced due to very low timescale".
    let low = CMTimeMakeWithSeconds(0.433, preferredTimescale: 1)
    #expect(low.value == 0 && low.hasBeenRounded)
    let half = CMTime(seconds: 2.5, preferredTimescale: 600)
    #expect((half.value, half.timescale) == (1500, 600))
    #expect(!half.hasBeenRounded)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600).isNegativeInfinity)
    #expect(CMTime(seconds: 1, preferredTimescale: 0).isValid == false)
  }

  @Test func `seconds that do not fit get a larger unit, in the end an infinite time`() {
    let large = CMTime(seconds: 1e15, preferredTimescale: 1_000_000)
    #expect(large.isNumeric && large.timescale < 1_000_000 && large.seconds == 1e15)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
  }

  @Test func `another unit rounds as it is told`() {
    let time = CMTimeMake(value: 5, timescale: 2), back = CMTimeMake(value: -5, timescale: 2)
    func converted(_ time: CMTime, _ method: CMTimeRoundingMethod) -> Int64 { CMTimeConvertScale(time, timescale: 1, method: method).value }
    #expect(converted(time, .default) == 3 && converted(back, .default) == -3)
    #expect(converted(time, .roundTowardZero) == 2 && converted(back, .roundTowardZero) == -2)
    #expect(converted(time, .roundAwayFromZero) == 3 && converted(back, .roundAwayFromZero) == -3)
    #expect(converted(time, .roundTowardPositiveInfinity) == 3 && converted(back, .roundTowardPositiveInfinity) == -2)
    #expect(converted(time, .roundTowardNegativeInfinity) == 2 && converted(back, .roundTowardNegativeInfinity) == -3)
    #expect(converted(time, .quickTime) == 2)
    #expect(time.convertScale(1, method: .default).hasBeenRounded)
    #expect(!time.convertScale(4, method: .default).hasBeenRounded)
  }

  @Test func `special times stand in their order: minus infinity, numbers, indefinite, infinity, invalid`() {
    let order: [CMTime] = [.negativeInfinity, CMTime(value: -5, timescale: 1), .zero, .indefinite, .positiveInfinity, .invalid]
    for (n, time) in order.enumerated() {
      for (m, other) in order.enumerated() { #expect(CMTimeCompare(time, other) == (n < m ? -1 : n > m ? 1 : 0), "\(time) \(other)") }
    }
  }

  @Test func `special times add up as infinities do`() {
    #expect((.positiveInfinity + CMTime.zero).isPositiveInfinity)
    #expect((CMTime.positiveInfinity + .negativeInfinity).isValid == false)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
    #expect((CMTime.zero + .indefinite).isIndefinite)
    #expect((CMTime.indefinite + .invalid).isValid == false)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test func `a sum without a common unit is rounded in the finest, and one without room grows its unit`() {
    let a = CMTimeMake(value: 1, timescale: 2_147_483_647), b = CMTimeMake(value: 1, timescale: 2_147_483_629)
    let sum = a + b
    #expect(sum.timescale == kCMTimeMaxTimescale && sum.value == 2 && sum.hasBeenRounded)
    let large = CMTimeMake(value: .max, timescale: 1000) + CMTimeMake(value: .max, timescale: 1000)
    #expect(large.isNumeric && large.timescale == 500)
    #expect((CMTimeMake(value: .max, timescale: 1) + CMTimeMake(value: .max, timescale: 1)).isPositiveInfinity)
  }

  @Test func `products keep their unit where they can`() {
    let third = CMTimeMultiplyByRatio(CMTimeMake(value: 10, timescale: 10), multiplier: 1, divisor: 3)
    #expect(third.timescale == 10 && third.value == 3 && third.hasBeenRounded)
    #expect(CMTimeMultiply(CMTimeMake(value: 7, timescale: 30), multiplier: -3) == CMTimeMake(value: -21, timescale: 30))
    #expect(CMTimeMultiplyByFloat64(CMTimeMake(value: 1, timescale: 2), multiplier: 0.5) == CMTimeMake(value: 1, timescale: 4))
    #expect(CMTimeMultiplyByRatio(.zero, multiplier: 1, divisor: 0).isValid == false)
    #expect(CMTimeAbsoluteValue(CMTimeMake(value: -3, timescale: 4)) == CMTimeMake(value: 3, timescale: 4))
  }

  @Test func `equal times of different units are one key`() {
    #expect(Set([CMTimeMake(value: 1, timescale: 2), CMTimeMake(value: 300, timescale: 600)]).count == 1)
    #expect(CMTimeMake(value: 1, timescale: 2) != CMTimeMakeWithEpoch(value: 1, timescale: 2, epoch: 1))
  }

  @Test func `a range has its beginning, and its end not`() {
    let range = CMTimeRangeMake(start: CMTimeMake(value: 1, timescale: 1), duration: CMTimeMake(value: 2, timescale: 1))
    #expect(range.end == CMTimeMake(value: 3, timescale: 1))
    #expect(range.containsTime(range.start) && !range.containsTime(range.end))
    let other = CMTimeRangeFromTimeToTime(start: CMTimeMake(value: 2, timescale: 1), end: CMTimeMake(value: 9, timescale: 1))
    #expect(range.intersection(other) == CMTimeRange(start: other.start, end: range.end))
    #expect(range.union(other) == CMTimeRange(start: range.start, end: other.end))
    #expect(CMTimeClampToRange(.zero, range: range) == range.start)
    #expect(CMTimeRange(start: .zero, duration: CMTimeMake(value: -1, timescale: 1)).isValid == false)
    #expect(CMTimeRange.invalid.isEmpty)
  }

  @Test func `a box gives back the time that it was given`() {
    for time in [CMTimeMakeWithEpoch(value: -7, timescale: 90_000, epoch: 3), .indefinite, .positiveInfinity] {
      #expect(NSValue(time: time).timeValue == time)
      #expect(NSValue(time: time).timeValue.flags == time.flags)
    }
    let range = CMTimeRange(start: .zero, duration: CMTimeMake(value: 1, timescale: 3))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }
}
