import CoreGraphics

/// How things stand around a live app: what the user has chosen, how the device is held, whether the app is seen.
public struct StageSurroundings: Hashable, Sendable {
  /// What is chosen in the system's settings.
  public var settings: Surroundings
  /// How the device is held.
  public var orientation: Device.Orientation
  /// The user has left the app.
  public var isInBackground = false
  /// Something lies over the app.
  public var isInactive = false

  /// As at the launch on a device.
  public init(_ settings: Surroundings, on device: Device) {
    (self.settings, orientation) = (settings, device.isLandscape ? .landscapeLeft : .portrait)
  }

  /// Goes along with what the app is told.
  mutating func follow(_ event: InputEvent) {
    switch event {
    case .setting(let change): change.apply(to: &settings)
    case .screen(.rotate(let orientation)): self.orientation = orientation
    case .activity(.background): (isInBackground, isInactive) = (true, false)
    case .activity(.foreground): isInBackground = false
    case .activity(.inactive): isInactive = !isInBackground
    case .activity(.active): isInactive = false
    case .open: (isInBackground, isInactive) = (false, false)
    case .touch, .screen(.resize), .activity(.memoryWarning), .activity(.terminate), .text, .voice: break
    }
  }

  /// The events that would change nothing: what a menu marks.
  public var standing: [InputEvent] {
    Setting.all.map { .setting($0.read(settings)) } + [
      .screen(.rotate(orientation)), .activity(isInBackground ? .background : .foreground),
    ]
      + (isInBackground ? [] : [.activity(isInactive ? .inactive : .active)])
  }

  // MARK: One step on

  /// The next way in which the device may be held, a quarter turn on.
  func turned(left: Bool) -> InputEvent {
    let round: [Device.Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let place = round.firstIndex(of: orientation)!
    return .screen(.rotate(round[(place + (left ? 1 : 3)) % 4]))
  }

  /// The next size of text; the same at either end.
  func text(larger: Bool) -> InputEvent {
    let sizes = Surroundings.ContentSize.allCases, place = sizes.firstIndex(of: settings.contentSize)!
    return .setting(.contentSize(sizes[min(max(place + (larger ? 1 : -1), 0), sizes.count - 1)]))
  }
}

/// What a page's menu offers of an app's surroundings: a closed list, in groups.
public struct SurroundingsMenu: Sendable {
  /// What the group is called.
  public let title: String
  /// Each with its words.
  public let items: [(event: InputEvent, title: String)]

  private init(_ title: String, _ items: [(InputEvent, String)]) { (self.title, self.items) = (title, items) }

  /// Every group there is.
  public static let all: [SurroundingsMenu] = [
    SurroundingsMenu("Appearance", [(.setting(.style(.light)), "Light"), (.setting(.style(.dark)), "Dark")]),
    SurroundingsMenu(
      "The device is held",
      [
        (.screen(.rotate(.portrait)), "Upright"), (.screen(.rotate(.landscapeLeft)), "Its top at the left"),
        (.screen(.rotate(.landscapeRight)), "Its top at the right"), (.screen(.rotate(.portraitUpsideDown)), "Upside down"),
      ]),
    SurroundingsMenu(
      "The app",
      [
        (.activity(.foreground), "In front"), (.activity(.background), "In the background"), (.activity(.inactive), "Under a call"),
        (.activity(.active), "The call is over"), (.activity(.memoryWarning), "Memory is short"),
      ]),
    SurroundingsMenu("Size of text", Surroundings.ContentSize.allCases.map { (.setting(.contentSize($0)), $0.rawValue) }),
    SurroundingsMenu(
      "People read", [(.setting(.direction(.leftToRight)), "Left to right"), (.setting(.direction(.rightToLeft)), "Right to left")]),
    SurroundingsMenu("Contrast", [(.setting(.contrast(.normal)), "As designed"), (.setting(.contrast(.high)), "Increased")]),
    SurroundingsMenu("Bold text", [(.setting(.boldText(false)), "Off"), (.setting(.boldText(true)), "On")]),
    SurroundingsMenu("VoiceOver", [(.setting(.voiceOver(false)), "Off"), (.setting(.voiceOver(true)), "Reads the screen")]),
    SurroundingsMenu("Motion", [(.setting(.reduceMotion(false)), "All"), (.setting(.reduceMotion(true)), "Reduced")]),
    SurroundingsMenu(
      "Transparency", [(.setting(.reduceTransparency(false)), "As designed"), (.setting(.reduceTransparency(true)), "Reduced")]),
  ]
}
