import UIKit

/// A walk through the hills.
struct Walk {
  var name: String
  var place: String
  /// The length in kilometres. `ascent` is in metres.
  var length: Double
  var ascent: Int
  var minutes: Int
  var color: UIColor
  /// The heights along the walk, from 0 to 1.
  var profile: [Double]

  var facts: String { "\(length) km · \(ascent) m up" }
  var time: String { minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min" }

  static let all: [Walk] = [
    Walk(
      name: "Heron Lake", place: "From the mill", length: 5.2, ascent: 90, minutes: 75, color: .systemTeal,
      profile: [0.2, 0.25, 0.4, 0.35, 0.5, 0.42, 0.3, 0.34, 0.22, 0.2]),
    Walk(
      name: "The Long Ridge", place: "From Upper Farm", length: 14.6, ascent: 720, minutes: 310, color: .systemOrange,
      profile: [0.1, 0.3, 0.45, 0.7, 0.82, 0.78, 0.95, 0.9, 0.6, 0.4, 0.2]),
    Walk(
      name: "Quarry Steps", place: "From the station", length: 3.1, ascent: 140, minutes: 50, color: .systemPink,
      profile: [0.15, 0.3, 0.62, 0.6, 0.66, 0.5, 0.2]),
    Walk(
      name: "Beech Wood Round", place: "From the church", length: 7.8, ascent: 210, minutes: 125, color: .systemGreen,
      profile: [0.3, 0.42, 0.38, 0.55, 0.6, 0.52, 0.58, 0.4, 0.33, 0.3]),
    Walk(
      name: "Two Springs", place: "From the mill", length: 9.4, ascent: 330, minutes: 165, color: .systemIndigo,
      profile: [0.2, 0.35, 0.6, 0.5, 0.45, 0.7, 0.74, 0.5, 0.28, 0.2]),
    Walk(
      name: "Shepherd's Path", place: "From Upper Farm", length: 11.0, ascent: 480, minutes: 220, color: .systemBrown,
      profile: [0.25, 0.4, 0.66, 0.8, 0.72, 0.85, 0.6, 0.5, 0.3, 0.26]),
    Walk(
      name: "Old Railway", place: "From the station", length: 6.3, ascent: 40, minutes: 80, color: .systemPurple,
      profile: [0.3, 0.32, 0.31, 0.36, 0.4, 0.38, 0.35, 0.33]),
    Walk(
      name: "Falcon Rock", place: "From the church", length: 4.4, ascent: 390, minutes: 110, color: .systemRed,
      profile: [0.1, 0.25, 0.5, 0.72, 0.98, 0.9, 0.55, 0.3, 0.12]),
  ]
}
