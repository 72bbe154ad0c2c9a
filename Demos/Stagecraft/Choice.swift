import UIKit

/// What changes the screens.
enum Route: String, CaseIterable {
  case push, present

  var title: String {
    switch self {
    case .push: "Push"
    case .present: "Present"
    }
  }

  /// What was done, when it was done.
  var past: String {
    switch self {
    case .push: "Pushed."
    case .present: "Presented."
    }
  }
}

/// How long it takes.
enum Speed: String, CaseIterable {
  case slow, usual, fast

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

/// What is chosen on a trick's page.
struct Choice {
  var route = Route.push
  var heading: Heading
  var speed = Speed.usual

  /// On the poster: “From the right, slowly.”
  var sentence: String {
    let words = heading.words + speed.words + "."
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
