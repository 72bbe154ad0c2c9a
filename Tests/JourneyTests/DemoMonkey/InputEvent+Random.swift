import HostInterface
import SeededRandom
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

extension InputEvent {
  /// Returns a random event around an app. The user rotates the device, types, leaves and returns, or changes a setting. On a tablet the
  /// window can change its size.
  ///
  /// An app in the background usually returns to the foreground, because no other event is visible there.
  @MainActor
  static func random(in app: TestApp, using random: inout SeededRandom) -> InputEvent {
    let life = app.session.runtime.lifeCycle
    if life.isResting, Int.random(in: 0..<3, using: &random) > 0 { return .activity(.foreground) }
    if life.stage == .inactive, Int.random(in: 0..<2, using: &random) > 0 { return .activity(.active) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3:
      let sizes = app.session.device.isPad ? Self.windows : []
      if Bool.random(using: &random), let size = sizes.randomElement(using: &random) { return .screen(.resize(size)) }
      return .screen(.rotate(Device.Orientation.allCases.randomElement(using: &random)!))
    case 3..<5: return .setting(.style(app.environment.style == .dark ? .light : .dark))
    case 5..<7: return .setting(.contentSize(EnvironmentSettings.ContentSize.allCases.randomElement(using: &random)!))
    case 7: return .setting(Self.settings.randomElement(using: &random)!)
    case 8: return .activity([.background, .background, .inactive, .memoryWarning].randomElement(using: &random)!)
    default: return .text(Self.texts.randomElement(using: &random)!)
    }
  }

  /// Of a tablet, beside another app and alone.
  private static let windows = [
    CGSize(width: 320, height: 1180), CGSize(width: 507, height: 1180), CGSize(width: 678, height: 1180), CGSize(width: 820, height: 1180),
    CGSize(width: 590, height: 820), CGSize(width: 1180, height: 820),
  ]
  private static let settings: [SettingChange] = [
    .reduceMotion(true), .reduceMotion(false), .prefersCrossFade(true), .prefersCrossFade(false), .boldText(true), .boldText(false),
    .contrast(.high), .contrast(.normal),
  ]
  private static let texts: [TextEvent] = [
    .insert("a"), .insert("한"), .insert("👩‍👩‍👧"), .compose("ㅎ"), .compose("하"), .compose(""), .delete, .delete, .paste("one\ntwo"),
    .key(Key(.return)), .key(Key(.escape)), .key(Key(.tab)), .key(Key(.left, .shift)), .key(Key(.right)), .key(Key("a", .command)!),
    .key(Key("a")!),
  ]

  /// Views may leap by it, and be right.
  var mayMoveAtOnce: Bool {
    switch self {
    case .setting(.contentSize), .setting(.boldText), .setting(.direction), .screen, .text: true
    case .open: true
    case .activity(let change): change == .background || change == .foreground
    case .voice(let event): event.movesFocus
    case .setting, .touch: false
    }
  }
}
