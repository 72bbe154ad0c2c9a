import HostInterface
import QuartzCore

/// The warnings about videos that an app has received already.
final class FilmNotes: RuntimeState {
  private var hasSaidSilence = false
  init(for runtime: Runtime) {}
  @MainActor func saySilence(in runtime: Runtime) {
    guard !hasSaidSilence else { return }
    hasSaidSilence = true
    runtime.onDiagnostic?("AVPlayer: films have no sound here; volume and mute are kept, and nothing is heard.")
  }
}

extension Runtime {
  var filmNotes: FilmNotes { state() }
}
