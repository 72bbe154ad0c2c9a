import UIKit

/// What changes the screens.
public enum Route: String, CaseIterable, Sendable {
  /// A navigation controller puts the new screen on its stack.
  case push
  /// The old screen presents the new one, over all of the display.
  case present
  /// A tab bar controller selects the new screen.
  case tab

  var title: String {
    switch self {
    case .push: "Push"
    case .present: "Present"
    case .tab: "Tab"
    }
  }

  /// What was done, when it was done.
  var past: String {
    switch self {
    case .push: "Pushed."
    case .present: "Presented."
    case .tab: "Next tab."
    }
  }
}

/// How long it takes.
public enum Speed: String, CaseIterable, Sendable {
  /// To see what happens.
  case slow
  /// As an app would do it.
  case usual
  /// As an app would do it that is used all day.
  case fast

  var title: String {
    switch self {
    case .slow: "Slow"
    case .usual: "Usual"
    case .fast: "Fast"
    }
  }

  /// In seconds.
  var duration: TimeInterval {
    switch self {
    case .slow: 1.4
    case .usual: 0.7
    case .fast: 0.4
    }
  }

  /// In a sentence.
  var words: String {
    switch self {
    case .slow: ", slowly"
    case .usual: ""
    case .fast: ", in a hurry"
    }
  }
}

/// What is chosen on a card.
public struct Choice: Sendable {
  /// What changes the screens; a push at first.
  public var route = Route.push
  /// Which way.
  public var heading: Heading
  /// How fast; as usual at first.
  public var speed = Speed.usual

  /// A way, and all else as it is at first.
  public init(route: Route = .push, heading: Heading) { (self.route, self.heading) = (route, heading) }

  /// On the poster: “From the right, slowly.”
  var sentence: String {
    let words = heading.words + speed.words + "."
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
