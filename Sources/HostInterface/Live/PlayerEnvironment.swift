import CoreGraphics

/// The state of a live app's environment: the settings of the user, the orientation of the device, and whether the app is active.
public struct PlayerEnvironment: Hashable, Sendable {
  /// The values of the system's settings.
  public var settings: EnvironmentSettings
  /// The orientation of the device.
  public var orientation: Device.Orientation
  /// A Boolean value that indicates whether the app is in the background.
  public var isInBackground = false
  /// A Boolean value that indicates whether something covers the app, such as a call.
  public var isInactive = false

  /// Creates the state at a launch on a device.
  public init(_ settings: EnvironmentSettings, on device: Device) {
    (self.settings, orientation) = (settings, device.isLandscape ? .landscapeLeft : .portrait)
  }

  /// Updates the state for an event that is delivered to the app.
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

  /// The events that would change nothing. A menu marks their items as selected.
  public var standing: [InputEvent] {
    Setting.all.map { .setting($0.read(settings)) } + [
      .screen(.rotate(orientation)), .activity(isInBackground ? .background : .foreground),
    ]
      + (isInBackground ? [] : [.activity(isInactive ? .inactive : .active)])
  }

  // MARK: Steps

  /// Returns the event that rotates the device by a quarter turn.
  func turned(left: Bool) -> InputEvent {
    let round: [Device.Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let place = round.firstIndex(of: orientation)!
    return .screen(.rotate(round[(place + (left ? 1 : 3)) % 4]))
  }

  /// Returns the event that sets the next text size. At either end of the sizes it is the current size.
  func text(larger: Bool) -> InputEvent {
    let sizes = EnvironmentSettings.ContentSize.allCases, place = sizes.firstIndex(of: settings.contentSize)!
    return .setting(.contentSize(sizes[min(max(place + (larger ? 1 : -1), 0), sizes.count - 1)]))
  }
}

/// A group of a page's menu of environment settings.
public struct EnvironmentMenu: Sendable {
  /// The title of the group.
  public let title: String
  /// The items of the group: an event and its title.
  public let items: [(event: InputEvent, title: String)]

  private init(_ title: String, _ items: [(InputEvent, String)]) { (self.title, self.items) = (title, items) }

  /// All groups, in order.
  public static let all: [EnvironmentMenu] = [
    EnvironmentMenu("Appearance", [(.setting(.style(.light)), "Light"), (.setting(.style(.dark)), "Dark")]),
    EnvironmentMenu(
      "The device is held",
      [
        (.screen(.rotate(.portrait)), "Upright"), (.screen(.rotate(.landscapeLeft)), "Its top at the left"),
        (.screen(.rotate(.landscapeRight)), "Its top at the right"), (.screen(.rotate(.portraitUpsideDown)), "Upside down"),
      ]),
    EnvironmentMenu(
      "The app",
      [
        (.activity(.foreground), "In front"), (.activity(.background), "In the background"), (.activity(.inactive), "Under a call"),
        (.activity(.active), "The call is over"), (.activity(.memoryWarning), "Memory is short"),
      ]),
    EnvironmentMenu("Size of text", EnvironmentSettings.ContentSize.allCases.map { (.setting(.contentSize($0)), $0.rawValue) }),
    EnvironmentMenu(
      "People read", [(.setting(.direction(.leftToRight)), "Left to right"), (.setting(.direction(.rightToLeft)), "Right to left")]),
    EnvironmentMenu("Contrast", [(.setting(.contrast(.normal)), "As designed"), (.setting(.contrast(.high)), "Increased")]),
    EnvironmentMenu("Bold text", [(.setting(.boldText(false)), "Off"), (.setting(.boldText(true)), "On")]),
    EnvironmentMenu("VoiceOver", [(.setting(.voiceOver(false)), "Off"), (.setting(.voiceOver(true)), "Reads the screen")]),
    EnvironmentMenu("Motion", [(.setting(.reduceMotion(false)), "All"), (.setting(.reduceMotion(true)), "Reduced")]),
    EnvironmentMenu(
      "Transparency", [(.setting(.reduceTransparency(false)), "As designed"), (.setting(.reduceTransparency(true)), "Reduced")]),
  ]
}
