/// A log of runs with place, distance, pace and impression. There are four a week, counted back from the last one.
enum RunningLog {
  /// The number of runs that have a note.
  static let count = 41

  /// The notes, newest first, in the form that ``NoteTexts/parse(_:in:)`` reads.
  static let text: String = {
    var random = SeededNumbers(seed: 14)
    var day = CalendarDay(year: 2026, month: 10, day: 15)
    return (0..<count).map { index -> String in
      if index > 0 { day = day.earlier(by: gaps[index % gaps.count]) }
      let route = routes[random.next(below: routes.count)]
      let meters = route.meters + 100 * random.next(below: 7)
      let pace = 318 + random.next(below: 48) + (meters > 12_000 ? 14 : 0)
      let feeling = feelings[(index * 7 + random.next(below: 2)) % feelings.count]
      let start = "\(day) 0\(6 + random.next(below: 2)):\(10 + random.next(below: 49))"
      return """
        # \(route.name), \(kilometers(meters)) km @ \(start)
        \(clock(pace * meters / 1000)) in all, \(clock(pace)) a kilometre. \(feeling)
        \(weather[random.next(below: weather.count)])
        """
    }.joined(separator: "\n")
  }()

  /// The days between runs: Thursday, Tuesday, Sunday, Saturday and so on.
  private static let gaps = [2, 2, 2, 1]

  private static func kilometers(_ meters: Int) -> String { "\(meters / 1000).\(meters % 1000 / 100)" }

  /// Returns a time as minutes and seconds, with hours if there are any.
  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  private static let routes: [(name: String, meters: Int)] = [
    ("Harbour loop", 7_400), ("Ashton Court", 9_800), ("Along the Avon", 12_600), ("Railway path", 10_200), ("Easy round", 5_600),
    ("Leigh Woods", 8_900), ("Over the bridge", 6_700),
  ]

  private static let feelings = [
    "Cold hands, good legs.", "Heavy until the bridge, light after it.", "The knee said nothing.", "Too fast at the start, as ever.",
    "Ran the last one with my eyes on the cranes.", "A dog came along for a while.", "Breathed in fours the whole way.",
    "Nobody about but the rowers.", "Hill legs, finally.", "Stopped for the sunrise. Worth the minute.", "Talked with Sam all the way.",
  ]

  private static let weather = [
    "Fog on the river, and then none.", "Eleven degrees and still.", "Wind from the west, the whole way back.", "Rain, the soft kind.",
    "Frost on the boards of the bridge.", "Warm by seven.", "Low sun, long shadows.",
  ]
}
