import NIOCore
import Synchronization

/// The connections of the server: guests, which have not been accepted yet, and viewers.
final class Connections: Sendable {
  private struct State {
    /// The guests in the order in which they connected.
    var guests: [any Channel] = []
    var viewers: Set<ObjectIdentifier> = []
    var lastViewer = 0
  }

  private let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) { self.limits = limits }

  var isFull: Bool { state.withLock { $0.viewers.count >= limits.viewers } }

  /// Adds a guest. If there are too many, the oldest one is disconnected.
  func enter(_ channel: any Channel) {
    let oldest = state.withLock { state in
      state.guests.append(channel)
      return state.guests.count > limits.guests ? state.guests.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.leave(channel) }
  }

  /// Makes a guest a viewer and returns the viewer's number.
  func becomeViewer(_ channel: any Channel) -> Int {
    state.withLock { state in
      state.guests.removeAll { $0 === channel }
      state.viewers.insert(ObjectIdentifier(channel))
      state.lastViewer += 1
      return state.lastViewer
    }
  }

  private func leave(_ channel: any Channel) {
    state.withLock { state in
      state.guests.removeAll { $0 === channel }
      state.viewers.remove(ObjectIdentifier(channel))
    }
  }
}
