import HostInterface
import Motion
import UIKit

extension TestApp {
  /// A VoiceOver user who moves the focus, activates elements and listens to the spoken text.
  ///
  /// Each gesture is an event as in a touch script. It is delivered at the next tick, which runs at once. Turn VoiceOver on first, with
  /// `app.voiceOver.isOn = true` or `EnvironmentSettings(voiceOver: true)` at launch. If a gesture begins a transition, the focus moves when it
  /// has ended. Call `settle()` before you read the focus.
  @MainActor
  public struct VoiceOver {
    let app: TestApp

    /// A Boolean value that indicates whether VoiceOver is on.
    public var isOn: Bool {
      get { app.session.environment.voiceOver }
      nonmutating set { app.choose(.voiceOver(newValue)) }
    }
    /// The focused element. It is `nil` if no element has the focus.
    public var focused: AccessibleElement? { app.session.voiceOverElement }
    /// The texts that have been spoken, oldest first.
    public var spoken: [String] { app.session.spokenWords }
    /// The text that was spoken last.
    public var lastSpoken: String? { spoken.last }
    /// The text that would be spoken for each element, in reading order.
    public var screen: [String] { app.elements.map(\.spoken) }

    /// Moves the focus to the next element.
    public func next() { tell(.next) }
    /// Moves the focus to the previous element.
    public func previous() { tell(.previous) }
    /// Moves the focus to the first element.
    public func first() { tell(.first) }
    /// Moves the focus to the last element.
    public func last() { tell(.last) }
    /// Moves the focus to the element at a point of the window.
    public func explore(_ point: CGPoint) { tell(.touch(point)) }
    /// Moves the focus to the next element that has this label or whose spoken text begins with it.
    ///
    /// - Throws: `TestError.Reason.noElement` if there is none.
    public func focus(_ label: String, file: StaticString = #filePath, line: UInt = #line) throws {
      let elements = app.elements
      guard elements.contains(where: { $0.label == label || $0.spoken.hasPrefix(label) }) else {
        throw TestError(.noElement(label, known: elements.map(\.description)), file, line)
      }
      tell(.find(label))
    }
    /// Activates the focused element with a double tap. The simulated finger has been lifted when the method returns.
    public func activate() {
      tell(.activate)
      app.advance(by: 0.1)
    }
    /// Increments the focused adjustable element with a flick up.
    public func increment() { tell(.increment) }
    /// Decrements the focused adjustable element with a flick down.
    public func decrement() { tell(.decrement) }
    /// Scrolls with three fingers, so that the content at this side appears.
    public func scroll(_ way: VoiceEvent.Way) { tell(.scroll(way)) }
    /// Leaves the current context with a scrub of two fingers.
    public func escape() { tell(.escape) }
    /// Performs the most important action with a double tap of two fingers.
    public func magicTap() { tell(.magicTap) }
    /// Performs a custom action of the focused element by its name.
    public func perform(action name: String) { tell(.action(name)) }

    private func tell(_ event: VoiceEvent) { app.send(.voice(event)) }
  }

  /// The VoiceOver user of this app.
  public var voiceOver: VoiceOver { VoiceOver(app: self) }
}
