/// The durations of the built-in push and pop (Docs/behaviour/bars.md, "Bar transition").
package enum NavigationDuration {
  /// The duration that the animator returns, in seconds. Without interaction, the transition uses the system's spring.
  package static let slide = 0.35
}

/// An animator whose alongside animations use the system's spring, or linear timing in an interaction.
@MainActor
protocol SystemPaced {}
