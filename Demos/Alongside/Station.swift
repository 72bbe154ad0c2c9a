import UIKit

/// A station on the way up.
struct Station {
  let name: String
  let height: Int
  let words: String
  let next: String?
  let color: UIColor

  static let all = [
    Station(
      name: "Valley", height: 1608,
      words: "Church bells, cowbells, the train from the lowlands. Larches as far up as one can see, and above them something white.",
      next: "To the hut", color: UIColor(red: 0.18, green: 0.55, blue: 0.34, alpha: 1)),
    Station(
      name: "Hut", height: 3260,
      words: "Soup, a blanket with a number, and boots along the wall. The stove goes out at nine; breakfast is at half past three.",
      next: "To the ridge", color: UIColor(red: 0.8, green: 0.45, blue: 0.2, alpha: 1)),
    Station(
      name: "Ridge", height: 4003,
      words: "Rock in the left hand, two countries underfoot. The sun is up on that side already, and it is suddenly warm.",
      next: "To the summit", color: UIColor(red: 0.36, green: 0.42, blue: 0.62, alpha: 1)),
    Station(
      name: "Summit", height: 4478, words: "Nothing is left to climb. Forty peaks in a ring, and a bird that wants your bread.", next: nil,
      color: UIColor(red: 0.1, green: 0.5, blue: 0.78, alpha: 1)),
  ]

  /// The height of the station, from 0 in the valley to 1 at the top.
  var part: CGFloat {
    let (lowest, highest) = (Self.all[0].height, Self.all[Self.all.count - 1].height)
    return CGFloat(height - lowest) / CGFloat(highest - lowest)
  }
}
