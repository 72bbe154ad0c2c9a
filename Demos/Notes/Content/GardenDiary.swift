/// The diary of a year on the plot, with three entries a month from November to the middle of October.
enum GardenDiary {
  /// The notes, oldest first, in the form that ``NoteTexts/parse(_:in:)`` reads.
  static let text: String = {
    var entries: [String] = []
    for (offset, month) in months.enumerated() {
      let number = (offset + 10) % 12 + 1
      let year = offset < 2 ? 2025 : 2026
      for (index, entry) in month.entries.enumerated() {
        let day = days[index] + offset % 3
        let hour = 10 + (offset + 2 * index) % 7
        let date = "\(year)-\(padded(number))-\(padded(day)) \(padded(hour)):\(padded((offset * 17 + index * 23) % 60))"
        entries.append("# Plot 14, \(day) \(month.name) @ \(date)\n\(entry)")
      }
    }
    return entries.joined(separator: "\n")
  }()

  /// The days of a month on which the garden is visited, before that month's shift.
  private static let days = [2, 11, 20]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let months: [(name: String, entries: [String])] = [
    (
      "November",
      [
        "First frost. The dahlias went black in one night.\nLifted the tubers, washed them, lost the labels.",
        "Leaves, eleven barrows. The robin supervised.",
        "Broad beans in, in the rain, in a hurry.\nTwo rows. The mice have read the packet as well.",
      ]
    ),
    (
      "December",
      [
        "Nothing to do, so I swept the path.",
        "Leeks. The ground let them go with a sigh.\nEnough for soup, and one for Mr Okoro.",
        "The shed at four in the afternoon: tea, dusk, no wind.",
      ]
    ),
    (
      "January",
      [
        "Frozen solid. Looked at it through the fence.",
        "Turned the compost. It steams like a horse.",
        "Ordered too many seeds. Said so to nobody.",
      ]
    ),
    (
      "February",
      [
        "Snowdrops under the currants, which I had forgotten.",
        "Pruned the reds, a third out. My hands smell of it.",
        "Chitting potatoes on the window sill, eyes to the light.",
      ]
    ),
    (
      "March",
      [
        "Dug bed one. The fork found the old pipe again.",
        "Wind. The cold frame is now next door.\nMr Okoro brought it back and said nothing.",
        "First rhubarb. Pink, thin, far too early, delicious.",
      ]
    ),
    (
      "April",
      [
        "Potatoes in, three rows, one of them crooked.",
        "Sowed chard, beetroot, dill. Marked none of it.",
        "Frost tonight, they say. Everything wears fleece.",
      ]
    ),
    (
      "May",
      [
        "Beans are up. So are the slugs.",
        "Planted out the squashes, eight of them, knowing better.",
        "Sat on the bench for an hour. It all grew anyway.",
      ]
    ),
    (
      "June",
      [
        "Strawberries: two for the bowl, one for the gardener.",
        "Watered at six in the morning, and had it all to myself.",
        "The sweet peas have reached the top and look around.",
      ]
    ),
    (
      "July",
      [
        "Thirty degrees. Only the beans are pleased.",
        "Courgettes. No more needs to be said.\nLeft four at number 13 and ran.",
        "Lifted the first potatoes. Gold, every one of them.",
      ]
    ),
    (
      "August",
      [
        "Tomatoes at last, the yellow ones first.",
        "Netted the kale a week too late.",
        "Picked plums from the top of the ladder, and saw the river.",
      ]
    ),
    (
      "September",
      [
        "Onions on the shed roof, like a choir.",
        "Squashes: six blue, two of no known kind.",
        "Sowed the green manure. Bed four may sleep now.",
      ]
    ),
    (
      "October",
      [
        "Last beans. Kept the biggest pods for seed.",
        "Cleared the glass, drank the tea, listened to the geese.",
      ]
    ),
  ]
}
