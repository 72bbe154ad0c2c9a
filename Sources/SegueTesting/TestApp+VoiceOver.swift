import HostInterface
import Motion
import UIKit

extension TestApp {
  /// Somebody to whom the screen is read: moves the focus, uses what has it, and hears what is said.
  ///
  /// Each gesture is an event, as a line of a touch script has it, at the next tick, which then happens. Whoever uses it first turns it on:
  /// `app.voiceOver.isOn = true`, or `Surroundings(voiceOver: true)` at the launch. A transition that a gesture begins goes on with time: the
  /// focus follows when it is over (`settle()`).
  @MainActor
  public struct VoiceOver {
    let app: TestApp

    /// Whether the screen is read.
    public var isOn: Bool {
      get { app.session.surroundings.voiceOver }
      nonmutating set { app.choose(.voiceOver(newValue)) }
    }
    /// What has the focus; nil for nothing.
    public var focused: AccessibleElement? { app.session.voiceOverElement }
    /// What has been said, oldest first.
    public var spoken: [String] { app.session.spokenWords }
    /// What was said last.
    public var lastSpoken: String? { spoken.last }
    /// What would be said of each element, in order.
    public var screen: [String] { app.elements.map(\.spoken) }

    /// To the next element.
    public func next() { tell(.next) }
    /// To the element before.
    public func previous() { tell(.previous) }
    /// To the first element.
    public func first() { tell(.first) }
    /// To the last element.
    public func last() { tell(.last) }
    /// To what lies at a point of the window.
    public func explore(_ point: CGPoint) { tell(.touch(point)) }
    /// To the next element with a label, or of which something is said that begins so.
    ///
    /// - Throws: `TestError.Reason.noElement` if there is none.
    public func focus(_ label: String, file: StaticString = #filePath, line: UInt = #line) throws {
      let elements = app.elements
      guard elements.contains(where: { $0.label == label || $0.spoken.hasPrefix(label) }) else {
        throw TestError(.noElement(label, known: elements.map(\.description)), file, line)
      }
      tell(.find(label))
    }
    /// Uses what has the focus: a double tap. The finger that stands for it has lifted when this returns.
    public func activate() {
      tell(.activate)
      app.advance(by: 0.1)
    }
    /// A flick upwards on what can be adjusted.
    public func increment() { tell(.increment) }
    /// A flick downwards on what can be adjusted.
    public func decrement() { tell(.decrement) }
    /// Three fingers scroll, so that what lies on that side comes.
    public func scroll(_ way: VoiceEvent.Way) { tell(.scroll(way)) }
    /// Out of here: a scrub with two fingers.
    public func escape() { tell(.escape) }
    /// A double tap with two fingers.
    public func magicTap() { tell(.magicTap) }
    /// One of the actions of what has the focus.
    public func perform(action name: String) { tell(.action(name)) }

    private func tell(_ event: VoiceEvent) { app.send(.voice(event)) }
  }

  /// Somebody to whom the screen is read.
  public var voiceOver: VoiceOver { VoiceOver(app: self) }
}
