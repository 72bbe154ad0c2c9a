import GalleryDemo
import HostInterface
import SegueTesting
import Testing
import UIKit

/// A way through a demo that can be gone on any device, in any direction of reading and with text of any size, since it names what is
/// touched; with the places at which to stop and look.
struct Tour: CustomTestStringConvertible, Sendable {
  let demo: String
  /// How often somebody stops or looks in passing.
  let looks: Int
  let go: @MainActor @Sendable (Tourist) throws -> Void
  var testDescription: String { demo }

  init(_ demo: String, looks: Int = 5, go: @escaping @MainActor @Sendable (Tourist) throws -> Void) {
    (self.demo, self.looks, self.go) = (demo, looks, go)
  }
}

/// What an app may be surrounded by: a device and a user's settings.
enum Scene: String, CaseIterable, Sendable {
  case light = "Light"
  case dark = "Dark"
  case large = "Largest text"
  case mirrored = "Right to left"
  case landscape = "Landscape"
  case pad = "iPad"

  var device: String {
    switch self {
    case .landscape: "iphone-14-landscape"
    case .pad: "ipad"
    default: "iphone-14"
    }
  }

  var environment: EnvironmentSettings {
    switch self {
    case .dark: EnvironmentSettings(style: .dark)
    case .large: EnvironmentSettings(contentSize: .AX5)
    case .mirrored: EnvironmentSettings(direction: .rightToLeft)
    default: EnvironmentSettings()
    }
  }
}

/// Somebody on a tour.
@MainActor
final class Tourist {
  let app: TestApp
  let scene: Scene
  /// What was seen at the stops so far, and the labels that were cut then.
  private(set) var pictures: [CGImage] = [], complaints: [String] = []
  private let pictureScale: Double?
  var size: CGSize { app.session.device.size }

  /// - Parameter pictureScale: pixels per point of what is seen; nil if nobody wants pictures.
  init(_ demo: String, in scene: Scene, pictureScale: Double? = nil) {
    (self.scene, self.pictureScale) = (scene, pictureScale)
    let root = GalleryDemo.exhibits.first { $0.name == demo }?.makeRoot ?? GalleryDemo.makeRootViewController
    app = TestApp(device: Device.named(scene.device) ?? .iPhone14, environment: scene.environment) { root() }
    app.advance(by: 0.1)
  }

  /// Comes to rest, looks around, and finds fault.
  func stop(file: StaticString = #filePath, line: UInt = #line) throws {
    try app.settle(file: file, line: line)
    complaints += ReadingFaults.all(in: app).map { "at stop \(pictures.count + 1): \($0)" }
    look()
  }

  /// Looks in passing.
  func look(after seconds: Double = 0) {
    app.advance(by: seconds)
    guard let pictureScale else { return }
    pictures.append(app.session.currentFrame().image(scale: pictureScale))
  }

  func tap(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.tap(identifier, file: file, line: line)
  }

  /// Taps what is called so by someone who hears the screen.
  func tap(labelled label: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let frame = try app.element(labelled: label, file: file, line: line).frame
    app.tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Drags what scrolls until a view can be reached.
  func scroll(to identifier: String, file: StaticString = #filePath, line: UInt = #line) throws {
    for _ in 0..<12 {
      let bottom = size.height - max(40, app.session.device.safeArea.bottom)
      if let view = app[identifier], view.frame.midY < bottom { return }
      app.drag(from: CGPoint(x: size.width / 2, y: size.height * 0.7), to: CGPoint(x: size.width / 2, y: size.height * 0.35))
      try app.settle(file: file, line: line)
    }
  }

  /// A finger that comes in from the edge at which pages begin, and stays on the screen.
  func pullFromEdge(by part: Double) -> TestApp.Finger {
    let isMirrored = scene == .mirrored
    let finger = app.touch(CGPoint(x: isMirrored ? size.width - 3 : 3, y: size.height * 0.5))
    finger.move(by: CGVector(dx: size.width * part * (isMirrored ? -1 : 1), dy: 0), duration: 0.3)
    return finger
  }

  /// A finger that goes up or down from somewhere and stays on the screen.
  func pull(from start: CGPoint, down way: Double) -> TestApp.Finger {
    let finger = app.touch(start)
    finger.move(by: CGVector(dx: 0, dy: way), duration: 0.3)
    return finger
  }
}
