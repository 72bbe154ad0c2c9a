import HostInterface
import SeededRandom
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitVoiceOver

extension InputEvent {
  /// Returns a random action of a VoiceOver user: moves on, activates the focused element, goes back, or turns VoiceOver off. Without
  /// VoiceOver, the action turns it on or leaves it off.
  @MainActor
  static func randomVoice(in app: TestApp, using random: inout SeededRandom) -> InputEvent {
    guard app.environment.voiceOver else {
      return Bool.random(using: &random) ? .setting(.voiceOver(true)) : .voice(.next)
    }
    let size = app.session.window.bounds.size
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: return .voice(.next)
    case 4, 5: return .voice(.previous)
    case 6: return .voice([.first, .last].randomElement(using: &random)!)
    case 7, 8:
      return .voice(.touch(CGPoint(x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random))))
    case 9..<12: return .voice(.activate)
    case 12: return .voice([.increment, .decrement].randomElement(using: &random)!)
    case 13, 14: return .voice(.scroll(VoiceEvent.Way.allCases.randomElement(using: &random)!))
    case 15, 16: return .voice(.escape)
    case 17: return .voice(.magicTap)
    case 18:
      let names = app.elements.flatMap { $0.actions }
      return .voice(.action(names.randomElement(using: &random) ?? "Nothing"))
    default: return .setting(.voiceOver(false))
    }
  }
}

extension VoiceEvent {
  /// A focus that moves brings what it moves to into sight, at once.
  var movesFocus: Bool {
    switch self {
    case .next, .previous, .first, .last, .touch, .focus, .find: true
    case .activate, .increment, .decrement, .scroll, .escape, .magicTap, .action: false
    }
  }
}
