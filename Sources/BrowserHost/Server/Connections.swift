import NIOCore
import Synchronization

/// Everybody who is connected: guests, of whom nothing is known yet, and viewers.
final class Connections: Sendable {
  private struct State {
    /// In the order in which they came.
    var guests: [any Channel] = []
    var viewers: Set<ObjectIdentifier> = []
    var lastViewer = 0
  }

  private let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) { self.limits = limits }

  var isFull: Bool { state.withLock { $0.viewers.count >= limits.viewers } }

  /// Takes a guest in. The one who has been here longest makes room, where there is none.
  func enter(_ channel: any Channel) {
    let oldest = state.withLock { state in
      state.guests.append(channel)
      return state.guests.count > limits.guests ? state.guests.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.leave(channel) }
  }

  /// A guest becomes a viewer, and gets a number.
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
