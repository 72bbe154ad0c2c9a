import UIKit

/// The kind of change between the screens.
public enum Route: String, CaseIterable, Sendable {
  /// A change in which a navigation controller pushes the new screen.
  case push
  /// A change in which the old screen presents the new one over the whole display.
  case present
  /// A change in which a tab bar controller selects the new screen.
  case tab

  var title: String {
    switch self {
    case .push: "Push"
    case .present: "Present"
    case .tab: "Tab"
    }
  }

  /// A sentence that describes the change after it has happened.
  var past: String {
    switch self {
    case .push: "Pushed."
    case .present: "Presented."
    case .tab: "Next tab."
    }
  }
}

/// The speed of the transition.
public enum Speed: String, CaseIterable, Sendable {
  /// A speed at which the details are visible.
  case slow
  /// The speed of a typical app.
  case usual
  /// The speed of an app that is used all day.
  case fast

  var title: String {
    switch self {
    case .slow: "Slow"
    case .usual: "Usual"
    case .fast: "Fast"
    }
  }

  /// The duration in seconds.
  var duration: TimeInterval {
    switch self {
    case .slow: 1.4
    case .usual: 0.7
    case .fast: 0.4
    }
  }

  /// The words for the speed within a sentence.
  var words: String {
    switch self {
    case .slow: ", slowly"
    case .usual: ""
    case .fast: ", in a hurry"
    }
  }
}

/// The options that are chosen on a card.
public struct Choice: Sendable {
  /// The kind of change between the screens. The default is a push.
  public var route = Route.push
  /// The direction of the transition.
  public var heading: Heading
  /// The speed of the transition. The default is `.usual`.
  public var speed = Speed.usual

  /// Creates a choice with a direction and the default values of the other options.
  public init(route: Route = .push, heading: Heading) { (self.route, self.heading) = (route, heading) }

  /// The sentence on the poster, for example “From the right, slowly.”
  var sentence: String {
    let words = heading.words + speed.words + "."
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
