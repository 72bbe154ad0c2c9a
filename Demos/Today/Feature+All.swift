import Stories
import UIKit

extension Feature {
  /// The cards of the page, from the top.
  static let all: [Feature] = [
    Feature("ridge", Story.all[0]),
    Feature(
      "garden", kicker: "APPS WE LOVE", title: "Tools for a\nSmall Garden", ink: .label, .apps(App.garden), article: garden),
    Feature(
      "lighthouse", kicker: "SMALL WONDERS", title: "The Light\nThat Turns", summary: "A pocket lighthouse for people who cannot sleep.",
      ink: .white, .moving(.lighthouse), article: lighthouse),
    Feature("ring", Story.all[4], series: makers, place: "MAKERS’ WEEK · 1 OF 3"),
    Feature("paper", Story.all[5], series: makers, place: "MAKERS’ WEEK · 2 OF 3"),
    Feature("towns", Story.all[2], series: makers, place: "MAKERS’ WEEK · 3 OF 3"),
    Feature(
      "train", kicker: "NOW SHOWING", title: "Night Train\nto the Sea",
      summary: "A film of five seconds, which nobody has seen the end of.",
      ink: .white, .film(.nightTrain), article: train),
    Feature("whale", Story.all[1]),
    Feature("fruit", Story.all[3]),
  ]

  private static let makers = "makers"

  /// The features that a swipe on this feature's page reaches, including itself.
  var row: [Feature] { series == nil ? [self] : Feature.all.filter { $0.series == series } }

  private static let garden: [Story.Paragraph] = [
    .init(
      lead: "Four pots are enough.",
      text: "You need no meadow for any of these. A windowsill that has the sun until noon will do, and a jug, and a little patience on "
        + "the days on which nothing seems to happen."),
    .init(
      lead: "Begin with what you eat.",
      text: "Sprout asks what was for supper and tells you which part of it could have come from the balcony. The answer is more often "
        + "yes than you would think, and nearly always parsley."),
    .init(
      lead: "Then stop watering.",
      text: "Most plants on most windowsills are drowned by people who love them. Raincheck looks at the sky, the pot and the size of "
        + "your jug, and mostly says: not today."),
    .init(
      lead: "And listen.",
      text: "Hum hears who visits. By the end of the summer you will know the bumblebee that comes at nine from the one that comes at "
        + "ten, and you will have opinions about both."),
  ]

  private static let train: [Story.Paragraph] = [
    .init(
      lead: "It leaves at dusk.",
      text: "Three coaches and an engine, on a bridge that has no first arch and no last one. The hills go by at the pace of hills. Every "
        + "now and then there is a pole, and it is gone before you have decided whether it was the same pole."),
    .init(
      lead: "Somebody is awake.",
      text: "There is light in all the windows but nobody in them, which the makers say is a matter of budget. Passengers have been "
        + "promised for the next film. There may be a dog."),
    .init(
      lead: "The moon keeps up.",
      text: "It is the only thing in the picture that does. Children have always known why, and the film takes their side."),
    .init(
      lead: "There is no station.",
      text: "The end is the beginning, so exactly that you will not find the seam, and so the train has never once been late."),
  ]

  private static let lighthouse: [Story.Paragraph] = [
    .init(
      lead: "There is one button.",
      text: "It lights the lamp. After that the app does what lighthouses do, which is to turn, once every two seconds and a bit, until "
        + "morning or until you close it."),
    .init(
      lead: "The sea is yours.",
      text: "The waves at the foot of the tower are as high as they are at the coast that is nearest to you. In the mountains they are "
        + "very small, and somebody seems to have put them there to be kind."),
    .init(
      lead: "Nobody has seen the ship twice.",
      text: "It passes, its light blinks, and that is all. People have begun to write down when. The makers say that they have forgotten "
        + "how they did it."),
  ]
}
